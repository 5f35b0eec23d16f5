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
}
