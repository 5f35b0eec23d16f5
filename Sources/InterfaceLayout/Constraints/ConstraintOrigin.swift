import InterfaceResolution
import InterfaceTraits

/// The origin of a constraint in the solver.
///
/// Views are indices in the part, constraints indices in the scene.
enum ConstraintOrigin: Hashable {
  /// The root starts at the origin and has the extent that it is given.
  case root(LayoutAxis)
  /// No extent is negative.
  case nonNegative(view: LocalIndex)
  /// A content view fills its cell or effect view.
  case contentView(LocalIndex)
  /// The stored frame and autoresizing mask of a view.
  case autoresizing(view: LocalIndex)
  /// A cell of a standard style lays the view out.
  case standardCell(LocalIndex)
  /// A stack view arranges the view.
  case stackView(LocalIndex)
  /// A constraint of the document.
  case document(ResolvedConstraint.Index)
  /// The view resists growing beyond its content.
  case hugging(view: LocalIndex, LayoutAxis)
  /// The view resists shrinking below its content.
  case compressionResistance(view: LocalIndex, LayoutAxis)
  /// A scroll view's content.
  case scrollContent(view: LocalIndex)
  /// Nothing determines the view; it stays where the document stored it.
  case stored(view: LocalIndex)

  /// The document's constraint, or `nil` for a constraint that layout adds.
  var constraint: ResolvedConstraint.Index? {
    if case .document(let index) = self { index } else { nil }
  }
}
