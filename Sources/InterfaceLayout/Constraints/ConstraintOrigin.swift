import InterfaceTraits

/// Why the layout asks the solver for something.
///
/// Views are places in the part, constraints indices into the scene's.
enum ConstraintOrigin: Hashable {
  /// The root starts at the origin and has the extent that it is given.
  case root(LayoutAxis)
  /// No extent is negative.
  case nonNegative(view: Int)
  /// A content view fills its cell or effect view.
  case contentView(Int)
  /// A stored frame and an autoresizing mask place the view.
  case autoresizing(view: Int)
  /// A cell of a standard style lays the view out.
  case standardCell(Int)
  /// A stack view arranges the view.
  case stackView(Int)
  /// A constraint of the document.
  case document(Int)
  /// The view resists growing beyond its content.
  case hugging(view: Int, LayoutAxis)
  /// The view resists shrinking below its content.
  case compressionResistance(view: Int, LayoutAxis)
  /// A scroll view's content.
  case scrollContent(view: Int)
  /// Nothing determines the view; it stays where the document stored it.
  case stored(view: Int)

  /// The document's constraint; nil for what the layout adds by itself.
  var constraint: Int? {
    if case .document(let index) = self { index } else { nil }
  }
}
