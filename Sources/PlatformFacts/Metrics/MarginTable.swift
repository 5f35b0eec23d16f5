import InterfaceTraits

/// The default layout margins, in points, measured on public documents (confidence high).
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
  /// The minimum width of a wide root: roots of 400, 402, 412 and 414 points have margins of 20,
  /// those of 393 and less have 16.
  static let wideRootWidth: BySystem<Double> = [7: 400]
  /// Whether explicit left and right margins of a root are raised to its default side margins.
  static let raisesExplicitRootMargins: BySystem<Bool> = [7: false, 11: true]
  /// Whether a view adds its safe area insets to its margins unless the document disables that.
  static let addsSafeArea: BySystem<Bool> = [7: false, 11: true]
  /// The width of the readable content guide at the default text size (one source, iOS 9 to 18;
  /// other text sizes and iOS 26 are unknown and assumed to be the same).
  static let readableWidth: BySystem<Double?> = [7: nil, 9: 672]
}
