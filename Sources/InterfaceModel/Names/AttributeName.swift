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
}
