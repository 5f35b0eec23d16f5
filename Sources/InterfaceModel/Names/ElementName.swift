// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The name of an element of the format.
///
/// The cases are sorted bytewise by spelling.
package enum ElementName: UInt16, VocabularyName {
  case accessibility
  case accessibilityConfiguration
  case accessibilityOverrides
  case accessibilityTraits
  case action
  case activityIndicatorView
  case adaptation
  case animations
  case array
  case arscnView
  case arskView
  case attributedString
  case attributes
  case audiovisualMediaTypes
  case autoresizingMask
  case avPlayerViewController
  case backgroundConfiguration
  case barButtonItem
  case blurEffect
  case bool
  case button
  case buttonConfiguration
  case capability
  case cells
  case children
  case `class`
  case classes
  case collectionReusableView
  case collectionView
  case collectionViewCell
  case collectionViewCellContentView
  case collectionViewController
  case collectionViewFlowLayout
  case collectionViewLayout
  case color
  case colorWell
  case command
  case connections
  case constraint
  case constraints
  case containerView
  case customFonts
  case customObject
  case data
  case dataDetectorType
  case dataDetectorTypes
  case date
  case datePicker
  case dependencies
  case deployment
  case designable
  case designables
  case development
  case device
  case directionalEdgeInsets
  case document
  case edgeInsets
  case exclude
  case exit
  case extendedEdge
  case fixedSimulatedSizeMetrics
  case font
  case fontDescription
  case fragment
  case frame
  case freeformSimulatedSizeMetrics
  case gestureRecognizers
  case glkView
  case glkViewController
  case hierarchicalColors
  case hostingController
  case image
  case imageReference
  case imageView
  case include
  case inferredMetricsTieBreakers
  case inset
  case integer
  case isElement
  case items
  case keyCommand
  case keyCommands
  case keyboardLayoutGuide
  case label
  case layoutGuides
  case leftBarButtonItems
  case lineBreakStrategy
  case listContentConfiguration
  case locale
  case mapView
  case mask
  case menu
  case menuOptions
  case metadata
  case modalFormSheetSimulatedSizeMetrics
  case modalPageSheetSimulatedSizeMetrics
  case mtkView
  case mutableArray
  case mutableData
  case mutableString
  case namedColor
  case navigationBar
  case navigationBarAppearance
  case navigationController
  case navigationItem
  case `nil`
  case objects
  case offsetWrapper
  case options
  case outlet
  case outletCollection
  case pageControl
  case pageViewController
  case panGestureRecognizer
  case paragraphStyle
  case passwordRules
  case pickerView
  case pinchGestureRecognizer
  case placeholder
  case plugIn
  case point
  case pongPressGestureRecognizer
  case popoverArrowDirection
  case popoverPassthroughViews
  case preferredSymbolConfiguration
  case pressTypeMask
  case priority
  case progressView
  case prototypes
  case range
  case real
  case rect
  case rectEdge
  case refreshControl
  case relationship
  case relationships
  case resources
  case rightBarButtonItems
  case rotationGestureRecognizer
  case scene
  case sceneKitView
  case scenes
  case scopeButtonTitles
  case screenEdgePanGestureRecognizer
  case scrollTypes
  case scrollView
  case searchBar
  case searchDisplayController
  case sections
  case segment
  case segmentedControl
  case segments
  case segue
  case simulatedMetricsContainer
  case simulatedNavigationBarMetrics
  case simulatedOrientationMetrics
  case simulatedScreenMetrics
  case simulatedStatusBarMetrics
  case simulatedTabBarMetrics
  case simulatedToolbarMetrics
  case size
  case skView
  case slider
  case source
  case splitViewController
  case splitViewDetailSimulatedSizeMetrics
  case splitViewMasterSimulatedSizeMetrics
  case stackView
  case state
  case stepper
  case string
  case subviews
  case swipeGestureRecognizer
  case `switch`
  case systemColor
  case tabBar
  case tabBarAppearance
  case tabBarController
  case tabBarItem
  case tabStops
  case tableView
  case tableViewCell
  case tableViewCellContentView
  case tableViewController
  case tableViewSection
  case tapGestureRecognizer
  case textAttributes
  case textField
  case textInputTraits
  case textTab
  case textView
  case timeZone
  case toolbar
  case toolbarAppearance
  case toolbarItems
  case traits
  case url
  case userDefinedRuntimeAttribute
  case userDefinedRuntimeAttributes
  case userGuides
  case userLayoutGuide
  case value
  case variation
  case vibrancyEffect
  case view
  case viewController
  case viewControllerLayoutGuide
  case viewControllerPlaceholder
  case viewControllers
  case viewLayoutGuide
  case viewLayoutMarginsGuide
  case visualEffectView
  case webView
  case window
  case wkPreferences
  case wkWebView
  case wkWebViewConfiguration

  package static let spellings: [String] = [
    "accessibility", "accessibilityConfiguration", "accessibilityOverrides", "accessibilityTraits",
    "action", "activityIndicatorView", "adaptation", "animations", "array", "arscnView", "arskView",
    "attributedString", "attributes", "audiovisualMediaTypes", "autoresizingMask",
    "avPlayerViewController", "backgroundConfiguration", "barButtonItem", "blurEffect", "bool",
    "button", "buttonConfiguration", "capability", "cells", "children", "class", "classes",
    "collectionReusableView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionViewController", "collectionViewFlowLayout",
    "collectionViewLayout", "color", "colorWell", "command", "connections", "constraint",
    "constraints", "containerView", "customFonts", "customObject", "data", "dataDetectorType",
    "dataDetectorTypes", "date", "datePicker", "dependencies", "deployment", "designable",
    "designables", "development", "device", "directionalEdgeInsets", "document", "edgeInsets",
    "exclude", "exit", "extendedEdge", "fixedSimulatedSizeMetrics", "font", "fontDescription",
    "fragment", "frame", "freeformSimulatedSizeMetrics", "gestureRecognizers", "glkView",
    "glkViewController", "hierarchicalColors", "hostingController", "image", "imageReference",
    "imageView", "include", "inferredMetricsTieBreakers", "inset", "integer", "isElement", "items",
    "keyCommand", "keyCommands", "keyboardLayoutGuide", "label", "layoutGuides",
    "leftBarButtonItems", "lineBreakStrategy", "listContentConfiguration", "locale", "mapView",
    "mask", "menu", "menuOptions", "metadata", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "mtkView", "mutableArray", "mutableData", "mutableString",
    "namedColor", "navigationBar", "navigationBarAppearance", "navigationController",
    "navigationItem", "nil", "objects", "offsetWrapper", "options", "outlet", "outletCollection",
    "pageControl", "pageViewController", "panGestureRecognizer", "paragraphStyle", "passwordRules",
    "pickerView", "pinchGestureRecognizer", "placeholder", "plugIn", "point",
    "pongPressGestureRecognizer", "popoverArrowDirection", "popoverPassthroughViews",
    "preferredSymbolConfiguration", "pressTypeMask", "priority", "progressView", "prototypes",
    "range", "real", "rect", "rectEdge", "refreshControl", "relationship", "relationships",
    "resources", "rightBarButtonItems", "rotationGestureRecognizer", "scene", "sceneKitView",
    "scenes", "scopeButtonTitles", "screenEdgePanGestureRecognizer", "scrollTypes", "scrollView",
    "searchBar", "searchDisplayController", "sections", "segment", "segmentedControl", "segments",
    "segue", "simulatedMetricsContainer", "simulatedNavigationBarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "simulatedStatusBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "size", "skView", "slider", "source",
    "splitViewController", "splitViewDetailSimulatedSizeMetrics",
    "splitViewMasterSimulatedSizeMetrics", "stackView", "state", "stepper", "string", "subviews",
    "swipeGestureRecognizer", "switch", "systemColor", "tabBar", "tabBarAppearance",
    "tabBarController", "tabBarItem", "tabStops", "tableView", "tableViewCell",
    "tableViewCellContentView", "tableViewController", "tableViewSection", "tapGestureRecognizer",
    "textAttributes", "textField", "textInputTraits", "textTab", "textView", "timeZone", "toolbar",
    "toolbarAppearance", "toolbarItems", "traits", "url", "userDefinedRuntimeAttribute",
    "userDefinedRuntimeAttributes", "userGuides", "userLayoutGuide", "value", "variation",
    "vibrancyEffect", "view", "viewController", "viewControllerLayoutGuide",
    "viewControllerPlaceholder", "viewControllers", "viewLayoutGuide", "viewLayoutMarginsGuide",
    "visualEffectView", "webView", "window", "wkPreferences", "wkWebView", "wkWebViewConfiguration",
  ]

  package static let cases: [ElementName] = [
    .accessibility, .accessibilityConfiguration, .accessibilityOverrides, .accessibilityTraits,
    .action, .activityIndicatorView, .adaptation, .animations, .array, .arscnView, .arskView,
    .attributedString, .attributes, .audiovisualMediaTypes, .autoresizingMask,
    .avPlayerViewController, .backgroundConfiguration, .barButtonItem, .blurEffect, .bool, .button,
    .buttonConfiguration, .capability, .cells, .children, .class, .classes, .collectionReusableView,
    .collectionView, .collectionViewCell, .collectionViewCellContentView, .collectionViewController,
    .collectionViewFlowLayout, .collectionViewLayout, .color, .colorWell, .command, .connections,
    .constraint, .constraints, .containerView, .customFonts, .customObject, .data,
    .dataDetectorType, .dataDetectorTypes, .date, .datePicker, .dependencies, .deployment,
    .designable, .designables, .development, .device, .directionalEdgeInsets, .document,
    .edgeInsets, .exclude, .exit, .extendedEdge, .fixedSimulatedSizeMetrics, .font,
    .fontDescription, .fragment, .frame, .freeformSimulatedSizeMetrics, .gestureRecognizers,
    .glkView, .glkViewController, .hierarchicalColors, .hostingController, .image, .imageReference,
    .imageView, .include, .inferredMetricsTieBreakers, .inset, .integer, .isElement, .items,
    .keyCommand, .keyCommands, .keyboardLayoutGuide, .label, .layoutGuides, .leftBarButtonItems,
    .lineBreakStrategy, .listContentConfiguration, .locale, .mapView, .mask, .menu, .menuOptions,
    .metadata, .modalFormSheetSimulatedSizeMetrics, .modalPageSheetSimulatedSizeMetrics, .mtkView,
    .mutableArray, .mutableData, .mutableString, .namedColor, .navigationBar,
    .navigationBarAppearance, .navigationController, .navigationItem, .nil, .objects,
    .offsetWrapper, .options, .outlet, .outletCollection, .pageControl, .pageViewController,
    .panGestureRecognizer, .paragraphStyle, .passwordRules, .pickerView, .pinchGestureRecognizer,
    .placeholder, .plugIn, .point, .pongPressGestureRecognizer, .popoverArrowDirection,
    .popoverPassthroughViews, .preferredSymbolConfiguration, .pressTypeMask, .priority,
    .progressView, .prototypes, .range, .real, .rect, .rectEdge, .refreshControl, .relationship,
    .relationships, .resources, .rightBarButtonItems, .rotationGestureRecognizer, .scene,
    .sceneKitView, .scenes, .scopeButtonTitles, .screenEdgePanGestureRecognizer, .scrollTypes,
    .scrollView, .searchBar, .searchDisplayController, .sections, .segment, .segmentedControl,
    .segments, .segue, .simulatedMetricsContainer, .simulatedNavigationBarMetrics,
    .simulatedOrientationMetrics, .simulatedScreenMetrics, .simulatedStatusBarMetrics,
    .simulatedTabBarMetrics, .simulatedToolbarMetrics, .size, .skView, .slider, .source,
    .splitViewController, .splitViewDetailSimulatedSizeMetrics,
    .splitViewMasterSimulatedSizeMetrics, .stackView, .state, .stepper, .string, .subviews,
    .swipeGestureRecognizer, .switch, .systemColor, .tabBar, .tabBarAppearance, .tabBarController,
    .tabBarItem, .tabStops, .tableView, .tableViewCell, .tableViewCellContentView,
    .tableViewController, .tableViewSection, .tapGestureRecognizer, .textAttributes, .textField,
    .textInputTraits, .textTab, .textView, .timeZone, .toolbar, .toolbarAppearance, .toolbarItems,
    .traits, .url, .userDefinedRuntimeAttribute, .userDefinedRuntimeAttributes, .userGuides,
    .userLayoutGuide, .value, .variation, .vibrancyEffect, .view, .viewController,
    .viewControllerLayoutGuide, .viewControllerPlaceholder, .viewControllers, .viewLayoutGuide,
    .viewLayoutMarginsGuide, .visualEffectView, .webView, .window, .wkPreferences, .wkWebView,
    .wkWebViewConfiguration,
  ]

  package static let table: [UInt16] = [
    0, 0, 156, 157, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 39, 0, 37, 146, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 172, 0, 0, 0, 0, 0, 0, 0, 79, 0, 0, 0, 18, 0, 0, 0, 88, 0, 0, 32,
    0, 0, 0, 44, 0, 0, 19, 0, 0, 0, 197, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 92, 0, 0, 0, 0, 0, 163, 0, 0,
    0, 208, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 178, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 94, 80, 0, 0, 0,
    52, 57, 82, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 106, 0, 0, 0, 0, 0, 0, 130, 0, 0,
    170, 0, 0, 59, 0, 0, 64, 0, 0, 0, 0, 0, 22, 46, 104, 0, 0, 0, 3, 128, 169, 217, 0, 0, 0, 0, 0,
    0, 0, 201, 179, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 0, 173, 6, 0, 0, 0, 101, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 99, 133, 0, 0, 0, 0, 187, 0, 53, 0, 0, 118, 200, 0, 0, 0, 0, 0, 0, 0, 0,
    192, 0, 147, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 175, 0, 0, 0, 211, 0, 0, 0, 0, 0, 0, 0, 0, 194,
    35, 74, 0, 0, 0, 0, 191, 0, 0, 0, 0, 0, 0, 0, 0, 102, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 81,
    136, 0, 0, 0, 0, 0, 0, 72, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 69, 161, 0, 0, 0, 0,
    185, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 140, 202, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    14, 0, 0, 214, 0, 0, 66, 0, 0, 0, 0, 0, 83, 0, 0, 0, 0, 0, 0, 0, 126, 155, 158, 159, 160, 198,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 124, 0, 0, 0, 0, 93, 0, 0, 0, 0, 162, 139, 0, 0, 13, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 98, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0,
    0, 0, 50, 95, 190, 0, 122, 0, 0, 0, 165, 0, 0, 0, 0, 0, 127, 0, 0, 0, 154, 0, 0, 0, 115, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 137, 0, 123, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 105, 0, 0, 0, 0, 0, 25, 141, 0, 0, 0, 0, 0, 60, 164, 206, 216, 38, 0, 33, 56, 67, 109, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 138, 16, 114, 186, 0, 117, 0, 0, 0, 0, 0, 0, 0, 0,
    129, 0, 145, 0, 58, 151, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 68, 0, 100, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    62, 116, 125, 177, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 182, 0, 0, 0, 0, 196, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 77, 87, 0, 0, 0, 113, 135,
    193, 0, 0, 0, 0, 0, 0, 0, 0, 0, 71, 0, 120, 9, 0, 0, 0, 0, 0, 55, 0, 0, 0, 4, 150, 166, 167,
    213, 0, 0, 0, 0, 0, 188, 203, 41, 0, 31, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 181, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 132, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 210, 11, 0, 0, 0, 0,
    108, 0, 0, 0, 121, 0, 0, 171, 168, 0, 0, 0, 0, 0, 0, 0, 0, 199, 84, 0, 0, 0, 21, 0, 0, 0, 0, 0,
    49, 54, 0, 0, 0, 0, 0, 26, 189, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0, 0, 0, 0, 70, 119, 0, 0, 0, 0,
    110, 142, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 131, 0, 0, 0,
    0, 0, 0, 0, 0, 96, 0, 10, 0, 0, 0, 0, 134, 0, 0, 0, 0, 149, 0, 29, 0, 0, 0, 0, 85, 0, 0, 0, 0,
    153, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 176, 0, 103, 0, 0, 0, 76, 0, 89, 0, 73, 0, 30, 0, 0,
    45, 0, 28, 205, 0, 0, 0, 107, 0, 78, 0, 51, 0, 0, 212, 0, 0, 0, 90, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    34, 24, 0, 0, 0, 0, 91, 0, 0, 0, 0, 0, 148, 0, 111, 195, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27,
    0, 0, 0, 0, 184, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 65, 0, 0, 97, 0, 5, 204, 0, 0,
    207, 0, 0, 0, 75, 180, 0, 0, 0, 0, 0, 86, 0, 0, 0, 0, 0, 0, 215, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 209, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 61, 112, 174, 0, 36, 0, 0, 0, 0, 15, 0, 0, 0, 183,
  ]

  package init?(spelling: String) {
    guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }

  package var spelling: String { Self.spellings[Int(rawValue)] }
}
