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
    "changesSelectionAsPrimaryAction", "className", "clearButtonMode", "clearsContextBeforeDrawing",
    "clearsOnBeginEditing", "clearsSelectionOnViewWillAppear", "clipsSubviews",
    "cocoaTouchSystemColor", "collectionClass", "colorLabel", "colorMatched", "colorPixelFormat",
    "colorSpace", "configurationType", "constant", "content", "contentHorizontalAlignment",
    "contentInsetAdjustmentBehavior", "contentMode", "contentVerticalAlignment",
    "contentViewInsetsToSafeArea", "continuous", "cornerStyle", "countDownDuration", "customClass",
    "customColorSpace", "customModule", "customModuleProvider", "customUserAgent", "cyan",
    "dataMode", "datePickerMode", "defaultTabInterval", "defaultVersion",
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

  package static let prefixes: [UInt64] = [
    0x6163_6365_7373_6F72, 0x6163_7469_6F6E_0000, 0x6163_7469_6F6E_4E61, 0x6164_6472_6573_7300,
    0x6164_6A75_7374_6162, 0x6164_6A75_7374_7346, 0x6164_6A75_7374_7346, 0x6164_6A75_7374_7349,
    0x6164_6A75_7374_7349, 0x6164_6A75_7374_7349, 0x6164_6A75_7374_7349, 0x6164_6A75_7374_734C,
    0x6166_6669_6E69_7479, 0x616C_6967_6E6D_656E, 0x616C_6C6F_7744_6F75, 0x616C_6C6F_7761_626C,
    0x616C_6C6F_7773_4169, 0x616C_6C6F_7773_4261, 0x616C_6C6F_7773_4361, 0x616C_6C6F_7773_4465,
    0x616C_6C6F_7773_4469, 0x616C_6C6F_7773_4564, 0x616C_6C6F_7773_496E, 0x616C_6C6F_7773_4C69,
    0x616C_6C6F_7773_4D75, 0x616C_6C6F_7773_4D75, 0x616C_6C6F_7773_5069, 0x616C_6C6F_7773_5365,
    0x616C_6C6F_7773_5365, 0x616C_7068_6100_0000, 0x616C_7761_7973_426F, 0x616C_7761_7973_426F,
    0x616D_6269_6775_6F75, 0x616E_696D_6174_6573, 0x616E_696D_6174_696E, 0x6170_7065_6172_616E,
    0x6170_7065_6172_616E, 0x6170_7065_6E64_7300, 0x6170_706C_6963_6174, 0x6170_706F_7274_696F,
    0x6175_746F_6361_7069, 0x6175_746F_636F_7272, 0x6175_746F_6D61_7469, 0x6175_746F_6D61_7469,
    0x6175_746F_7265_7369, 0x6175_746F_7265_7369, 0x6175_746F_7368_7269, 0x6178_6973_0000_0000,
    0x6261_636B_496E_6469, 0x6261_636B_496E_6469, 0x6261_636B_6772_6F75, 0x6261_636B_6772_6F75,
    0x6261_636B_6772_6F75, 0x6261_7253_7479_6C65, 0x6261_7365_3634_2D55, 0x6261_7365_5772_6974,
    0x6261_7365_6C69_6E65, 0x6261_7365_6C69_6E65, 0x6265_6861_7669_6F72, 0x626C_6163_6B00_0000,
    0x626C_7565_0000_0000, 0x626F_7264_6572_5374, 0x626F_7474_6F6D_0000, 0x626F_756E_6365_7300,
    0x626F_756E_6365_735A, 0x6275_6E64_6C65_4964, 0x6275_7474_6F6E_0000, 0x6275_7474_6F6E_5369,
    0x6275_7474_6F6E_5479, 0x6361_6C65_6E64_6172, 0x6361_6E43_616E_6365, 0x6361_6E63_656C_7354,
    0x6361_6E64_6964_6174, 0x6361_7461_6C6F_6700, 0x6368_616E_6765_7353, 0x636C_6173_734E_616D,
    0x636C_6561_7242_7574, 0x636C_6561_7273_436F, 0x636C_6561_7273_4F6E, 0x636C_6561_7273_5365,
    0x636C_6970_7353_7562, 0x636F_636F_6154_6F75, 0x636F_6C6C_6563_7469, 0x636F_6C6F_724C_6162,
    0x636F_6C6F_724D_6174, 0x636F_6C6F_7250_6978, 0x636F_6C6F_7253_7061, 0x636F_6E66_6967_7572,
    0x636F_6E73_7461_6E74, 0x636F_6E74_656E_7400, 0x636F_6E74_656E_7448, 0x636F_6E74_656E_7449,
    0x636F_6E74_656E_744D, 0x636F_6E74_656E_7456, 0x636F_6E74_656E_7456, 0x636F_6E74_696E_756F,
    0x636F_726E_6572_5374, 0x636F_756E_7444_6F77, 0x6375_7374_6F6D_436C, 0x6375_7374_6F6D_436F,
    0x6375_7374_6F6D_4D6F, 0x6375_7374_6F6D_4D6F, 0x6375_7374_6F6D_5573, 0x6379_616E_0000_0000,
    0x6461_7461_4D6F_6465, 0x6461_7465_5069_636B, 0x6465_6661_756C_7454, 0x6465_6661_756C_7456,
    0x6465_6669_6E65_7350, 0x6465_6C61_7973_436F, 0x6465_6C61_7973_546F, 0x6465_7074_6853_7465,
    0x6465_7374_696E_6174, 0x6465_7374_696E_6174, 0x6465_7461_696C_5465, 0x6469_7265_6374_696F,
    0x6469_7265_6374_696F, 0x6469_7363_6F76_6572, 0x6469_7374_7269_6275, 0x646F_7562_6C65_5369,
    0x646F_776E_0000_0000, 0x646F_776E_4172_726F, 0x6479_6E61_6D69_6354, 0x6564_6974_6162_6C65,
    0x6564_6974_696E_6741, 0x656E_6162_6C65_5365, 0x656E_6162_6C65_6400, 0x656E_6162_6C65_7352,
    0x6573_7469_6D61_7465, 0x6573_7469_6D61_7465, 0x6573_7469_6D61_7465, 0x6576_656E_7454_7970,
    0x6578_7465_6E64_6564, 0x6661_6D69_6C79_0000, 0x6669_7273_7441_7474, 0x6669_7273_7449_7465,
    0x6669_7273_744C_696E, 0x6669_7865_6446_7261, 0x666C_6578_6962_6C65, 0x666C_6578_6962_6C65,
    0x666C_6578_6962_6C65, 0x666C_6578_6962_6C65, 0x666C_6967_6874_4E75, 0x666F_6F74_6572_5469,
    0x6765_6E65_7261_7465, 0x6772_6565_6E00_0000, 0x6861_7341_7474_7269, 0x6865_6164_496E_6465,
    0x6865_6164_6572_0000, 0x6865_6164_6572_4C65, 0x6865_6164_6572_5469, 0x6865_6967_6874_0000,
    0x6865_6967_6874_5369, 0x6869_6464_656E_0000, 0x6869_6465_7341_6363, 0x6869_6465_7342_6172,
    0x6869_6465_7342_6172, 0x6869_6465_7342_6F74, 0x6869_6465_7346_6F72, 0x6869_6465_7357_6865,
    0x6869_6768_6C69_6768, 0x6869_6768_6C69_6768, 0x6869_6E74_0000_0000, 0x686F_7269_7A6F_6E74,
    0x686F_7269_7A6F_6E74, 0x686F_7269_7A6F_6E74, 0x686F_7269_7A6F_6E74, 0x6964_0000_0000_0000,
    0x6964_656E_7469_6669, 0x696D_6167_6500_0000, 0x696D_6167_6550_6164, 0x696D_6167_6550_6C61,
    0x696D_6167_6554_6F54, 0x696D_6167_6556_6965, 0x696E_6465_6E74_6174, 0x696E_6465_6E74_6174,
    0x696E_6469_6361_746F, 0x696E_6469_6361_746F, 0x696E_6865_7269_7473, 0x696E_6974_6961_6C56,
    0x696E_7075_7400_0000, 0x696E_7365_7473_4C61, 0x696E_7465_7266_6163, 0x6973_456E_6162_6C65,
    0x6974_656D_506F_7369, 0x6A61_7661_5363_7269, 0x6B65_7900_0000_0000, 0x6B65_7950_6174_6800,
    0x6B65_7962_6F61_7264, 0x6B65_7962_6F61_7264, 0x6B65_7962_6F61_7264, 0x6B65_7962_6F61_7264,
    0x6B69_6E64_0000_0000, 0x6C61_6265_6C00_0000, 0x6C61_6E64_7363_6170, 0x6C61_7267_6543_6F6E,
    0x6C61_7267_6554_6974, 0x6C61_7267_6554_6974, 0x6C61_756E_6368_5363, 0x6C61_796F_7574_0000,
    0x6C61_796F_7574_4D61, 0x6C65_6164_696E_6700, 0x6C65_6674_0000_0000, 0x6C65_6674_4172_726F,
    0x6C65_6674_4974_656D, 0x6C65_6E67_7468_0000, 0x6C69_6E65_4272_6561, 0x6C69_6E65_4865_6967,
    0x6C69_6E65_5370_6163, 0x6C69_6E6B_0000_0000, 0x6C6F_6361_6C65_4964, 0x6C6F_6361_6C69_7A65,
    0x6C6F_6361_7469_6F6E, 0x6C6F_6F6B_7570_5375, 0x6D61_6765_6E74_6100, 0x6D61_7054_7970_6500,
    0x6D61_7856_616C_7565, 0x6D61_7858_0000_0000, 0x6D61_7859_0000_0000, 0x6D61_7869_6D75_6D4C,
    0x6D61_7869_6D75_6D50, 0x6D61_7869_6D75_6D56, 0x6D61_7869_6D75_6D56, 0x6D61_7869_6D75_6D5A,
    0x6D65_6E75_0000_0000, 0x6D65_7461_466F_6E74, 0x6D69_6E54_6F6F_6C73, 0x6D69_6E56_616C_7565,
    0x6D69_6E58_0000_0000, 0x6D69_6E59_0000_0000, 0x6D69_6E69_6D75_6D46, 0x6D69_6E69_6D75_6D49,
    0x6D69_6E69_6D75_6D4C, 0x6D69_6E69_6D75_6D4C, 0x6D69_6E69_6D75_6D4E, 0x6D69_6E69_6D75_6D50,
    0x6D69_6E69_6D75_6D50, 0x6D69_6E69_6D75_6D53, 0x6D69_6E69_6D75_6D56, 0x6D69_6E69_6D75_6D56,
    0x6D69_6E69_6D75_6D5A, 0x6D69_6E75_7465_496E, 0x6D69_7370_6C61_6365, 0x6D6F_6461_6C50_7265,
    0x6D6F_6461_6C54_7261, 0x6D6F_6469_6669_6572, 0x6D6F_6D65_6E74_6172, 0x6D75_6C74_6970_6C65,
    0x6D75_6C74_6970_6C69, 0x6E61_6D65_0000_0000, 0x6E61_7669_6761_7469, 0x6E61_7669_6761_7469,
    0x6E65_7874_4F62_6A65, 0x6E69_624E_616D_6500, 0x6E6F_6E65_0000_0000, 0x6E6F_7445_6E61_626C,
    0x6E75_6D62_6572_4F66, 0x6E75_6D62_6572_4F66, 0x6E75_6D62_6572_4F66, 0x6E75_6D62_6572_4F66,
    0x6F6E_0000_0000_0000, 0x6F70_6171_7565_0000, 0x6F72_6965_6E74_6174, 0x7061_6765_5370_6163,
    0x7061_6769_6E67_456E, 0x7061_7261_6772_6170, 0x7061_7261_6772_6170, 0x7061_7573_6564_0000,
    0x7068_6F6E_654E_756D, 0x7069_7463_6845_6E61, 0x706C_6163_6568_6F6C, 0x706C_6163_6568_6F6C,
    0x706C_6163_6568_6F6C, 0x706C_6163_6568_6F6C, 0x706C_6179_5061_7573, 0x706F_696E_7453_697A,
    0x706F_696E_7465_7249, 0x706F_706F_7665_7241, 0x706F_706F_7665_7241, 0x7072_6566_6572_7265,
    0x7072_6566_6572_7265, 0x7072_6566_6572_7265, 0x7072_6566_6572_7265, 0x7072_6566_6572_7265,
    0x7072_6566_6574_6368, 0x7072_6573_656E_7473, 0x7072_6573_6572_7665, 0x7072_696D_6172_7942,
    0x7072_696F_7269_7479, 0x7072_6F67_7265_7373, 0x7072_6F67_7265_7373, 0x7072_6F67_7265_7373,
    0x7072_6F6D_7074_0000, 0x7072_6F6D_7074_6564, 0x7072_6F6D_7074_6564, 0x7072_6F70_6572_7479,
    0x7072_6F70_6572_7479, 0x7072_6F76_6964_6573, 0x7265_6400_0000_0000, 0x7265_6665_7265_6E63,
    0x7265_6665_7265_6E63, 0x7265_6C61_7469_6F6E, 0x7265_6C61_7469_6F6E, 0x7265_6C61_7469_7665,
    0x7265_6E64_6572_696E, 0x7265_7369_7A65_7354, 0x7265_7374_6F72_6174, 0x7265_7475_726E_4B65,
    0x7265_7573_6549_6465, 0x7265_7665_7273_6573, 0x7269_6768_7400_0000, 0x7269_6768_7441_7272,
    0x726F_6C65_0000_0000, 0x726F_7461_7465_456E, 0x726F_7748_6569_6768, 0x7363_616C_6500_0000,
    0x7363_616C_6573_5061, 0x7363_656E_6549_4400, 0x7363_656E_654D_656D, 0x7363_656E_654E_616D,
    0x7363_6F72_696E_6754, 0x7363_726F_6C6C_4469, 0x7363_726F_6C6C_456E, 0x7365_6172_6368_4261,
    0x7365_6172_6368_4669, 0x7365_6172_6368_5265, 0x7365_636F_6E64_4174, 0x7365_636F_6E64_4974,
    0x7365_636F_6E64_6172, 0x7365_6374_696F_6E46, 0x7365_6374_696F_6E48, 0x7365_6374_696F_6E49,
    0x7365_6374_696F_6E49, 0x7365_6375_7265_5465, 0x7365_676D_656E_7443, 0x7365_6C65_6374_0000,
    0x7365_6C65_6374_6162, 0x7365_6C65_6374_6564, 0x7365_6C65_6374_6564, 0x7365_6C65_6374_6564,
    0x7365_6C65_6374_696F, 0x7365_6C65_6374_6F72, 0x7365_6D61_6E74_6963, 0x7365_7061_7261_746F,
    0x7365_7061_7261_746F, 0x7368_6164_6F77_496D, 0x7368_6970_6D65_6E74, 0x7368_6F75_6C64_496E,
    0x7368_6F77_7341_6374, 0x7368_6F77_7342_7569, 0x7368_6F77_7343_616E, 0x7368_6F77_7343_6F6D,
    0x7368_6F77_7348_6F72, 0x7368_6F77_734D_656E, 0x7368_6F77_7350_6F69, 0x7368_6F77_7352_656F,
    0x7368_6F77_7353_6361, 0x7368_6F77_7353_636F, 0x7368_6F77_7353_6561, 0x7368_6F77_7353_656C,
    0x7368_6F77_7354_6F75, 0x7368_6F77_7355_7365, 0x7368_6F77_7356_6572, 0x7369_6D75_6C61_7465,
    0x7369_7A65_0000_0000, 0x736D_6172_7444_6173, 0x736D_6172_7449_6E73, 0x736D_6172_7451_756F,
    0x7370_6163_696E_6700, 0x7370_6163_696E_6754, 0x7370_656C_6C43_6865, 0x7370_696E_654C_6F63,
    0x7370_6C69_7456_6965, 0x7370_7269_6E67_4C6F, 0x7374_6163_6B65_6449, 0x7374_6174_6963_5465,
    0x7374_6174_7573_4261, 0x7374_6570_5661_6C75, 0x7374_6F72_7962_6F61, 0x7374_6F72_7962_6F61,
    0x7374_7269_6E67_0000, 0x7374_796C_6500_0000, 0x7375_6274_6974_6C65, 0x7375_6D6D_6172_7945,
    0x7375_7065_7263_6C61, 0x7375_7070_7265_7373, 0x7379_6D62_6F6C_5363, 0x7379_6D62_6F6C_5479,
    0x7379_6D62_6F6C_6963, 0x7379_7374_656D_436F, 0x7379_7374_656D_4974, 0x7379_7374_656D_5665,
    0x7461_626C_6556_6965, 0x7461_6700_0000_0000, 0x7461_696C_496E_6465, 0x7461_7267_6574_5275,
    0x7465_7874_0000_0000, 0x7465_7874_416C_6967, 0x7465_7874_436F_6E74, 0x7465_7874_4C61_6265,
    0x7469_6768_7465_6E69, 0x7469_6D65_496E_7465, 0x7469_746C_6500_0000, 0x7469_746C_6541_6C69,
    0x7469_746C_6550_6164, 0x746F_6F6C_6261_7248, 0x746F_6F6C_7356_6572, 0x746F_7000_0000_0000,
    0x7472_6163_6B49_6D61, 0x7472_6169_6C69_6E67, 0x7472_616E_7369_7469, 0x7472_616E_736C_6174,
    0x7472_616E_736C_7563, 0x7472_6967_6765_7200, 0x7479_7065_0000_0000, 0x756E_7769_6E64_4163,
    0x7570_0000_0000_0000, 0x7570_4172_726F_7700, 0x7570_6461_7465_7346, 0x7573_6541_7574_6F6C,
    0x7573_6541_7574_6F6D, 0x7573_6543_7572_7265, 0x7573_6553_6166_6541, 0x7573_6553_746F_7279,
    0x7573_6554_7261_6974, 0x7573_6572_496E_7465, 0x7573_6572_4C61_6265, 0x7573_6573_4174_7472,
    0x7661_6C75_6500_0000, 0x7661_7269_6162_6C65, 0x7661_7269_616E_7400, 0x7665_7269_6679_416D,
    0x7665_7273_696F_6E00, 0x7665_7274_6963_616C, 0x7665_7274_6963_616C, 0x7665_7274_6963_616C,
    0x7665_7274_6963_616C, 0x7669_6465_6F47_7261, 0x7669_7369_626C_6541, 0x7761_6E74_7346_756C,
    0x7761_6E74_734D_756C, 0x7765_6967_6874_0000, 0x7768_6974_6500_0000, 0x7769_6474_6800_0000,
    0x7769_6474_6853_697A, 0x7800_0000_0000_0000, 0x7863_6F64_6531_3143, 0x7900_0000_0000_0000,
    0x7965_6C6C_6F77_0000, 0x7A6F_6F6D_456E_6162,
  ]
}
