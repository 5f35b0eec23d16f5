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
  static let attributeBitsRowLength = 8
  static let attributeBits: [UInt64] = [
    0, 0, 0x800020800000000, 0x4, 0, 0, 0, 0,  // accessibility
    0, 0, 0x800000800000000, 0x4, 0, 0, 0, 0,  // accessibilityConfiguration
    0, 0x800000000000000, 0x100000000000000, 0, 0, 0, 0, 0,  // accessibilityOverrides
    0x100010, 0x4, 0x8800040000200000, 0x8000000000040000, 0x1, 0x100000000000020, 0x800000001, 0,  // accessibilityTraits
    0, 0x2000000000000, 0x10000000010, 0, 0, 0x400000, 0, 0,  // action
    0x200520000000, 0x6820124000, 0x84001a104000400, 0x108000000000200, 0x8000080060040, 0x4000000000800000, 0x290c0010000400, 0,  // activityIndicatorView
    0, 0, 0x10000000000, 0, 0, 0, 0, 0,  // adaptation
    0, 0, 0, 0, 0, 0, 0, 0,  // animations
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // array
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800001, 0x290c0010000400, 0,  // arscnView
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // arskView
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // attributedString
    0, 0, 0, 0, 0, 0, 0, 0,  // attributes
    0, 0, 0x800000000000000, 0x8000000000000000, 0, 0, 0, 0,  // audiovisualMediaTypes
    0, 0, 0x800000002007800, 0, 0, 0, 0x2000000000000000, 0,  // autoresizingMask
    0x180000000000, 0x206800000000, 0x10040000020, 0x30000000000000, 0x8008000000000000, 0x800000000000000, 0x40090000080000, 0,  // avPlayerViewController
    0, 0, 0x800040000000000, 0, 0, 0, 0, 0,  // backgroundConfiguration
    0, 0x8000006800000200, 0x800050000000000, 0x8, 0x20000000000, 0x4000000000000000, 0x1000080010080480, 0,  // barButtonItem
    0, 0, 0, 0, 0, 0x4000000000000000, 0, 0,  // blurEffect
    0, 0, 0x800000000000000, 0, 0, 0, 0x200000000000, 0,  // bool
    0x200120000680, 0x8000006868124810, 0x84001a204080400, 0x108000000008200, 0x248000080260040, 0x20400840000, 0x290c0010000400, 0,  // button
    0, 0x200000208, 0x8021c0000000000, 0, 0, 0xc000000020000000, 0x380000, 0,  // buttonConfiguration
    0, 0, 0, 0x400000800000000, 0, 0, 0, 0,  // capability
    0, 0, 0, 0, 0, 0, 0, 0,  // cells
    0, 0x1000, 0, 0, 0, 0, 0x2, 0,  // class
    0, 0, 0, 0, 0, 0, 0, 0,  // classes
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x28000080060040, 0x800000, 0x290c0010000400, 0,  // collectionReusableView
    0x80002001e0000000, 0x20426830124001, 0x484401a004000400, 0x10a000100000200, 0x80000a0060240, 0x40080200800008, 0x290c0010000400, 0,  // collectionView
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x28000080060040, 0x800000, 0x290c0010000400, 0,  // collectionViewCell
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // collectionViewCellContentView
    0x180000000000, 0x206800010000, 0x10040000020, 0x30000000000000, 0x8008000000000000, 0x800000000000000, 0x90000080000, 0,  // collectionViewController
    0x40000000000, 0x6800000000, 0x800010000000000, 0x50000000000, 0, 0x2004, 0, 0,  // collectionViewFlowLayout
    0, 0x6800000000, 0x800010000000000, 0, 0, 0, 0, 0,  // collectionViewLayout
    0x1800000020000000, 0x11000840200, 0x800000000040000, 0x400000000800000, 0x80000000000, 0, 0x8800000000000040, 0x2,  // color
    0x200120000000, 0x8000006868124000, 0x84001a204000400, 0x108000000000200, 0x8000080060040, 0x840000, 0x290c0010080400, 0,  // colorWell
    0, 0, 0, 0, 0, 0, 0, 0,  // connections
    0, 0x6802000000, 0x30000000180, 0x200000000000000, 0x400200008000, 0x182, 0x80080000030, 0,  // constraint
    0, 0, 0, 0, 0, 0, 0, 0,  // constraints
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // containerView
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // customFonts
    0, 0x6800000000, 0x10000000000, 0, 0, 0, 0x80000000000, 0,  // customObject
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // data
    0x8, 0x20, 0x800000000008000, 0x440000, 0x2000, 0x8000000, 0, 0,  // dataDetectorType
    0, 0, 0x800000000000000, 0x8000000000000000, 0, 0, 0, 0,  // dataDetectorTypes
    0, 0, 0x800000000000000, 0, 0, 0, 0x40000, 0,  // date
    0x200120000000, 0x8000046c68124000, 0x84001a204000400, 0x10c000000000200, 0x8000080060040, 0x4000000000840000, 0x290c4010000400, 0,  // datePicker
    0, 0, 0, 0, 0, 0, 0, 0,  // dependencies
    0, 0x100000000000, 0x20000000000, 0, 0, 0, 0x2000000000000, 0,  // deployment
    0, 0, 0, 0x400000000000000, 0, 0, 0, 0,  // designable
    0, 0, 0, 0, 0, 0, 0, 0,  // designables
    0, 0x100000000000, 0x20000000000, 0, 0, 0, 0x2000000000000, 0,  // development
    0x800000000, 0, 0x10000000000, 0x100, 0x80, 0, 0, 0,  // device
    0x4000000000000000, 0, 0x800000000000000, 0x400, 0, 0, 0x5000000, 0,  // directionalEdgeInsets
    0, 0x200000, 0x10000000020000, 0x2000000000000080, 0x28000000000, 0, 0x2829080801100, 0,  // document
    0x4000000000000000, 0, 0x800000000000000, 0x800, 0x80000000000000, 0, 0x1000000, 0,  // edgeInsets
    0, 0, 0, 0, 0x100000000000, 0, 0, 0,  // exclude
    0, 0, 0x10000000000, 0, 0x8000000000000000, 0, 0x80000000000, 0,  // exit
    0x4000000000000000, 0, 0x800000000000000, 0, 0, 0, 0x1000000, 0,  // extendedEdge
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // fixedSimulatedSizeMetrics
    0, 0, 0x800000000000000, 0x400000400000000, 0, 0x200000000000, 0, 0,  // font
    0, 0, 0x800000000000040, 0x400000000000000, 0x100000, 0x4000200000000000, 0x400000080000000, 0,  // fontDescription
    0, 0x4000000, 0, 0, 0, 0, 0, 0,  // fragment
    0, 0, 0x800000001000000, 0x600c000000, 0, 0, 0x1000000000000000, 0,  // frame
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // freeformSimulatedSizeMetrics
    0, 0, 0, 0, 0, 0, 0, 0,  // gestureRecognizers
    0x200120000000, 0x4000006820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // glkView
    0x180000000000, 0x206800000000, 0x10040000020, 0x30000000000000, 0x8008000002000000, 0x800000000000000, 0x90000080000, 0,  // glkViewController
    0x180000000000, 0x206800000000, 0x10040000020, 0x30000000000000, 0x8008000000000000, 0x800000000000000, 0x90000080000, 0,  // hostingController
    0, 0x200, 0x1000000, 0x400000000000000, 0, 0, 0x1000000000000000, 0,  // image
    0, 0x200, 0x800040000000000, 0, 0x2000000000000, 0, 0x400000000008, 0,  // imageReference
    0x201120000180, 0x6820124200, 0x84005e404000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x390c0010000400, 0,  // imageView
    0, 0, 0, 0, 0x100000000000, 0, 0, 0,  // include
    0, 0, 0, 0, 0, 0, 0, 0,  // inferredMetricsTieBreakers
    0, 0, 0x800000000000000, 0x600c000000, 0, 0, 0, 0,  // inset
    0, 0, 0x800000000000000, 0, 0, 0, 0x200000000000, 0,  // integer
    0, 0, 0x800000000000000, 0, 0, 0, 0x200000000000, 0,  // isElement
    0, 0, 0, 0, 0, 0, 0, 0,  // items
    0x4, 0x40000000000000, 0x20000000000000, 0x40000000000000, 0, 0, 0, 0,  // keyCommand
    0, 0, 0, 0, 0, 0, 0, 0,  // keyCommands
    0, 0, 0x800010000000000, 0, 0, 0, 0, 0,  // keyboardLayoutGuide
    0x100601120000860, 0x8000006820124000, 0x84001a204000400, 0x108408000008200, 0x8000084060042, 0x4000000000800000, 0x291c2010006400, 0,  // label
    0, 0, 0, 0, 0, 0, 0, 0,  // layoutGuides
    0, 0, 0, 0, 0, 0, 0, 0,  // leftBarButtonItems
    0, 0, 0x800200000000000, 0, 0, 0x200, 0x2000, 0,  // listContentConfiguration
    0, 0, 0x800000000000000, 0x80000, 0, 0, 0, 0,  // locale
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000001000200, 0x408000080064040, 0x42940800008, 0x290c0010000400, 0x4,  // mapView
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // mask
    0, 0, 0, 0, 0, 0, 0, 0,  // metadata
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // modalFormSheetSimulatedSizeMetrics
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // modalPageSheetSimulatedSizeMetrics
    0x200120000000, 0x4001006820524000, 0x84001a004000400, 0x108000000000200, 0x8000080061040, 0x800000, 0x290c0010000400, 0,  // mtkView
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // mutableArray
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // mutableData
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // mutableString
    0, 0, 0, 0x400000000000000, 0, 0, 0, 0,  // namedColor
    0x23200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000240, 0x8000080060040, 0x4800000, 0x290c0030000400, 0,  // navigationBar
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // navigationBarAppearance
    0x180000000000, 0x206800000000, 0x880010070000020, 0x830000000000000, 0x8008000000000000, 0x800000000000000, 0x90000480000, 0,  // navigationController
    0, 0x6800000000, 0x800010000000000, 0x2020, 0x2000000000, 0, 0x80000080000, 0,  // navigationItem
    0, 0, 0x800000000000000, 0x400000000000000, 0, 0, 0, 0,  // nil
    0, 0, 0, 0, 0, 0, 0, 0,  // objects
    0, 0, 0x800001000000000, 0, 0, 0, 0x4000000000000, 0,  // offsetWrapper
    0, 0, 0, 0, 0, 0, 0, 0,  // options
    0, 0x2000000000000, 0x10000000000, 0, 0x10000000000, 0, 0, 0,  // outlet
    0x2000000000, 0x2000000080000, 0x10000000000, 0, 0x10000000000, 0, 0, 0,  // outletCollection
    0x200120000000, 0x8000006868124000, 0x84001a284000400, 0x108000000000200, 0x8000080060044, 0x840000, 0x290c0010000400, 0,  // pageControl
    0x180000000000, 0x100206800000000, 0x10040000020, 0x1030000000000000, 0x8008000000000100, 0x810000000000000, 0x90008080000, 0,  // pageViewController
    0, 0x8000006800000080, 0x10000000000, 0x80000000000, 0x8, 0, 0x80000000000, 0,  // panGestureRecognizer
    0x80000000082000, 0x80000000000, 0x800000000500200, 0x20010038000, 0xc00, 0, 0x20800, 0,  // paragraphStyle
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // pickerView
    0, 0x8000006800000080, 0x10000000000, 0x80000000000, 0x8, 0, 0x80000000000, 0,  // pinchGestureRecognizer
    0, 0x6800000000, 0x10000000000, 0, 0x8000000000010000, 0, 0x80000000000, 0,  // placeholder
    0, 0, 0x20000000000, 0, 0, 0, 0x2000000000000, 0,  // plugIn
    0, 0, 0x800000000000000, 0, 0, 0, 0x4000000000000000, 0x1,  // point
    0x8000, 0x8000006800000080, 0x10000000000, 0x180000000000, 0x8, 0, 0x80000000000, 0,  // pongPressGestureRecognizer
    0, 0x200000000000000, 0x800000000000000, 0x800, 0x80000000000000, 0, 0x200000000, 0,  // popoverArrowDirection
    0, 0, 0, 0, 0, 0, 0, 0,  // popoverPassthroughViews
    0, 0x1000000, 0x800000000000000, 0, 0x1000000000100000, 0, 0x400000000000000, 0,  // preferredSymbolConfiguration
    0, 0x400000000000000, 0x800000000000000, 0x200001000, 0x100000000080000, 0x10000, 0x400000000, 0,  // pressTypeMask
    0, 0, 0x800001000000000, 0, 0, 0, 0x4000000000000, 0,  // priority
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8001c80060040, 0x800000, 0x290c0012000400, 0,  // progressView
    0, 0, 0, 0, 0, 0, 0, 0,  // prototypes
    0, 0, 0x800000000000000, 0x204000, 0, 0, 0, 0,  // range
    0, 0, 0x800000000000000, 0, 0, 0, 0x200000000000, 0,  // real
    0, 0, 0x800000001000000, 0, 0, 0, 0x5000000000000000, 0x1,  // rect
    0x200120000000, 0x8000006868124000, 0x84001a204000400, 0x108000000000200, 0x8000080060040, 0x840000, 0x290c0010000400, 0,  // refreshControl
    0, 0x100, 0, 0x400000000000002, 0, 0, 0, 0,  // relationship
    0, 0, 0, 0, 0, 0, 0, 0,  // relationships
    0, 0, 0, 0, 0, 0, 0, 0,  // resources
    0, 0, 0, 0, 0, 0, 0, 0,  // rightBarButtonItems
    0, 0x8000006800000080, 0x10000000000, 0x80000000000, 0x8, 0, 0x80000000000, 0,  // rotationGestureRecognizer
    0, 0, 0, 0, 0x4000000000000000, 0, 0, 0,  // scene
    0x200120040000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800001, 0x2290c0010000400, 0,  // sceneKitView
    0, 0, 0, 0, 0, 0, 0, 0,  // scenes
    0, 0, 0, 0, 0, 0, 0, 0,  // scopeButtonTitles
    0, 0x8000006800000080, 0x10000000000, 0x80000000000, 0x8, 0, 0x80000000000, 0,  // screenEdgePanGestureRecognizer
    0, 0x100000000, 0x800000000000000, 0, 0, 0, 0, 0,  // scrollTypes
    0x80002001e0000000, 0x20406830124041, 0x484401a004000400, 0x10a000100000200, 0x8000080060240, 0x80200800008, 0x290c0010000400, 0,  // scrollView
    0x20201120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080068040, 0xc080800010, 0x290c0030002400, 0,  // searchBar
    0, 0, 0x10000000000, 0, 0, 0x40, 0, 0,  // searchDisplayController
    0, 0, 0, 0, 0, 0, 0, 0,  // sections
    0, 0x8000000000000000, 0x40000000000, 0, 0, 0, 0x1000000000080000, 0,  // segment
    0x208120000000, 0x8000006868124000, 0x84001a204000400, 0x188000000000200, 0x8000080060040, 0x948000, 0x290c0010000400, 0,  // segmentedControl
    0, 0, 0, 0, 0, 0, 0, 0,  // segments
    0x200000002, 0x6006800000000, 0x808030000000000, 0x30000000000002, 0x900000c00000, 0x20000000000000, 0x140000000, 0,  // segue
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // simulatedMetricsContainer
    0x20000000000000, 0, 0x800000000000000, 0, 0x4000000000, 0, 0x20000000, 0,  // simulatedNavigationBarMetrics
    0, 0, 0x800000000000000, 0, 0x80, 0, 0, 0,  // simulatedOrientationMetrics
    0, 0, 0x800000000000000, 0, 0, 0, 0x80000000, 0,  // simulatedScreenMetrics
    0, 0, 0x800000000000000, 0, 0, 0x200000000000000, 0, 0,  // simulatedStatusBarMetrics
    0x20000000000000, 0, 0x800000000000000, 0, 0, 0, 0x20000000, 0,  // simulatedTabBarMetrics
    0x20000000000000, 0, 0x800000000000000, 0, 0, 0, 0x20000000, 0,  // simulatedToolbarMetrics
    0, 0, 0x800000001000000, 0, 0, 0, 0x1000000000000000, 0,  // size
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // skView
    0x200120000000, 0x8000006968124000, 0x84001a204000400, 0x109001082000200, 0x8000080060040, 0x840000, 0x292c0010000400, 0,  // slider
    0, 0, 0x800000000000000, 0, 0x1000000000000, 0, 0x80000000, 0,  // source
    0x400180000004000, 0x206800000000, 0x10040000020, 0x30200020000000, 0x8008000159000000, 0x800000000000000, 0x90000080000, 0,  // splitViewController
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // splitViewDetailSimulatedSizeMetrics
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // splitViewMasterSimulatedSizeMetrics
    0x200a00120002000, 0x80006820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x6000000800000, 0x290c0010000400, 0,  // stackView
    0x10000000000000, 0x200, 0x800040000000000, 0, 0, 0, 0x80000, 0,  // state
    0x200120000000, 0x8000006868124000, 0x84001a204000400, 0x108800040000200, 0x8000080060040, 0x400000000840000, 0x292c0010000400, 0,  // stepper
    0x40000000000000, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // string
    0, 0, 0, 0, 0, 0, 0, 0,  // subviews
    0, 0x8010006800000080, 0x10000000000, 0x80000000000, 0x8, 0, 0x80000000000, 0,  // swipeGestureRecognizer
    0x200120000000, 0x8000006868124000, 0x84001a204000400, 0x108000000000200, 0x8000080060060, 0x840000, 0x290c0010080400, 0,  // switch
    0, 0, 0, 0x400000000000000, 0, 0, 0, 0,  // systemColor
    0x20200120000000, 0x6820124000, 0xa4001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0030000400, 0,  // tabBar
    0x8000000000000, 0, 0x800000000000000, 0, 0, 0x80000000000000, 0, 0,  // tabBarAppearance
    0x180000000000, 0x206800000000, 0x10040000020, 0x30000000000000, 0x8008000000000000, 0x800000000000000, 0x90000080000, 0,  // tabBarController
    0, 0x8000006800000200, 0x800050000000000, 0x18, 0, 0x40000000080000, 0x80000080480, 0,  // tabBarItem
    0, 0, 0, 0, 0, 0, 0, 0,  // tabStops
    0x80002001bb000000, 0x4268b0124401, 0x484401a00400040e, 0x10a000100000200, 0x808000080060040, 0x4040090203801c08, 0x290c0010000400, 0,  // tableView
    0x201120000001, 0x2008006820124000, 0x841c1a00c000400, 0x108000000000200, 0x828000080060040, 0x4000001010a00000, 0x290c0010010400, 0,  // tableViewCell
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x28000080060040, 0x800000, 0x290c0010000600, 0,  // tableViewCellContentView
    0x180000000000, 0x206800010000, 0x10040000020, 0x4030000000000000, 0x8008040000000000, 0x800000000000000, 0x90000080000, 0,  // tableViewController
    0, 0x100000, 0x10000810000, 0, 0, 0, 0x80000000000, 0,  // tableViewSection
    0, 0x8000806800000080, 0x10000000000, 0x80000000000, 0x18, 0, 0x80000000000, 0,  // tapGestureRecognizer
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // textAttributes
    0x2004200120000060, 0x800000686812e000, 0x84001a204000400, 0x108008000000200, 0x8000080068040, 0x840000, 0x291c0010006400, 0,  // textField
    0x30000000000, 0, 0x2800000000000001, 0x1, 0x10000000000000, 0x9c00000004000, 0x8000, 0,  // textInputTraits
    0x2000, 0, 0, 0x200000, 0, 0, 0, 0,  // textTab
    0x80002001a0200020, 0x1000406830124041, 0x484401a004000400, 0x10a000100000200, 0x8000080060040, 0x80200820008, 0x291c0010006400, 0,  // textView
    0, 0, 0x800000000000000, 0x400000000000000, 0, 0, 0, 0,  // timeZone
    0x20200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0030000400, 0,  // toolbar
    0, 0, 0x800000000000000, 0, 0, 0, 0, 0,  // toolbarAppearance
    0, 0, 0, 0, 0, 0, 0, 0,  // toolbarItems
    0, 0x4, 0x800000000000000, 0, 0, 0, 0, 0,  // traits
    0, 0, 0x800000000000000, 0, 0, 0x2000000000000000, 0, 0,  // url
    0, 0x200, 0x1000000000000000, 0x100000, 0, 0, 0x200080000000, 0,  // userDefinedRuntimeAttribute
    0, 0, 0, 0, 0, 0, 0, 0,  // userDefinedRuntimeAttributes
    0, 0, 0, 0, 0, 0, 0, 0,  // userGuides
    0x1000, 0, 0, 0x200000, 0, 0, 0, 0,  // userLayoutGuide
    0, 0, 0x800000001000000, 0, 0, 0, 0x1000000080000000, 0,  // value
    0x800100002000, 0x80000002000000, 0x800040004000400, 0x8000000000000, 0, 0x6000000000000, 0x20, 0,  // variation
    0, 0, 0, 0, 0, 0x4000000000000000, 0, 0,  // vibrancyEffect
    0x201120000000, 0x6868124000, 0x8c001a004000400, 0x108000000000200, 0x8120080060040, 0x100000800000, 0x290c0010000400, 0,  // view
    0x180000000000, 0x206800000000, 0x800010040000020, 0x4030000000000000, 0x8008040000000000, 0x800000000000000, 0x100090000080000, 0,  // viewController
    0, 0, 0x10000000000, 0, 0, 0, 0x80000000, 0,  // viewControllerLayoutGuide
    0, 0x2, 0x10000000000, 0, 0x8000200000000000, 0x1800000000000000, 0x80000000000, 0,  // viewControllerPlaceholder
    0, 0, 0, 0, 0, 0, 0, 0,  // viewControllers
    0, 0, 0x800010000000000, 0, 0, 0, 0, 0,  // viewLayoutGuide
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // visualEffectView
    0x200120400000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0x2008000080060040, 0x800000, 0x290c0010000400, 0,  // webView
    0x200120000000, 0x6820124000, 0x84001a004000400, 0x108000000000200, 0xc000080060040, 0x800000, 0xa90c0010000400, 0,  // window
    0, 0, 0xc00000000000000, 0x8000000000, 0, 0, 0, 0,  // wkPreferences
    0x200120820000, 0xe820124000, 0x84001a004000400, 0x108000000000200, 0x8000080060040, 0x800000, 0x290c0010000400, 0,  // wkWebView
    0x4004010000, 0, 0x800000000000000, 0, 0, 0, 0x4, 0,  // wkWebViewConfiguration
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
    0x800, 0, 0x4000000000000000, 0x4,  // constraint
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
    0x800, 0, 0, 0,  // exit
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
    0x800, 0, 0, 0,  // viewControllerLayoutGuide
    0, 0x400000000, 0x40000000000, 0,  // viewControllerPlaceholder
    0, 0, 0x800000000000, 0x20,  // viewControllers
    0x800, 0, 0, 0,  // viewLayoutGuide
    0x4050002a00044881, 0x1002000000000201, 0x4000000000000000, 0x21c,  // visualEffectView
    0x4050042a00004881, 0x1002000000000201, 0x4000000000000000, 0x204,  // webView
    0xc050002a00004881, 0x1002000800800201, 0x4000000800300000, 0x204,  // window
    0, 0, 0, 0,  // wkPreferences
    0x4050002a00004881, 0x1002000000000201, 0x4000000000000000, 0x8204,  // wkWebView
    0x80000002000, 0, 0, 0x2000,  // wkWebViewConfiguration
  ]
}
