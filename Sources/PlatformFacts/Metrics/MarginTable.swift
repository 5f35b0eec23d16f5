import InterfaceTraits

/// The default layout margins, in points.
///
/// Sources: public documents (confidence high); for roots on devices and the readable width,
/// `UIView.layoutMargins` and `readableContentGuide` of a root view in 30 simulators of iOS 14 to
/// 16.2, in both orientations
/// (https://github.com/marcbouchenoire/dimmmensions), which agree with all 60 rows (high). Later
/// systems are assumed to be the same, except where a value differs.
enum MarginTable {
  /// The margins of a view that is not a root.
  static let view: BySystem<LayoutInsets> = [7: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)]
  /// The margins of a stack view, which has none.
  static let stackView: BySystem<LayoutInsets> = [7: .zero]
  /// The constant of a standard-spacing constraint between siblings.
  static let siblingSpacing: BySystem<Double> = [7: 8]
  /// The left and right margins of a narrow root.
  static let narrowRootSide: BySystem<Double> = [7: 16]
  /// The left and right margins of a wide root.
  static let wideRootSide: BySystem<Double> = [7: 20]
  /// The minimum width of a wide root.
  ///
  /// Phones of 414 to 430 points have margins of 20, those of 320 to 393 have 16. On screens of 402 points, large titles and cells begin at 16 in four apps on
  /// iOS 26 and 27 (accessibility trees in public repositories; confidence medium).
  static let wideRootWidth: BySystem<Double> = [7: 414]
  /// Whether roots of phones with a home indicator are narrow in landscape, whatever their width.
  static let narrowsLandscapeRoots: BySystem<Bool> = [7: true]
  /// Whether roots of foldable phones are narrow in landscape, like those of other phones.
  ///
  /// Both displays of iPhone Duo have margins of 20 in Apple's templates, as quoted by
  /// https://github.com/mirzaaghazadeh/iphone-duo-skills (not measured; confidence low). The readable
  /// width there is unknown: that of other devices is a guess.
  static let narrowsFoldableRoots = false
  /// Whether explicit margins of a table cell's content view are raised to those of the cell, which
  /// the content view preserves.
  ///
  /// In two cells of iOS 14 and 16 (2 projects), explicit margins of 0 have no effect; in one of iOS
  /// 10, they have (confidence medium).
  static let raisesExplicitCellMargins: BySystem<Bool> = [7: false, 11: true]
  /// Whether explicit left and right margins of a root are raised to its default side margins.
  static let raisesExplicitRootMargins: BySystem<Bool> = [7: false, 11: true]
  /// Whether a view adds its safe area insets to its margins unless the document disables that.
  static let addsSafeArea: BySystem<Bool> = [7: false, 11: true]
  /// The width of the readable content guide at the default text size.
  ///
  /// It is 672 on iOS 9 (an article
  /// about one device: https://useyourloaf.com/blog/readable-content-guides/; confidence medium),
  /// 664 on iOS 14 to 16 (high). Systems from 17 on are unknown.
  static let readableWidth: BySystem<Double?> = [7: nil, 9: 672, 14: 664]
  /// The distance between the margins up to which they are not enlarged, in addition to the
  /// readable width: roots of 736 and 744 points have only their margins of 20, those of 768 are
  /// limited (high for the default text size, a guess for others).
  static let readableSlack: BySystem<Double> = [7: 40]
  /// The readable widths at the text sizes that were measured in addition to the default one: extra small
  /// on the canvas of one document, xxxLarge in pixels of pictures of one device (confidence
  /// medium).
  static let measuredReadableWidths: [(TextSizeCategory, Double)] = [
    (.extraSmall, 560), (.extraExtraExtraLarge, 896),
  ]
}
