// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The name of an attribute of the format.
///
/// The cases stand in the bytewise order of their spellings.
package enum AttributeName: UInt16, VocabularyName {
  case accessoryType
  case action
  case actionName
  case address
  case adjustable
  case adjustsFontForContentSizeCategory
  case adjustsFontSizeToFit
  case adjustsImageSizeForAccessibilityContentSizeCategory
  case adjustsImageWhenAncestorFocused
  case adjustsImageWhenDisabled
  case adjustsImageWhenHighlighted
  case adjustsLetterSpacingToFitWidth
  case affinity
  case alignment
  case allowDoubleColumnStyle
  case allowableMovement
  case allowsAirPlayForMediaPlayback
  case allowsBackForwardNavigationGestures
  case allowsCameraControl
  case allowsDefaultTighteningForTruncation
  case allowsDirectInteraction
  case allowsEditingTextAttributes
  case allowsInlineMediaPlayback
  case allowsLinkPreview
  case allowsMultipleSelection
  case allowsMultipleSelectionDuringEditing
  case allowsPictureInPictureMediaPlayback
  case allowsSelection
  case allowsSelectionDuringEditing
  case alpha
  case alwaysBounceHorizontal
  case alwaysBounceVertical
  case ambiguous
  case animates
  case animating
  case appearance
  case appearanceType
  case appends
  case applicationNameForUserAgent
  case apportionsSegmentWidthsByContent
  case audio
  case autocapitalizationType
  case autocorrectionType
  case automaticEstimatedItemSize
  case automaticallyAdjustsScrollViewInsets
  case autoresizesArchivedViewToFullSize
  case autoresizesSubviews
  case autoshrinkMode
  case axis
  case backIndicatorImage
  case backIndicatorTransitionMaskImage
  case background
  case backgroundEffect
  case backgroundImage
  case badgeValue
  case barStyle
  case base64UTF8
  case baseWritingDirection
  case baselineAdjustment
  case baselineRelativeArrangement
  case behavior
  case black
  case blue
  case borderStyle
  case bottom
  case bounces
  case bouncesZoom
  case bundleIdentifier
  case button
  case buttonSize
  case buttonType
  case calendarEvent
  case canCancelContentTouches
  case cancelsTouchesInView
  case candidateClass
  case catalog
  case cellLayoutMarginsFollowReadableWidth
  case changesSelectionAsPrimaryAction
  case className
  case clearButtonMode
  case clearsContextBeforeDrawing
  case clearsOnBeginEditing
  case clearsSelectionOnViewWillAppear
  case clipsSubviews
  case cocoaTouchSystemColor
  case collectionClass
  case colorLabel
  case colorMatched
  case colorPixelFormat
  case colorSpace
  case configurationType
  case constant
  case content
  case contentHorizontalAlignment
  case contentInsetAdjustmentBehavior
  case contentMode
  case contentVerticalAlignment
  case contentViewInsetsToSafeArea
  case continuous
  case cornerRadius
  case cornerStyle
  case countDownDuration
  case currentPage
  case customClass
  case customColorSpace
  case customModule
  case customModuleProvider
  case customUserAgent
  case cyan
  case dataMode
  case datePickerMode
  case defaultTabInterval
  case defaultVersion
  case definesPresentationContext
  case delaysContentTouches
  case delaysTouchesBegan
  case delaysTouchesEnded
  case depthStencilPixelFormat
  case destination
  case destinationCreationSelector
  case detailTextLabel
  case direction
  case directionalLockEnabled
  case discoverabilityTitle
  case displayInline
  case distribution
  case doubleSided
  case down
  case downArrow
  case dynamicTypePreference
  case editable
  case editingAccessoryType
  case enableSetNeedsDisplay
  case enabled
  case enablesMarqueeWhenAncestorFocused
  case enablesReturnKeyAutomatically
  case estimatedRowHeight
  case estimatedSectionFooterHeight
  case estimatedSectionHeaderHeight
  case eventType
  case extendedLayoutIncludesOpaqueBars
  case family
  case firstAttribute
  case firstItem
  case firstLineHeadIndent
  case fixedFrame
  case flexibleMaxX
  case flexibleMaxY
  case flexibleMinX
  case flexibleMinY
  case flightNumber
  case focusStyle
  case footerTitle
  case generatesPrototypingConstraints
  case green
  case hangulWordPriority
  case hasAttributedTitle
  case headIndent
  case header
  case headerLevel
  case headerTitle
  case height
  case heightSizable
  case hidden
  case hidesAccessoryWhenEditing
  case hidesBarsOnSwipe
  case hidesBarsWhenVerticallyCompact
  case hidesBottomBarWhenPushed
  case hidesForSinglePage
  case hidesWhenStopped
  case highlighted
  case highlightedImage
  case hint
  case horizontal
  case horizontalCompressionResistancePriority
  case horizontalContentHuggingPriority
  case horizontalHuggingPriority
  case id
  case identifier
  case image
  case imageContentMode
  case imagePadding
  case imagePlacement
  case imageToTextPadding
  case imageView
  case indentationLevel
  case indentationWidth
  case indicator
  case indicatorStyle
  case inheritsFrom
  case initialViewController
  case input
  case insetsLayoutMarginsFromSafeArea
  case interfaceStyle
  case isEnabled
  case itemPositioning
  case itemSpacing
  case javaScriptCanOpenWindowsAutomatically
  case javaScriptEnabled
  case key
  case keyPath
  case keyboardAppearance
  case keyboardDismissMode
  case keyboardKey
  case keyboardType
  case kind
  case label
  case landscapeImage
  case largeContentSizeImage
  case largeTitleDisplayMode
  case largeTitles
  case launchScreen
  case layout
  case layoutManager
  case layoutMarginsFollowReadableWidth
  case leading
  case left
  case leftArrow
  case leftItemsSupplementBackButton
  case length
  case lineBreakMode
  case lineHeightMultiple
  case lineSpacing
  case link
  case localeIdentifier
  case localized
  case location
  case lookupSuggestion
  case magenta
  case mapType
  case maxValue
  case maxX
  case maxY
  case maximumLineHeight
  case maximumNumberOfTouches
  case maximumPrimaryColumnWidth
  case maximumValue
  case maximumValueImage
  case maximumZoomScale
  case mediaPlaybackAllowsAirPlay
  case mediaPlaybackRequiresUserAction
  case menu
  case message
  case metaFont
  case minToolsVersion
  case minValue
  case minX
  case minY
  case minimumFontSize
  case minimumInteritemSpacing
  case minimumLineHeight
  case minimumLineSpacing
  case minimumNumberOfTouches
  case minimumPressDuration
  case minimumPrimaryColumnWidth
  case minimumScaleFactor
  case minimumValue
  case minimumValueImage
  case minimumZoomScale
  case minuteInterval
  case misplaced
  case modalPresentationStyle
  case modalTransitionStyle
  case modifierFlags
  case momentary
  case multipleTouchEnabled
  case multiplier
  case name
  case navigationBarHidden
  case navigationOrientation
  case nextObjectID
  case nibName
  case none
  case notEnabled
  case numberOfLines
  case numberOfPages
  case numberOfTapsRequired
  case numberOfTouchesRequired
  case on
  case opaque
  case orientation
  case pageSpacing
  case pagingEnabled
  case paragraphSpacing
  case paragraphSpacingBefore
  case passwordRulesDescriptor
  case paused
  case phoneNumber
  case pitchEnabled
  case placeholder
  case placeholderIdentifier
  case placeholderIntrinsicHeight
  case placeholderIntrinsicWidth
  case playPause
  case pointSize
  case pointerInteraction
  case popoverAnchorBarButtonItem
  case popoverAnchorView
  case preferredBehavioralStyle
  case preferredDisplayMode
  case preferredFramesPerSecond
  case preferredMaxLayoutWidth
  case preferredPrimaryColumnWidthFraction
  case preferredSupplementaryColumnWidthFraction
  case prefetchingEnabled
  case presentsWithGesture
  case preservesSuperviewLayoutMargins
  case primaryBackgroundStyle
  case priority
  case progress
  case progressImage
  case progressViewStyle
  case prompt
  case prompted
  case promptedForUpgradeToXcode5
  case property
  case propertyAccessControl
  case providesPresentationContextTransitionStyle
  case pushOut
  case red
  case reference
  case referencedIdentifier
  case relation
  case relationship
  case relativePath
  case renderMode
  case renderingMode
  case requiredIntegratedClassName
  case resizesToFullScreen
  case restorationIdentifier
  case returnKeyType
  case reuseIdentifier
  case reversesTitleShadowWhenHighlighted
  case right
  case rightArrow
  case role
  case rotateEnabled
  case rowHeight
  case scale
  case scalesPageToFit
  case sceneID
  case sceneMemberID
  case sceneName
  case scoringType
  case scrollDirection
  case scrollEnabled
  case searchBarStyle
  case searchField
  case searchResultsTitle
  case secondAttribute
  case secondItem
  case secondaryText
  case sectionFooterHeight
  case sectionHeaderHeight
  case sectionIndexMinimumDisplayRowCount
  case sectionInsetReference
  case secureTextEntry
  case segmentControlStyle
  case select
  case selectable
  case selected
  case selectedImage
  case selectedSegmentIndex
  case selectionStyle
  case selector
  case semanticContentAttribute
  case separatorInsetReference
  case separatorStyle
  case shadowImage
  case shipmentTrackingNumber
  case shouldIndentWhileEditing
  case showsActivityIndicator
  case showsBuildings
  case showsCancelButton
  case showsCompass
  case showsExpansionTextWhenTruncated
  case showsHorizontalScrollIndicator
  case showsMenuAsPrimaryAction
  case showsPointsOfInterest
  case showsReorderControl
  case showsScale
  case showsScopeBar
  case showsSearchResultsButton
  case showsSelectionImmediatelyOnTouchBegin
  case showsTouchWhenHighlighted
  case showsUserLocation
  case showsVerticalScrollIndicator
  case simulatedAppContext
  case singleSelection
  case size
  case sizingRule
  case smartDashesType
  case smartInsertDeleteType
  case smartQuotesType
  case spacing
  case spacingType
  case spellCheckingType
  case spineLocation
  case splitViewControllerTargetIndex
  case springLoaded
  case stackedItemPositioning
  case standard
  case startsMediaSession
  case staticText
  case statusBarStyle
  case stepValue
  case storyboardIdentifier
  case storyboardName
  case string
  case strokeOutset
  case strokeWidth
  case style
  case subtitle
  case summaryElement
  case superclassName
  case suppressesIncrementalRendering
  case symbolScale
  case symbolType
  case symbolic
  case systemColor
  case systemItem
  case systemVersion
  case tableViewCell
  case tag
  case tailIndent
  case targetRuntime
  case text
  case textAlignment
  case textContentType
  case textLabel
  case tighteningFactorForTruncation
  case timeIntervalSinceReferenceDate
  case title
  case titleAlignment
  case titlePadding
  case toolTip
  case toolbarHidden
  case toolsVersion
  case top
  case trackImage
  case trailing
  case transitionStyle
  case translatesAutoresizingMaskIntoConstraints
  case translucent
  case trigger
  case type
  case unwindAction
  case up
  case upArrow
  case updatesFrequently
  case useAutolayout
  case useAutomaticPreferredMaxLayoutWidth
  case useCurrentDate
  case useSafeAreas
  case useStoryboardIdentifierAsRestorationIdentifier
  case useTraitCollections
  case userInteractionEnabled
  case userLabel
  case usesAppearanceFont
  case usesAttributedText
  case value
  case variableValue
  case variant
  case verifyAmbiguity
  case version
  case vertical
  case verticalCompressionResistancePriority
  case verticalContentHuggingPriority
  case verticalHuggingPriority
  case video
  case videoGravity
  case visibleAtLaunch
  case wantsFullScreenLayout
  case wantsMultisampling
  case weight
  case white
  case width
  case widthSizable
  case wraps
  case x
  case xcode11CocoaTouchSystemColor
  case y
  case yellow
  case zoomEnabled

  package static let spellings: [String] = [
    "accessoryType", "action", "actionName", "address", "adjustable",
    "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit",
    "adjustsImageSizeForAccessibilityContentSizeCategory", "adjustsImageWhenAncestorFocused",
    "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "adjustsLetterSpacingToFitWidth",
    "affinity", "alignment", "allowDoubleColumnStyle", "allowableMovement",
    "allowsAirPlayForMediaPlayback", "allowsBackForwardNavigationGestures", "allowsCameraControl",
    "allowsDefaultTighteningForTruncation", "allowsDirectInteraction",
    "allowsEditingTextAttributes", "allowsInlineMediaPlayback", "allowsLinkPreview",
    "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    "allowsPictureInPictureMediaPlayback", "allowsSelection", "allowsSelectionDuringEditing",
    "alpha", "alwaysBounceHorizontal", "alwaysBounceVertical", "ambiguous", "animates", "animating",
    "appearance", "appearanceType", "appends", "applicationNameForUserAgent",
    "apportionsSegmentWidthsByContent", "audio", "autocapitalizationType", "autocorrectionType",
    "automaticEstimatedItemSize", "automaticallyAdjustsScrollViewInsets",
    "autoresizesArchivedViewToFullSize", "autoresizesSubviews", "autoshrinkMode", "axis",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "background", "backgroundEffect",
    "backgroundImage", "badgeValue", "barStyle", "base64-UTF8", "baseWritingDirection",
    "baselineAdjustment", "baselineRelativeArrangement", "behavior", "black", "blue", "borderStyle",
    "bottom", "bounces", "bouncesZoom", "bundleIdentifier", "button", "buttonSize", "buttonType",
    "calendarEvent", "canCancelContentTouches", "cancelsTouchesInView", "candidateClass", "catalog",
    "changesSelectionAsPrimaryAction", "className", "clearButtonMode", "clearsContextBeforeDrawing",
    "clearsOnBeginEditing", "clearsSelectionOnViewWillAppear", "clipsSubviews",
    "cocoaTouchSystemColor", "collectionClass", "colorLabel", "colorMatched", "colorPixelFormat",
    "colorSpace", "configurationType", "constant", "content", "contentHorizontalAlignment",
    "contentInsetAdjustmentBehavior", "contentMode", "contentVerticalAlignment",
    "contentViewInsetsToSafeArea", "continuous", "cornerRadius", "cornerStyle", "countDownDuration",
    "currentPage", "customClass", "customColorSpace", "customModule", "customModuleProvider",
    "backgroundImage", "barStyle", "base64-UTF8", "baseWritingDirection", "baselineAdjustment",
    "baselineRelativeArrangement", "behavior", "black", "blue", "borderStyle", "bottom", "bounces",
    "bouncesZoom", "bundleIdentifier", "button", "buttonSize", "buttonType", "calendarEvent",
    "canCancelContentTouches", "cancelsTouchesInView", "candidateClass", "catalog",
    "cellLayoutMarginsFollowReadableWidth", "changesSelectionAsPrimaryAction", "className",
    "clearButtonMode", "clearsContextBeforeDrawing", "clearsOnBeginEditing",
    "clearsSelectionOnViewWillAppear", "clipsSubviews", "cocoaTouchSystemColor", "collectionClass",
    "colorLabel", "colorMatched", "colorPixelFormat", "colorSpace", "configurationType", "constant",
    "content", "contentHorizontalAlignment", "contentInsetAdjustmentBehavior", "contentMode",
    "contentVerticalAlignment", "contentViewInsetsToSafeArea", "continuous", "cornerStyle",
    "countDownDuration", "customClass", "customColorSpace", "customModule", "customModuleProvider",
    "customUserAgent", "cyan", "dataMode", "datePickerMode", "defaultTabInterval", "defaultVersion",
    "definesPresentationContext", "delaysContentTouches", "delaysTouchesBegan",
    "delaysTouchesEnded", "depthStencilPixelFormat", "destination", "destinationCreationSelector",
    "detailTextLabel", "direction", "directionalLockEnabled", "discoverabilityTitle",
    "displayInline", "distribution", "doubleSided", "down", "downArrow", "dynamicTypePreference",
    "editable", "editingAccessoryType", "enableSetNeedsDisplay", "enabled",
    "enablesMarqueeWhenAncestorFocused", "enablesReturnKeyAutomatically", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "eventType",
    "extendedLayoutIncludesOpaqueBars", "family", "firstAttribute", "firstItem",
    "firstLineHeadIndent", "fixedFrame", "flexibleMaxX", "flexibleMaxY", "flexibleMinX",
    "flexibleMinY", "flightNumber", "focusStyle", "footerTitle", "generatesPrototypingConstraints",
    "green", "hangulWordPriority", "hasAttributedTitle", "headIndent", "header", "headerLevel",
    "headerTitle", "height", "heightSizable", "hidden", "hidesAccessoryWhenEditing",
    "hidesBarsOnSwipe", "hidesBarsWhenVerticallyCompact", "hidesBottomBarWhenPushed",
    "hidesForSinglePage", "hidesWhenStopped", "highlighted", "highlightedImage", "hint",
    "horizontal", "horizontalCompressionResistancePriority", "horizontalContentHuggingPriority",
    "horizontalHuggingPriority", "id", "identifier", "image", "imageContentMode", "imagePadding",
    "imagePlacement", "imageToTextPadding", "imageView", "indentationLevel", "indentationWidth",
    "indicator", "indicatorStyle", "inheritsFrom", "initialViewController", "input",
    "insetsLayoutMarginsFromSafeArea", "interfaceStyle", "isEnabled", "itemPositioning",
    "itemSpacing", "javaScriptCanOpenWindowsAutomatically", "javaScriptEnabled", "key", "keyPath",
    "keyboardAppearance", "keyboardDismissMode", "keyboardKey", "keyboardType", "kind", "label",
    "landscapeImage", "largeContentSizeImage", "largeTitleDisplayMode", "largeTitles",
    "launchScreen", "layout", "layoutManager", "layoutMarginsFollowReadableWidth", "leading",
    "left", "leftArrow", "leftItemsSupplementBackButton", "length", "lineBreakMode",
    "lineHeightMultiple", "lineSpacing", "link", "localeIdentifier", "localized", "location",
    "lookupSuggestion", "magenta", "mapType", "maxValue", "maxX", "maxY", "maximumLineHeight",
    "maximumNumberOfTouches", "maximumPrimaryColumnWidth", "maximumValue", "maximumValueImage",
    "maximumZoomScale", "mediaPlaybackAllowsAirPlay", "mediaPlaybackRequiresUserAction", "menu",
    "message", "metaFont", "minToolsVersion", "minValue", "minX", "minY", "minimumFontSize",
    "minimumInteritemSpacing", "minimumLineHeight", "minimumLineSpacing", "minimumNumberOfTouches",
    "minimumPressDuration", "minimumPrimaryColumnWidth", "minimumScaleFactor", "minimumValue",
    "minimumValueImage", "minimumZoomScale", "minuteInterval", "misplaced",
    "modalPresentationStyle", "modalTransitionStyle", "modifierFlags", "momentary",
    "multipleTouchEnabled", "multiplier", "name", "navigationBarHidden", "navigationOrientation",
    "nextObjectID", "nibName", "none", "notEnabled", "numberOfLines", "numberOfPages",
    "numberOfTapsRequired", "numberOfTouchesRequired", "on", "opaque", "orientation", "pageSpacing",
    "pagingEnabled", "paragraphSpacing", "paragraphSpacingBefore", "passwordRulesDescriptor",
    "paused", "phoneNumber", "pitchEnabled", "placeholder", "placeholderIdentifier",
    "placeholderIntrinsicHeight", "placeholderIntrinsicWidth", "playPause", "pointSize",
    "pointerInteraction", "popoverAnchorBarButtonItem", "popoverAnchorView",
    "preferredBehavioralStyle", "preferredDisplayMode", "preferredFramesPerSecond",
    "preferredMaxLayoutWidth", "preferredPrimaryColumnWidthFraction",
    "preferredSupplementaryColumnWidthFraction", "prefetchingEnabled", "presentsWithGesture",
    "preservesSuperviewLayoutMargins", "primaryBackgroundStyle", "priority", "progress",
    "progressImage", "progressViewStyle", "prompt", "prompted", "promptedForUpgradeToXcode5",
    "property", "propertyAccessControl", "providesPresentationContextTransitionStyle", "pushOut",
    "red", "reference", "referencedIdentifier", "relation", "relationship", "relativePath",
    "renderMode", "renderingMode", "requiredIntegratedClassName", "resizesToFullScreen",
    "restorationIdentifier", "returnKeyType", "reuseIdentifier",
    "reversesTitleShadowWhenHighlighted", "right", "rightArrow", "role", "rotateEnabled",
    "rowHeight", "scale", "scalesPageToFit", "sceneID", "sceneMemberID", "sceneName", "scoringType",
    "scrollDirection", "scrollEnabled", "searchBarStyle", "searchField", "searchResultsTitle",
    "secondAttribute", "secondItem", "secondaryText", "sectionFooterHeight", "sectionHeaderHeight",
    "sectionIndexMinimumDisplayRowCount", "sectionInsetReference", "secureTextEntry",
    "segmentControlStyle", "select", "selectable", "selected", "selectedImage",
    "selectedSegmentIndex", "selectionStyle", "selector", "semanticContentAttribute",
    "separatorInsetReference", "separatorStyle", "shadowImage", "shipmentTrackingNumber",
    "shouldIndentWhileEditing", "showsActivityIndicator", "showsBuildings", "showsCancelButton",
    "showsCompass", "showsExpansionTextWhenTruncated", "showsHorizontalScrollIndicator",
    "showsMenuAsPrimaryAction", "showsPointsOfInterest", "showsReorderControl", "showsScale",
    "showsScopeBar", "showsSearchResultsButton", "showsSelectionImmediatelyOnTouchBegin",
    "showsTouchWhenHighlighted", "showsUserLocation", "showsVerticalScrollIndicator",
    "simulatedAppContext", "singleSelection", "size", "sizingRule", "smartDashesType",
    "smartInsertDeleteType", "smartQuotesType", "spacing", "spacingType", "spellCheckingType",
    "spineLocation", "splitViewControllerTargetIndex", "springLoaded", "stackedItemPositioning",
    "standard", "startsMediaSession", "staticText", "statusBarStyle", "stepValue",
    "storyboardIdentifier", "storyboardName", "string", "strokeOutset", "strokeWidth", "style",
    "subtitle", "summaryElement", "superclassName", "suppressesIncrementalRendering", "symbolScale",
    "symbolType", "symbolic", "systemColor", "systemItem", "systemVersion", "tableViewCell", "tag",
    "tailIndent", "targetRuntime", "text", "textAlignment", "textContentType", "textLabel",
    "tighteningFactorForTruncation", "timeIntervalSinceReferenceDate", "title", "titleAlignment",
    "titlePadding", "toolTip", "toolbarHidden", "toolsVersion", "top", "trackImage", "trailing",
    "transitionStyle", "translatesAutoresizingMaskIntoConstraints", "translucent", "trigger",
    "type", "unwindAction", "up", "upArrow", "updatesFrequently", "useAutolayout",
    "useAutomaticPreferredMaxLayoutWidth", "useCurrentDate", "useSafeAreas",
    "useStoryboardIdentifierAsRestorationIdentifier", "useTraitCollections",
    "userInteractionEnabled", "userLabel", "usesAppearanceFont", "usesAttributedText", "value",
    "variableValue", "variant", "verifyAmbiguity", "version", "vertical",
    "verticalCompressionResistancePriority", "verticalContentHuggingPriority",
    "verticalHuggingPriority", "video", "videoGravity", "visibleAtLaunch", "wantsFullScreenLayout",
    "wantsMultisampling", "weight", "white", "width", "widthSizable", "wraps", "x",
    "xcode11CocoaTouchSystemColor", "y", "yellow", "zoomEnabled",
  ]

  package static let cases: [AttributeName] = [
    .accessoryType, .action, .actionName, .address, .adjustable, .adjustsFontForContentSizeCategory,
    .adjustsFontSizeToFit, .adjustsImageSizeForAccessibilityContentSizeCategory,
    .adjustsImageWhenAncestorFocused, .adjustsImageWhenDisabled, .adjustsImageWhenHighlighted,
    .adjustsLetterSpacingToFitWidth, .affinity, .alignment, .allowDoubleColumnStyle,
    .allowableMovement, .allowsAirPlayForMediaPlayback, .allowsBackForwardNavigationGestures,
    .allowsCameraControl, .allowsDefaultTighteningForTruncation, .allowsDirectInteraction,
    .allowsEditingTextAttributes, .allowsInlineMediaPlayback, .allowsLinkPreview,
    .allowsMultipleSelection, .allowsMultipleSelectionDuringEditing,
    .allowsPictureInPictureMediaPlayback, .allowsSelection, .allowsSelectionDuringEditing, .alpha,
    .alwaysBounceHorizontal, .alwaysBounceVertical, .ambiguous, .animates, .animating, .appearance,
    .appearanceType, .appends, .applicationNameForUserAgent, .apportionsSegmentWidthsByContent,
    .audio, .autocapitalizationType, .autocorrectionType, .automaticEstimatedItemSize,
    .automaticallyAdjustsScrollViewInsets, .autoresizesArchivedViewToFullSize, .autoresizesSubviews,
    .autoshrinkMode, .axis, .backIndicatorImage, .backIndicatorTransitionMaskImage, .background,
    .backgroundEffect, .backgroundImage, .badgeValue, .barStyle, .base64UTF8, .baseWritingDirection,
    .baselineAdjustment, .baselineRelativeArrangement, .behavior, .black, .blue, .borderStyle,
    .bottom, .bounces, .bouncesZoom, .bundleIdentifier, .button, .buttonSize, .buttonType,
    .calendarEvent, .canCancelContentTouches, .cancelsTouchesInView, .candidateClass, .catalog,
    .changesSelectionAsPrimaryAction, .className, .clearButtonMode, .clearsContextBeforeDrawing,
    .clearsOnBeginEditing, .clearsSelectionOnViewWillAppear, .clipsSubviews, .cocoaTouchSystemColor,
    .collectionClass, .colorLabel, .colorMatched, .colorPixelFormat, .colorSpace,
    .configurationType, .constant, .content, .contentHorizontalAlignment,
    .contentInsetAdjustmentBehavior, .contentMode, .contentVerticalAlignment,
    .contentViewInsetsToSafeArea, .continuous, .cornerRadius, .cornerStyle, .countDownDuration,
    .currentPage, .customClass, .customColorSpace, .customModule, .customModuleProvider,
    .customUserAgent, .cyan, .dataMode, .datePickerMode, .defaultTabInterval, .defaultVersion,
    .definesPresentationContext, .delaysContentTouches, .delaysTouchesBegan, .delaysTouchesEnded,
    .depthStencilPixelFormat, .destination, .destinationCreationSelector, .detailTextLabel,
    .direction, .directionalLockEnabled, .discoverabilityTitle, .displayInline, .distribution,
    .doubleSided, .down, .downArrow, .dynamicTypePreference, .editable, .editingAccessoryType,
    .enableSetNeedsDisplay, .enabled, .enablesMarqueeWhenAncestorFocused,
    .enablesReturnKeyAutomatically, .estimatedRowHeight, .estimatedSectionFooterHeight,
    .cellLayoutMarginsFollowReadableWidth, .changesSelectionAsPrimaryAction, .className,
    .clearButtonMode, .clearsContextBeforeDrawing, .clearsOnBeginEditing,
    .clearsSelectionOnViewWillAppear, .clipsSubviews, .cocoaTouchSystemColor, .collectionClass,
    .colorLabel, .colorMatched, .colorPixelFormat, .colorSpace, .configurationType, .constant,
    .content, .contentHorizontalAlignment, .contentInsetAdjustmentBehavior, .contentMode,
    .contentVerticalAlignment, .contentViewInsetsToSafeArea, .continuous, .cornerStyle,
    .countDownDuration, .customClass, .customColorSpace, .customModule, .customModuleProvider,
    .customUserAgent, .cyan, .dataMode, .datePickerMode, .defaultTabInterval, .defaultVersion,
    .definesPresentationContext, .delaysContentTouches, .delaysTouchesBegan,
    .depthStencilPixelFormat, .destination, .destinationCreationSelector, .detailTextLabel,
    .direction, .directionalLockEnabled, .discoverabilityTitle, .distribution, .doubleSided, .down,
    .downArrow, .dynamicTypePreference, .editable, .editingAccessoryType, .enableSetNeedsDisplay,
    .enabled, .enablesReturnKeyAutomatically, .estimatedRowHeight, .estimatedSectionFooterHeight,
    .estimatedSectionHeaderHeight, .eventType, .extendedLayoutIncludesOpaqueBars, .family,
    .firstAttribute, .firstItem, .firstLineHeadIndent, .fixedFrame, .flexibleMaxX, .flexibleMaxY,
    .flexibleMinX, .flexibleMinY, .flightNumber, .focusStyle, .footerTitle,
    .generatesPrototypingConstraints, .green, .hangulWordPriority, .hasAttributedTitle, .headIndent,
    .header, .headerLevel, .headerTitle, .height, .heightSizable, .hidden,
    .hidesAccessoryWhenEditing, .hidesBarsOnSwipe, .hidesBarsWhenVerticallyCompact,
    .hidesBottomBarWhenPushed, .hidesForSinglePage, .hidesWhenStopped, .highlighted,
    .highlightedImage, .hint, .horizontal, .horizontalCompressionResistancePriority,
    .horizontalContentHuggingPriority, .horizontalHuggingPriority, .id, .identifier, .image,
    .imageContentMode, .imagePadding, .imagePlacement, .imageToTextPadding, .imageView,
    .indentationLevel, .indentationWidth, .indicator, .indicatorStyle, .inheritsFrom,
    .initialViewController, .input, .insetsLayoutMarginsFromSafeArea, .interfaceStyle, .isEnabled,
    .itemPositioning, .itemSpacing, .javaScriptCanOpenWindowsAutomatically, .javaScriptEnabled,
    .key, .keyPath, .keyboardAppearance, .keyboardDismissMode, .keyboardKey, .keyboardType, .kind,
    .label, .landscapeImage, .largeContentSizeImage, .largeTitleDisplayMode, .largeTitles,
    .launchScreen, .layout, .layoutManager, .layoutMarginsFollowReadableWidth, .leading, .left,
    .leftArrow, .leftItemsSupplementBackButton, .length, .lineBreakMode, .lineHeightMultiple,
    .lineSpacing, .link, .localeIdentifier, .localized, .location, .lookupSuggestion, .magenta,
    .mapType, .maxValue, .maxX, .maxY, .maximumLineHeight, .maximumNumberOfTouches,
    .maximumPrimaryColumnWidth, .maximumValue, .maximumValueImage, .maximumZoomScale,
    .mediaPlaybackAllowsAirPlay, .mediaPlaybackRequiresUserAction, .menu, .message, .metaFont,
    .minToolsVersion, .minValue, .minX, .minY, .minimumFontSize, .minimumInteritemSpacing,
    .minimumLineHeight, .minimumLineSpacing, .minimumNumberOfTouches, .minimumPressDuration,
    .minimumPrimaryColumnWidth, .minimumScaleFactor, .minimumValue, .minimumValueImage,
    .minimumZoomScale, .minuteInterval, .misplaced, .modalPresentationStyle, .modalTransitionStyle,
    .modifierFlags, .momentary, .multipleTouchEnabled, .multiplier, .name, .navigationBarHidden,
    .navigationOrientation, .nextObjectID, .nibName, .none, .notEnabled, .numberOfLines,
    .numberOfPages, .numberOfTapsRequired, .numberOfTouchesRequired, .on, .opaque, .orientation,
    .pageSpacing, .pagingEnabled, .paragraphSpacing, .paragraphSpacingBefore,
    .passwordRulesDescriptor, .paused, .phoneNumber, .pitchEnabled, .placeholder,
    .placeholderIdentifier, .placeholderIntrinsicHeight, .placeholderIntrinsicWidth, .playPause,
    .pointSize, .pointerInteraction, .popoverAnchorBarButtonItem, .popoverAnchorView,
    .preferredBehavioralStyle, .preferredDisplayMode, .preferredFramesPerSecond,
    .preferredMaxLayoutWidth, .preferredPrimaryColumnWidthFraction,
    .preferredSupplementaryColumnWidthFraction, .prefetchingEnabled, .presentsWithGesture,
    .preservesSuperviewLayoutMargins, .primaryBackgroundStyle, .priority, .progress, .progressImage,
    .progressViewStyle, .prompt, .prompted, .promptedForUpgradeToXcode5, .property,
    .propertyAccessControl, .providesPresentationContextTransitionStyle, .pushOut, .red, .reference,
    .referencedIdentifier, .relation, .relationship, .relativePath, .renderMode, .renderingMode,
    .requiredIntegratedClassName, .resizesToFullScreen, .restorationIdentifier, .returnKeyType,
    .reuseIdentifier, .reversesTitleShadowWhenHighlighted, .right, .rightArrow, .role,
    .rotateEnabled, .rowHeight, .scale, .scalesPageToFit, .sceneID, .sceneMemberID, .sceneName,
    .scoringType, .scrollDirection, .scrollEnabled, .searchBarStyle, .searchField,
    .searchResultsTitle, .secondAttribute, .secondItem, .secondaryText, .sectionFooterHeight,
    .sectionHeaderHeight, .sectionIndexMinimumDisplayRowCount, .sectionInsetReference,
    .secureTextEntry, .segmentControlStyle, .select, .selectable, .selected, .selectedImage,
    .selectedSegmentIndex, .selectionStyle, .selector, .semanticContentAttribute,
    .separatorInsetReference, .separatorStyle, .shadowImage, .shipmentTrackingNumber,
    .shouldIndentWhileEditing, .showsActivityIndicator, .showsBuildings, .showsCancelButton,
    .showsCompass, .showsExpansionTextWhenTruncated, .showsHorizontalScrollIndicator,
    .showsMenuAsPrimaryAction, .showsPointsOfInterest, .showsReorderControl, .showsScale,
    .showsScopeBar, .showsSearchResultsButton, .showsSelectionImmediatelyOnTouchBegin,
    .showsTouchWhenHighlighted, .showsUserLocation, .showsVerticalScrollIndicator,
    .simulatedAppContext, .singleSelection, .size, .sizingRule, .smartDashesType,
    .smartInsertDeleteType, .smartQuotesType, .spacing, .spacingType, .spellCheckingType,
    .spineLocation, .splitViewControllerTargetIndex, .springLoaded, .stackedItemPositioning,
    .standard, .startsMediaSession, .staticText, .statusBarStyle, .stepValue, .storyboardIdentifier,
    .storyboardName, .string, .strokeOutset, .strokeWidth, .style, .subtitle, .summaryElement,
    .superclassName, .suppressesIncrementalRendering, .symbolScale, .symbolType, .symbolic,
    .systemColor, .systemItem, .systemVersion, .tableViewCell, .tag, .tailIndent, .targetRuntime,
    .text, .textAlignment, .textContentType, .textLabel, .tighteningFactorForTruncation,
    .timeIntervalSinceReferenceDate, .title, .titleAlignment, .titlePadding, .toolTip,
    .toolbarHidden, .toolsVersion, .top, .trackImage, .trailing, .transitionStyle,
    .translatesAutoresizingMaskIntoConstraints, .translucent, .trigger, .type, .unwindAction, .up,
    .upArrow, .updatesFrequently, .useAutolayout, .useAutomaticPreferredMaxLayoutWidth,
    .useCurrentDate, .useSafeAreas, .useStoryboardIdentifierAsRestorationIdentifier,
    .useTraitCollections, .userInteractionEnabled, .userLabel, .usesAppearanceFont,
    .usesAttributedText, .value, .variableValue, .variant, .verifyAmbiguity, .version, .vertical,
    .verticalCompressionResistancePriority, .verticalContentHuggingPriority,
    .verticalHuggingPriority, .video, .videoGravity, .visibleAtLaunch, .wantsFullScreenLayout,
    .wantsMultisampling, .weight, .white, .width, .widthSizable, .wraps, .x,
    .xcode11CocoaTouchSystemColor, .y, .yellow, .zoomEnabled,
  ]

  package static let table: [UInt16] = [
    352, 0, 0, 0, 0, 62, 135, 0, 0, 0, 0, 54, 0, 26, 0, 0, 0, 180, 363, 0, 0, 0, 0, 211, 0, 178, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 225, 199, 0, 0, 0, 0, 0, 190, 158, 0, 0, 202, 0, 0, 0, 0, 0, 0, 0,
    482, 0, 0, 405, 0, 112, 0, 0, 0, 0, 0, 0, 107, 51, 104, 165, 330, 0, 0, 137, 138, 100, 231, 0,
    221, 146, 0, 0, 0, 0, 59, 201, 0, 0, 0, 0, 0, 464, 0, 0, 0, 0, 188, 0, 0, 0, 0, 0, 0, 0, 0, 233,
    271, 0, 0, 234, 0, 250, 0, 0, 0, 401, 0, 0, 163, 0, 243, 0, 0, 268, 287, 315, 406, 444, 119, 0,
    0, 0, 0, 0, 174, 175, 176, 0, 455, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 449, 0, 0, 8, 0, 0, 0, 0,
    241, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 0, 0, 0, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 205, 0, 334, 0, 0, 0, 0, 151, 0, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0, 0, 318, 0, 351,
    0, 0, 27, 0, 0, 0, 0, 0, 236, 0, 0, 73, 0, 0, 0, 430, 0, 0, 463, 349, 457, 0, 0, 0, 0, 290, 25,
    0, 0, 58, 443, 0, 447, 0, 0, 371, 0, 0, 0, 0, 338, 0, 0, 0, 0, 0, 0, 473, 0, 0, 0, 0, 0, 0, 342,
    0, 3, 29, 0, 0, 0, 141, 441, 285, 0, 0, 434, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 301, 245,
    387, 229, 53, 0, 0, 0, 0, 0, 0, 0, 0, 0, 226, 345, 0, 0, 358, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 272, 0, 194, 0, 0, 0, 382, 0, 0, 0, 263, 326, 0, 244, 0, 0, 0, 0, 0, 0, 0, 0, 101, 230, 0,
    149, 398, 0, 0, 0, 0, 0, 0, 0, 162, 0, 0, 117, 0, 0, 0, 127, 0, 0, 0, 0, 154, 210, 0, 161, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 113, 0, 0, 0, 39, 433, 0, 0, 0, 0, 0, 228, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 159, 270, 483, 0, 0, 197, 0, 0, 0, 50, 0, 376, 0, 0, 0, 0, 0, 0, 426, 0,
    445, 0, 52, 0, 0, 0, 0, 347, 0, 173, 0, 0, 0, 0, 0, 0, 0, 0, 0, 337, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 99, 114, 265, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 419, 152, 0,
    12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 469, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 184, 0, 0,
    316, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 280, 0, 418, 0, 439, 0, 0, 0, 164, 0, 0, 0, 0, 0, 253,
    0, 0, 0, 0, 0, 274, 220, 0, 0, 0, 0, 0, 0, 0, 0, 0, 325, 98, 0, 0, 23, 186, 298, 0, 0, 185, 0,
    0, 0, 0, 0, 0, 0, 396, 0, 0, 82, 0, 297, 179, 0, 0, 0, 216, 0, 0, 0, 0, 362, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 252, 0, 0, 389, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    364, 472, 31, 0, 0, 242, 381, 0, 0, 0, 0, 0, 0, 0, 129, 0, 0, 0, 0, 32, 432, 0, 0, 344, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 264, 0, 0, 0, 0, 460, 0, 0, 0, 0, 0, 0, 46, 0, 354, 361, 0, 0, 0, 0, 0,
    0, 0, 140, 480, 0, 328, 0, 343, 255, 0, 177, 193, 0, 0, 0, 0, 0, 391, 0, 0, 0, 0, 0, 118, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 400, 0, 13, 0, 0, 0, 0, 257, 365, 0, 222, 356, 424, 0, 0, 0,
    310, 0, 0, 0, 0, 254, 0, 81, 0, 0, 0, 0, 471, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 374, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 167, 385, 0, 0, 0, 475, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    353, 0, 0, 89, 0, 0, 0, 0, 0, 0, 0, 33, 0, 411, 0, 0, 55, 0, 110, 416, 0, 0, 0, 0, 0, 0, 284, 0,
    0, 0, 239, 0, 332, 311, 61, 0, 0, 0, 74, 0, 0, 0, 0, 0, 448, 121, 5, 0, 0, 0, 313, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 131, 454, 0, 0, 0, 0, 0, 292, 0, 0, 0, 0, 369, 390, 0, 0, 0,
    0, 19, 232, 0, 0, 0, 0, 0, 0, 0, 0, 0, 308, 0, 148, 0, 0, 0, 0, 0, 246, 0, 399, 182, 0, 0, 0, 0,
    0, 49, 0, 0, 72, 0, 417, 0, 0, 91, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 446, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 223, 0, 109, 291, 76, 0, 40, 187, 395, 0, 124, 459, 11, 20, 0, 0, 0, 309,
    0, 0, 0, 0, 0, 0, 0, 394, 339, 481, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 388, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 203, 0, 0, 0, 195, 0, 0, 183, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    375, 0, 0, 0, 0, 0, 327, 47, 115, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 166, 413,
    269, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 305, 0, 0, 0, 0, 0, 0, 314, 0, 0, 346,
    0, 402, 0, 18, 80, 0, 0, 133, 83, 0, 168, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 207, 0, 0, 218, 0,
    0, 0, 0, 0, 0, 0, 125, 170, 331, 0, 258, 0, 393, 0, 0, 0, 0, 317, 0, 0, 0, 336, 0, 380, 0, 0,
    410, 0, 0, 235, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 368, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 427, 422, 295, 456, 0, 0, 0, 0,
    403, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 262, 431, 0, 0, 0, 0, 0, 0, 415, 383, 440, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 379, 0, 0, 0, 0, 0, 0, 0, 169, 0, 0, 302, 303, 367, 0, 87, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 323, 0, 0, 0, 92, 192, 465, 0, 79, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 372, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 329, 122, 0, 7, 142, 248, 0, 0, 153, 71, 0, 0, 0, 319,
    0, 204, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 300, 0, 0, 102, 384, 0, 0, 0, 452, 150, 16, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 435, 451, 57, 0, 429, 0, 0, 0, 0, 324, 41, 196, 341, 130, 0, 0, 0, 0, 0, 85, 0,
    0, 0, 0, 0, 143, 458, 0, 0, 0, 0, 0, 294, 90, 359, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 278, 0,
    0, 0, 266, 0, 0, 282, 21, 0, 0, 0, 412, 0, 0, 0, 0, 0, 0, 238, 0, 0, 212, 0, 0, 105, 0, 408, 0,
    0, 0, 0, 0, 0, 147, 0, 0, 0, 0, 0, 0, 275, 77, 0, 0, 0, 0, 283, 477, 0, 206, 386, 0, 0, 0, 0, 0,
    0, 69, 0, 279, 0, 0, 0, 0, 103, 0, 0, 0, 0, 224, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 0, 0, 0, 42, 0,
    0, 0, 0, 0, 0, 60, 0, 0, 0, 320, 420, 306, 453, 0, 0, 0, 0, 155, 414, 0, 0, 0, 0, 0, 461, 0, 0,
    289, 286, 78, 0, 0, 0, 0, 335, 0, 0, 0, 0, 0, 213, 0, 160, 0, 17, 63, 0, 0, 0, 0, 288, 0, 0, 0,
    0, 0, 0, 237, 0, 0, 0, 0, 256, 0, 0, 172, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 111, 0, 0, 108,
    442, 0, 0, 476, 260, 0, 0, 0, 0, 10, 0, 70, 0, 249, 97, 0, 65, 0, 0, 0, 0, 462, 0, 38, 0, 0, 0,
    360, 0, 0, 0, 273, 0, 0, 0, 0, 0, 407, 0, 0, 474, 0, 0, 0, 0, 0, 66, 0, 0, 0, 373, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 333, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 428, 144, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 370, 0, 251, 293, 0, 281, 0, 377, 0, 0, 0, 0, 0, 296, 366, 0, 0,
    0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 240, 0, 0, 0, 0, 0, 0, 404, 0, 0, 217, 0, 0, 348, 120, 214,
    247, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 181, 0, 0, 0, 0, 0, 0, 321, 340, 0, 0, 0, 0, 0, 0, 0, 0,
    397, 0, 15, 145, 470, 0, 0, 0, 0, 0, 134, 227, 209, 0, 139, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 304, 0, 0, 0, 0, 0, 0, 126, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    24, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 84, 322, 299, 0, 423, 0, 0, 0, 0, 0, 0, 0, 0, 357, 0,
    0, 0, 35, 0, 37, 0, 0, 0, 479, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 312, 392, 0, 0, 0, 438, 450, 0, 0, 157, 0,
    0, 0, 0, 93, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 267, 0, 219, 0, 0, 0, 0, 409,
    0, 0, 0, 56, 0, 200, 0, 437, 14, 0, 0, 0, 0, 6, 0, 0, 171, 0, 0, 191, 0, 0, 276, 277, 0, 198, 0,
    0, 0, 0, 106, 0, 0, 0, 0, 0, 0, 0, 215, 478, 0, 0, 378, 0, 0, 0, 0, 0, 466, 96, 261, 355, 436,
    467, 468, 0, 0, 0, 95, 0, 0, 0, 67, 0, 0, 0, 189, 0, 116, 0, 0, 0, 307, 136, 259, 0, 36, 0, 0,
    0, 0, 421, 0, 0, 0, 0, 0, 0, 350, 0, 0, 0, 0, 0, 28, 0, 88, 0, 0, 0, 0, 94, 0, 425, 0, 0, 0, 0,
    0, 0, 0,
    331, 0, 0, 0, 0, 60, 129, 0, 0, 0, 0, 53, 0, 26, 0, 0, 0, 0, 342, 0, 0, 0, 0, 200, 0, 170, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 213, 188, 0, 0, 0, 0, 0, 181, 150, 0, 0, 191, 0, 0, 0, 0, 0, 0, 0,
    450, 0, 0, 379, 0, 109, 0, 0, 0, 0, 0, 0, 104, 50, 101, 157, 309, 0, 0, 131, 132, 98, 219, 0,
    209, 140, 0, 0, 0, 0, 57, 190, 0, 0, 0, 0, 0, 434, 0, 0, 0, 0, 179, 0, 0, 0, 0, 0, 0, 0, 0, 221,
    255, 0, 0, 0, 0, 234, 0, 0, 0, 0, 0, 0, 155, 0, 227, 0, 0, 252, 270, 297, 380, 415, 115, 0, 0,
    0, 0, 0, 166, 167, 168, 0, 426, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 420, 0, 0, 8, 0, 0, 0, 0, 226,
    62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 85, 0, 0, 0, 197, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 194, 0, 313, 0, 0, 0, 0, 0, 0, 0, 75, 119, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 330, 0, 0, 27,
    0, 0, 0, 0, 0, 223, 0, 0, 71, 0, 0, 0, 402, 0, 0, 433, 328, 428, 0, 0, 0, 0, 273, 25, 0, 0, 56,
    414, 0, 418, 0, 0, 350, 0, 0, 0, 0, 317, 0, 0, 0, 0, 0, 0, 442, 0, 0, 0, 0, 0, 0, 321, 0, 3, 29,
    0, 0, 0, 135, 412, 0, 0, 0, 406, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 283, 229, 365, 217, 52,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 214, 324, 0, 0, 337, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 0, 185,
    0, 0, 0, 360, 0, 0, 0, 247, 306, 0, 228, 0, 0, 0, 0, 0, 0, 0, 0, 99, 218, 0, 143, 374, 0, 0, 0,
    0, 0, 0, 0, 154, 0, 0, 113, 0, 0, 0, 122, 0, 0, 0, 0, 147, 199, 0, 153, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 110, 0, 0, 0, 39, 405, 0, 0, 0, 0, 0, 216, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 151, 254, 451, 0, 0, 0, 0, 0, 0, 49, 0, 354, 0, 0, 0, 0, 0, 0, 398, 0, 416, 0, 51, 0, 0,
    0, 0, 326, 0, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 316, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 42, 249, 111, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 391, 145, 0, 12, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 175, 0, 0, 298, 0, 0, 0, 0, 0, 0,
    0, 0, 22, 0, 0, 0, 264, 0, 390, 0, 410, 0, 0, 0, 156, 0, 0, 0, 0, 0, 237, 0, 0, 0, 0, 0, 258,
    208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 97, 0, 0, 23, 177, 0, 0, 0, 176, 0, 0, 0, 0, 0, 0, 0, 372, 0,
    0, 81, 0, 280, 171, 0, 0, 0, 204, 0, 0, 0, 0, 341, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 236, 0, 0, 366, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 343, 441, 31, 0, 0, 359,
    0, 0, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 32, 404, 0, 0, 323, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    248, 0, 0, 0, 0, 430, 0, 0, 0, 0, 0, 0, 45, 0, 333, 340, 0, 0, 0, 0, 0, 0, 0, 134, 448, 0, 307,
    0, 322, 239, 0, 169, 184, 0, 0, 0, 0, 0, 367, 0, 0, 0, 0, 0, 114, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 376, 0, 13, 0, 0, 0, 0, 241, 344, 0, 210, 335, 396, 0, 0, 0, 292, 0, 0, 0, 0, 238,
    0, 80, 0, 0, 0, 0, 440, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 353, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 159,
    363, 0, 0, 0, 444, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 332, 0, 0, 88, 0, 0, 0, 0,
    0, 0, 0, 33, 0, 383, 0, 0, 0, 0, 107, 388, 0, 0, 0, 0, 0, 0, 268, 0, 0, 0, 0, 0, 311, 293, 59,
    0, 0, 0, 72, 0, 0, 0, 0, 0, 419, 117, 5, 0, 0, 0, 295, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 126, 425, 0, 0, 0, 0, 0, 275, 0, 0, 0, 0, 348, 0, 0, 0, 0, 0, 19, 220, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 290, 0, 142, 0, 0, 0, 0, 0, 230, 0, 375, 173, 0, 0, 0, 0, 0, 48, 0, 0, 70, 0, 389, 0,
    0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 417, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 211,
    0, 106, 274, 74, 0, 40, 178, 371, 0, 0, 429, 11, 20, 0, 0, 0, 291, 0, 0, 0, 0, 0, 0, 0, 370,
    318, 449, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 0, 0, 186,
    0, 0, 174, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 112,
    0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 158, 385, 253, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 287, 0, 0, 0, 0, 0, 0, 296, 0, 0, 325, 0, 0, 0, 18, 79, 0, 0, 128, 82, 0, 160,
    0, 0, 148, 0, 0, 0, 0, 0, 0, 0, 0, 196, 0, 0, 206, 0, 0, 0, 0, 0, 0, 0, 120, 162, 310, 0, 242,
    0, 369, 0, 0, 0, 0, 299, 0, 0, 0, 315, 0, 358, 0, 0, 0, 0, 0, 222, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 347, 0, 0, 0, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 399, 394, 278, 427, 0, 0, 0, 0, 377, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 246, 403, 0,
    0, 0, 0, 0, 0, 387, 361, 411, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 357, 0, 0, 0, 0, 0, 0, 0,
    161, 0, 0, 284, 285, 346, 0, 86, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 304, 0, 0, 0, 91, 183, 435,
    0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 351, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 308, 118,
    0, 7, 136, 232, 0, 0, 146, 69, 0, 0, 0, 300, 0, 193, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 282, 0, 0,
    362, 0, 0, 0, 0, 423, 144, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 422, 0, 55, 0, 401, 0, 0, 0, 0, 305,
    320, 0, 0, 125, 0, 0, 0, 0, 0, 84, 0, 0, 0, 0, 0, 137, 0, 0, 0, 0, 0, 0, 277, 89, 338, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 9, 0, 262, 0, 0, 0, 250, 0, 0, 266, 21, 0, 0, 0, 384, 0, 0, 0, 0, 0, 0,
    225, 0, 0, 201, 0, 0, 102, 0, 382, 0, 0, 0, 0, 0, 0, 141, 0, 0, 0, 0, 0, 0, 259, 76, 0, 0, 0, 0,
    267, 446, 0, 195, 364, 0, 0, 0, 0, 0, 0, 67, 0, 263, 0, 0, 0, 0, 100, 0, 0, 0, 0, 212, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 127, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 301, 392, 288, 424, 0, 0, 0,
    0, 386, 0, 0, 0, 0, 0, 0, 431, 0, 0, 272, 269, 77, 0, 0, 0, 0, 314, 0, 0, 0, 0, 0, 0, 0, 152, 0,
    17, 61, 0, 0, 0, 0, 271, 0, 0, 0, 0, 0, 0, 224, 0, 0, 0, 0, 240, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 108, 0, 0, 105, 413, 0, 0, 445, 244, 0, 0, 0, 0, 10, 0, 68, 0, 233, 96, 0, 63,
    0, 0, 0, 0, 432, 0, 38, 0, 0, 0, 339, 0, 0, 0, 257, 0, 0, 0, 0, 0, 381, 0, 0, 443, 0, 0, 0, 0,
    0, 64, 0, 0, 0, 352, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 312, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 400, 138, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 73, 349, 0, 235, 276, 0, 265, 0,
    355, 0, 0, 0, 0, 0, 279, 345, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    378, 0, 0, 205, 0, 0, 327, 116, 202, 231, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 172, 0, 0, 0, 0, 0,
    0, 302, 319, 0, 0, 0, 0, 0, 0, 0, 0, 373, 0, 15, 139, 439, 0, 0, 0, 0, 0, 0, 215, 198, 0, 133,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 286, 0, 0, 0, 0, 0, 0, 121, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 83, 303, 281, 0, 395,
    0, 0, 0, 0, 0, 0, 0, 0, 336, 0, 0, 0, 35, 0, 37, 0, 0, 0, 447, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 294, 368, 0,
    0, 0, 409, 421, 0, 0, 149, 0, 0, 0, 0, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    251, 0, 207, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 189, 0, 408, 14, 0, 0, 0, 0, 6, 0, 0, 163, 0, 0,
    182, 0, 0, 260, 261, 0, 187, 0, 0, 0, 0, 103, 0, 0, 0, 0, 0, 0, 0, 203, 0, 0, 0, 356, 0, 0, 0,
    0, 0, 436, 95, 245, 334, 407, 437, 438, 0, 0, 0, 94, 0, 0, 0, 65, 0, 0, 0, 180, 0, 0, 0, 0, 0,
    289, 130, 243, 0, 36, 0, 0, 0, 0, 393, 0, 0, 0, 0, 0, 0, 329, 0, 0, 0, 0, 0, 28, 0, 87, 0, 0, 0,
    0, 93, 0, 397, 0, 0, 0, 0, 0, 0, 0,
  ]

  package init?(spelling: String) {
    guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }

  package var spelling: String { Self.spellings[Int(rawValue)] }
}
