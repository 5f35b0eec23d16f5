// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

/// The name of an element of the format.
///
/// The cases stand in the bytewise order of their spellings.
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
  case listContentConfiguration
  case locale
  case mapView
  case mask
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
    "button", "buttonConfiguration", "capability", "cells", "class", "classes",
    "collectionReusableView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionViewController", "collectionViewFlowLayout",
    "collectionViewLayout", "color", "colorWell", "connections", "constraint", "constraints",
    "containerView", "customFonts", "customObject", "data", "dataDetectorType", "dataDetectorTypes",
    "date", "datePicker", "dependencies", "deployment", "designable", "designables", "development",
    "device", "directionalEdgeInsets", "document", "edgeInsets", "exclude", "exit", "extendedEdge",
    "fixedSimulatedSizeMetrics", "font", "fontDescription", "fragment", "frame",
    "freeformSimulatedSizeMetrics", "gestureRecognizers", "glkView", "glkViewController",
    "hostingController", "image", "imageReference", "imageView", "include",
    "inferredMetricsTieBreakers", "inset", "integer", "isElement", "items", "keyCommand",
    "keyCommands", "keyboardLayoutGuide", "label", "layoutGuides", "leftBarButtonItems",
    "listContentConfiguration", "locale", "mapView", "mask", "metadata",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "mtkView",
    "mutableArray", "mutableData", "mutableString", "namedColor", "navigationBar",
    "navigationBarAppearance", "navigationController", "navigationItem", "nil", "objects",
    "offsetWrapper", "options", "outlet", "outletCollection", "pageControl", "pageViewController",
    "panGestureRecognizer", "paragraphStyle", "pickerView", "pinchGestureRecognizer", "placeholder",
    "plugIn", "point", "pongPressGestureRecognizer", "popoverArrowDirection",
    "popoverPassthroughViews", "preferredSymbolConfiguration", "pressTypeMask", "priority",
    "progressView", "prototypes", "range", "real", "rect", "refreshControl", "relationship",
    "relationships", "resources", "rightBarButtonItems", "rotationGestureRecognizer", "scene",
    "sceneKitView", "scenes", "scopeButtonTitles", "screenEdgePanGestureRecognizer", "scrollTypes",
    "scrollView", "searchBar", "searchDisplayController", "sections", "segment", "segmentedControl",
    "segments", "segue", "simulatedMetricsContainer", "simulatedNavigationBarMetrics",
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
    "viewControllerPlaceholder", "viewControllers", "viewLayoutGuide", "visualEffectView",
    "webView", "window", "wkPreferences", "wkWebView", "wkWebViewConfiguration",
  ]

  package static let cases: [ElementName] = [
    .accessibility, .accessibilityConfiguration, .accessibilityOverrides, .accessibilityTraits,
    .action, .activityIndicatorView, .adaptation, .animations, .array, .arscnView, .arskView,
    .attributedString, .attributes, .audiovisualMediaTypes, .autoresizingMask,
    .avPlayerViewController, .backgroundConfiguration, .barButtonItem, .blurEffect, .bool, .button,
    .buttonConfiguration, .capability, .cells, .class, .classes, .collectionReusableView,
    .collectionView, .collectionViewCell, .collectionViewCellContentView, .collectionViewController,
    .collectionViewFlowLayout, .collectionViewLayout, .color, .colorWell, .connections, .constraint,
    .constraints, .containerView, .customFonts, .customObject, .data, .dataDetectorType,
    .dataDetectorTypes, .date, .datePicker, .dependencies, .deployment, .designable, .designables,
    .development, .device, .directionalEdgeInsets, .document, .edgeInsets, .exclude, .exit,
    .extendedEdge, .fixedSimulatedSizeMetrics, .font, .fontDescription, .fragment, .frame,
    .freeformSimulatedSizeMetrics, .gestureRecognizers, .glkView, .glkViewController,
    .hostingController, .image, .imageReference, .imageView, .include, .inferredMetricsTieBreakers,
    .inset, .integer, .isElement, .items, .keyCommand, .keyCommands, .keyboardLayoutGuide, .label,
    .layoutGuides, .leftBarButtonItems, .listContentConfiguration, .locale, .mapView, .mask,
    .metadata, .modalFormSheetSimulatedSizeMetrics, .modalPageSheetSimulatedSizeMetrics, .mtkView,
    .mutableArray, .mutableData, .mutableString, .namedColor, .navigationBar,
    .navigationBarAppearance, .navigationController, .navigationItem, .nil, .objects,
    .offsetWrapper, .options, .outlet, .outletCollection, .pageControl, .pageViewController,
    .panGestureRecognizer, .paragraphStyle, .pickerView, .pinchGestureRecognizer, .placeholder,
    .plugIn, .point, .pongPressGestureRecognizer, .popoverArrowDirection, .popoverPassthroughViews,
    .preferredSymbolConfiguration, .pressTypeMask, .priority, .progressView, .prototypes, .range,
    .real, .rect, .refreshControl, .relationship, .relationships, .resources, .rightBarButtonItems,
    .rotationGestureRecognizer, .scene, .sceneKitView, .scenes, .scopeButtonTitles,
    .screenEdgePanGestureRecognizer, .scrollTypes, .scrollView, .searchBar,
    .searchDisplayController, .sections, .segment, .segmentedControl, .segments, .segue,
    .simulatedMetricsContainer, .simulatedNavigationBarMetrics, .simulatedOrientationMetrics,
    .simulatedScreenMetrics, .simulatedStatusBarMetrics, .simulatedTabBarMetrics,
    .simulatedToolbarMetrics, .size, .skView, .slider, .source, .splitViewController,
    .splitViewDetailSimulatedSizeMetrics, .splitViewMasterSimulatedSizeMetrics, .stackView, .state,
    .stepper, .string, .subviews, .swipeGestureRecognizer, .switch, .systemColor, .tabBar,
    .tabBarAppearance, .tabBarController, .tabBarItem, .tabStops, .tableView, .tableViewCell,
    .tableViewCellContentView, .tableViewController, .tableViewSection, .tapGestureRecognizer,
    .textAttributes, .textField, .textInputTraits, .textTab, .textView, .timeZone, .toolbar,
    .toolbarAppearance, .toolbarItems, .traits, .url, .userDefinedRuntimeAttribute,
    .userDefinedRuntimeAttributes, .userGuides, .userLayoutGuide, .value, .variation,
    .vibrancyEffect, .view, .viewController, .viewControllerLayoutGuide, .viewControllerPlaceholder,
    .viewControllers, .viewLayoutGuide, .visualEffectView, .webView, .window, .wkPreferences,
    .wkWebView, .wkWebViewConfiguration,
  ]

  package static let table: [UInt16] = [
    0, 0, 148, 149, 0, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 37, 0, 138, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 164, 0, 0, 0, 0, 0, 0, 0, 76, 0, 0, 0, 18, 0, 0, 0, 84, 0, 0, 31,
    0, 0, 0, 42, 0, 0, 19, 0, 0, 0, 189, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 155, 0, 0,
    0, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 170, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 88, 77, 0, 0, 0,
    50, 55, 79, 135, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 123, 0, 0,
    162, 0, 0, 57, 0, 0, 62, 0, 0, 0, 0, 0, 22, 44, 98, 0, 0, 0, 3, 121, 161, 208, 0, 0, 0, 0, 0, 0,
    0, 193, 171, 0, 0, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 165, 6, 0, 0, 0, 95, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 93, 0, 0, 0, 0, 0, 179, 0, 51, 0, 0, 111, 192, 0, 0, 0, 0, 0, 0, 0, 0, 184,
    0, 139, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 167, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 186, 34,
    71, 0, 0, 0, 0, 183, 0, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 78, 128,
    0, 0, 0, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 67, 153, 0, 0, 0, 0, 177,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 132, 194, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14,
    0, 0, 205, 0, 0, 64, 0, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0, 119, 147, 150, 151, 152, 190, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 117, 0, 0, 0, 0, 0, 0, 0, 0, 0, 154, 131, 0, 0, 13, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 92, 0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 48,
    89, 182, 0, 115, 0, 0, 0, 157, 0, 0, 0, 0, 0, 120, 0, 0, 0, 146, 0, 0, 0, 109, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 129, 0, 116, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 99, 0,
    0, 0, 0, 0, 133, 0, 0, 0, 0, 0, 0, 58, 156, 198, 207, 36, 0, 32, 54, 65, 103, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 130, 16, 108, 178, 0, 110, 0, 0, 0, 0, 0, 0, 0, 0, 122, 0, 137, 0,
    56, 143, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 66, 0, 94, 0, 0, 0, 0, 0, 0, 0, 0, 0, 60, 118, 169, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 174, 0, 0, 0, 0, 188, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 74, 0, 0, 0, 0, 107, 127, 185, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 68, 0, 113, 9, 0, 0, 0, 0, 0, 53, 0, 0, 0, 4, 142, 158, 159, 204, 0, 0, 0, 0, 0, 180, 195,
    39, 0, 30, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 173, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 202, 11, 0, 0, 0, 0, 102, 0, 0, 0, 114, 0, 0, 163,
    160, 0, 0, 0, 0, 0, 0, 0, 0, 191, 81, 0, 0, 0, 21, 0, 0, 0, 0, 0, 47, 52, 0, 0, 0, 0, 0, 25,
    181, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 112, 0, 0, 0, 0, 0, 104, 134, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 17, 124, 0, 0, 0, 0, 0, 0, 0, 0, 90, 0, 10, 0,
    0, 0, 0, 126, 0, 0, 0, 0, 141, 0, 28, 0, 0, 0, 0, 82, 0, 0, 0, 0, 145, 61, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 168, 0, 97, 0, 0, 0, 73, 0, 85, 0, 70, 0, 29, 0, 0, 43, 0, 27, 197, 0, 0, 0, 101, 0,
    75, 0, 49, 0, 0, 203, 0, 0, 0, 86, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 24, 0, 0, 0, 0, 87, 0, 0, 0,
    0, 0, 140, 0, 105, 187, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 0, 0, 0, 0, 176, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 63, 0, 0, 91, 0, 5, 196, 0, 0, 199, 0, 0, 0, 72, 172, 0, 0, 0,
    0, 0, 83, 0, 0, 0, 0, 0, 0, 206, 0, 0, 136, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 201, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 59, 106, 166, 0, 35, 0, 0, 0,
    0, 15, 0, 0, 0, 175,
  ]

  package init?(spelling: String) {
    guard let number = NameSearch(table: Self.table, spellings: Self.spellings).number(of: spelling)
    else { return nil }
    self = Self.cases[number]
  }

  package var spelling: String { Self.spellings[Int(rawValue)] }
}
