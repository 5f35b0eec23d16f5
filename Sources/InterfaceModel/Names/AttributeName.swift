// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The name of an attribute of the format.
///
/// The cases are sorted bytewise by spelling.
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
    "cellLayoutMarginsFollowReadableWidth", "changesSelectionAsPrimaryAction", "className",
    "clearButtonMode", "clearsContextBeforeDrawing", "clearsOnBeginEditing",
    "clearsSelectionOnViewWillAppear", "clipsSubviews", "cocoaTouchSystemColor", "collectionClass",
    "colorLabel", "colorMatched", "colorPixelFormat", "colorSpace", "configurationType", "constant",
    "content", "contentHorizontalAlignment", "contentInsetAdjustmentBehavior", "contentMode",
    "contentVerticalAlignment", "contentViewInsetsToSafeArea", "continuous", "cornerRadius",
    "cornerStyle", "countDownDuration", "currentPage", "customClass", "customColorSpace",
    "customModule", "customModuleProvider", "customUserAgent", "cyan", "dataMode", "datePickerMode",
    "defaultTabInterval", "defaultVersion", "definesPresentationContext", "delaysContentTouches",
    "delaysTouchesBegan", "delaysTouchesEnded", "depthStencilPixelFormat", "destination",
    "destinationCreationSelector", "detailTextLabel", "direction", "directionalLockEnabled",
    "discoverabilityTitle", "displayInline", "distribution", "doubleSided", "down", "downArrow",
    "dynamicTypePreference", "editable", "editingAccessoryType", "enableSetNeedsDisplay", "enabled",
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
    .cellLayoutMarginsFollowReadableWidth, .changesSelectionAsPrimaryAction, .className,
    .clearButtonMode, .clearsContextBeforeDrawing, .clearsOnBeginEditing,
    .clearsSelectionOnViewWillAppear, .clipsSubviews, .cocoaTouchSystemColor, .collectionClass,
    .colorLabel, .colorMatched, .colorPixelFormat, .colorSpace, .configurationType, .constant,
    .content, .contentHorizontalAlignment, .contentInsetAdjustmentBehavior, .contentMode,
    .contentVerticalAlignment, .contentViewInsetsToSafeArea, .continuous, .cornerRadius,
    .cornerStyle, .countDownDuration, .currentPage, .customClass, .customColorSpace, .customModule,
    .customModuleProvider, .customUserAgent, .cyan, .dataMode, .datePickerMode, .defaultTabInterval,
    .defaultVersion, .definesPresentationContext, .delaysContentTouches, .delaysTouchesBegan,
    .delaysTouchesEnded, .depthStencilPixelFormat, .destination, .destinationCreationSelector,
    .detailTextLabel, .direction, .directionalLockEnabled, .discoverabilityTitle, .displayInline,
    .distribution, .doubleSided, .down, .downArrow, .dynamicTypePreference, .editable,
    .editingAccessoryType, .enableSetNeedsDisplay, .enabled, .enablesMarqueeWhenAncestorFocused,
    .enablesReturnKeyAutomatically, .estimatedRowHeight, .estimatedSectionFooterHeight,
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
    353, 0, 0, 0, 0, 62, 136, 0, 0, 0, 0, 54, 0, 26, 0, 0, 0, 181, 364, 0, 0, 0, 0, 212, 0, 179, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 226, 200, 0, 0, 0, 0, 0, 191, 159, 0, 0, 203, 0, 0, 0, 0, 0, 0, 0,
    483, 0, 0, 406, 0, 113, 0, 0, 0, 0, 0, 0, 108, 51, 105, 166, 331, 0, 0, 138, 139, 101, 232, 0,
    222, 147, 0, 0, 0, 0, 59, 202, 0, 0, 0, 0, 0, 465, 0, 0, 0, 0, 189, 0, 0, 0, 0, 0, 0, 0, 0, 234,
    272, 0, 0, 235, 0, 251, 0, 0, 0, 402, 0, 0, 164, 0, 244, 0, 0, 269, 288, 316, 407, 445, 120, 0,
    0, 0, 0, 0, 175, 176, 177, 0, 456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 450, 0, 0, 8, 0, 0, 0, 0,
    242, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 87, 0, 0, 0, 209, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 206, 0, 335, 0, 0, 0, 0, 152, 0, 0, 77, 124, 0, 0, 0, 0, 0, 0, 0, 0, 319, 0, 352,
    0, 0, 27, 0, 0, 0, 0, 0, 237, 0, 0, 73, 0, 0, 0, 431, 0, 0, 464, 350, 458, 0, 0, 0, 0, 291, 25,
    0, 0, 58, 444, 0, 448, 0, 0, 372, 0, 0, 0, 0, 339, 0, 0, 0, 0, 0, 0, 474, 0, 0, 0, 0, 0, 0, 343,
    0, 3, 29, 0, 0, 0, 142, 442, 286, 0, 0, 435, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 302, 246,
    388, 230, 53, 0, 0, 0, 0, 0, 0, 0, 0, 0, 227, 346, 0, 0, 359, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 273, 0, 195, 0, 0, 0, 383, 0, 0, 0, 264, 327, 0, 245, 0, 0, 0, 0, 0, 0, 0, 0, 102, 231, 0,
    150, 399, 0, 0, 0, 0, 0, 0, 0, 163, 0, 0, 118, 0, 0, 0, 128, 0, 0, 0, 0, 155, 211, 0, 162, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 114, 0, 0, 0, 39, 434, 0, 0, 0, 0, 0, 229, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 160, 271, 484, 0, 0, 198, 0, 0, 0, 50, 0, 377, 0, 0, 0, 0, 0, 0, 427, 0,
    446, 0, 52, 0, 0, 0, 0, 348, 0, 174, 0, 0, 0, 0, 0, 0, 0, 0, 0, 338, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 100, 115, 266, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 420, 153,
    0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 470, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 185, 0,
    0, 317, 0, 0, 0, 0, 0, 0, 0, 0, 22, 0, 0, 0, 281, 0, 419, 0, 440, 0, 0, 0, 165, 0, 0, 0, 0, 0,
    254, 0, 0, 0, 0, 0, 275, 221, 0, 0, 0, 0, 0, 0, 0, 0, 0, 326, 99, 0, 0, 23, 187, 299, 0, 0, 186,
    0, 0, 0, 0, 0, 0, 0, 397, 0, 0, 83, 0, 298, 180, 0, 0, 0, 217, 0, 0, 0, 0, 363, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 253, 0, 0, 390, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 365, 473, 31, 0, 0, 243, 382, 0, 0, 0, 0, 0, 0, 0, 130, 0, 0, 0, 0, 32, 433, 0, 0, 345, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 265, 0, 0, 0, 0, 461, 0, 0, 0, 0, 0, 0, 46, 0, 355, 362, 0, 0, 0, 0,
    0, 0, 0, 141, 481, 0, 329, 0, 344, 256, 0, 178, 194, 0, 0, 0, 0, 0, 392, 0, 0, 0, 0, 0, 119, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 401, 0, 13, 0, 0, 0, 0, 258, 366, 0, 223, 357, 425, 0, 0,
    0, 311, 0, 0, 0, 0, 255, 0, 82, 0, 0, 0, 0, 472, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 375, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 168, 386, 0, 0, 0, 476, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    354, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 33, 0, 412, 0, 0, 55, 0, 111, 417, 0, 0, 0, 0, 0, 0, 285, 0,
    0, 0, 240, 0, 333, 312, 61, 0, 0, 0, 74, 0, 0, 0, 0, 0, 449, 122, 5, 0, 0, 0, 314, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 455, 0, 0, 0, 0, 0, 293, 0, 0, 0, 0, 370, 391, 0, 0, 0,
    0, 19, 233, 0, 0, 0, 0, 0, 0, 0, 0, 0, 309, 0, 149, 0, 0, 0, 0, 0, 247, 0, 400, 183, 0, 0, 0, 0,
    0, 49, 0, 0, 72, 0, 418, 0, 0, 92, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 447, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 224, 0, 110, 292, 76, 0, 40, 188, 396, 0, 125, 460, 11, 20, 0, 0, 0, 310,
    0, 0, 0, 0, 0, 0, 0, 395, 340, 482, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 389, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 204, 0, 0, 0, 196, 0, 0, 184, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    376, 0, 0, 0, 0, 0, 328, 47, 116, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 0, 0, 0, 0, 0, 0, 167, 414,
    270, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 306, 0, 0, 0, 0, 0, 0, 315, 0, 0, 347,
    0, 403, 0, 18, 81, 0, 0, 134, 84, 0, 169, 0, 0, 157, 0, 0, 0, 0, 0, 0, 0, 0, 208, 0, 0, 219, 0,
    0, 0, 0, 0, 0, 0, 126, 171, 332, 0, 259, 0, 394, 0, 0, 0, 0, 318, 0, 0, 0, 337, 0, 381, 0, 0,
    411, 0, 0, 236, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 369, 0, 0, 0, 0, 0, 129, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 428, 423, 296, 457, 0, 0, 0, 0,
    404, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 263, 432, 0, 0, 0, 0, 0, 0, 416, 384, 441, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 380, 0, 0, 0, 0, 0, 0, 0, 170, 0, 0, 303, 304, 368, 0, 88, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 324, 0, 0, 0, 93, 193, 466, 0, 80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 373, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 330, 123, 0, 7, 143, 249, 0, 0, 154, 71, 0, 0, 0, 320,
    0, 205, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 301, 0, 0, 103, 385, 0, 0, 0, 453, 151, 16, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 436, 452, 57, 0, 430, 0, 0, 0, 0, 325, 41, 197, 342, 131, 0, 0, 0, 0, 0, 86, 0,
    0, 0, 0, 0, 144, 459, 0, 0, 0, 0, 0, 295, 91, 360, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 279, 0,
    0, 0, 267, 0, 0, 283, 21, 0, 0, 0, 413, 0, 0, 0, 0, 0, 0, 239, 0, 0, 213, 0, 0, 106, 0, 409, 0,
    0, 0, 0, 0, 0, 148, 0, 0, 0, 0, 0, 0, 276, 78, 0, 0, 0, 0, 284, 478, 0, 207, 387, 0, 0, 0, 0, 0,
    0, 69, 0, 280, 0, 0, 0, 0, 104, 0, 0, 0, 0, 225, 0, 0, 0, 0, 0, 0, 0, 0, 0, 133, 0, 0, 0, 42, 0,
    0, 0, 0, 0, 0, 60, 0, 0, 0, 321, 421, 307, 454, 0, 0, 0, 0, 156, 415, 0, 0, 0, 0, 0, 462, 0, 0,
    290, 287, 79, 0, 0, 0, 0, 336, 0, 0, 0, 0, 0, 214, 0, 161, 0, 17, 63, 0, 0, 0, 0, 289, 0, 0, 0,
    0, 0, 0, 238, 0, 0, 0, 0, 257, 0, 0, 173, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 0, 0, 109,
    443, 0, 0, 477, 261, 0, 0, 0, 0, 10, 0, 70, 0, 250, 98, 0, 65, 0, 0, 0, 0, 463, 0, 38, 0, 0, 0,
    361, 0, 0, 0, 274, 0, 0, 0, 0, 0, 408, 0, 0, 475, 0, 0, 0, 0, 0, 66, 0, 0, 0, 374, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 334, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 429, 145, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 371, 0, 252, 294, 0, 282, 0, 378, 0, 0, 0, 0, 0, 297, 367, 0, 0,
    0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 241, 0, 0, 0, 0, 0, 0, 405, 0, 0, 218, 0, 0, 349, 121, 215,
    248, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 182, 0, 0, 0, 0, 0, 0, 322, 341, 0, 0, 0, 0, 0, 0, 0, 0,
    398, 0, 15, 146, 471, 0, 0, 0, 0, 0, 135, 228, 210, 0, 140, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 305, 0, 0, 0, 0, 0, 0, 127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    24, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 85, 323, 300, 0, 424, 0, 0, 0, 0, 0, 0, 0, 0, 358, 0,
    0, 0, 35, 0, 37, 0, 0, 0, 480, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 313, 393, 0, 0, 0, 439, 451, 0, 0, 158, 0,
    0, 0, 0, 94, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 268, 0, 220, 0, 0, 0, 0, 410,
    0, 0, 0, 56, 0, 201, 0, 438, 14, 0, 0, 0, 0, 6, 0, 0, 172, 0, 0, 192, 0, 0, 277, 278, 0, 199, 0,
    0, 0, 0, 107, 0, 0, 0, 0, 0, 0, 0, 216, 479, 0, 0, 379, 0, 0, 0, 0, 0, 467, 97, 262, 356, 437,
    468, 469, 0, 0, 0, 96, 0, 0, 0, 67, 0, 0, 0, 190, 0, 117, 0, 0, 0, 308, 137, 260, 0, 36, 0, 0,
    0, 0, 422, 0, 0, 0, 0, 0, 0, 351, 0, 0, 0, 0, 0, 28, 0, 89, 0, 0, 0, 0, 95, 0, 426, 0, 0, 0, 0,
    0, 0, 0,
  ]

  package init?(spelling: String) {
    guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }

  package var spelling: String { Self.spellings[Int(rawValue)] }
}
