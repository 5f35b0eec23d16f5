public import InterfaceSource
public import InterfaceTraits

/// An item of a constraint.
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
  /// The index of a constraint among the active ones of its scene.
  package typealias Index = Handle<ResolvedConstraint>

  /// The constraint's id.
  public var id: ObjectID?
  /// The view that owns the constraint.
  package var owner: ViewIndex
  package var first: ConstraintItem
  /// The attribute of the first item, on the left side.
  public var firstAttribute: LayoutAttribute
  /// The relation between the two sides.
  public var relation: LayoutRelation
  package var second: ConstraintItem?
  /// The attribute of the second item, on the right side, or `nil` for a constant alone.
  public var secondAttribute: LayoutAttribute?
  /// The multiplier of the second item's attribute.
  public var multiplier: Double
  /// The constant on the right side, in points, after overrides.
  public var constant: Double
  /// The priority from 1 to 1000, which is required.
  public var priority: Double
  /// Whether Xcode removes the constraint when it builds the document, so that it applies only to
  /// the document's own canvas.
  ///
  /// ```swift
  /// for constraint in layout.constraints where constraint.isPlaceholder {
  ///   print(constraint, "is left to code")
  /// }
  /// ```
  public var isPlaceholder: Bool
  /// Whether the constraint has no effect because it is a placeholder and this is not the
  /// document's own canvas.
  package var isRemoved = false
  /// A Boolean value that indicates whether the constant is the platform's standard spacing.
  package var isSymbolic = false
  /// The name by which code and the debugger know the constraint, or `nil` if it has none.
  public var identifier: String?
  /// The range of the constraint in the document.
  public var range: SourceRange

  /// A Boolean value that indicates whether the priority is 1000.
  public var isRequired: Bool { priority >= 1000 }
}
