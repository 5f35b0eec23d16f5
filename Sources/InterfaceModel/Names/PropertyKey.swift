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

  package static let prefixes: [UInt64] = [
    0x4E53_4261_636B_6772, 0x4E53_436F_6C6F_7200, 0x4E53_466F_6E74_0000, 0x4E53_4B65_726E_0000,
    0x4E53_4C69_6761_7475, 0x4E53_4C69_6E6B_0000, 0x4E53_4F72_6967_696E, 0x4E53_5061_7261_6772,
    0x4E53_5374_7269_6B65, 0x4E53_5374_726F_6B65, 0x4E53_556E_6465_726C, 0x4E53_556E_6465_726C,
    0x6163_6365_7373_6962, 0x6163_7469_6F6E_0000, 0x616C_6C6F_7765_6450, 0x616C_6C6F_7765_6453,
    0x6174_7472_6962_7574, 0x6174_7472_6962_7574, 0x6175_746F_7265_7369, 0x6261_636B_4261_7242,
    0x6261_636B_6772_6F75, 0x6261_636B_6772_6F75, 0x6261_636B_6772_6F75, 0x6261_6467_6543_6F6C,
    0x6261_7254_696E_7443, 0x6261_7365_4261_636B, 0x6261_7365_466F_7265, 0x6361_6E76_6173_4C6F,
    0x636F_6C6C_6563_7469, 0x636F_6C6F_7200_0000, 0x636F_6D6D_6974_0000, 0x636F_6D70_6163_7441,
    0x636F_6D70_6163_7453, 0x636F_6E66_6967_7572, 0x636F_6E73_7472_6169, 0x636F_6E74_656E_7400,
    0x636F_6E74_656E_7443, 0x636F_6E74_656E_7443, 0x636F_6E74_656E_7445, 0x636F_6E74_656E_7449,
    0x636F_6E74_656E_7449, 0x636F_6E74_656E_744C, 0x636F_6E74_656E_7453, 0x636F_6E74_656E_7453,
    0x636F_6E74_656E_7456, 0x6375_7272_656E_7450, 0x6375_7374_6F6D_466F, 0x6375_7374_6F6D_5369,
    0x6375_7374_6F6D_5669, 0x6461_7461_0000_0000, 0x6461_7461_4465_7465, 0x6461_7465_0000_0000,
    0x6465_6661_756C_7453, 0x6465_7374_696E_6174, 0x6465_7461_696C_5669, 0x6469_7265_6374_696F,
    0x6469_7361_626C_6564, 0x6564_6765_7346_6F72, 0x6573_7469_6D61_7465, 0x666F_6375_7365_6400,
    0x666F_6E74_4465_7363, 0x666F_6F74_6572_5265, 0x666F_6F74_6572_5469, 0x6672_616D_6500_0000,
    0x6672_616D_6549_6E73, 0x6672_616D_654C_6179, 0x6672_6565_666F_726D, 0x6865_6164_6572_5265,
    0x6865_6164_6572_5469, 0x6869_6768_6C69_6768, 0x6869_6768_6C69_6768, 0x696D_6167_6500_0000,
    0x696D_6167_6545_6467, 0x696D_6167_6549_6E73, 0x696E_7365_7446_6F72, 0x696E_7472_696E_7369,
    0x6973_456C_656D_656E, 0x6974_656D_5369_7A65, 0x6B65_7962_6F61_7264, 0x6B65_7965_6441_7263,
    0x6C61_6E64_7363_6170, 0x6C61_7267_6543_6F6E, 0x6C61_7267_6554_6974, 0x6C61_796F_7574_4D61,
    0x6C65_6674_4261_7242, 0x6C6F_6361_6C65_0000, 0x6D61_7374_6572_5669, 0x6D61_7869_6D75_6D44,
    0x6D61_7869_6D75_6D54, 0x6D65_6469_6154_7970, 0x6D69_6E69_6D75_6D44, 0x6D69_6E69_6D75_6D54,
    0x6E61_7669_6761_7469, 0x6E61_7669_6761_7469, 0x6E6F_726D_616C_0000, 0x6F6E_5469_6E74_436F,
    0x6F72_6965_6E74_6174, 0x7061_6765_496E_6469, 0x706C_6163_6568_6F6C, 0x706F_706F_7665_7241,
    0x706F_7274_7261_6974, 0x7072_6566_6572_656E, 0x7072_6566_6572_7265, 0x7072_6566_6572_7265,
    0x7072_6576_6965_7700, 0x7072_6F67_7265_7373, 0x7265_6672_6573_6843, 0x7269_6768_7442_6172,
    0x7361_6665_4172_6561, 0x7363_726F_6C6C_4564, 0x7363_726F_6C6C_496E, 0x7365_6374_696F_6E46,
    0x7365_6374_696F_6E48, 0x7365_6374_696F_6E49, 0x7365_6374_696F_6E49, 0x7365_6374_696F_6E49,
    0x7365_6374_696F_6E49, 0x7365_6C65_6374_6564, 0x7365_6C65_6374_6564, 0x7365_6C65_6374_6564,
    0x7365_7061_7261_746F, 0x7365_7061_7261_746F, 0x7368_6164_6F77_436F, 0x7368_6164_6F77_4F66,
    0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465,
    0x7369_6D75_6C61_7465, 0x736F_7572_6365_4964, 0x7374_616E_6461_7264, 0x7374_6174_7573_4261,
    0x7375_6276_6965_7773, 0x7461_6242_6172_0000, 0x7461_6242_6172_4974, 0x7461_626C_6546_6F6F,
    0x7461_626C_6548_6561, 0x7465_7874_0000_0000, 0x7465_7874_436F_6C6F, 0x7465_7874_496E_7075,
    0x7465_7874_5368_6164, 0x7465_7874_5368_6164, 0x7468_756D_6254_696E, 0x7469_6D65_5A6F_6E65,
    0x7469_6E74_436F_6C6F, 0x7469_746C_6500_0000, 0x7469_746C_6543_6F6C, 0x7469_746C_6545_6467,
    0x7469_746C_6546_6F6E, 0x7469_746C_6550_6F73, 0x7469_746C_6553_6861, 0x7469_746C_6553_6861,
    0x7469_746C_6554_6578, 0x7469_746C_6556_6965, 0x746F_6F6C_6261_7200, 0x7472_6163_6B54_696E,
    0x7472_6169_7473_0000, 0x7573_6572_436F_6D6D, 0x7573_6572_4C61_6265, 0x7661_6C75_6500_0000,
    0x7669_6577_0000_0000,
  ]
}
