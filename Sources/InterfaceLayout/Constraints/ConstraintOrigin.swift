import InterfaceResolution
import InterfaceTraits

/// The origin of a constraint in the solver.
///
/// Views are indices in the part, constraints indices in the scene.
enum ConstraintOrigin: Hashable {
  /// The root begins at the origin and has its given extent.
  case root(LayoutAxis)
  /// No extent is negative.
  case nonNegative(view: LocalIndex)
  /// A content view fills its cell or effect view.
  case contentView(LocalIndex)
  /// The stored frame and autoresizing mask of a view.
  case autoresizing(view: LocalIndex)
  /// The layout of a view by a cell of a standard style.
  case standardCell(LocalIndex)
  /// The arrangement of a view by a stack view.
  case stackView(LocalIndex)
  /// A constraint of the document.
  case document(ResolvedConstraint.Index)
  /// The content hugging of a view.
  case hugging(view: LocalIndex, LayoutAxis)
  /// The compression resistance of a view.
  case compressionResistance(view: LocalIndex, LayoutAxis)
  /// A scroll view's content.
  case scrollContent(view: LocalIndex)
  /// The stored frame of an undetermined view.
  case stored(view: LocalIndex)

  /// The document's constraint, or `nil` for a constraint that layout adds.
  var constraint: ResolvedConstraint.Index? {
    if case .document(let index) = self { index } else { nil }
  }
}
