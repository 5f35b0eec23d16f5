import InterfaceTraits

/// Default layout margins, in points: measured on public documents, confidence high.
enum MarginTable {
  /// Every edge of a view that is no root.
  static let view: BySystem<LayoutInsets> = [7: LayoutInsets(top: 8, left: 8, bottom: 8, right: 8)]
  /// A stack view arranges at its edges.
  static let stackView: BySystem<LayoutInsets> = [7: .zero]
  /// The gap that a standard-spacing constraint leaves between siblings.
  static let siblingSpacing: BySystem<Double> = [7: 8]
  /// The left and right margins of a narrow root.
  static let narrowRootSide: BySystem<Double> = [7: 16]
  /// The left and right margins of a wide root.
  static let wideRootSide: BySystem<Double> = [7: 20]
  /// The width from which on a root is wide: those of 400, 402, 412 and 414 points have 20, those of 393
  /// and less 16.
  static let wideRootWidth: BySystem<Double> = [7: 400]
  /// Whether explicit margins of a root are raised to its sides at the left and the right.
  static let raisesExplicitRootMargins: BySystem<Bool> = [7: false, 11: true]
  /// Whether a view adds its safe-area insets to its margins unless the document says no.
  static let addsSafeArea: BySystem<Bool> = [7: false, 11: true]
  /// The width of the readable content guide at the default text size (one source, iOS 9 to 18;
  /// other text sizes and iOS 26 are not known, and taken for the same).
  static let readableWidth: BySystem<Double?> = [7: nil, 9: 672]
}
