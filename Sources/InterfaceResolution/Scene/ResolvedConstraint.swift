public import InterfaceSource
public import InterfaceTraits

/// What a constraint is about.
package enum ConstraintItem: Hashable, Sendable {
  case view(ViewIndex)
  case guide(GuideIndex)
}

/// An active constraint, or a placeholder that an app does not have; both items are installed.
///
/// ```swift
/// for constraint in layout.constraints where constraint.firstAttribute == .width {
///   print(constraint, "with priority", constraint.priority)
/// }
/// ```
public struct ResolvedConstraint: Hashable, Sendable {
  /// A constraint of a scene, by its place among the scene's active ones.
  package typealias Index = Handle<ResolvedConstraint>

  /// The constraint's id.
  public var id: ObjectID?
  /// The view that owns the constraint.
  package var owner: ViewIndex
  package var first: ConstraintItem
  /// What of the first item is on the left side.
  public var firstAttribute: LayoutAttribute
  /// How the sides compare.
  public var relation: LayoutRelation
  package var second: ConstraintItem?
  /// What of the second item is on the right side; nil for a constant alone.
  public var secondAttribute: LayoutAttribute?
  /// What the second item's attribute is multiplied by.
  public var multiplier: Double
  /// What is added on the right side, in points, after overrides.
  public var constant: Double
  /// From 1 to 1000, which is required.
  public var priority: Double
  /// Whether Xcode removes the constraint when it builds the document: it acts on the document's own canvas alone.
  ///
  /// ```swift
  /// for constraint in layout.constraints where constraint.isPlaceholder {
  ///   print(constraint, "is left to code")
  /// }
  /// ```
  public var isPlaceholder: Bool
  /// Whether the constraint is a placeholder and this is not the document's own canvas, so that nothing follows from it.
  package var isRemoved = false
  /// Whether the constant is the platform's standard spacing.
  package var isSymbolic = false
  /// Where the constraint stands in the document.
  public var range: SourceRange

  /// Whether the priority is 1000.
  public var isRequired: Bool { priority >= 1000 }
}
