package import InterfaceResolution

/// A set of constraints and other requirements that cannot all be satisfied; without any one of
/// them the others can, unless the search for the smallest set was abandoned.
package struct Conflict: Hashable, Sendable {
  /// The members in the order of the document's constraints, followed by those that are not
  /// constraints.
  package var members: [LayoutReason]
  /// The index of the scene's constraint that was dropped, or `nil` if it was not a constraint.
  package var dropped: ResolvedConstraint.Index?
  /// The amount by which the dropped constraint is violated, in points.
  package var violation: Double
  /// The total uncertainty of the measured content sizes among the members, in points; 0 if there
  /// are none.
  package var uncertainty: Double
  /// The index of the layout root's view.
  package var root: ViewIndex

  /// Whether the conflict depends on a stored extent of a row or cell, which does not bind the app.
  package var dependsOnUndeclaredExtent = false
  /// Whether the others can be satisfied without any one of the members; if not, the search for a
  /// smaller set was abandoned.
  package var isMinimal = true

  /// The indices of the scene's constraints among the members.
  package var constraints: [ResolvedConstraint.Index] { members.compactMap(\.constraint) }

  /// Whether the constraints could be satisfied if content sizes were measured differently.
  package var dependsOnMeasuredSizes: Bool { violation <= uncertainty }
}
