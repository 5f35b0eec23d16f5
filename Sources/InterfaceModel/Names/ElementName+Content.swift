// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

extension ElementName {
  /// How the element treats attributes and children that are not listed for it.
  package var policy: ElementPolicy { Self.policies[Int(rawValue)] }

  private static let policies: [ElementPolicy] = [
    .open, .open, .open, .open, .closed, .open, .closed, .open, .open, .open, .open, .open, .open,
    .open, .closed, .open, .open, .open, .open, .closed, .open, .open, .closed, .closed, .open,
    .open, .open, .open, .open, .open, .open, .open, .open, .open, .typed, .open, .open, .closed,
    .closed, .closed, .open, .open, .open, .open, .open, .open, .open, .open, .closed, .closed,
    .open, .open, .closed, .closed, .closed, .open, .closed, .closed, .closed, .open, .open, .typed,
    .typed, .open, .closed, .open, .open, .open, .open, .open, .open, .closed, .open, .open,
    .closed, .closed, .closed, .closed, .open, .open, .open, .open, .open, .open, .closed, .open,
    .open, .open, .open, .open, .closed, .open, .open, .open, .open, .open, .open, .open, .open,
    .open, .closed, .open, .open, .open, .open, .closed, .open, .open, .open, .closed, .closed,
    .open, .open, .open, .typed, .open, .open, .open, .typed, .closed, .closed, .open, .open, .open,
    .open, .open, .open, .open, .closed, .open, .closed, .closed, .open, .open, .open, .open,
    .closed, .open, .open, .open, .open, .closed, .open, .open, .open, .open, .open, .open, .closed,
    .open, .open, .open, .typed, .open, .open, .open, .open, .open, .open, .open, .closed, .open,
    .open, .open, .open, .open, .open, .typed, .open, .open, .open, .closed, .open, .open, .closed,
    .open, .open, .open, .open, .open, .open, .open, .open, .open, .open, .open, .open, .open,
    .typed, .open, .open, .open, .open, .open, .open, .open, .open, .typed, .open, .open, .open,
    .open, .typed, .open, .open, .open, .closed, .typed, .open, .closed, .open, .open, .open, .open,
    .open, .open, .open,
  ]

  /// A row of bits for each element: the attributes listed for it, by raw value.
  static let attributeBitsRowLength = 8
  static let attributeBits: [UInt64] = [
    0, 0, 0x4100000000000, 0x4080, 0, 0, 0, 0,  // accessibility
    0, 0, 0x100000000000, 0x4080, 0, 0, 0, 0,  // accessibilityConfiguration
    0, 0, 0x2, 0x4, 0, 0, 0, 0,  // accessibilityOverrides
    0x100010, 0x10, 0x8000040000000, 0x80000880, 0x30000, 0x8000000, 0x200c0000, 0x2,  // accessibilityTraits
    0, 0x40000000000000, 0x2000000000800, 0, 0, 0x100000000000, 0, 0,  // action
    0x400520000000, 0x68080490000, 0x3420800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008008000000, 0x148300,  // activityIndicatorView
    0, 0, 0x2000000000000, 0, 0, 0, 0, 0,  // adaptation
    0, 0, 0, 0, 0, 0, 0, 0,  // animations
    0, 0, 0, 0x80, 0, 0, 0, 0,  // array
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000400200, 0x400008000000000, 0x148300,  // arscnView
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // arskView
    0, 0, 0, 0x80, 0, 0, 0, 0,  // attributedString
    0, 0, 0, 0, 0, 0, 0, 0,  // attributes
    0x10000000000, 0, 0, 0x80, 0x10000, 0, 0, 0x200000,  // audiovisualMediaTypes
    0, 0, 0x4003c0000, 0x80, 0, 0, 0, 0x20000000,  // autoresizingMask
    0x300000000000, 0x2068000000000, 0x2008000001000, 0, 0x60, 0x200200, 0x1000000400000, 0x400240,  // avPlayerViewController
    0, 0x800000800, 0x18000000000000, 0x80, 0, 0, 0x6000000, 0,  // backgroundConfiguration
    0, 0x68000000800, 0xa000000000020, 0x8080, 0x1000000000000000, 0, 0x401009008000000, 0x10000200,  // barButtonItem
    0, 0, 0, 0, 0, 0, 0x8000000, 0,  // blurEffect
    0, 0, 0, 0x80, 0, 0, 0, 0x1000,  // bool
    0x400120000680, 0x681a0492040, 0x3440810020020, 0x10400081, 0x4049800800210, 0x200210000009200, 0x408008000000001, 0x148300,  // button
    0, 0x1000000820, 0x868000000000000, 0x80, 0, 0x8000000000000, 0x7000018000000, 0,  // buttonConfiguration
    0, 0, 0, 0x14000000000000, 0x800, 0x80, 0, 0,  // capability
    0, 0, 0, 0, 0, 0, 0, 0,  // cells
    0, 0, 0, 0, 0, 0, 0, 0,  // children
    0, 0x4000, 0, 0, 0, 0, 0x40000000, 0,  // class
    0, 0, 0, 0, 0, 0, 0, 0,  // classes
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000a00, 0x400008000000000, 0x148300,  // collectionReusableView
    0x4001e0000000, 0x4042680c0490006, 0x1003400800020000, 0x400000400481, 0x5001804800214, 0x100200002000200, 0x400008000008004, 0x148300,  // collectionView
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000a00, 0x400008000000000, 0x148300,  // collectionViewCell
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // collectionViewCellContentView
    0x300000000000, 0x2068000040000, 0x2008000001000, 0, 0x60, 0x200200, 0x1000000400000, 0x240,  // collectionViewController
    0x80000000000, 0x68000000000, 0x2000000000000, 0xa00000000000080, 0, 0x801000000, 0, 0,  // collectionViewFlowLayout
    0, 0x68000000000, 0x2000000000000, 0x80, 0, 0, 0, 0,  // collectionViewLayout
    0x6000000020000000, 0x110002100800, 0x4000000, 0x1000000080, 0x8000000000000800, 0, 0x800000000, 0x508000000,  // color
    0x400120000000, 0x681a0490000, 0x3440800020020, 0x400081, 0x4001800800210, 0x210000000200, 0x409008000000000, 0x148300,  // colorWell
    0, 0x800, 0xa000000000000, 0, 0, 0, 0x1000000000000, 0,  // command
    0, 0, 0, 0, 0, 0, 0, 0,  // connections
    0, 0x68008000000, 0x600000000c000, 0, 0x10000200000400, 0x60800004, 0x2000000600000000, 0x200,  // constraint
    0, 0, 0, 0, 0, 0, 0, 0,  // constraints
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // containerView
    0, 0, 0, 0x80, 0, 0, 0, 0,  // customFonts
    0, 0x68000000000, 0x2000000000000, 0, 0, 0, 0, 0x200,  // customObject
    0, 0, 0, 0x80, 0, 0, 0, 0,  // data
    0x8, 0x80, 0x400000, 0x880000080, 0x80000000, 0x2000000000000, 0, 0,  // dataDetectorType
    0, 0, 0, 0x80, 0x10000, 0, 0, 0,  // dataDetectorTypes
    0, 0, 0, 0x80, 0, 0, 0x800000000000, 0,  // date
    0x400120000000, 0x46a1a0490000, 0x3440800020020, 0x400081, 0x4001800800218, 0x210000000200, 0x408008008000000, 0x148310,  // datePicker
    0, 0, 0, 0, 0, 0, 0, 0,  // dependencies
    0, 0x1000000000000, 0x4000000000000, 0, 0, 0, 0, 0x10000,  // deployment
    0, 0, 0, 0, 0x800, 0, 0, 0,  // designable
    0, 0, 0, 0, 0, 0, 0, 0,  // designables
    0, 0x1000000000000, 0x4000000000000, 0, 0, 0, 0, 0x10000,  // development
    0x800000000, 0, 0x2000000000000, 0x100000, 0x1000000, 0x20, 0, 0,  // device
    0, 0x1, 0, 0x800080, 0, 0, 0x140000000000000, 0,  // directionalEdgeInsets
    0, 0x800000, 0x4000000002000000, 0x80000, 0x1400000000004000, 0, 0x2020022000000000, 0x140a4,  // document
    0, 0x1, 0, 0x1000080, 0, 0x2000, 0x40000000000000, 0,  // edgeInsets
    0, 0, 0, 0, 0, 0x1, 0, 0,  // exclude
    0, 0, 0x2000000000000, 0, 0, 0x200000, 0, 0x200,  // exit
    0, 0x1, 0, 0x80, 0, 0, 0x40000000000000, 0,  // extendedEdge
    0, 0, 0, 0x80, 0, 0, 0, 0,  // fixedSimulatedSizeMetrics
    0, 0, 0, 0x8000000000080, 0x800, 0, 0x20, 0x400,  // font
    0, 0, 0x2000, 0x80, 0x4000000800, 0, 0x2000000008000020, 0x4000000,  // fontDescription
    0, 0x10000000, 0, 0, 0, 0, 0, 0,  // fragment
    0, 0, 0x200000000, 0xc0018000000080, 0, 0, 0, 0x10000000,  // frame
    0, 0, 0, 0x80, 0, 0, 0, 0,  // freeformSimulatedSizeMetrics
    0, 0, 0, 0, 0, 0, 0, 0,  // gestureRecognizers
    0x400120000000, 0x68080490000, 0x3400800020010, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // glkView
    0x300000000000, 0x2068000000000, 0x2008000001000, 0, 0x100000000060, 0x200200, 0x1000000400000, 0x240,  // glkViewController
    0, 0, 0, 0x80, 0, 0, 0, 0,  // hierarchicalColors
    0x300000000000, 0x2068000000000, 0x2008000001000, 0, 0x60, 0x200200, 0x1000000400000, 0x240,  // hostingController
    0, 0x800, 0x200000000, 0, 0x800, 0, 0, 0x10000000,  // image
    0, 0x800, 0x8000000000000, 0x80, 0, 0x40, 0x100000000, 0x2000,  // imageReference
    0x401120000180, 0x68080490800, 0xbc80800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x1c8300,  // imageView
    0, 0, 0, 0, 0, 0x1, 0, 0,  // include
    0, 0, 0, 0, 0, 0, 0, 0,  // inferredMetricsTieBreakers
    0, 0, 0, 0xc0018000000080, 0, 0, 0, 0,  // inset
    0, 0, 0, 0x80, 0, 0, 0, 0x1000,  // integer
    0, 0, 0, 0x80, 0, 0, 0, 0x1000,  // isElement
    0, 0, 0, 0, 0, 0, 0, 0,  // items
    0x4, 0x800000000000000, 0x8000000000000000, 0, 0x80, 0, 0, 0,  // keyCommand
    0, 0, 0, 0, 0, 0, 0, 0,  // keyCommands
    0, 0, 0x2000000000000, 0x80, 0, 0, 0, 0,  // keyboardLayoutGuide
    0x400c01120000860, 0x68080490000, 0x3440800020060, 0x8100000010400081, 0x4201800840210, 0x80200000000200, 0x4000c8008000040, 0x148b08,  // label
    0, 0, 0, 0, 0, 0, 0, 0,  // layoutGuides
    0, 0, 0, 0, 0, 0, 0, 0,  // leftBarButtonItems
    0, 0, 0x8000000, 0x80, 0x4000000000000000, 0, 0x20000, 0,  // lineBreakStrategy
    0, 0, 0x80000000000000, 0x80, 0, 0x80000000, 0x40000000000, 0,  // listContentConfiguration
    0, 0, 0, 0x100000080, 0, 0, 0, 0,  // locale
    0x400120000000, 0x68080490000, 0x3400800020000, 0x2000400081, 0x4001900800210, 0x1450200002010200, 0x400008000000002, 0x800148300,  // mapView
    0, 0, 0, 0x80, 0, 0, 0, 0,  // mask
    0, 0x800, 0xa000000000000, 0x80, 0, 0, 0x1000000000000, 0,  // menu
    0, 0x1000000000000000, 0, 0x80, 0, 0, 0x10, 0,  // menuOptions
    0, 0, 0, 0, 0, 0, 0, 0,  // metadata
    0, 0, 0, 0x80, 0, 0, 0, 0,  // modalFormSheetSimulatedSizeMetrics
    0, 0, 0, 0x80, 0, 0, 0, 0,  // modalPageSheetSimulatedSizeMetrics
    0x400120000000, 0x20068081490000, 0x3400800020010, 0x400081, 0x4001840800210, 0x200000000200, 0x400008000000000, 0x148300,  // mtkView
    0, 0, 0, 0x80, 0, 0, 0, 0,  // mutableArray
    0, 0, 0, 0x80, 0, 0, 0, 0,  // mutableData
    0, 0, 0, 0x80, 0, 0, 0, 0,  // mutableString
    0, 0, 0, 0, 0x800, 0, 0, 0,  // namedColor
    0x86400120000000, 0x68080490000, 0x3400800020000, 0x440081, 0x4001800800210, 0x1200000000200, 0xc00008000000000, 0x148300,  // navigationBar
    0, 0, 0, 0x80, 0, 0, 0, 0,  // navigationBarAppearance
    0x300000000000, 0x2068000000000, 0x200e000001000, 0x82, 0x1060, 0x200200, 0x11000000400000, 0x240,  // navigationController
    0, 0x68000000000, 0x2000000000000, 0x4020080, 0x100000000000000, 0, 0x1000000000000, 0x200,  // navigationItem
    0, 0, 0, 0x80, 0x800, 0, 0, 0,  // nil
    0, 0, 0, 0, 0, 0, 0, 0,  // objects
    0, 0, 0x200000000000, 0x80, 0, 0, 0, 0x20000,  // offsetWrapper
    0, 0, 0, 0, 0, 0, 0, 0,  // options
    0, 0x40000000000000, 0x2000000000000, 0, 0x800000000000000, 0, 0, 0,  // outlet
    0x2000000000, 0x40000000200000, 0x2000000000000, 0, 0x800000000000000, 0, 0, 0,  // outletCollection
    0x400120000000, 0x6c1a0490000, 0x3450800020020, 0x400081, 0x4001800880210, 0x210000000200, 0x408008000000000, 0x148300,  // pageControl
    0x300000000000, 0x4002068000000000, 0x2008000001000, 0, 0x2002060, 0x200200, 0x201000000402000, 0x240,  // pageViewController
    0, 0x10068000000200, 0x2000000000020, 0x1000040000000000, 0x100000, 0, 0, 0x200,  // panGestureRecognizer
    0x200000000082000, 0x800000000000, 0xa0010000, 0x400020070000080, 0x18000000, 0, 0x410000000000, 0,  // paragraphStyle
    0, 0, 0, 0x80, 0x20000000, 0, 0, 0,  // passwordRules
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // pickerView
    0, 0x10068000000200, 0x2000000000020, 0x1000040000000000, 0x100000, 0, 0, 0x200,  // pinchGestureRecognizer
    0, 0x68000000000, 0x2000000000000, 0, 0x400000000, 0x200000, 0, 0x200,  // placeholder
    0, 0, 0x4000000000000, 0, 0, 0, 0, 0x10000,  // plugIn
    0, 0, 0, 0x80, 0, 0, 0, 0x280000000,  // point
    0x8000, 0x10068000000200, 0x2000000000020, 0x3000040000000000, 0x100000, 0, 0, 0x200,  // pongPressGestureRecognizer
    0, 0x8000000000000000, 0, 0x1000080, 0, 0x2000, 0x8000000000000000, 0,  // popoverArrowDirection
    0, 0, 0, 0, 0, 0, 0, 0,  // popoverPassthroughViews
    0, 0x4000000, 0, 0x80, 0x4000000000, 0x40000, 0, 0x4000000,  // preferredSymbolConfiguration
    0, 0, 0x1, 0x2000002000080, 0x2000000000, 0x4000004000, 0, 0x1,  // pressTypeMask
    0, 0, 0x200000000000, 0x80, 0, 0, 0, 0x20000,  // priority
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0xe4001800800210, 0x200000000200, 0x480008000000000, 0x148300,  // progressView
    0, 0, 0, 0, 0, 0, 0, 0,  // prototypes
    0, 0, 0, 0x408000080, 0, 0, 0, 0,  // range
    0, 0, 0, 0x80, 0, 0, 0, 0x1000,  // real
    0, 0, 0x200000000, 0x80, 0, 0, 0, 0x290000000,  // rect
    0, 0x1, 0, 0x1000080, 0, 0x2000, 0x40000000000000, 0,  // rectEdge
    0x400120000000, 0x681a0490000, 0x3440800020020, 0x400081, 0x4001800800210, 0x210000000200, 0x408008000000000, 0x148300,  // refreshControl
    0, 0x400, 0, 0x2000, 0x800, 0, 0, 0,  // relationship
    0, 0, 0, 0, 0, 0, 0, 0,  // relationships
    0, 0, 0, 0, 0, 0, 0, 0,  // resources
    0, 0, 0, 0, 0, 0, 0, 0,  // rightBarButtonItems
    0, 0x10068000000200, 0x2000000000020, 0x1000040000000000, 0x100000, 0, 0, 0x200,  // rotationGestureRecognizer
    0, 0, 0, 0, 0, 0x100000, 0, 0,  // scene
    0x400120040000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000400200, 0x400008000000000, 0x2148300,  // sceneKitView
    0, 0, 0, 0, 0, 0, 0, 0,  // scenes
    0, 0, 0, 0, 0, 0, 0, 0,  // scopeButtonTitles
    0, 0x10068000000200, 0x2000000000020, 0x1000040000000000, 0x100000, 0, 0, 0x200,  // screenEdgePanGestureRecognizer
    0, 0x400000000, 0, 0x80, 0, 0, 0, 0,  // scrollTypes
    0x4001e0000000, 0x4040680c0490106, 0x1003400800020000, 0x400000400481, 0x4001804800214, 0x100200002000200, 0x400008000000004, 0x148300,  // scrollView
    0x80401120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001a00800210, 0x6020200004000200, 0xc00048000000000, 0x148300,  // searchBar
    0, 0, 0x2000000000000, 0, 0, 0x10000000, 0, 0,  // searchDisplayController
    0, 0, 0, 0, 0, 0, 0, 0,  // sections
    0, 0, 0x8000000000020, 0, 0, 0, 0x1000000000000, 0x10000000,  // segment
    0x408120000000, 0x681a0490000, 0x3440800020020, 0x400081, 0x4001800800310, 0x252000000200, 0x408008000000000, 0x148300,  // segmentedControl
    0, 0, 0, 0, 0, 0, 0, 0,  // segments
    0x200000002, 0xc0068000000000, 0x2006000000000000, 0x2080, 0x30000000060, 0x9, 0x5000000000004000, 0,  // segue
    0, 0, 0, 0x80, 0, 0, 0, 0,  // simulatedMetricsContainer
    0x80000000000000, 0, 0, 0x80, 0x200000000000000, 0, 0x800000000000000, 0,  // simulatedNavigationBarMetrics
    0, 0, 0, 0x80, 0x1000000, 0, 0, 0,  // simulatedOrientationMetrics
    0, 0, 0, 0x80, 0, 0, 0x2000000000000000, 0,  // simulatedScreenMetrics
    0, 0, 0, 0x80, 0, 0, 0x100000, 0,  // simulatedStatusBarMetrics
    0x80000000000000, 0, 0, 0x80, 0, 0, 0x800000000000000, 0,  // simulatedTabBarMetrics
    0x80000000000000, 0, 0, 0x80, 0, 0, 0x800000000000000, 0,  // simulatedToolbarMetrics
    0, 0, 0x200000000, 0x80, 0, 0, 0, 0x10000000,  // size
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // skView
    0x400120000000, 0x685a0490000, 0x3440800020020, 0x20204000400081, 0x4001800800212, 0x210000000200, 0x408008000000000, 0x149300,  // slider
    0, 0, 0, 0x80, 0, 0x10, 0x2000000000000000, 0,  // source
    0x1000300000004000, 0x2068000000000, 0x2008000001000, 0x4000080000000000, 0xac80000000060, 0x200200, 0x1000000400000, 0x240,  // splitViewController
    0, 0, 0, 0x80, 0, 0, 0, 0,  // splitViewDetailSimulatedSizeMetrics
    0, 0, 0, 0x80, 0, 0, 0, 0,  // splitViewMasterSimulatedSizeMetrics
    0x801400120002000, 0x2000068080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000c00, 0x148300,  // stackView
    0x20000000000000, 0x800, 0x8000000000000, 0x80, 0, 0, 0x1000000000000, 0,  // state
    0x400120000000, 0x681a0490000, 0x3440800020020, 0x100000400081, 0x4001800800211, 0x210000000200, 0x408008000200000, 0x40149300,  // stepper
    0x100000000000000, 0, 0, 0x80, 0, 0, 0, 0,  // string
    0, 0, 0, 0, 0, 0, 0, 0,  // subviews
    0, 0x210068000000200, 0x2000000000020, 0x1000040000000000, 0x100000, 0, 0, 0x200,  // swipeGestureRecognizer
    0x400120000000, 0x681a0490000, 0x3440800020020, 0x400081, 0x4001800c00210, 0x210000000200, 0x409008000000000, 0x148300,  // switch
    0, 0, 0, 0, 0x800, 0, 0, 0,  // systemColor
    0x80400120000000, 0x68080490000, 0x3400800020000, 0x400099, 0x4001800800210, 0x200000000200, 0xc00008000000000, 0x148300,  // tabBar
    0x10000000000000, 0, 0, 0x80, 0, 0, 0x10000, 0,  // tabBarAppearance
    0x300000000000, 0x2068000000000, 0x2008000001000, 0, 0x60, 0x200200, 0x1000000400000, 0x240,  // tabBarController
    0x40000000000000, 0x68000000800, 0xa000000000020, 0x18080, 0, 0x20000000000, 0x1009000008000, 0x200,  // tabBarItem
    0, 0, 0, 0, 0, 0, 0, 0,  // tabStops
    0x4001bb000000, 0x42682c0491006, 0x1003400800020700, 0x400000400481, 0x4001800800214, 0x8100e00702020200, 0x400008008008004, 0x148300,  // tableView
    0x401120000001, 0x100068080490000, 0x703401800820008, 0x400081, 0x4001800800210, 0x804280000020a00, 0x400208008000000, 0x148300,  // tableViewCell
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000a00, 0x40000c000000000, 0x148300,  // tableViewCellContentView
    0x300000000000, 0x2068000040000, 0x2008000001000, 0, 0x2000000000008060, 0x200200, 0x1000000400000, 0x240,  // tableViewController
    0, 0x400000, 0x2000101000000, 0, 0, 0, 0, 0x200,  // tableViewSection
    0, 0x18068000000200, 0x2000000000020, 0x1000040000000000, 0x300000, 0, 0, 0x200,  // tapGestureRecognizer
    0, 0, 0, 0x80, 0, 0, 0, 0,  // textAttributes
    0x8008400120000060, 0x681a04b8000, 0x3440800020020, 0x100000000400081, 0x4001a00800210, 0x210000000200, 0x4080c8000000000, 0x148b00,  // textField
    0x60000000000, 0, 0x80, 0x1280, 0, 0x1000000400, 0x100000001380, 0,  // textInputTraits
    0x2000, 0, 0, 0x400000000, 0, 0, 0, 0,  // textTab
    0x4001a0200020, 0x40680c0490106, 0x1003400800020004, 0x400000600481, 0x4001800800214, 0x100208002000200, 0x4000c8000000004, 0x148b00,  // textView
    0, 0, 0, 0x80, 0x800, 0, 0, 0,  // timeZone
    0x80400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0xc00008000000000, 0x148300,  // toolbar
    0, 0, 0, 0x80, 0, 0, 0, 0,  // toolbarAppearance
    0, 0, 0, 0, 0, 0, 0, 0,  // toolbarItems
    0, 0x10, 0, 0x80, 0, 0, 0, 0,  // traits
    0, 0, 0, 0x80, 0, 0, 0x1000000, 0,  // url
    0, 0x800, 0, 0x200000100, 0, 0, 0x2000000000000000, 0x1000,  // userDefinedRuntimeAttribute
    0, 0, 0, 0, 0, 0, 0, 0,  // userDefinedRuntimeAttributes
    0, 0, 0, 0, 0, 0, 0, 0,  // userGuides
    0x1000, 0, 0, 0x400000000, 0, 0, 0, 0,  // userLayoutGuide
    0, 0, 0x200000000, 0x80, 0, 0, 0x2000000000000000, 0x10000000,  // value
    0x1000100002000, 0x2000000008000000, 0x8000800020000, 0x80, 0x10, 0, 0x400000c00, 0,  // variation
    0, 0, 0, 0, 0, 0, 0x8000000, 0,  // vibrancyEffect
    0x401120000000, 0x681a0490000, 0x3400800020000, 0x400083, 0x1004001800800210, 0x200000000201, 0x400008000000008, 0x148300,  // view
    0x300000000000, 0x2068000000000, 0x2008000001000, 0x80, 0x2000000000008060, 0x200200, 0x1000000400000, 0x1000240,  // viewController
    0, 0, 0x2000000000000, 0, 0, 0, 0x2000000000000000, 0,  // viewControllerLayoutGuide
    0, 0x8, 0x2000000000000, 0, 0, 0x200002, 0xc00000, 0x200,  // viewControllerPlaceholder
    0, 0, 0, 0, 0, 0, 0, 0,  // viewControllers
    0, 0, 0x2000000000000, 0x80, 0, 0, 0, 0,  // viewLayoutGuide
    0, 0, 0x2000000000000, 0x80, 0, 0, 0, 0,  // viewLayoutMarginsGuide
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // visualEffectView
    0x400120400000, 0x68080490000, 0x3400800020000, 0x1800000400081, 0x4001800800210, 0x200000080200, 0x400008000000000, 0x148300,  // webView
    0x400120000000, 0x68080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000300, 0x400008000000000, 0x948300,  // window
    0, 0, 0, 0x1000000000000e0, 0, 0, 0, 0,  // wkPreferences
    0x400120820000, 0xe8080490000, 0x3400800020000, 0x400081, 0x4001800800210, 0x200000000200, 0x400008000000000, 0x148300,  // wkWebView
    0x4004010000, 0, 0, 0x80, 0, 0, 0x80000000, 0,  // wkWebViewConfiguration
  ]

  /// A row of bits for each element: the children listed for it, by raw value.
  static let childBitsRowLength = 4
  static let childBits: [UInt64] = [
    0x80008, 0, 0x40000000000, 0,  // accessibility
    0, 0x4000, 0x40000000000, 0x8,  // accessibilityConfiguration
    0, 0, 0, 0,  // accessibilityOverrides
    0, 0, 0, 0,  // accessibilityTraits
    0, 0, 0, 0,  // action
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // activityIndicatorView
    0, 0, 0, 0,  // adaptation
    0, 0, 0, 0,  // animations
    0, 0, 0x40000000000, 0,  // array
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // arscnView
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // arskView
    0x8000000000000000, 0, 0, 0,  // attributedString
    0x2000000400000000, 0x4000000002000, 0x4, 0x10,  // attributes
    0, 0, 0, 0,  // audiovisualMediaTypes
    0, 0, 0, 0,  // autoresizingMask
    0x800002000000800, 0x100030000000202, 0x40001fc000000, 0x44,  // avPlayerViewController
    0x400040000, 0x100, 0, 0x800,  // backgroundConfiguration
    0x2400100822, 0x1100, 0x200400440000, 0x1040,  // barButtonItem
    0, 0, 0, 0,  // blurEffect
    0, 0, 0, 0,  // bool
    0x414000a400204881, 0x100000008001005, 0x10100000008, 0x20440,  // button
    0x4040000400010800, 0x1000000000000100, 0, 0,  // buttonConfiguration
    0, 0, 0, 0,  // capability
    0x20000000, 0, 0x20000000000000, 0,  // cells
    0x1000000000, 0x8000000, 0, 0,  // children
    0, 0, 0x800000080, 0,  // class
    0x2000000, 0, 0, 0,  // classes
    0x14000a400004881, 0x100000000001005, 0x80000000008, 0x20440,  // collectionReusableView
    0x14000a7088048a1, 0x100000000001005, 0x8, 0x20440,  // collectionView
    0x14000a440004881, 0x100000000001005, 0x100000008, 0x21440,  // collectionViewCell
    0x14000a400004881, 0x100000000001005, 0x80000000008, 0x20440,  // collectionViewCellContentView
    0x800002010000800, 0x100030000000002, 0x40001fc000000, 0x44,  // collectionViewController
    0, 0x1000, 0x100000000, 0x40,  // collectionViewFlowLayout
    0, 0, 0, 0,  // collectionViewLayout
    0, 0, 0, 0,  // color
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // colorWell
    0x2000000000, 0x100, 0, 0,  // command
    0x10, 0x600000000000, 0x1000000, 0,  // connections
    0x800, 0, 0x40000000000, 0x440,  // constraint
    0x4000000000, 0, 0, 0,  // constraints
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // containerView
    0x100, 0x200000000, 0, 0,  // customFonts
    0x2000000000, 0, 0, 0,  // customObject
    0, 0, 0, 0,  // data
    0, 0, 0, 0,  // dataDetectorType
    0, 0, 0, 0,  // dataDetectorTypes
    0, 0, 0, 0,  // date
    0x14040a400004881, 0x100000001001005, 0x8000000000000008, 0x20440,  // datePicker
    0x12000000400000, 0x80000000000000, 0, 0,  // dependencies
    0, 0, 0, 0,  // deployment
    0, 0, 0x100000000, 0,  // designable
    0x4000000000000, 0, 0, 0,  // designables
    0, 0, 0, 0,  // development
    0x40, 0, 0, 0,  // device
    0, 0, 0, 0,  // directionalEdgeInsets
    0x29020404000004, 0x40000000800, 0x2002100, 0,  // document
    0, 0, 0, 0,  // edgeInsets
    0, 0, 0, 0,  // exclude
    0x800, 0, 0, 0,  // exit
    0, 0, 0, 0,  // extendedEdge
    0, 0, 0x100000000, 0,  // fixedSimulatedSizeMetrics
    0, 0, 0, 0,  // font
    0, 0, 0, 0,  // fontDescription
    0x1000, 0x800000000, 0x40000000000, 0,  // fragment
    0, 0, 0, 0,  // frame
    0, 0, 0, 0,  // freeformSimulatedSizeMetrics
    0, 0, 0, 0,  // gestureRecognizers
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // glkView
    0x800002000000800, 0x10003000010000a, 0x40001fc000000, 0x44,  // glkViewController
    0x400000000, 0, 0, 0,  // hierarchicalColors
    0x800002000000800, 0x100030000000002, 0x40001fc000000, 0x44,  // hostingController
    0, 0x400000000, 0, 0,  // image
    0, 0, 0, 0,  // imageReference
    0x14000a400004881, 0x1100000000001105, 0x8000008, 0x20440,  // imageView
    0, 0, 0, 0,  // include
    0, 0, 0x1000000, 0,  // inferredMetricsTieBreakers
    0, 0, 0, 0,  // inset
    0, 0, 0, 0,  // integer
    0, 0, 0, 0,  // isElement
    0x20000, 0x10000000000, 0x4000000000000, 0,  // items
    0, 0, 0, 0,  // keyCommand
    0, 0x10000, 0, 0,  // keyCommands
    0, 0, 0, 0,  // keyboardLayoutGuide
    0x414000a400004881, 0x4100020800401005, 0x40100000008, 0x20440,  // label
    0, 0, 0, 0x4000,  // layoutGuides
    0x20000, 0, 0, 0,  // leftBarButtonItems
    0, 0, 0, 0,  // lineBreakStrategy
    0, 0x100, 0, 0,  // listContentConfiguration
    0, 0, 0, 0,  // locale
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // mapView
    0x200000000000000, 0x400, 0, 0,  // mask
    0x1000000, 0x10000100, 0, 0,  // menu
    0, 0, 0, 0,  // menuOptions
    0, 0, 0, 0,  // metadata
    0, 0, 0, 0,  // modalFormSheetSimulatedSizeMetrics
    0, 0, 0, 0,  // modalPageSheetSimulatedSizeMetrics
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // mtkView
    0, 0, 0x40000000000, 0,  // mutableArray
    0, 0, 0, 0,  // mutableData
    0, 0, 0, 0,  // mutableString
    0x400000000, 0, 0, 0,  // namedColor
    0x14000a400004881, 0x100004000009005, 0x400000000000008, 0x20440,  // navigationBar
    0x400000000, 0, 0, 0,  // navigationBarAppearance
    0x800002000000800, 0x1000320e0000002, 0x40041fc000000, 0x10245,  // navigationController
    0x2000120801, 0x8000020000200000, 0x800240000400200, 0x1040,  // navigationItem
    0, 0, 0, 0,  // nil
    0x4008508f8128620, 0x827381a102080258, 0x4bf6b296004e9420, 0xb8b001,  // objects
    0, 0, 0, 0,  // offsetWrapper
    0, 0, 0, 0,  // options
    0, 0, 0, 0,  // outlet
    0, 0, 0, 0,  // outletCollection
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // pageControl
    0x800002000000800, 0x100030000000002, 0x40001fc000000, 0x44,  // pageViewController
    0x2000000000, 0x2000000000000000, 0x10000, 0x40,  // panGestureRecognizer
    0, 0x400000, 0x8000000000000, 0,  // paragraphStyle
    0, 0, 0, 0,  // passwordRules
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // pickerView
    0x2000000000, 0x2000000000000000, 0, 0x40,  // pinchGestureRecognizer
    0x2000000800, 0, 0, 0,  // placeholder
    0, 0, 0, 0,  // plugIn
    0, 0, 0, 0,  // point
    0x2000000000, 0x2000000000000000, 0, 0x40,  // pongPressGestureRecognizer
    0, 0, 0, 0,  // popoverArrowDirection
    0, 0, 0, 0x1000,  // popoverPassthroughViews
    0x4000000000000000, 0x20, 0, 0,  // preferredSymbolConfiguration
    0, 0, 0, 0,  // pressTypeMask
    0, 0, 0, 0,  // priority
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // progressView
    0, 0, 0x20000000000000, 0,  // prototypes
    0, 0, 0, 0,  // range
    0, 0, 0, 0,  // real
    0, 0, 0, 0,  // rect
    0, 0, 0, 0,  // rectEdge
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // refreshControl
    0, 0, 0, 0,  // relationship
    0, 0, 0x40, 0,  // relationships
    0, 0x1000000080, 0x400000000000, 0,  // resources
    0x20000, 0, 0, 0,  // rightBarButtonItems
    0x2000000000, 0x2000000000000000, 0, 0x40,  // rotationGestureRecognizer
    0, 0x100040000000000, 0, 0,  // scene
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // sceneKitView
    0, 0, 0x800, 0,  // scenes
    0, 0, 0x40000000000, 0,  // scopeButtonTitles
    0x2000000000, 0x2000000000000000, 0x10, 0x40,  // screenEdgePanGestureRecognizer
    0, 0, 0, 0,  // scrollTypes
    0x14000a400004881, 0x100020000001007, 0x80030000008, 0x20440,  // scrollView
    0x14000a400004881, 0x100080000001005, 0x1000000000004008, 0x20440,  // searchBar
    0x2000000000, 0, 0, 0,  // searchDisplayController
    0, 0, 0x100000000000000, 0,  // sections
    0, 0, 0, 0,  // segment
    0x14000a400004881, 0x100000000001005, 0x800008, 0x20440,  // segmentedControl
    0, 0, 0x200000, 0,  // segments
    0, 0xc00020000000000, 0x1000000, 0,  // segue
    0, 0x20000000000, 0x38000000, 0,  // simulatedMetricsContainer
    0, 0, 0, 0,  // simulatedNavigationBarMetrics
    0, 0, 0, 0,  // simulatedOrientationMetrics
    0, 0, 0x100000000, 0,  // simulatedScreenMetrics
    0, 0, 0, 0,  // simulatedStatusBarMetrics
    0, 0, 0, 0,  // simulatedTabBarMetrics
    0, 0, 0, 0,  // simulatedToolbarMetrics
    0, 0, 0, 0,  // size
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // skView
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // slider
    0, 0, 0, 0,  // source
    0x800002000000800, 0x100038000000002, 0x40001fc000000, 0x2044,  // splitViewController
    0, 0, 0, 0,  // splitViewDetailSimulatedSizeMetrics
    0, 0, 0, 0,  // splitViewMasterSimulatedSizeMetrics
    0x14000a400004881, 0x100000000001005, 0x80000000008, 0x20440,  // stackView
    0x400000800, 0x1000000000000100, 0x40000000000, 0,  // state
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // stepper
    0, 0, 0, 0,  // string
    0x810878100620, 0x8010802102080208, 0x4870a28600461020, 0xb81001,  // subviews
    0x2000000000, 0x2000000000000000, 0, 0x40,  // swipeGestureRecognizer
    0x14000a400004881, 0x100000000001005, 0x8, 0x20440,  // switch
    0x400000000, 0, 0, 0,  // systemColor
    0x14000a400004881, 0x100000000009005, 0x1000000000008, 0x20440,  // tabBar
    0x400000000, 0, 0, 0,  // tabBarAppearance
    0x800002000000800, 0x100030000000002, 0x48001fc000000, 0x10044,  // tabBarController
    0x2400000000, 0x80000001100, 0, 0x40,  // tabBarItem
    0, 0, 0x2000000000000000, 0,  // tabStops
    0x14001a400104881, 0x100022002081207, 0x4010004038540009, 0x21440,  // tableView
    0x14000a400004881, 0x100000000801005, 0x40000000000008, 0x214c0,  // tableViewCell
    0x14000a400004881, 0x100000000001005, 0x80000000008, 0x20440,  // tableViewCellContentView
    0x800002000000800, 0x100030040020002, 0x140001fc000020, 0x244,  // tableViewController
    0x800800, 0, 0x40000000000, 0,  // tableViewSection
    0x2000000800, 0x2000000000000000, 0, 0x40,  // tapGestureRecognizer
    0x4000000400000000, 0x80000000000, 0, 0,  // textAttributes
    0x414000a400004881, 0x100020000001005, 0x1000040000000008, 0x20440,  // textField
    0, 0x8000000000000, 0, 0,  // textInputTraits
    0, 0x100000000000, 0, 0,  // textTab
    0x414010a400004881, 0x100020800001005, 0x1000040000000008, 0x20440,  // textView
    0x80000000000, 0, 0, 0,  // timeZone
    0x14000a400004881, 0x100000000009005, 0x8, 0x20442,  // toolbar
    0, 0, 0, 0,  // toolbarAppearance
    0x20000, 0, 0, 0,  // toolbarItems
    0, 0, 0, 0,  // traits
    0, 0, 0, 0,  // url
    0x400000000, 0x100000000002000, 0x4010000000e, 0,  // userDefinedRuntimeAttribute
    0, 0, 0, 0x20,  // userDefinedRuntimeAttributes
    0, 0, 0, 0x100,  // userGuides
    0, 0, 0, 0,  // userLayoutGuide
    0, 0, 0, 0,  // value
    0x4100000400000800, 0x4000000, 0x8, 0,  // variation
    0x40000, 0, 0, 0,  // vibrancyEffect
    0x14000a400004881, 0x100020020041007, 0x820fc000008, 0x204c0,  // view
    0x1800012010000a00, 0x1400301e2120202, 0x40140461fc021000, 0x101244,  // viewController
    0x800, 0, 0, 0,  // viewControllerLayoutGuide
    0, 0x10000000000, 0x4000000000000, 0,  // viewControllerPlaceholder
    0, 0, 0x80000000000000, 0x2000,  // viewControllers
    0x800, 0, 0, 0,  // viewLayoutGuide
    0, 0, 0, 0,  // viewLayoutMarginsGuide
    0x14000a400044881, 0x100000000001005, 0x8, 0x21c40,  // visualEffectView
    0x14010a400004881, 0x100000000001005, 0x8, 0x20440,  // webView
    0x14000a400004881, 0x100020020001007, 0x80030000008, 0x20440,  // window
    0, 0, 0, 0,  // wkPreferences
    0x14000a400004881, 0x100000000001005, 0x8, 0x1020440,  // wkWebView
    0x200000002000, 0, 0, 0x400000,  // wkWebViewConfiguration
  ]
}
