// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The name of a property, which a child specifies with its `key`.
///
/// The cases are sorted bytewise by spelling.
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
  case nsStrokeWidth
  case nsUnderline
  case nsUnderlineColor
  case accessibilityConfiguration
  case action
  case allowedPressTypes
  case allowedScrollTypesMask
  case attributedSubtitle
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
  case edges
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
  case hierarchicalColors
  case highlighted
  case highlightedColor
  case hint
  case image
  case imageEdgeInsets
  case imageInsets
  case insetFor6xAndEarlier
  case intrinsicContentSize
  case isElement
  case itemSize
  case keyboard
  case keyedArchiveRepresentation
  case label
  case landscapeImage
  case landscapeSize
  case largeContentSizeImageInsets
  case largeTitleTextAttributes
  case layoutMargins
  case leftBarButtonItem
  case lineBreakStrategy
  case locale
  case masterViewController
  case maximumDate
  case maximumTrackTintColor
  case mediaTypesRequiringUserActionForPlayback
  case menu
  case menuOptions
  case minimumDate
  case minimumTrackTintColor
  case navigationBar
  case navigationItem
  case normal
  case onTintColor
  case orientation
  case pageIndicatorTintColor
  case passwordRules
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
  case searchFieldBackgroundPositionAdjustment
  case searchTextPositionAdjustment
  case sectionFooterView
  case sectionHeaderView
  case sectionIndexBackgroundColor
  case sectionIndexColor
  case sectionIndexTrackingBackgroundColor
  case sectionInset
  case selected
  case selectedImage
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
  case strokeColor
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
  case visualEffect

  package static let spellings: [String] = [
    "NSBackgroundColor", "NSColor", "NSFont", "NSKern", "NSLigature", "NSLink", "NSOriginalFont",
    "NSParagraphStyle", "NSStrikethrough", "NSStrokeColor", "NSStrokeWidth", "NSUnderline",
    "NSUnderlineColor", "accessibilityConfiguration", "action", "allowedPressTypes",
    "allowedScrollTypesMask", "attributedSubtitle", "attributedText", "attributedTitle",
    "autoresizingMask", "backBarButtonItem", "background", "backgroundColor", "backgroundView",
    "badgeColor", "barTintColor", "baseBackgroundColor", "baseForegroundColor", "canvasLocation",
    "collectionViewLayout", "color", "commit", "compactAppearance", "compactScrollEdgeAppearance",
    "configuration", "constraints", "content", "contentCompressionResistancePriority",
    "contentConfiguration", "contentEdgeInsets", "contentInset", "contentInsets",
    "contentLayoutGuide", "contentSizeForViewInPopover", "contentStretch", "contentView",
    "currentPageIndicatorTintColor", "customFonts", "customSize", "customView", "data",
    "dataDetectorTypes", "date", "defaultSimulatedMetrics", "destination", "detailViewController",
    "directionalLayoutMargins", "disabled", "edges", "edgesForExtendedLayout", "estimatedItemSize",
    "focused", "fontDescription", "footerReferenceSize", "footerTitle", "frame", "frameInset",
    "frameLayoutGuide", "freeformSize", "headerReferenceSize", "headerTitle", "hierarchicalColors",
    "highlighted", "highlightedColor", "hint", "image", "imageEdgeInsets", "imageInsets",
    "insetFor6xAndEarlier", "intrinsicContentSize", "isElement", "itemSize", "keyboard",
    "keyedArchiveRepresentation", "label", "landscapeImage", "landscapeSize",
    "largeContentSizeImageInsets", "largeTitleTextAttributes", "layoutMargins", "leftBarButtonItem",
    "lineBreakStrategy", "locale", "masterViewController", "maximumDate", "maximumTrackTintColor",
    "mediaTypesRequiringUserActionForPlayback", "menu", "menuOptions", "minimumDate",
    "minimumTrackTintColor", "navigationBar", "navigationItem", "normal", "onTintColor",
    "orientation", "pageIndicatorTintColor", "passwordRules", "placeholder",
    "popoverArrowDirection", "portraitSize", "preferences", "preferredSymbolConfiguration",
    "preferredSymbolConfigurationForImage", "preview", "progressTintColor", "refreshControl",
    "rightBarButtonItem", "safeArea", "scrollEdgeAppearance", "scrollIndicatorInsets",
    "searchFieldBackgroundPositionAdjustment", "searchTextPositionAdjustment", "sectionFooterView",
    "sectionHeaderView", "sectionIndexBackgroundColor", "sectionIndexColor",
    "sectionIndexTrackingBackgroundColor", "sectionInset", "selected", "selectedImage",
    "selectedImageTintColor", "selectedSegmentTintColor", "separatorColor", "separatorInset",
    "shadowColor", "shadowOffset", "simulatedBottomBarMetrics", "simulatedDestinationMetrics",
    "simulatedOrientationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "sourceIdentifier", "standardAppearance", "statusBar", "strokeColor", "subviews", "tabBar",
    "tabBarItem", "tableFooterView", "tableHeaderView", "text", "textColor", "textInputTraits",
    "textShadowColor", "textShadowOffset", "thumbTintColor", "timeZone", "tintColor", "title",
    "titleColor", "titleEdgeInsets", "titleFontDescription", "titlePositionAdjustment",
    "titleShadowColor", "titleShadowOffset", "titleTextAttributes", "titleView", "toolbar",
    "trackTintColor", "traits", "userComments", "userLabel", "value", "view", "visualEffect",
  ]

  package static let cases: [PropertyKey] = [
    .nsBackgroundColor, .nsColor, .nsFont, .nsKern, .nsLigature, .nsLink, .nsOriginalFont,
    .nsParagraphStyle, .nsStrikethrough, .nsStrokeColor, .nsStrokeWidth, .nsUnderline,
    .nsUnderlineColor, .accessibilityConfiguration, .action, .allowedPressTypes,
    .allowedScrollTypesMask, .attributedSubtitle, .attributedText, .attributedTitle,
    .autoresizingMask, .backBarButtonItem, .background, .backgroundColor, .backgroundView,
    .badgeColor, .barTintColor, .baseBackgroundColor, .baseForegroundColor, .canvasLocation,
    .collectionViewLayout, .color, .commit, .compactAppearance, .compactScrollEdgeAppearance,
    .configuration, .constraints, .content, .contentCompressionResistancePriority,
    .contentConfiguration, .contentEdgeInsets, .contentInset, .contentInsets, .contentLayoutGuide,
    .contentSizeForViewInPopover, .contentStretch, .contentView, .currentPageIndicatorTintColor,
    .customFonts, .customSize, .customView, .data, .dataDetectorTypes, .date,
    .defaultSimulatedMetrics, .destination, .detailViewController, .directionalLayoutMargins,
    .disabled, .edges, .edgesForExtendedLayout, .estimatedItemSize, .focused, .fontDescription,
    .footerReferenceSize, .footerTitle, .frame, .frameInset, .frameLayoutGuide, .freeformSize,
    .headerReferenceSize, .headerTitle, .hierarchicalColors, .highlighted, .highlightedColor, .hint,
    .image, .imageEdgeInsets, .imageInsets, .insetFor6xAndEarlier, .intrinsicContentSize,
    .isElement, .itemSize, .keyboard, .keyedArchiveRepresentation, .label, .landscapeImage,
    .landscapeSize, .largeContentSizeImageInsets, .largeTitleTextAttributes, .layoutMargins,
    .leftBarButtonItem, .lineBreakStrategy, .locale, .masterViewController, .maximumDate,
    .maximumTrackTintColor, .mediaTypesRequiringUserActionForPlayback, .menu, .menuOptions,
    .minimumDate, .minimumTrackTintColor, .navigationBar, .navigationItem, .normal, .onTintColor,
    .orientation, .pageIndicatorTintColor, .passwordRules, .placeholder, .popoverArrowDirection,
    .portraitSize, .preferences, .preferredSymbolConfiguration,
    .preferredSymbolConfigurationForImage, .preview, .progressTintColor, .refreshControl,
    .rightBarButtonItem, .safeArea, .scrollEdgeAppearance, .scrollIndicatorInsets,
    .searchFieldBackgroundPositionAdjustment, .searchTextPositionAdjustment, .sectionFooterView,
    .sectionHeaderView, .sectionIndexBackgroundColor, .sectionIndexColor,
    .sectionIndexTrackingBackgroundColor, .sectionInset, .selected, .selectedImage,
    .selectedImageTintColor, .selectedSegmentTintColor, .separatorColor, .separatorInset,
    .shadowColor, .shadowOffset, .simulatedBottomBarMetrics, .simulatedDestinationMetrics,
    .simulatedOrientationMetrics, .simulatedStatusBarMetrics, .simulatedTopBarMetrics,
    .sourceIdentifier, .standardAppearance, .statusBar, .strokeColor, .subviews, .tabBar,
    .tabBarItem, .tableFooterView, .tableHeaderView, .text, .textColor, .textInputTraits,
    .textShadowColor, .textShadowOffset, .thumbTintColor, .timeZone, .tintColor, .title,
    .titleColor, .titleEdgeInsets, .titleFontDescription, .titlePositionAdjustment,
    .titleShadowColor, .titleShadowOffset, .titleTextAttributes, .titleView, .toolbar,
    .trackTintColor, .traits, .userComments, .userLabel, .value, .view, .visualEffect,
  ]

  package static let table: [UInt16] = [
    0, 0, 140, 141, 106, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 121, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 148, 0, 0, 0, 0, 0, 0, 152, 82, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 0, 0, 0, 0, 20, 0,
    0, 0, 0, 0, 0, 166, 0, 51, 36, 70, 105, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 163, 0, 0, 0,
    174, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 53, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 167, 0, 0, 0, 0, 0, 150,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 126, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 79, 0, 19, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 153, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 0, 159, 0, 0, 1, 117,
    168, 0, 0, 0, 0, 138, 0, 0, 0, 16, 66, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0,
    0, 0, 0, 0, 107, 0, 0, 0, 0, 133, 103, 134, 135, 0, 0, 0, 0, 0, 0, 0, 98, 0, 37, 0, 61, 0, 0, 0,
    0, 0, 0, 77, 120, 0, 71, 0, 0, 0, 39, 0, 18, 88, 0, 0, 0, 0, 127, 129, 0, 0, 0, 0, 0, 50, 0, 4,
    0, 0, 0, 0, 0, 0, 0, 0, 161, 0, 0, 0, 0, 0, 0, 0, 0, 146, 175, 0, 0, 0, 0, 132, 0, 0, 0, 0, 0,
    0, 145, 0, 0, 0, 116, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 139, 142, 85, 143, 154, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 97, 0, 0, 81, 101, 6,
    0, 0, 0, 0, 22, 0, 0, 91, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 28, 0, 0, 0, 0, 136, 0, 0, 113, 0, 0, 0, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 83, 0, 0, 0, 0,
    0, 0, 156, 0, 89, 0, 0, 0, 0, 0, 0, 0, 111, 0, 0, 60, 122, 0, 0, 0, 34, 11, 158, 0, 0, 0, 0,
    104, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 90, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 48, 57, 0, 0, 0, 0, 177, 0, 0, 8, 0, 0, 123, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 87, 0, 0, 0, 0, 0, 74, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 109, 114, 0, 84, 151, 0, 0,
    0, 0, 0, 0, 92, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 35, 172, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 147, 93, 0, 0, 0, 170, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    43, 54, 95, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 0, 0, 0, 0, 0, 0, 0, 0, 124, 0, 40, 0,
    86, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 155, 0, 30, 0, 0, 0, 0, 33, 0, 49, 0, 0,
    0, 0, 73, 110, 0, 119, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 76, 0, 0, 0, 0, 0, 0, 69,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 0, 0, 0, 0, 131, 0, 137, 0, 0, 0, 0, 118, 29, 96, 0, 125, 0, 0,
    144, 0, 0, 0, 169, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 149, 13, 0, 0, 0, 0,
    0, 0, 94, 0, 0, 165, 0, 0, 0, 0, 55, 176, 0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 112, 0, 0, 0, 108, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 157, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 67, 0, 0,
    0, 0, 15, 0, 0, 0, 45, 2, 41, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 80, 0, 0, 130, 0,
    0, 0, 0, 0, 0, 0, 0, 9, 10, 75, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 162, 0, 0, 173, 0, 21, 0, 0, 0, 0,
  ]

  package init?(spelling: String) {
    guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }

  package var spelling: String { Self.spellings[Int(rawValue)] }
}
