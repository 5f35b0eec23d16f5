// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The name of a property that a child gives with its `key`.
///
/// The cases stand in the bytewise order of their spellings.
package enum PropertyKey: UInt16, VocabularyName {
  case nsBackgroundColor
  case nsColor
  case nsFont
  case nsKern
  case nsLigature
  case nsLink
  case nsOriginalFont
  case nsParagraphStyle
  case nsStrikethrough
  case nsStrokeColor
  case nsUnderline
  case nsUnderlineColor
  case accessibilityConfiguration
  case action
  case allowedPressTypes
  case allowedScrollTypesMask
  case attributedText
  case attributedTitle
  case autoresizingMask
  case backBarButtonItem
  case background
  case backgroundColor
  case backgroundView
  case badgeColor
  case barTintColor
  case baseBackgroundColor
  case baseForegroundColor
  case canvasLocation
  case collectionViewLayout
  case color
  case commit
  case compactAppearance
  case compactScrollEdgeAppearance
  case configuration
  case constraints
  case content
  case contentCompressionResistancePriority
  case contentConfiguration
  case contentEdgeInsets
  case contentInset
  case contentInsets
  case contentLayoutGuide
  case contentSizeForViewInPopover
  case contentStretch
  case contentView
  case currentPageIndicatorTintColor
  case customFonts
  case customSize
  case customView
  case data
  case dataDetectorTypes
  case date
  case defaultSimulatedMetrics
  case destination
  case detailViewController
  case directionalLayoutMargins
  case disabled
  case edgesForExtendedLayout
  case estimatedItemSize
  case focused
  case fontDescription
  case footerReferenceSize
  case footerTitle
  case frame
  case frameInset
  case frameLayoutGuide
  case freeformSize
  case headerReferenceSize
  case headerTitle
  case highlighted
  case highlightedColor
  case image
  case imageEdgeInsets
  case imageInsets
  case insetFor6xAndEarlier
  case intrinsicContentSize
  case isElement
  case itemSize
  case keyboard
  case keyedArchiveRepresentation
  case landscapeSize
  case largeContentSizeImageInsets
  case largeTitleTextAttributes
  case layoutMargins
  case leftBarButtonItem
  case locale
  case masterViewController
  case maximumDate
  case maximumTrackTintColor
  case mediaTypesRequiringUserActionForPlayback
  case minimumDate
  case minimumTrackTintColor
  case navigationBar
  case navigationItem
  case normal
  case onTintColor
  case orientation
  case pageIndicatorTintColor
  case placeholder
  case popoverArrowDirection
  case portraitSize
  case preferences
  case preferredSymbolConfiguration
  case preferredSymbolConfigurationForImage
  case preview
  case progressTintColor
  case refreshControl
  case rightBarButtonItem
  case safeArea
  case scrollEdgeAppearance
  case scrollIndicatorInsets
  case sectionFooterView
  case sectionHeaderView
  case sectionIndexBackgroundColor
  case sectionIndexColor
  case sectionIndexTrackingBackgroundColor
  case sectionInset
  case selected
  case selectedImageTintColor
  case selectedSegmentTintColor
  case separatorColor
  case separatorInset
  case shadowColor
  case shadowOffset
  case simulatedBottomBarMetrics
  case simulatedDestinationMetrics
  case simulatedOrientationMetrics
  case simulatedStatusBarMetrics
  case simulatedTopBarMetrics
  case sourceIdentifier
  case standardAppearance
  case statusBar
  case subviews
  case tabBar
  case tabBarItem
  case tableFooterView
  case tableHeaderView
  case text
  case textColor
  case textInputTraits
  case textShadowColor
  case textShadowOffset
  case thumbTintColor
  case timeZone
  case tintColor
  case title
  case titleColor
  case titleEdgeInsets
  case titleFontDescription
  case titlePositionAdjustment
  case titleShadowColor
  case titleShadowOffset
  case titleTextAttributes
  case titleView
  case toolbar
  case trackTintColor
  case traits
  case userComments
  case userLabel
  case value
  case view

  package static let spellings: [String] = [
    "NSBackgroundColor", "NSColor", "NSFont", "NSKern", "NSLigature", "NSLink", "NSOriginalFont",
    "NSParagraphStyle", "NSStrikethrough", "NSStrokeColor", "NSUnderline", "NSUnderlineColor",
    "accessibilityConfiguration", "action", "allowedPressTypes", "allowedScrollTypesMask",
    "attributedText", "attributedTitle", "autoresizingMask", "backBarButtonItem", "background",
    "backgroundColor", "backgroundView", "badgeColor", "barTintColor", "baseBackgroundColor",
    "baseForegroundColor", "canvasLocation", "collectionViewLayout", "color", "commit",
    "compactAppearance", "compactScrollEdgeAppearance", "configuration", "constraints", "content",
    "contentCompressionResistancePriority", "contentConfiguration", "contentEdgeInsets",
    "contentInset", "contentInsets", "contentLayoutGuide", "contentSizeForViewInPopover",
    "contentStretch", "contentView", "currentPageIndicatorTintColor", "customFonts", "customSize",
    "customView", "data", "dataDetectorTypes", "date", "defaultSimulatedMetrics", "destination",
    "detailViewController", "directionalLayoutMargins", "disabled", "edgesForExtendedLayout",
    "estimatedItemSize", "focused", "fontDescription", "footerReferenceSize", "footerTitle",
    "frame", "frameInset", "frameLayoutGuide", "freeformSize", "headerReferenceSize", "headerTitle",
    "highlighted", "highlightedColor", "image", "imageEdgeInsets", "imageInsets",
    "insetFor6xAndEarlier", "intrinsicContentSize", "isElement", "itemSize", "keyboard",
    "keyedArchiveRepresentation", "landscapeSize", "largeContentSizeImageInsets",
    "largeTitleTextAttributes", "layoutMargins", "leftBarButtonItem", "locale",
    "masterViewController", "maximumDate", "maximumTrackTintColor",
    "mediaTypesRequiringUserActionForPlayback", "minimumDate", "minimumTrackTintColor",
    "navigationBar", "navigationItem", "normal", "onTintColor", "orientation",
    "pageIndicatorTintColor", "placeholder", "popoverArrowDirection", "portraitSize", "preferences",
    "preferredSymbolConfiguration", "preferredSymbolConfigurationForImage", "preview",
    "progressTintColor", "refreshControl", "rightBarButtonItem", "safeArea", "scrollEdgeAppearance",
    "scrollIndicatorInsets", "sectionFooterView", "sectionHeaderView",
    "sectionIndexBackgroundColor", "sectionIndexColor", "sectionIndexTrackingBackgroundColor",
    "sectionInset", "selected", "selectedImageTintColor", "selectedSegmentTintColor",
    "separatorColor", "separatorInset", "shadowColor", "shadowOffset", "simulatedBottomBarMetrics",
    "simulatedDestinationMetrics", "simulatedOrientationMetrics", "simulatedStatusBarMetrics",
    "simulatedTopBarMetrics", "sourceIdentifier", "standardAppearance", "statusBar", "subviews",
    "tabBar", "tabBarItem", "tableFooterView", "tableHeaderView", "text", "textColor",
    "textInputTraits", "textShadowColor", "textShadowOffset", "thumbTintColor", "timeZone",
    "tintColor", "title", "titleColor", "titleEdgeInsets", "titleFontDescription",
    "titlePositionAdjustment", "titleShadowColor", "titleShadowOffset", "titleTextAttributes",
    "titleView", "toolbar", "trackTintColor", "traits", "userComments", "userLabel", "value",
    "view",
  ]
}
