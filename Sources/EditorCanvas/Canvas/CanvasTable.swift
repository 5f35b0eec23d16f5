import InterfaceTraits

/// The sizes of canvases without a device, and metrics of roots, in points.
enum CanvasTable {
  /// The canvas without a device and size classes: a phone of 3.5 inches.
  static let withoutSizeClasses = LayoutSize(width: 320, height: 480)
  /// The canvas without a device but with size classes, as in Xcode 6 and 7.
  static let withSizeClasses = LayoutSize(width: 600, height: 600)
  /// The canvas without a device, from Xcode 8 on.
  static let phone = LayoutSize(width: 375, height: 667)
  /// The canvas without a device, for the target runtime of tablets.
  static let pad = LayoutSize(width: 768, height: 1024)
  /// The scale of a canvas without a device, in pixels per point.
  static let scale = 2.0
  /// The sizes of the types of simulated screen metrics.
  static let simulated: [String: LayoutSize] = [
    "retina3_5": LayoutSize(width: 320, height: 480),
    "retina3_5.fullscreen": LayoutSize(width: 320, height: 480),
    "retina4": LayoutSize(width: 320, height: 568),
    "retina4_0.fullscreen": LayoutSize(width: 320, height: 568),
    "retina47": LayoutSize(width: 375, height: 667),
    "retina4_7.fullscreen": LayoutSize(width: 375, height: 667),
    "retina55": LayoutSize(width: 414, height: 736),
    "retina5_5.fullscreen": LayoutSize(width: 414, height: 736),
  ]

  /// The devices on whose canvas most documents were drawn, by family (3,400 documents of 130
  /// public projects).
  static let usualDevices: [TraitCollection.Idiom: String] = [
    .phone: "retina4_7", .pad: "ipad9_7", .tv: "appleTV", .mac: "mac",
  ]
  /// The families, by the prefixes of device ids.
  static let families: [(prefix: String, family: TraitCollection.Idiom)] = [
    ("ipad", .pad), ("iphone", .phone), ("retina", .phone), ("appletv", .tv), ("mac", .mac),
  ]
  /// A length that exceeds that of any screen.
  static let longestSide = 10_000.0

  /// The top insets of devices that versions drew differently from the devices themselves, by the
  /// rule for the version; the first rule in effect applies.
  static let notches: [(rule: EditorRule, devices: Set<String>, top: Double)] = [
    (.notchOf50Points, ["retina5_9"], 50),
    (.notchOf47Points, ["retina5_9"], 47),
    (.lowerNotchOf61Inches, ["retina6_0"], 44),
    (.notchOf44Points, ["retina6_0", "retina6_1", "retina6_7"], 44),
  ]
  /// The devices that versions drew like another one, by the rule for the version.
  static let replacedDevices: [(rule: EditorRule, device: String, drawnAs: String)] = [
    (.largerPhoneOf67Inches, "retina6_7", "retina6_72")
  ]
  /// The height that a tab bar and the home indicator cover under `tab-bars-in-landscape`.
  static let tabBarInLandscape = 86.0
  /// The height that a tab bar covers under `tab-bars-of-83-points`: 49 points and the home
  /// indicator.
  static let highTabBar = 83.0
  /// The status bar of a canvas without a device.
  static let statusBar = 20.0

  /// The possible differences between the heights of the canvas and of a card, in addition to the
  /// status bar and 10 points.
  static let cards: [Double] = [20, 40, 54]
  /// The widths of page and form sheets on tablets: 704 in 16 roots of 12.9-inch canvases, 540 in
  /// those of 9.7 inches.
  static let tabletSheetWidths: [Double] = [704, 540]
  /// The offset of a card that otherwise fills the screen.
  static let lowCard = 10.0
  /// The height from which a root with its own size counts as a screen: that of the smallest phone.
  ///
  /// Evidence: freeform roots of 496 points and more had a status bar, those of 351 and less had
  /// none.
  static let leastScreenHeight = 480.0

  /// The height of pickers under `low-pickers`.
  static let lowPicker = 162.0
  /// The extent of empty arranged views, and the minimum extent of those with subviews.
  static let emptyArrangedView = 50.0
  /// The top and bottom margins of cells under `high-cell-margins-on-tablets`.
  static let highCellMargin = 15.0
  /// The additional width of a character from 20 points on under `wide-display-letters` and
  /// `less-wide-display-letters`, in thousandths of an em.
  static let wideDisplayLetters = (most: 13, less: 10)
  /// The minimum width of a root with wide margins: roots of 394, 400, 402, 412 and 414 points have
  /// margins of 20, those of 393 and less have 16 (docs/internals/auto-layout.md, 'Margins').
  static let wideRootWidth = 394.0
  /// The readable width under `extra-small-text-styles` (one document: weak).
  static let readableWidthOfExtraSmallTexts = 560.0
  /// The system whose cells are drawn under `cells-of-ios-10`.
  static let olderCells = 10
}
