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

  package static let prefixes: [UInt64] = [
    0x6163_6365_7373_6962, 0x6163_6365_7373_6962, 0x6163_6365_7373_6962, 0x6163_6365_7373_6962,
    0x6163_7469_6F6E_0000, 0x6163_7469_7669_7479, 0x6164_6170_7461_7469, 0x616E_696D_6174_696F,
    0x6172_7261_7900_0000, 0x6172_7363_6E56_6965, 0x6172_736B_5669_6577, 0x6174_7472_6962_7574,
    0x6174_7472_6962_7574, 0x6175_6469_6F76_6973, 0x6175_746F_7265_7369, 0x6176_506C_6179_6572,
    0x6261_636B_6772_6F75, 0x6261_7242_7574_746F, 0x626C_7572_4566_6665, 0x626F_6F6C_0000_0000,
    0x6275_7474_6F6E_0000, 0x6275_7474_6F6E_436F, 0x6361_7061_6269_6C69, 0x6365_6C6C_7300_0000,
    0x636C_6173_7300_0000, 0x636C_6173_7365_7300, 0x636F_6C6C_6563_7469, 0x636F_6C6C_6563_7469,
    0x636F_6C6C_6563_7469, 0x636F_6C6C_6563_7469, 0x636F_6C6C_6563_7469, 0x636F_6C6C_6563_7469,
    0x636F_6C6C_6563_7469, 0x636F_6C6F_7200_0000, 0x636F_6C6F_7257_656C, 0x636F_6E6E_6563_7469,
    0x636F_6E73_7472_6169, 0x636F_6E73_7472_6169, 0x636F_6E74_6169_6E65, 0x6375_7374_6F6D_466F,
    0x6375_7374_6F6D_4F62, 0x6461_7461_0000_0000, 0x6461_7461_4465_7465, 0x6461_7461_4465_7465,
    0x6461_7465_0000_0000, 0x6461_7465_5069_636B, 0x6465_7065_6E64_656E, 0x6465_706C_6F79_6D65,
    0x6465_7369_676E_6162, 0x6465_7369_676E_6162, 0x6465_7665_6C6F_706D, 0x6465_7669_6365_0000,
    0x6469_7265_6374_696F, 0x646F_6375_6D65_6E74, 0x6564_6765_496E_7365, 0x6578_636C_7564_6500,
    0x6578_6974_0000_0000, 0x6578_7465_6E64_6564, 0x6669_7865_6453_696D, 0x666F_6E74_0000_0000,
    0x666F_6E74_4465_7363, 0x6672_6167_6D65_6E74, 0x6672_616D_6500_0000, 0x6672_6565_666F_726D,
    0x6765_7374_7572_6552, 0x676C_6B56_6965_7700, 0x676C_6B56_6965_7743, 0x686F_7374_696E_6743,
    0x696D_6167_6500_0000, 0x696D_6167_6552_6566, 0x696D_6167_6556_6965, 0x696E_636C_7564_6500,
    0x696E_6665_7272_6564, 0x696E_7365_7400_0000, 0x696E_7465_6765_7200, 0x6973_456C_656D_656E,
    0x6974_656D_7300_0000, 0x6B65_7943_6F6D_6D61, 0x6B65_7943_6F6D_6D61, 0x6B65_7962_6F61_7264,
    0x6C61_6265_6C00_0000, 0x6C61_796F_7574_4775, 0x6C65_6674_4261_7242, 0x6C69_7374_436F_6E74,
    0x6C6F_6361_6C65_0000, 0x6D61_7056_6965_7700, 0x6D61_736B_0000_0000, 0x6D65_7461_6461_7461,
    0x6D6F_6461_6C46_6F72, 0x6D6F_6461_6C50_6167, 0x6D74_6B56_6965_7700, 0x6D75_7461_626C_6541,
    0x6D75_7461_626C_6544, 0x6D75_7461_626C_6553, 0x6E61_6D65_6443_6F6C, 0x6E61_7669_6761_7469,
    0x6E61_7669_6761_7469, 0x6E61_7669_6761_7469, 0x6E61_7669_6761_7469, 0x6E69_6C00_0000_0000,
    0x6F62_6A65_6374_7300, 0x6F66_6673_6574_5772, 0x6F70_7469_6F6E_7300, 0x6F75_746C_6574_0000,
    0x6F75_746C_6574_436F, 0x7061_6765_436F_6E74, 0x7061_6765_5669_6577, 0x7061_6E47_6573_7475,
    0x7061_7261_6772_6170, 0x7069_636B_6572_5669, 0x7069_6E63_6847_6573, 0x706C_6163_6568_6F6C,
    0x706C_7567_496E_0000, 0x706F_696E_7400_0000, 0x706F_6E67_5072_6573, 0x706F_706F_7665_7241,
    0x706F_706F_7665_7250, 0x7072_6566_6572_7265, 0x7072_6573_7354_7970, 0x7072_696F_7269_7479,
    0x7072_6F67_7265_7373, 0x7072_6F74_6F74_7970, 0x7261_6E67_6500_0000, 0x7265_616C_0000_0000,
    0x7265_6374_0000_0000, 0x7265_6672_6573_6843, 0x7265_6C61_7469_6F6E, 0x7265_6C61_7469_6F6E,
    0x7265_736F_7572_6365, 0x7269_6768_7442_6172, 0x726F_7461_7469_6F6E, 0x7363_656E_6500_0000,
    0x7363_656E_654B_6974, 0x7363_656E_6573_0000, 0x7363_6F70_6542_7574, 0x7363_7265_656E_4564,
    0x7363_726F_6C6C_5479, 0x7363_726F_6C6C_5669, 0x7365_6172_6368_4261, 0x7365_6172_6368_4469,
    0x7365_6374_696F_6E73, 0x7365_676D_656E_7400, 0x7365_676D_656E_7465, 0x7365_676D_656E_7473,
    0x7365_6775_6500_0000, 0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465,
    0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465, 0x7369_6D75_6C61_7465,
    0x7369_7A65_0000_0000, 0x736B_5669_6577_0000, 0x736C_6964_6572_0000, 0x736F_7572_6365_0000,
    0x7370_6C69_7456_6965, 0x7370_6C69_7456_6965, 0x7370_6C69_7456_6965, 0x7374_6163_6B56_6965,
    0x7374_6174_6500_0000, 0x7374_6570_7065_7200, 0x7374_7269_6E67_0000, 0x7375_6276_6965_7773,
    0x7377_6970_6547_6573, 0x7377_6974_6368_0000, 0x7379_7374_656D_436F, 0x7461_6242_6172_0000,
    0x7461_6242_6172_4170, 0x7461_6242_6172_436F, 0x7461_6242_6172_4974, 0x7461_6253_746F_7073,
    0x7461_626C_6556_6965, 0x7461_626C_6556_6965, 0x7461_626C_6556_6965, 0x7461_626C_6556_6965,
    0x7461_626C_6556_6965, 0x7461_7047_6573_7475, 0x7465_7874_4174_7472, 0x7465_7874_4669_656C,
    0x7465_7874_496E_7075, 0x7465_7874_5461_6200, 0x7465_7874_5669_6577, 0x7469_6D65_5A6F_6E65,
    0x746F_6F6C_6261_7200, 0x746F_6F6C_6261_7241, 0x746F_6F6C_6261_7249, 0x7472_6169_7473_0000,
    0x7572_6C00_0000_0000, 0x7573_6572_4465_6669, 0x7573_6572_4465_6669, 0x7573_6572_4775_6964,
    0x7573_6572_4C61_796F, 0x7661_6C75_6500_0000, 0x7661_7269_6174_696F, 0x7669_6272_616E_6379,
    0x7669_6577_0000_0000, 0x7669_6577_436F_6E74, 0x7669_6577_436F_6E74, 0x7669_6577_436F_6E74,
    0x7669_6577_436F_6E74, 0x7669_6577_4C61_796F, 0x7669_7375_616C_4566, 0x7765_6256_6965_7700,
    0x7769_6E64_6F77_0000, 0x776B_5072_6566_6572, 0x776B_5765_6256_6965, 0x776B_5765_6256_6965,
  ]
}
