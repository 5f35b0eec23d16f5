import InterfaceTraits

/// The screens of phones on which the user has set Display Zoom to the larger size.
///
/// Sizes: https://gist.github.com/ricsantos/e7baee6885626b9cb87c021a5097623f. Insets: the authors of
/// a library derived from https://github.com/Tencent/QMUI_iOS, on iOS 16 (confidence medium). Phones
/// that are not listed have Display Zoom too, but their insets are unknown.
enum DisplayZoomTable {
  /// The size and the insets of a screen, in points.
  typealias Screen = (size: LayoutSize, top: Double, bottom: Double, side: Double)

  /// The screens by the id of the device; sides are the insets in landscape.
  ///
  /// The iPhone 14 is reported to have 48 at the top instead of 39, which is doubtful because the
  /// iPhone 13 has the same screen.
  static let screens: [String: Screen] = [
    "retina5_4": (small, top: 43, bottom: 29, side: 43),
    "retina6_0": (small, top: 39, bottom: 28, side: 39),
    "retina6_12": (small, top: 48, bottom: 28, side: 48),
    "retina6_1": (large, top: 44, bottom: 31, side: 44),
    "retina6_5": (large, top: 40, bottom: 92.0 / 3, side: 40),
    "retina6_7": (large, top: 41, bottom: 89.0 / 3, side: 41),
    "retina6_72": (large, top: 51, bottom: 31, side: 51),
  ]
  /// The bottom inset in landscape, measured on the 6.1-inch kind; for the others it is a guess.
  static let landscapeBottom = 21.0

  private static let small = LayoutSize(width: 320, height: 693)
  private static let large = LayoutSize(width: 375, height: 812)
}
