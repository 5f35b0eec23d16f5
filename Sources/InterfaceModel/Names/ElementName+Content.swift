// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

extension ElementName {
  /// How the element treats what is not listed for it.
  package var policy: ElementPolicy { Self.policies[Int(rawValue)] }

  private static let policies: [ElementPolicy] = [
    .open, .open, .open, .open, .closed, .open, .closed, .open, .open, .open, .open, .open, .open,
    .open, .closed, .open, .open, .open, .open, .closed, .open, .open, .closed, .closed, .open,
    .open, .open, .open, .open, .open, .open, .open, .open, .typed, .open, .closed, .closed,
    .closed, .open, .open, .open, .open, .open, .open, .open, .open, .closed, .closed, .open, .open,
    .closed, .closed, .closed, .open, .closed, .closed, .closed, .open, .open, .typed, .typed,
    .open, .closed, .open, .open, .open, .open, .open, .closed, .open, .open, .closed, .closed,
    .closed, .closed, .open, .open, .open, .open, .open, .open, .closed, .open, .open, .open, .open,
    .closed, .open, .open, .open, .open, .open, .open, .open, .closed, .open, .open, .open, .open,
    .closed, .open, .open, .open, .closed, .closed, .open, .open, .open, .typed, .open, .open,
    .typed, .closed, .closed, .open, .open, .open, .open, .open, .open, .open, .closed, .open,
    .closed, .closed, .open, .open, .open, .closed, .open, .open, .open, .open, .closed, .open,
    .open, .open, .open, .open, .open, .closed, .open, .open, .open, .typed, .open, .open, .open,
    .open, .open, .open, .open, .closed, .open, .open, .open, .open, .open, .open, .typed, .open,
    .open, .open, .closed, .open, .open, .closed, .open, .open, .open, .open, .open, .open, .open,
    .open, .open, .open, .open, .open, .open, .typed, .open, .open, .open, .open, .open, .open,
    .open, .open, .typed, .open, .open, .open, .open, .typed, .open, .open, .open, .closed, .typed,
    .open, .closed, .open, .open, .open, .open, .open, .open,
  ]

  /// Whether the element belongs to the group `control` of the vocabulary.
  package var isControl: Bool {
    switch self {
    case
      .button, .colorWell, .datePicker, .pageControl, .refreshControl, .segmentedControl, .slider,
      .stepper, .switch, .textField:
      true
    default: false
    }
  }

  /// Whether the element belongs to the group `controller` of the vocabulary.
  package var isController: Bool {
    switch self {
    case
      .avPlayerViewController, .collectionViewController, .glkViewController, .hostingController,
      .navigationController, .pageViewController, .splitViewController, .tabBarController,
      .tableViewController, .viewController:
      true
    default: false
    }
  }

  /// Whether the element belongs to the group `gesture` of the vocabulary.
  package var isGesture: Bool {
    switch self {
    case
      .panGestureRecognizer, .pinchGestureRecognizer, .pongPressGestureRecognizer,
      .rotationGestureRecognizer, .screenEdgePanGestureRecognizer, .swipeGestureRecognizer,
      .tapGestureRecognizer:
      true
    default: false
    }
  }

  /// Whether the element belongs to the group `scroll` of the vocabulary.
  package var isScroll: Bool {
    switch self {
    case
      .collectionView, .scrollView, .tableView, .textView:
      true
    default: false
    }
  }

  /// Whether the element belongs to the group `view` of the vocabulary.
  package var isView: Bool {
    switch self {
    case
      .activityIndicatorView, .arscnView, .arskView, .button, .collectionReusableView,
      .collectionView, .collectionViewCell, .collectionViewCellContentView, .colorWell,
      .containerView, .datePicker, .glkView, .imageView, .label, .mapView, .mtkView, .navigationBar,
      .pageControl, .pickerView, .progressView, .refreshControl, .sceneKitView, .scrollView,
      .searchBar, .segmentedControl, .skView, .slider, .stackView, .stepper, .switch, .tabBar,
      .tableView, .tableViewCell, .tableViewCellContentView, .textField, .textView, .toolbar, .view,
      .visualEffectView, .webView, .window, .wkWebView:
      true
    default: false
    }
  }

  /// A row of bits for each element: the attributes listed for it, by raw value.
  static let attributeBitsRowLength = 7
  static let attributeBits: [UInt64] = [
    0, 0, 0x2040008200000000, 0, 0, 0, 0,  // accessibility
    0, 0, 0x2040000200000000, 0, 0, 0, 0,  // accessibilityConfiguration
    0, 0x200000000000000, 0x8000000000000, 0, 0, 0, 0,  // accessibilityOverrides
    0x100010, 0x4, 0x440010000080000, 0x600000000002000, 0x8000000000000000, 0x102000000000000, 0x1000000,  // accessibilityTraits
    0, 0x800000000000, 0x4000000004, 0, 0, 0x10000, 0,  // action
    0x200520000000, 0x1a08049000, 0x42006841000100, 0x4200000000010, 0x200002001801, 0x80000000020000, 0x52180020004,  // activityIndicatorView
    0, 0, 0x4000000000, 0, 0, 0, 0,  // adaptation
    0, 0, 0, 0, 0, 0, 0,  // animations
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // array
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x400200002001801, 0x20000, 0x52180020004,  // arscnView
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // arskView
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // attributedString
    0, 0, 0, 0, 0, 0, 0,  // attributes
    0, 0, 0x40000000000000, 0x200000000000000, 0, 0, 0,  // audiovisualMediaTypes
    0, 0, 0x40000000801e00, 0, 0, 0, 0x4000000000000,  // autoresizingMask
    0x180000000000, 0x81a00000000, 0x4010000008, 0xc00000000000, 0x200200000000000, 0x10000000000000, 0x80120000400,  // avPlayerViewController
    0, 0, 0x40010000000000, 0, 0, 0, 0,  // backgroundConfiguration
    0, 0x2000001a00000100, 0x4040014000000000, 0, 0x800000000, 0x8080000000000000, 0x2000100020404,  // barButtonItem
    0, 0, 0, 0, 0, 0x80000000000000, 0,  // blurEffect
    0, 0, 0x40000000000000, 0, 0, 0, 0x400000000,  // bool
    0x200120000680, 0x2000001a1a049208, 0x42006881020100, 0x4200000000410, 0x9200002009801, 0x408021000, 0x52180020004,  // button
    0, 0x80000100, 0x40010000000000, 0, 0, 0x80000000000000, 0x400,  // buttonConfiguration
    0, 0, 0, 0x10000020000000, 0, 0, 0,  // capability
    0, 0, 0, 0, 0, 0, 0,  // cells
    0, 0x400, 0, 0, 0, 0x200000000000000, 0,  // class
    0, 0, 0, 0, 0, 0, 0,  // classes
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0xa00002001801, 0x20000, 0x52180020004,  // collectionReusableView
    0x80002001e0000000, 0x8109a0c049001, 0x242206801000100, 0x4280004000010, 0x2000200002801809, 0x801004020000, 0x52180020004,  // collectionView
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0xa00002001801, 0x20000, 0x52180020004,  // collectionViewCell
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // collectionViewCellContentView
    0x180000000000, 0x81a00004000, 0x4010000008, 0xc00000000000, 0x200200000000000, 0x10000000000000, 0x120000400,  // collectionViewController
    0x40000000000, 0x1a00000000, 0x40004000000000, 0x1400000000, 0x1000000000000000, 0x80, 0,  // collectionViewFlowLayout
    0, 0x1a00000000, 0x40004000000000, 0, 0, 0, 0,  // collectionViewLayout
    0x1800000020000000, 0x4400210100, 0x40000000010000, 0x10000000040000, 0x2000000000, 0x4000000000000000, 0x51000000000000,  // color
    0x200120000000, 0x2000001a1a049000, 0x42006881000100, 0x4200000000010, 0x200002001801, 0x21000, 0x52180020404,  // colorWell
    0, 0, 0, 0, 0, 0, 0,  // connections
    0, 0x1a00800000, 0xc000000060, 0x8000000000000, 0x800010008000200, 0x3000000000000006, 0x100100000,  // constraint
    0, 0, 0, 0, 0, 0, 0,  // constraints
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // containerView
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // customFonts
    0, 0x1a00000000, 0x4000000000, 0, 0, 0, 0x100000000,  // customObject
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // data
    0x8, 0x10, 0x40000000002000, 0x22000, 0x80, 0x200000, 0,  // dataDetectorType
    0, 0, 0x40000000000000, 0x200000000000000, 0, 0, 0,  // dataDetectorTypes
    0, 0, 0x40000000000000, 0, 0, 0, 0x200,  // date
    0x200120000000, 0x2000011b1a049000, 0x42006881000100, 0x4300000000010, 0x200002001801, 0x80000000021000, 0x52188020004,  // datePicker
    0, 0, 0, 0, 0, 0, 0,  // dependencies
    0, 0x40000000000, 0x8000000000, 0, 0, 0, 0x4000000000,  // deployment
    0, 0, 0, 0x10000000000000, 0, 0, 0,  // designable
    0, 0, 0, 0, 0, 0, 0,  // designables
    0, 0x40000000000, 0x8000000000, 0, 0, 0, 0x4000000000,  // development
    0x800000000, 0, 0x4000000000, 0x8, 0x2, 0, 0,  // device
    0x4000000000000000, 0, 0x40000000000000, 0x20, 0, 0, 0xa000,  // directionalEdgeInsets
    0, 0x80000, 0x800000008000, 0x80000000000004, 0xa00000000, 0, 0x5052101009,  // document
    0x4000000000000000, 0, 0x40000000000000, 0x40, 0x2000000000000, 0, 0x2000,  // edgeInsets
    0, 0, 0, 0, 0x4000000000, 0, 0,  // exclude
    0, 0, 0x4000000000, 0, 0x200000000000000, 0, 0x100000000,  // exit
    0x4000000000000000, 0, 0x40000000000000, 0, 0, 0, 0x2000,  // extendedEdge
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // fixedSimulatedSizeMetrics
    0, 0, 0x40000000000000, 0x10000010000000, 0, 0x4000000000, 0,  // font
    0, 0, 0x40000000000010, 0x10000000000000, 0x4000, 0x80004000000000, 0x800000100000,  // fontDescription
    0, 0x1000000, 0, 0, 0, 0, 0,  // fragment
    0, 0, 0x40000000400000, 0x180600000, 0, 0, 0x2000000000000,  // frame
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // freeformSimulatedSizeMetrics
    0, 0, 0, 0, 0, 0, 0,  // gestureRecognizers
    0x200120000000, 0x1000001a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // glkView
    0x180000000000, 0x81a00000000, 0x4010000008, 0xc00000000000, 0x200200000080000, 0x10000000000000, 0x120000400,  // glkViewController
    0x180000000000, 0x81a00000000, 0x4010000008, 0xc00000000000, 0x200200000000000, 0x10000000000000, 0x120000400,  // hostingController
    0, 0x100, 0x400000, 0x10000000000000, 0, 0, 0x2000000000000,  // image
    0, 0x100, 0x40010000000000, 0, 0x80000000000, 0x800000000000000, 0x800000000,  // imageReference
    0x201120000180, 0x1a08049100, 0x42017901000100, 0x4200000000010, 0x200002001801, 0x20000, 0x72180020004,  // imageView
    0, 0, 0, 0, 0x4000000000, 0, 0,  // include
    0, 0, 0, 0, 0, 0, 0,  // inferredMetricsTieBreakers
    0, 0, 0x40000000000000, 0x180600000, 0, 0, 0,  // inset
    0, 0, 0x40000000000000, 0, 0, 0, 0x400000000,  // integer
    0, 0, 0x40000000000000, 0, 0, 0, 0x400000000,  // isElement
    0, 0, 0, 0, 0, 0, 0,  // items
    0x4, 0x10000000000000, 0x1000000000000, 0x1000000000000, 0, 0, 0,  // keyCommand
    0, 0, 0, 0, 0, 0, 0,  // keyCommands
    0, 0, 0x40004000000000, 0, 0, 0, 0,  // keyboardLayoutGuide
    0x100601120000860, 0x2000001a08049000, 0x42006881000100, 0x804210200000410, 0x200002101801, 0x80000000020000, 0x52384020034,  // label
    0, 0, 0, 0, 0, 0, 0,  // layoutGuides
    0, 0, 0, 0, 0, 0, 0,  // leftBarButtonItems
    0, 0, 0x40020000000000, 0, 0, 0x8, 0x10,  // listContentConfiguration
    0, 0, 0x40000000000000, 0x4000, 0, 0, 0,  // locale
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000080010, 0x2010200002001901, 0x852820000, 0x80052180020004,  // mapView
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // mask
    0, 0, 0, 0, 0, 0, 0,  // metadata
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // modalFormSheetSimulatedSizeMetrics
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // modalPageSheetSimulatedSizeMetrics
    0x200120000000, 0x1000401a08149000, 0x42006801000100, 0x4200000000010, 0x200002001841, 0x20000, 0x52180020004,  // mtkView
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // mutableArray
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // mutableData
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // mutableString
    0, 0, 0, 0x10000000000000, 0, 0, 0,  // namedColor
    0x23200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000012, 0x200002001801, 0x120000, 0x52180060004,  // navigationBar
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // navigationBarAppearance
    0x180000000000, 0x81a00000000, 0x4400401c000008, 0x20c00000000000, 0x200200000000000, 0x10000000000000, 0x120000c00,  // navigationController
    0, 0x1a00000000, 0x40004000000000, 0x101, 0x80000000, 0, 0x100000400,  // navigationItem
    0, 0, 0x40000000000000, 0x10000000000000, 0, 0, 0,  // nil
    0, 0, 0, 0, 0, 0, 0,  // objects
    0, 0, 0x40000400000000, 0, 0, 0, 0x8000000000,  // offsetWrapper
    0, 0, 0, 0, 0, 0, 0,  // options
    0, 0x800000000000, 0x4000000000, 0, 0x400000000, 0, 0,  // outlet
    0x2000000000, 0x800000020000, 0x4000000000, 0, 0x400000000, 0, 0,  // outletCollection
    0x200120000000, 0x2000001a1a049000, 0x420068a1000100, 0x1004200000000010, 0x200002001801, 0x21000, 0x52180020004,  // pageControl
    0x180000000000, 0x40081a00000000, 0x4010000008, 0x40c00000000000, 0x200200000000004, 0x10200000000000, 0x120010400,  // pageViewController
    0, 0x2000001a00000040, 0x4000000000, 0x2000002000000000, 0, 0, 0x100000000,  // panGestureRecognizer
    0x80000000082000, 0x20000000000, 0x40000000140080, 0x800001c00, 0x30, 0, 0x100,  // paragraphStyle
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // pickerView
    0, 0x2000001a00000040, 0x4000000000, 0x2000002000000000, 0, 0, 0x100000000,  // pinchGestureRecognizer
    0, 0x1a00000000, 0x4000000000, 0, 0x200000000000400, 0, 0x100000000,  // placeholder
    0, 0, 0x8000000000, 0, 0, 0, 0x4000000000,  // plugIn
    0, 0, 0x40000000000000, 0, 0, 0, 0x28000000000000,  // point
    0x8000, 0x2000001a00000040, 0x4000000000, 0x2000006000000000, 0, 0, 0x100000000,  // pongPressGestureRecognizer
    0, 0x80000000000000, 0x40000000000000, 0x40, 0x2000000000000, 0, 0x400000,  // popoverArrowDirection
    0, 0, 0, 0, 0, 0, 0,  // popoverPassthroughViews
    0, 0x400000, 0x40000000000000, 0, 0x40000000004000, 0, 0x800000000000,  // preferredSymbolConfiguration
    0, 0x100000000000000, 0x40000000000000, 0x8000080, 0x4000000002000, 0x400, 0x800000,  // pressTypeMask
    0, 0, 0x40000400000000, 0, 0, 0, 0x8000000000,  // priority
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200072001801, 0x20000, 0x52180024004,  // progressView
    0, 0, 0, 0, 0, 0, 0,  // prototypes
    0, 0, 0x40000000000000, 0x10200, 0, 0, 0,  // range
    0, 0, 0x40000000000000, 0, 0, 0, 0x400000000,  // real
    0, 0, 0x40000000400000, 0, 0, 0, 0x2a000000000000,  // rect
    0x200120000000, 0x2000001a1a049000, 0x42006881000100, 0x4200000000010, 0x200002001801, 0x21000, 0x52180020004,  // refreshControl
    0, 0x80, 0x1000000000000000, 0x10000000000000, 0, 0, 0,  // relationship
    0, 0, 0, 0, 0, 0, 0,  // relationships
    0, 0, 0, 0, 0, 0, 0,  // resources
    0, 0, 0, 0, 0, 0, 0,  // rightBarButtonItems
    0, 0x2000001a00000040, 0x4000000000, 0x2000002000000000, 0, 0, 0x100000000,  // rotationGestureRecognizer
    0, 0, 0, 0, 0x100000000000000, 0, 0,  // scene
    0x200120040000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x400200002001801, 0x20000, 0x452180020004,  // sceneKitView
    0, 0, 0, 0, 0, 0, 0,  // scenes
    0, 0, 0, 0, 0, 0, 0,  // scopeButtonTitles
    0, 0x2000001a00000040, 0x4000000000, 0x2000002000000000, 0, 0, 0x100000000,  // screenEdgePanGestureRecognizer
    0, 0x40000000, 0x40000000000000, 0, 0, 0, 0,  // scrollTypes
    0x80002001e0000000, 0x8101a0c049021, 0x242206801000100, 0x4280004000010, 0x2000200002001809, 0x1004020000, 0x52180020004,  // scrollView
    0x20201120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x4000200002001a01, 0x181020000, 0x52180060014,  // searchBar
    0, 0, 0x4000000000, 0, 0, 0x1, 0,  // searchDisplayController
    0, 0, 0, 0, 0, 0, 0,  // sections
    0, 0x2000000000000000, 0x10000000000, 0, 0, 0, 0x2000000000400,  // segment
    0x208120000000, 0x2000001a1a049000, 0x42006881000100, 0x6200000000010, 0x200002001801, 0x25200, 0x52180020004,  // segmentedControl
    0, 0, 0, 0, 0, 0, 0,  // segments
    0x200000002, 0x1801a00000000, 0x104040c000000000, 0xc00000000000, 0x24000030000, 0x400000000000, 0x280000,  // segue
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // simulatedMetricsContainer
    0x20000000000000, 0, 0x40000000000000, 0, 0x100000000, 0, 0x40000,  // simulatedNavigationBarMetrics
    0, 0, 0x40000000000000, 0, 0x2, 0, 0,  // simulatedOrientationMetrics
    0, 0, 0x40000000000000, 0, 0, 0, 0x100000,  // simulatedScreenMetrics
    0, 0, 0x40000000000000, 0, 0, 0x4000000000000, 0,  // simulatedStatusBarMetrics
    0x20000000000000, 0, 0x40000000000000, 0, 0, 0, 0x40000,  // simulatedTabBarMetrics
    0x20000000000000, 0, 0x40000000000000, 0, 0, 0, 0x40000,  // simulatedToolbarMetrics
    0, 0, 0x40000000400000, 0, 0, 0, 0x2000000000000,  // size
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // skView
    0x200120000000, 0x2000001a5a049000, 0x42006881000100, 0x4240042100010, 0x200002001801, 0x21000, 0x52580020004,  // slider
    0, 0, 0x40000000000000, 0, 0x40000000000, 0, 0x100000,  // source
    0x400180000004000, 0x81a00000000, 0x4010000008, 0xc08000800000, 0x200200005640000, 0x10000000000000, 0x120000400,  // splitViewController
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // splitViewDetailSimulatedSizeMetrics
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // splitViewMasterSimulatedSizeMetrics
    0x200a00120002000, 0x20001a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0xc0000020000, 0x52180020004,  // stackView
    0x10000000000000, 0x100, 0x40010000000000, 0, 0, 0, 0x400,  // state
    0x200120000000, 0x2000001a1a049000, 0x42006881000100, 0x4220001000010, 0x200002001801, 0x8000000021000, 0x52580020004,  // stepper
    0x40000000000000, 0, 0x40000000000000, 0, 0, 0, 0,  // string
    0, 0, 0, 0, 0, 0, 0,  // subviews
    0, 0x2004001a00000040, 0x4000000000, 0x2000002000000000, 0, 0, 0x100000000,  // swipeGestureRecognizer
    0x200120000000, 0x2000001a1a049000, 0x42006881000100, 0x8004200000000010, 0x200002001801, 0x21000, 0x52180020404,  // switch
    0, 0, 0, 0x10000000000000, 0, 0, 0,  // systemColor
    0x20200120000000, 0x1a08049000, 0x52006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180060004,  // tabBar
    0x8000000000000, 0, 0x40000000000000, 0, 0, 0x1000000000000, 0,  // tabBarAppearance
    0x180000000000, 0x81a00000000, 0x4010000008, 0xc00000000000, 0x200200000000000, 0x10000000000000, 0x120000400,  // tabBarController
    0, 0x2000001a00000100, 0xc040014000000000, 0, 0, 0x8000800000002000, 0x100000404,  // tabBarItem
    0, 0, 0, 0, 0, 0, 0,  // tabStops
    0x80002001bb000000, 0x8000109a2c049001, 0x242206801000103, 0x4280004000010, 0x2020200002001801, 0x808012040e0070, 0x52180020004,  // tableView
    0x201120000001, 0x802001a08049000, 0x421c6803000100, 0x4200000000010, 0x20a00002001801, 0x80000020428000, 0x52180020084,  // tableViewCell
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0xa00002001801, 0x20000, 0x52180020006,  // tableViewCellContentView
    0x180000000000, 0x81a00004000, 0x4010000008, 0x100c00000000000, 0x200201000000000, 0x10000000000000, 0x120000400,  // tableViewController
    0, 0x40000, 0x4000204000, 0, 0, 0, 0x100000000,  // tableViewSection
    0, 0x2000201a00000040, 0x4000000000, 0x6000002000000000, 0, 0, 0x100000000,  // tapGestureRecognizer
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // textAttributes
    0x2004200120000060, 0x2000001a1a04b800, 0x42006881000100, 0x4200200000010, 0x200002001a01, 0x21000, 0x52380020034,  // textField
    0x30000000000, 0x4000000000000000, 0x940000000000000, 0, 0x400000000000, 0x138000000100, 0x40,  // textInputTraits
    0x2000, 0, 0, 0x10000, 0, 0, 0,  // textTab
    0x80002001a0200020, 0x400101a0c049021, 0x242206801000100, 0x4280004000010, 0x2000200002001801, 0x1004020800, 0x52380020034,  // textView
    0, 0, 0x40000000000000, 0x10000000000000, 0, 0, 0,  // timeZone
    0x20200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180060004,  // toolbar
    0, 0, 0x40000000000000, 0, 0, 0, 0,  // toolbarAppearance
    0, 0, 0, 0, 0, 0, 0,  // toolbarItems
    0, 0x4, 0x40000000000000, 0, 0, 0, 0,  // traits
    0, 0, 0x40000000000000, 0, 0, 0x40000000000000, 0,  // url
    0, 0x100, 0x80000000000000, 0x8000, 0, 0, 0x400100000,  // userDefinedRuntimeAttribute
    0, 0, 0, 0, 0, 0, 0,  // userDefinedRuntimeAttributes
    0, 0, 0, 0, 0, 0, 0,  // userGuides
    0x1000, 0, 0, 0x10000, 0, 0, 0,  // userLayoutGuide
    0, 0, 0x40000000400000, 0, 0, 0, 0x2000000100000,  // value
    0x800100002000, 0x20000000800000, 0x40010001000100, 0x200000000000, 0, 0x20000c0000000000, 0,  // variation
    0, 0, 0, 0, 0, 0x80000000000000, 0,  // vibrancyEffect
    0x201120000000, 0x1a1a049000, 0x46006801000100, 0x4200000000010, 0x204802001801, 0x2000020000, 0x52180020004,  // view
    0x180000000000, 0x81a00000000, 0x40004010000008, 0x100c00000000000, 0x200201000000000, 0x10000000000000, 0x200120000400,  // viewController
    0, 0, 0x4000000000, 0, 0, 0, 0x100000,  // viewControllerLayoutGuide
    0, 0x2, 0x4000000000, 0, 0x200008000000000, 0x30000000000000, 0x100000000,  // viewControllerPlaceholder
    0, 0, 0, 0, 0, 0, 0,  // viewControllers
    0, 0, 0x40004000000000, 0, 0, 0, 0,  // viewLayoutGuide
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // visualEffectView
    0x200120400000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x80200002001801, 0x20000, 0x52180020004,  // webView
    0x200120000000, 0x1a08049000, 0x42006801000100, 0x4200000000010, 0x300002001801, 0x20000, 0x152180020004,  // window
    0, 0, 0x60000000000000, 0x200000000, 0, 0, 0,  // wkPreferences
    0x200120820000, 0x3a08049000, 0x42006801000100, 0x4200000000010, 0x200002001801, 0x20000, 0x52180020004,  // wkWebView
    0x4004010000, 0, 0x40000000000000, 0, 0, 0x400000000000000, 0,  // wkWebViewConfiguration
  ]

  /// A row of bits for each element: the children listed for it, by raw value.
  static let childBitsRowLength = 4
  static let childBits: [UInt64] = [
    0x80008, 0, 0, 0,  // accessibility
    0, 0x800, 0x800000000000000, 0,  // accessibilityConfiguration
    0, 0, 0, 0,  // accessibilityOverrides
    0, 0, 0, 0,  // accessibilityTraits
    0, 0, 0, 0,  // action
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // activityIndicatorView
    0, 0, 0, 0,  // adaptation
    0, 0, 0, 0,  // animations
    0, 0, 0x400000000, 0,  // array
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // arscnView
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // arskView
    0x2000000000000000, 0, 0, 0,  // attributedString
    0x800000200000000, 0x800100000000400, 0x1000000000000000, 0,  // attributes
    0, 0, 0, 0,  // audiovisualMediaTypes
    0, 0, 0, 0,  // autoresizingMask
    0x8200000800000800, 0x2000c00000040, 0x4400040001fc0000, 0,  // avPlayerViewController
    0, 0, 0, 0,  // backgroundConfiguration
    0xa00100822, 0x220, 0x4000002004004400, 0x10,  // barButtonItem
    0, 0, 0, 0,  // blurEffect
    0, 0, 0, 0,  // bool
    0x5050002a00204881, 0x1002000000000201, 0x4000000101000000, 0x204,  // button
    0x1010000200010800, 0x20000000000020, 0, 0,  // buttonConfiguration
    0, 0, 0, 0,  // capability
    0x10000000, 0, 0x200000000000, 0,  // cells
    0, 0x8000000000000000, 0x8000000, 0,  // class
    0x1000000, 0, 0, 0,  // classes
    0x4050002a00004881, 0x1002000000000201, 0x4000000800000000, 0x204,  // collectionReusableView
    0x4050002b848048a1, 0x1002000000000201, 0x4000000000000000, 0x204,  // collectionView
    0x4050002a20004881, 0x1002000000000201, 0x4000000001000000, 0x214,  // collectionViewCell
    0x4050002a00004881, 0x1002000000000201, 0x4000000800000000, 0x204,  // collectionViewCellContentView
    0x8200000808000800, 0x2000c00000000, 0x4400040001fc0000, 0,  // collectionViewController
    0, 0x200, 0x4000000001000000, 0,  // collectionViewFlowLayout
    0, 0, 0, 0,  // collectionViewLayout
    0, 0, 0, 0,  // color
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // colorWell
    0x10, 0x18000000000, 0x10000, 0,  // connections
    0, 0, 0x4000000000000000, 0x4,  // constraint
    0x1000000000, 0, 0, 0,  // constraints
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // containerView
    0x100, 0x8000000, 0, 0,  // customFonts
    0x800000000, 0, 0, 0,  // customObject
    0, 0, 0, 0,  // data
    0, 0, 0, 0,  // dataDetectorType
    0, 0, 0, 0,  // dataDetectorTypes
    0, 0, 0, 0,  // date
    0x4050102a00004881, 0x1002000000100201, 0x4080000000000000, 0x204,  // datePicker
    0x4800000400000, 0x1000000000000, 0, 0,  // dependencies
    0, 0, 0, 0,  // deployment
    0, 0, 0x1000000, 0,  // designable
    0x1000000000000, 0, 0, 0,  // designables
    0, 0, 0, 0,  // development
    0x40, 0, 0, 0,  // device
    0, 0, 0, 0,  // directionalEdgeInsets
    0xa408202000004, 0x1000000100, 0x20021, 0,  // document
    0, 0, 0, 0,  // edgeInsets
    0, 0, 0, 0,  // exclude
    0, 0, 0, 0,  // exit
    0, 0, 0, 0,  // extendedEdge
    0, 0, 0x1000000, 0,  // fixedSimulatedSizeMetrics
    0, 0, 0, 0,  // font
    0, 0, 0, 0,  // fontDescription
    0x1000, 0x20000000, 0x400000000, 0,  // fragment
    0, 0, 0, 0,  // frame
    0, 0, 0, 0,  // freeformSimulatedSizeMetrics
    0, 0, 0, 0,  // gestureRecognizers
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // glkView
    0x8200000800000800, 0x2000c00020002, 0x4400040001fc0000, 0,  // glkViewController
    0x8200000800000800, 0x2000c00000000, 0x4400040001fc0000, 0,  // hostingController
    0, 0x10000000, 0, 0,  // image
    0, 0, 0, 0,  // imageReference
    0x4050002a00004881, 0x1022000000000221, 0x4000000000080000, 0x204,  // imageView
    0, 0, 0, 0,  // include
    0, 0, 0x10000, 0,  // inferredMetricsTieBreakers
    0, 0, 0, 0,  // inset
    0, 0, 0, 0,  // integer
    0, 0, 0, 0,  // isElement
    0x20000, 0x400000000, 0x40000000000, 0,  // items
    0, 0, 0, 0,  // keyCommand
    0, 0x2000, 0, 0,  // keyCommands
    0, 0, 0, 0,  // keyboardLayoutGuide
    0x5050002a00004881, 0x1082000820000201, 0x4000000401000000, 0x204,  // label
    0, 0, 0, 0x40,  // layoutGuides
    0x20000, 0, 0, 0,  // leftBarButtonItems
    0, 0x20, 0, 0,  // listContentConfiguration
    0, 0, 0, 0,  // locale
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // mapView
    0x80000000000000, 0x80, 0, 0,  // mask
    0, 0, 0, 0,  // metadata
    0, 0, 0, 0,  // modalFormSheetSimulatedSizeMetrics
    0, 0, 0, 0,  // modalPageSheetSimulatedSizeMetrics
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // mtkView
    0, 0, 0x400000000, 0,  // mutableArray
    0, 0, 0, 0,  // mutableData
    0, 0, 0, 0,  // mutableString
    0x200000000, 0, 0, 0,  // namedColor
    0x4050002a00004881, 0x1002000100001201, 0x4004000000000000, 0x204,  // navigationBar
    0x200000000, 0, 0, 0,  // navigationBarAppearance
    0x8200000800000800, 0x2000c83800000, 0x4500040041fc0000, 0x102,  // navigationController
    0x800120801, 0x100000800040000, 0x4008002400004002, 0x10,  // navigationItem
    0, 0, 0, 0,  // nil
    0x10021447c128620, 0x2104ee068421004e, 0x14bf6b296004e94, 0x5cb0,  // objects
    0, 0, 0, 0,  // offsetWrapper
    0, 0, 0, 0,  // options
    0, 0, 0, 0,  // outlet
    0, 0, 0, 0,  // outletCollection
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // pageControl
    0x8200000800000800, 0x2000c00000000, 0x4400040001fc0000, 0,  // pageViewController
    0x800000000, 0x40000000000000, 0x4000000000000100, 0,  // panGestureRecognizer
    0, 0, 0x80000000000, 0,  // paragraphStyle
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // pickerView
    0x800000000, 0x40000000000000, 0x4000000000000000, 0,  // pinchGestureRecognizer
    0x800000800, 0, 0, 0,  // placeholder
    0, 0, 0, 0,  // plugIn
    0, 0, 0, 0,  // point
    0x800000000, 0x40000000000000, 0x4000000000000000, 0,  // pongPressGestureRecognizer
    0, 0, 0, 0,  // popoverArrowDirection
    0, 0, 0, 0x10,  // popoverPassthroughViews
    0x1000000000000000, 0, 0, 0,  // preferredSymbolConfiguration
    0, 0, 0, 0,  // pressTypeMask
    0, 0, 0, 0,  // priority
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // progressView
    0, 0, 0x200000000000, 0,  // prototypes
    0, 0, 0, 0,  // range
    0, 0, 0, 0,  // real
    0, 0, 0, 0,  // rect
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // refreshControl
    0, 0, 0, 0,  // relationship
    0, 0x4000000000000000, 0, 0,  // relationships
    0, 0x40000010, 0x4000000000, 0,  // resources
    0x20000, 0, 0, 0,  // rightBarButtonItems
    0x800000000, 0x40000000000000, 0x4000000000000000, 0,  // rotationGestureRecognizer
    0, 0x2001000000000, 0, 0,  // scene
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // sceneKitView
    0, 0, 0x8, 0,  // scenes
    0, 0, 0x400000000, 0,  // scopeButtonTitles
    0x800000000, 0x40000000000000, 0x4000000000000000, 0,  // screenEdgePanGestureRecognizer
    0, 0, 0, 0,  // scrollTypes
    0xc050002a00004881, 0x1002000800000201, 0x4000000800300000, 0x204,  // scrollView
    0x4050002a00004881, 0x1002000000000201, 0x4010000000000040, 0x204,  // searchBar
    0x800000000, 0, 0, 0,  // searchDisplayController
    0, 0, 0x1000000000000, 0,  // sections
    0, 0, 0, 0,  // segment
    0x4050002a00004881, 0x1002000000000201, 0x4000000000008000, 0x204,  // segmentedControl
    0, 0, 0x2000, 0,  // segments
    0, 0x18000800000000, 0x10000, 0,  // segue
    0, 0x800000000, 0x380000, 0,  // simulatedMetricsContainer
    0, 0, 0, 0,  // simulatedNavigationBarMetrics
    0, 0, 0, 0,  // simulatedOrientationMetrics
    0, 0, 0x1000000, 0,  // simulatedScreenMetrics
    0, 0, 0, 0,  // simulatedStatusBarMetrics
    0, 0, 0, 0,  // simulatedTabBarMetrics
    0, 0, 0, 0,  // simulatedToolbarMetrics
    0, 0, 0, 0,  // size
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // skView
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // slider
    0, 0, 0, 0,  // source
    0x8200000800000800, 0x2000e00000000, 0x4400040001fc0000, 0x20,  // splitViewController
    0, 0, 0, 0,  // splitViewDetailSimulatedSizeMetrics
    0, 0, 0, 0,  // splitViewMasterSimulatedSizeMetrics
    0x4050002a00004881, 0x1002000000000201, 0x4000000800000000, 0x204,  // stackView
    0x200000800, 0x20000000000020, 0x400000000, 0,  // state
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // stepper
    0, 0, 0, 0,  // string
    0x20443c100620, 0x2100220084210042, 0x14870a286004610, 0x5c10,  // subviews
    0x800000000, 0x40000000000000, 0x4000000000000000, 0,  // swipeGestureRecognizer
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // switch
    0x200000000, 0, 0, 0,  // systemColor
    0x4050002a00004881, 0x1002000000001201, 0x4000010000000000, 0x204,  // tabBar
    0x200000000, 0, 0, 0,  // tabBarAppearance
    0x8200000800000800, 0x2000c00000000, 0x4400048001fc0000, 0x100,  // tabBarController
    0xa00000000, 0x2000000200, 0x4000000000000000, 0,  // tabBarItem
    0, 0, 0x20000000000000, 0,  // tabStops
    0xc050006a00104881, 0x1202000880210241, 0x4040100040385400, 0x214,  // tableView
    0x4050002a00004881, 0x1002000000080201, 0xc000400000000000, 0x214,  // tableViewCell
    0x4050002a00004881, 0x1002000000000201, 0x4000000800000000, 0x204,  // tableViewCellContentView
    0x8200000800000800, 0x2002000c01004000, 0x4400140001fc0000, 0x2,  // tableViewController
    0x800800, 0, 0x400000000, 0,  // tableViewSection
    0x800000800, 0x40000000000000, 0x4000000000000000, 0,  // tapGestureRecognizer
    0x1000000200000000, 0x2000000000, 0, 0,  // textAttributes
    0x5050002a00004881, 0x1002000800000201, 0x4010000400000000, 0x204,  // textField
    0, 0, 0, 0,  // textInputTraits
    0, 0x4000000000, 0, 0,  // textTab
    0x5050042a00004881, 0x1002000820000201, 0x4010000400000000, 0x204,  // textView
    0x20000000000, 0, 0, 0,  // timeZone
    0x4050002a00004881, 0x1002000000001201, 0x4200000000000000, 0x204,  // toolbar
    0, 0, 0, 0,  // toolbarAppearance
    0x20000, 0, 0, 0,  // toolbarItems
    0, 0, 0, 0,  // traits
    0, 0, 0, 0,  // url
    0x200000000, 0x1c02000000000400, 0x401000000, 0,  // userDefinedRuntimeAttribute
    0, 0, 0x2000000000000000, 0,  // userDefinedRuntimeAttributes
    0, 0, 0, 0x1,  // userGuides
    0, 0, 0, 0,  // userLayoutGuide
    0, 0, 0, 0,  // value
    0x1040000200000800, 0x1000000000400000, 0, 0,  // variation
    0x40000, 0, 0, 0,  // vibrancyEffect
    0xc050002a00004881, 0x1002000800808201, 0xc000000820fc0000, 0x204,  // view
    0x8600004808000a00, 0x2800c07a24040, 0x4440140461fc0210, 0x812,  // viewController
    0, 0, 0, 0,  // viewControllerLayoutGuide
    0, 0x400000000, 0x40000000000, 0,  // viewControllerPlaceholder
    0, 0, 0x800000000000, 0x20,  // viewControllers
    0, 0, 0, 0,  // viewLayoutGuide
    0x4050002a00044881, 0x1002000000000201, 0x4000000000000000, 0x21c,  // visualEffectView
    0x4050042a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // webView
    0xc050002a00004881, 0x1002000800800201, 0x4000000800300000, 0x204,  // window
    0, 0, 0, 0,  // wkPreferences
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x8204,  // wkWebView
    0x80000002000, 0, 0, 0x2000,  // wkWebViewConfiguration
  ]
}
