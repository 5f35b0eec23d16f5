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

  package static let cases: [PropertyKey] = [
    .nsBackgroundColor, .nsColor, .nsFont, .nsKern, .nsLigature, .nsLink, .nsOriginalFont,
    .nsParagraphStyle, .nsStrikethrough, .nsStrokeColor, .nsUnderline, .nsUnderlineColor,
    .accessibilityConfiguration, .action, .allowedPressTypes, .allowedScrollTypesMask,
    .attributedText, .attributedTitle, .autoresizingMask, .backBarButtonItem, .background,
    .backgroundColor, .backgroundView, .badgeColor, .barTintColor, .baseBackgroundColor,
    .baseForegroundColor, .canvasLocation, .collectionViewLayout, .color, .commit,
    .compactAppearance, .compactScrollEdgeAppearance, .configuration, .constraints, .content,
    .contentCompressionResistancePriority, .contentConfiguration, .contentEdgeInsets, .contentInset,
    .contentInsets, .contentLayoutGuide, .contentSizeForViewInPopover, .contentStretch,
    .contentView, .currentPageIndicatorTintColor, .customFonts, .customSize, .customView, .data,
    .dataDetectorTypes, .date, .defaultSimulatedMetrics, .destination, .detailViewController,
    .directionalLayoutMargins, .disabled, .edgesForExtendedLayout, .estimatedItemSize, .focused,
    .fontDescription, .footerReferenceSize, .footerTitle, .frame, .frameInset, .frameLayoutGuide,
    .freeformSize, .headerReferenceSize, .headerTitle, .highlighted, .highlightedColor, .image,
    .imageEdgeInsets, .imageInsets, .insetFor6xAndEarlier, .intrinsicContentSize, .isElement,
    .itemSize, .keyboard, .keyedArchiveRepresentation, .landscapeSize, .largeContentSizeImageInsets,
    .largeTitleTextAttributes, .layoutMargins, .leftBarButtonItem, .locale, .masterViewController,
    .maximumDate, .maximumTrackTintColor, .mediaTypesRequiringUserActionForPlayback, .minimumDate,
    .minimumTrackTintColor, .navigationBar, .navigationItem, .normal, .onTintColor, .orientation,
    .pageIndicatorTintColor, .placeholder, .popoverArrowDirection, .portraitSize, .preferences,
    .preferredSymbolConfiguration, .preferredSymbolConfigurationForImage, .preview,
    .progressTintColor, .refreshControl, .rightBarButtonItem, .safeArea, .scrollEdgeAppearance,
    .scrollIndicatorInsets, .sectionFooterView, .sectionHeaderView, .sectionIndexBackgroundColor,
    .sectionIndexColor, .sectionIndexTrackingBackgroundColor, .sectionInset, .selected,
    .selectedImageTintColor, .selectedSegmentTintColor, .separatorColor, .separatorInset,
    .shadowColor, .shadowOffset, .simulatedBottomBarMetrics, .simulatedDestinationMetrics,
    .simulatedOrientationMetrics, .simulatedStatusBarMetrics, .simulatedTopBarMetrics,
    .sourceIdentifier, .standardAppearance, .statusBar, .subviews, .tabBar, .tabBarItem,
    .tableFooterView, .tableHeaderView, .text, .textColor, .textInputTraits, .textShadowColor,
    .textShadowOffset, .thumbTintColor, .timeZone, .tintColor, .title, .titleColor,
    .titleEdgeInsets, .titleFontDescription, .titlePositionAdjustment, .titleShadowColor,
    .titleShadowOffset, .titleTextAttributes, .titleView, .toolbar, .trackTintColor, .traits,
    .userComments, .userLabel, .value, .view,
  ]

  package static let table: [UInt16] = [
    0, 0, 126, 127, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 133, 0, 0, 0, 0, 0, 0, 137, 77, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0,
    0, 0, 0, 0, 151, 0, 49, 34, 67, 95, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 148, 0, 0, 0, 159, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    149, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 152, 0, 0, 0, 0, 0, 135, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 113, 0, 0, 0, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 74, 0, 17, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 11, 0, 0, 138, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0, 144, 0, 0, 1, 106, 153,
    0, 0, 0, 0, 124, 0, 0, 0, 15, 63, 0, 0, 0, 0, 73, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 0, 0, 0, 0, 0,
    0, 0, 97, 0, 0, 0, 0, 119, 93, 120, 121, 0, 0, 0, 0, 0, 0, 0, 90, 0, 35, 0, 58, 0, 0, 0, 0, 0,
    0, 72, 109, 0, 68, 0, 0, 0, 37, 0, 81, 0, 0, 0, 0, 0, 114, 116, 0, 0, 0, 0, 0, 48, 0, 4, 0, 0,
    0, 0, 0, 0, 0, 0, 146, 0, 0, 0, 0, 0, 0, 0, 0, 132, 160, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 131,
    0, 0, 0, 105, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0, 0, 125, 128, 80, 129, 139, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 89, 0, 0, 76, 91, 6, 0, 0, 0, 0,
    20, 0, 0, 84, 0, 0, 104, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 156, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0,
    0, 0, 0, 122, 0, 0, 102, 0, 0, 0, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 78, 0, 0, 0, 0, 0, 0, 141,
    0, 82, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 111, 0, 0, 0, 32, 143, 0, 0, 0, 0, 0, 94, 0, 0, 0, 0,
    0, 0, 0, 145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 83, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 46, 55, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    70, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 103, 0, 79, 136, 0, 0, 0, 0, 0, 0, 85, 0, 0,
    13, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 33, 157, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 155, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 52, 87, 0, 0, 0, 22,
    0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 140, 0, 28, 0, 0, 0, 0, 31, 0, 47, 0, 0, 0, 0, 99, 0, 0, 108, 0, 0,
    0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59,
    0, 0, 0, 0, 118, 0, 123, 0, 0, 0, 0, 107, 27, 88, 0, 112, 0, 0, 130, 0, 0, 0, 154, 0, 0, 0, 0,
    0, 0, 61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 134, 12, 0, 0, 0, 0, 0, 0, 86, 0, 0, 150, 0, 0, 0, 0,
    53, 161, 0, 0, 0, 0, 0, 0, 0, 0, 115, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 101, 0, 0, 0, 98, 0, 29, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 142, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 64, 0, 0, 0, 0, 14, 0, 0, 0, 43, 2, 39, 0, 0,
    62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 117, 0, 0, 0, 0, 0, 0, 0, 0, 9, 10, 71, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0, 0, 0, 0, 0, 0, 147,
    0, 0, 158, 0, 19, 0, 0, 0, 0,
  ]

  package init?(spelling: String) {
    guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }

  package var spelling: String { Self.spellings[Int(rawValue)] }
}
