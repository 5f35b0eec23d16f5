import InterfaceTraits

/// All kinds of screens.
///
/// Sizes and size classes: Apple's Human Interface Guidelines, confidence high. Ids and insets:
/// public documents, confidence high for ids that were seen; the insets of the iPhone Air are from
/// memory (low). Window widths: public snapshot-testing configurations (high) and, for the
/// 10.9-inch, the 13-inch, the M4 and the mini kinds, arithmetic from them (medium to low). The
/// 7.9-inch kind has the screen of the 9.7-inch one in points
/// (https://github.com/devicekit/DeviceKit; its id was seen in one document). Subtypes: the launch images of public catalogs, whose
/// files are as large as the screens, confidence high.
extension Device {
  /// All kinds of screens, phones first, each group from small to large.
  package static let all: [Device] = phones + foldables + pads + [mac, television]

  private static let phones: [Device] = [
    phone(
      "retina3_5", "3.5-inch", 320, 480, 2, top: 20, home: false),
    phone(
      "retina4_0", "4-inch", 320, 568, 2, top: 20, home: false, subtype: "retina4"),
    phone(
      "retina4_7", "4.7-inch", 375, 667, 2, top: 20, home: false, subtype: "667h"),
    phone(
      "retina5_5", "5.5-inch", 414, 736, 3, top: 20, home: false, regularLandscape: true,
      subtype: "736h"),
    phone(
      "retina5_9", "5.8-inch", 375, 812, 3, top: 44, subtype: "2436h"),
    phone(
      "retina6_1", "6.1-inch LCD", 414, 896, 2, top: 48, regularLandscape: true, subtype: "1792h"),
    phone(
      "retina6_5", "6.5-inch", 414, 896, 3, top: 44, regularLandscape: true, subtype: "2688h"),
    phone(
      "retina5_4", "5.4-inch", 375, 812, 3, top: 50, seen: false),
    phone(
      "retina6_0", "6.1-inch", 390, 844, 3, top: 47),
    phone(
      "retina6_7", "6.7-inch", 428, 926, 3, top: 47, regularLandscape: true),
    phone(
      "retina6_12", "6.1-inch with island", 393, 852, 3, top: 59),
    phone(
      "retina6_72", "6.7-inch with island", 430, 932, 3, top: 59, regularLandscape: true),
    phone(
      "retina6_3", "6.3-inch", 402, 874, 3, top: 62),
    phone(
      "retina6_9", "6.9-inch", 440, 956, 3, top: 62, regularLandscape: true),
    phone(
      "iphone-air", "6.5-inch Air", 420, 912, 3, top: 68, regularLandscape: true, seen: false),
  ]

  /// The displays of iPhone Duo; sources: `FoldableDisplayTable`.
  private static let foldables: [Device] = [
    Device(
      id: "iphone-duo-outer", name: "iPhone Duo (outer)", idiom: .phone,
      portraitSize: LayoutSize(width: 466, height: 678), scale: 3, hasHomeIndicator: true,
      isRegularInLandscape: false,
      portraitInsets: LayoutInsets(top: 0, left: 0, bottom: 34, right: 84),
      landscapeInsets: LayoutInsets(top: 0, left: 84, bottom: 34, right: 0),
      windowWidths: nil, occursInDocuments: false, assetSubtype: nil),
    Device(
      id: "iphone-duo-inner", name: "iPhone Duo (inner)", idiom: .phone,
      portraitSize: LayoutSize(width: 669, height: 951), scale: 3, hasHomeIndicator: true,
      isRegularInLandscape: true,
      portraitInsets: LayoutInsets(top: 82, left: 0, bottom: 34, right: 0),
      landscapeInsets: LayoutInsets(top: 0, left: 0, bottom: 34, right: 84),
      windowWidths: nil, occursInDocuments: false, assetSubtype: nil),
  ]

  private static let pads: [Device] = [
    pad(
      "ipad-mini-8_3", "8.3-inch mini", 744, 1133, home: true, seen: false,
      WindowWidths(landscape: (375, 561.5, 748, 375), portrait: (320, 414, 375))),
    pad(
      "ipad7_9", "7.9-inch mini", 768, 1024, home: false,
      WindowWidths(landscape: (320, 507, 694, 320), portrait: (320, 438, 320))),
    pad(
      "ipad9_7", "9.7-inch", 768, 1024, home: false,
      WindowWidths(landscape: (320, 507, 694, 320), portrait: (320, 438, 320))),
    pad(
      "ipad10_2", "10.2-inch", 810, 1080, home: false,
      WindowWidths(landscape: (320, 535, 750, 320), portrait: (320, 480, 320))),
    pad(
      "ipad10_5", "10.5-inch", 834, 1112, home: false,
      WindowWidths(landscape: (320, 551, 782, 320), portrait: (320, 504, 320))),
    pad(
      "ipad10_9rounded", "10.9-inch", 820, 1180, home: true,
      WindowWidths(landscape: (375, 585, 795, 375), portrait: (320, 490, 375))),
    pad(
      "ipad11_0rounded", "11-inch", 834, 1194, home: true,
      WindowWidths(landscape: (375, 592, 809, 375), portrait: (320, 504, 375))),
    pad(
      "ipad-pro-11-m4", "11-inch M4", 834, 1210, home: true, seen: false,
      WindowWidths(landscape: (375, 600, 825, 375), portrait: (320, 504, 375))),
    pad(
      "ipad12_9", "12.9-inch", 1024, 1366, home: false,
      WindowWidths(landscape: (375, 678, 981, 375), portrait: (375, 639, 375))),
    pad(
      "ipad12_9rounded", "12.9-inch rounded", 1024, 1366, home: true,
      WindowWidths(landscape: (375, 678, 981, 375), portrait: (375, 639, 375))),
    pad(
      "ipad13_0rounded", "13-inch", 1032, 1376, home: true,
      WindowWidths(landscape: (375, 683, 991, 375), portrait: (375, 647, 375))),
  ]

  /// A Mac that runs the tablet interface: a canvas of 800 × 600 in 8 documents.
  private static let mac = Device(
    id: "mac", name: "Mac", idiom: .mac,
    portraitSize: LayoutSize(width: 800, height: 600), scale: 2, hasHomeIndicator: false,
    isRegularInLandscape: true, portraitInsets: .zero, landscapeInsets: .zero,
    windowWidths: nil, occursInDocuments: true, assetSubtype: nil)

  /// A television.
  ///
  /// Its size is 1920 × 1080 points in the 17 available tvOS documents of 13 projects, with one
  /// pixel per point on the canvas. Its insets are the overscan of old televisions: a top guide at
  /// 60 in 3 of 3 views and margins that begin at 90 in 2 of 2, in two projects (confidence
  /// medium).
  package static let television = Device(
    id: "appleTV", name: "Apple TV", idiom: .tv,
    portraitSize: LayoutSize(width: 1920, height: 1080), scale: 1, hasHomeIndicator: false,
    isRegularInLandscape: true,
    portraitInsets: LayoutInsets(top: 60, left: 90, bottom: 60, right: 90),
    landscapeInsets: LayoutInsets(top: 60, left: 90, bottom: 60, right: 90),
    windowWidths: nil, occursInDocuments: true, assetSubtype: nil)

  /// The inset at the bottom that the home indicator covers, in points.
  package static let homeIndicator = (portrait: 34.0, landscape: 21.0, pad: 20.0)

  /// Returns a phone, which hides its status bar in landscape, when a notch adds insets on both
  /// sides.
  private static func phone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, _ scale: Double,
    top: Double, home: Bool = true, regularLandscape: Bool = false,
    seen: Bool = true, subtype: String? = nil
  ) -> Device {
    Device(
      id: id, name: name, idiom: .phone,
      portraitSize: LayoutSize(width: width, height: height), scale: scale, hasHomeIndicator: home,
      isRegularInLandscape: regularLandscape,
      portraitInsets: LayoutInsets(
        top: top, left: 0, bottom: home ? homeIndicator.portrait : 0, right: 0),
      landscapeInsets: home
        ? LayoutInsets(top: 0, left: top, bottom: homeIndicator.landscape, right: top) : .zero,
      windowWidths: nil, occursInDocuments: seen, assetSubtype: subtype)
  }

  private static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, home: Bool,
    seen: Bool = true, _ windows: WindowWidths
  ) -> Device {
    let insets = LayoutInsets(
      top: home ? 24 : 20, left: 0, bottom: home ? homeIndicator.pad : 0, right: 0)
    return Device(
      id: id, name: name, idiom: .pad,
      portraitSize: LayoutSize(width: width, height: height), scale: 2, hasHomeIndicator: home,
      isRegularInLandscape: true, portraitInsets: insets, landscapeInsets: insets,
      windowWidths: windows, occursInDocuments: seen, assetSubtype: nil)
  }
}
