package import InterfaceResolution

/// Constraints and other demands that cannot hold together; without any of them the others can, unless
/// the search for the smallest set was given up.
package struct Conflict: Hashable, Sendable {
  /// The members in the order of the document's constraints, what is no constraint after them.
  package var members: [LayoutReason]
  /// The index of the scene's constraint that was given up; nil for something else.
  package var givenUp: ResolvedConstraint.Index?
  /// How far the constraint that was given up is from holding, in points.
  package var excess: Double
  /// How far the measured content sizes among the members may be off together, in points; 0 when none is
  /// a member.
  package var uncertainty: Double
  /// The index of the layout root's view.
  package var root: ViewIndex

  /// Whether it is one only at a row's or cell's stored extent, which the document does not hold the app
  /// to.
  package var needsUnstatedExtent = false
  /// Whether without any of the members the others can hold; if not, the search for fewer was given up.
  package var isMinimal = true

  /// The indices of the scene's constraints among the members.
  package var constraints: [ResolvedConstraint.Index] { members.compactMap(\.constraint) }

  /// Whether content sizes that were measured differently would hold with the rest.
  package var hangsOnMeasuredSizes: Bool { excess <= uncertainty }
}
