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
  case cornerStyle
  case countDownDuration
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
  case depthStencilPixelFormat
  case destination
  case destinationCreationSelector
  case detailTextLabel
  case direction
  case directionalLockEnabled
  case discoverabilityTitle
  case distribution
  case doubleSided
  case down
  case downArrow
  case dynamicTypePreference
  case editable
  case editingAccessoryType
  case enableSetNeedsDisplay
  case enabled
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
  case footerTitle
  case generatesPrototypingConstraints
  case green
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
  case maximumPrimaryColumnWidth
  case maximumValue
  case maximumValueImage
  case maximumZoomScale
  case menu
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
  case red
  case reference
  case referencedIdentifier
  case relation
  case relationship
  case relativePath
  case renderingMode
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
  case size
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
  case staticText
  case statusBarStyle
  case stepValue
  case storyboardIdentifier
  case storyboardName
  case string
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
  case videoGravity
  case visibleAtLaunch
  case wantsFullScreenLayout
  case wantsMultisampling
  case weight
  case white
  case width
  case widthSizable
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
    "apportionsSegmentWidthsByContent", "autocapitalizationType", "autocorrectionType",
    "automaticEstimatedItemSize", "automaticallyAdjustsScrollViewInsets",
    "autoresizesArchivedViewToFullSize", "autoresizesSubviews", "autoshrinkMode", "axis",
    "backIndicatorImage", "backIndicatorTransitionMaskImage", "background", "backgroundEffect",
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
    "depthStencilPixelFormat", "destination", "destinationCreationSelector", "detailTextLabel",
    "direction", "directionalLockEnabled", "discoverabilityTitle", "distribution", "doubleSided",
    "down", "downArrow", "dynamicTypePreference", "editable", "editingAccessoryType",
    "enableSetNeedsDisplay", "enabled", "enablesReturnKeyAutomatically", "estimatedRowHeight",
    "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight", "eventType",
    "extendedLayoutIncludesOpaqueBars", "family", "firstAttribute", "firstItem",
    "firstLineHeadIndent", "fixedFrame", "flexibleMaxX", "flexibleMaxY", "flexibleMinX",
    "flexibleMinY", "flightNumber", "footerTitle", "generatesPrototypingConstraints", "green",
    "hasAttributedTitle", "headIndent", "header", "headerLevel", "headerTitle", "height",
    "heightSizable", "hidden", "hidesAccessoryWhenEditing", "hidesBarsOnSwipe",
    "hidesBarsWhenVerticallyCompact", "hidesBottomBarWhenPushed", "hidesForSinglePage",
    "hidesWhenStopped", "highlighted", "highlightedImage", "hint", "horizontal",
    "horizontalCompressionResistancePriority", "horizontalContentHuggingPriority",
    "horizontalHuggingPriority", "id", "identifier", "image", "imagePadding", "imagePlacement",
    "imageToTextPadding", "imageView", "indentationLevel", "indentationWidth", "indicator",
    "indicatorStyle", "inheritsFrom", "initialViewController", "input",
    "insetsLayoutMarginsFromSafeArea", "interfaceStyle", "isEnabled", "itemPositioning",
    "javaScriptEnabled", "key", "keyPath", "keyboardAppearance", "keyboardDismissMode",
    "keyboardKey", "keyboardType", "kind", "label", "landscapeImage", "largeContentSizeImage",
    "largeTitleDisplayMode", "largeTitles", "launchScreen", "layout",
    "layoutMarginsFollowReadableWidth", "leading", "left", "leftArrow",
    "leftItemsSupplementBackButton", "length", "lineBreakMode", "lineHeightMultiple", "lineSpacing",
    "link", "localeIdentifier", "localized", "location", "lookupSuggestion", "magenta", "mapType",
    "maxValue", "maxX", "maxY", "maximumLineHeight", "maximumPrimaryColumnWidth", "maximumValue",
    "maximumValueImage", "maximumZoomScale", "menu", "metaFont", "minToolsVersion", "minValue",
    "minX", "minY", "minimumFontSize", "minimumInteritemSpacing", "minimumLineHeight",
    "minimumLineSpacing", "minimumNumberOfTouches", "minimumPressDuration",
    "minimumPrimaryColumnWidth", "minimumScaleFactor", "minimumValue", "minimumValueImage",
    "minimumZoomScale", "minuteInterval", "misplaced", "modalPresentationStyle",
    "modalTransitionStyle", "modifierFlags", "momentary", "multipleTouchEnabled", "multiplier",
    "name", "navigationBarHidden", "navigationOrientation", "nextObjectID", "nibName", "none",
    "notEnabled", "numberOfLines", "numberOfPages", "numberOfTapsRequired",
    "numberOfTouchesRequired", "on", "opaque", "orientation", "pageSpacing", "pagingEnabled",
    "paragraphSpacing", "paragraphSpacingBefore", "paused", "phoneNumber", "pitchEnabled",
    "placeholder", "placeholderIdentifier", "placeholderIntrinsicHeight",
    "placeholderIntrinsicWidth", "playPause", "pointSize", "pointerInteraction",
    "popoverAnchorBarButtonItem", "popoverAnchorView", "preferredDisplayMode",
    "preferredFramesPerSecond", "preferredMaxLayoutWidth", "preferredPrimaryColumnWidthFraction",
    "preferredSupplementaryColumnWidthFraction", "prefetchingEnabled", "presentsWithGesture",
    "preservesSuperviewLayoutMargins", "primaryBackgroundStyle", "priority", "progress",
    "progressImage", "progressViewStyle", "prompt", "prompted", "promptedForUpgradeToXcode5",
    "property", "propertyAccessControl", "providesPresentationContextTransitionStyle", "red",
    "reference", "referencedIdentifier", "relation", "relationship", "relativePath",
    "renderingMode", "resizesToFullScreen", "restorationIdentifier", "returnKeyType",
    "reuseIdentifier", "reversesTitleShadowWhenHighlighted", "right", "rightArrow", "role",
    "rotateEnabled", "rowHeight", "scale", "scalesPageToFit", "sceneID", "sceneMemberID",
    "sceneName", "scoringType", "scrollDirection", "scrollEnabled", "searchBarStyle", "searchField",
    "searchResultsTitle", "secondAttribute", "secondItem", "secondaryText", "sectionFooterHeight",
    "sectionHeaderHeight", "sectionIndexMinimumDisplayRowCount", "sectionInsetReference",
    "secureTextEntry", "segmentControlStyle", "select", "selectable", "selected", "selectedImage",
    "selectedSegmentIndex", "selectionStyle", "selector", "semanticContentAttribute",
    "separatorInsetReference", "separatorStyle", "shadowImage", "shipmentTrackingNumber",
    "shouldIndentWhileEditing", "showsActivityIndicator", "showsBuildings", "showsCancelButton",
    "showsCompass", "showsHorizontalScrollIndicator", "showsMenuAsPrimaryAction",
    "showsPointsOfInterest", "showsReorderControl", "showsScale", "showsScopeBar",
    "showsSearchResultsButton", "showsSelectionImmediatelyOnTouchBegin",
    "showsTouchWhenHighlighted", "showsUserLocation", "showsVerticalScrollIndicator",
    "simulatedAppContext", "size", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
    "spacing", "spacingType", "spellCheckingType", "spineLocation",
    "splitViewControllerTargetIndex", "springLoaded", "stackedItemPositioning", "staticText",
    "statusBarStyle", "stepValue", "storyboardIdentifier", "storyboardName", "string", "style",
    "subtitle", "summaryElement", "superclassName", "suppressesIncrementalRendering", "symbolScale",
    "symbolType", "symbolic", "systemColor", "systemItem", "systemVersion", "tableViewCell", "tag",
    "tailIndent", "targetRuntime", "text", "textAlignment", "textContentType", "textLabel",
    "tighteningFactorForTruncation", "timeIntervalSinceReferenceDate", "title", "titleAlignment",
    "titlePadding", "toolbarHidden", "toolsVersion", "top", "trackImage", "trailing",
    "transitionStyle", "translatesAutoresizingMaskIntoConstraints", "translucent", "trigger",
    "type", "unwindAction", "up", "upArrow", "updatesFrequently", "useAutolayout",
    "useAutomaticPreferredMaxLayoutWidth", "useCurrentDate", "useSafeAreas",
    "useStoryboardIdentifierAsRestorationIdentifier", "useTraitCollections",
    "userInteractionEnabled", "userLabel", "usesAttributedText", "value", "variableValue",
    "variant", "verifyAmbiguity", "version", "vertical", "verticalCompressionResistancePriority",
    "verticalContentHuggingPriority", "verticalHuggingPriority", "videoGravity", "visibleAtLaunch",
    "wantsFullScreenLayout", "wantsMultisampling", "weight", "white", "width", "widthSizable", "x",
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
    .autocapitalizationType, .autocorrectionType, .automaticEstimatedItemSize,
    .automaticallyAdjustsScrollViewInsets, .autoresizesArchivedViewToFullSize, .autoresizesSubviews,
    .autoshrinkMode, .axis, .backIndicatorImage, .backIndicatorTransitionMaskImage, .background,
    .backgroundEffect, .backgroundImage, .barStyle, .base64UTF8, .baseWritingDirection,
    .baselineAdjustment, .baselineRelativeArrangement, .behavior, .black, .blue, .borderStyle,
    .bottom, .bounces, .bouncesZoom, .bundleIdentifier, .button, .buttonSize, .buttonType,
    .calendarEvent, .canCancelContentTouches, .cancelsTouchesInView, .candidateClass, .catalog,
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
    .flexibleMinX, .flexibleMinY, .flightNumber, .footerTitle, .generatesPrototypingConstraints,
    .green, .hasAttributedTitle, .headIndent, .header, .headerLevel, .headerTitle, .height,
    .heightSizable, .hidden, .hidesAccessoryWhenEditing, .hidesBarsOnSwipe,
    .hidesBarsWhenVerticallyCompact, .hidesBottomBarWhenPushed, .hidesForSinglePage,
    .hidesWhenStopped, .highlighted, .highlightedImage, .hint, .horizontal,
    .horizontalCompressionResistancePriority, .horizontalContentHuggingPriority,
    .horizontalHuggingPriority, .id, .identifier, .image, .imagePadding, .imagePlacement,
    .imageToTextPadding, .imageView, .indentationLevel, .indentationWidth, .indicator,
    .indicatorStyle, .inheritsFrom, .initialViewController, .input,
    .insetsLayoutMarginsFromSafeArea, .interfaceStyle, .isEnabled, .itemPositioning,
    .javaScriptEnabled, .key, .keyPath, .keyboardAppearance, .keyboardDismissMode, .keyboardKey,
    .keyboardType, .kind, .label, .landscapeImage, .largeContentSizeImage, .largeTitleDisplayMode,
    .largeTitles, .launchScreen, .layout, .layoutMarginsFollowReadableWidth, .leading, .left,
    .leftArrow, .leftItemsSupplementBackButton, .length, .lineBreakMode, .lineHeightMultiple,
    .lineSpacing, .link, .localeIdentifier, .localized, .location, .lookupSuggestion, .magenta,
    .mapType, .maxValue, .maxX, .maxY, .maximumLineHeight, .maximumPrimaryColumnWidth,
    .maximumValue, .maximumValueImage, .maximumZoomScale, .menu, .metaFont, .minToolsVersion,
    .minValue, .minX, .minY, .minimumFontSize, .minimumInteritemSpacing, .minimumLineHeight,
    .minimumLineSpacing, .minimumNumberOfTouches, .minimumPressDuration, .minimumPrimaryColumnWidth,
    .minimumScaleFactor, .minimumValue, .minimumValueImage, .minimumZoomScale, .minuteInterval,
    .misplaced, .modalPresentationStyle, .modalTransitionStyle, .modifierFlags, .momentary,
    .multipleTouchEnabled, .multiplier, .name, .navigationBarHidden, .navigationOrientation,
    .nextObjectID, .nibName, .none, .notEnabled, .numberOfLines, .numberOfPages,
    .numberOfTapsRequired, .numberOfTouchesRequired, .on, .opaque, .orientation, .pageSpacing,
    .pagingEnabled, .paragraphSpacing, .paragraphSpacingBefore, .paused, .phoneNumber,
    .pitchEnabled, .placeholder, .placeholderIdentifier, .placeholderIntrinsicHeight,
    .placeholderIntrinsicWidth, .playPause, .pointSize, .pointerInteraction,
    .popoverAnchorBarButtonItem, .popoverAnchorView, .preferredDisplayMode,
    .preferredFramesPerSecond, .preferredMaxLayoutWidth, .preferredPrimaryColumnWidthFraction,
    .preferredSupplementaryColumnWidthFraction, .prefetchingEnabled, .presentsWithGesture,
    .preservesSuperviewLayoutMargins, .primaryBackgroundStyle, .priority, .progress, .progressImage,
    .progressViewStyle, .prompt, .prompted, .promptedForUpgradeToXcode5, .property,
    .propertyAccessControl, .providesPresentationContextTransitionStyle, .red, .reference,
    .referencedIdentifier, .relation, .relationship, .relativePath, .renderingMode,
    .resizesToFullScreen, .restorationIdentifier, .returnKeyType, .reuseIdentifier,
    .reversesTitleShadowWhenHighlighted, .right, .rightArrow, .role, .rotateEnabled, .rowHeight,
    .scale, .scalesPageToFit, .sceneID, .sceneMemberID, .sceneName, .scoringType, .scrollDirection,
    .scrollEnabled, .searchBarStyle, .searchField, .searchResultsTitle, .secondAttribute,
    .secondItem, .secondaryText, .sectionFooterHeight, .sectionHeaderHeight,
    .sectionIndexMinimumDisplayRowCount, .sectionInsetReference, .secureTextEntry,
    .segmentControlStyle, .select, .selectable, .selected, .selectedImage, .selectedSegmentIndex,
    .selectionStyle, .selector, .semanticContentAttribute, .separatorInsetReference,
    .separatorStyle, .shadowImage, .shipmentTrackingNumber, .shouldIndentWhileEditing,
    .showsActivityIndicator, .showsBuildings, .showsCancelButton, .showsCompass,
    .showsHorizontalScrollIndicator, .showsMenuAsPrimaryAction, .showsPointsOfInterest,
    .showsReorderControl, .showsScale, .showsScopeBar, .showsSearchResultsButton,
    .showsSelectionImmediatelyOnTouchBegin, .showsTouchWhenHighlighted, .showsUserLocation,
    .showsVerticalScrollIndicator, .simulatedAppContext, .size, .smartDashesType,
    .smartInsertDeleteType, .smartQuotesType, .spacing, .spacingType, .spellCheckingType,
    .spineLocation, .splitViewControllerTargetIndex, .springLoaded, .stackedItemPositioning,
    .staticText, .statusBarStyle, .stepValue, .storyboardIdentifier, .storyboardName, .string,
    .style, .subtitle, .summaryElement, .superclassName, .suppressesIncrementalRendering,
    .symbolScale, .symbolType, .symbolic, .systemColor, .systemItem, .systemVersion, .tableViewCell,
    .tag, .tailIndent, .targetRuntime, .text, .textAlignment, .textContentType, .textLabel,
    .tighteningFactorForTruncation, .timeIntervalSinceReferenceDate, .title, .titleAlignment,
    .titlePadding, .toolbarHidden, .toolsVersion, .top, .trackImage, .trailing, .transitionStyle,
    .translatesAutoresizingMaskIntoConstraints, .translucent, .trigger, .type, .unwindAction, .up,
    .upArrow, .updatesFrequently, .useAutolayout, .useAutomaticPreferredMaxLayoutWidth,
    .useCurrentDate, .useSafeAreas, .useStoryboardIdentifierAsRestorationIdentifier,
    .useTraitCollections, .userInteractionEnabled, .userLabel, .usesAttributedText, .value,
    .variableValue, .variant, .verifyAmbiguity, .version, .vertical,
    .verticalCompressionResistancePriority, .verticalContentHuggingPriority,
    .verticalHuggingPriority, .videoGravity, .visibleAtLaunch, .wantsFullScreenLayout,
    .wantsMultisampling, .weight, .white, .width, .widthSizable, .x, .xcode11CocoaTouchSystemColor,
    .y, .yellow, .zoomEnabled,
  ]

  package static let table: [UInt16] = [
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
