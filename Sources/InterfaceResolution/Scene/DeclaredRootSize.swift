/// The size that a document declares for the root view of a scene.
package struct DeclaredRootSize: Hashable, Sendable {
  /// The height of a freeform canvas, in points, or `nil` if the document declares none.
  package var freeformHeight: Double?
  /// Whether the document simulates a canvas of that size.
  ///
  /// If it does not, the freeform size is left over from a setting that is no longer in effect,
  /// although the root may still have it.
  package var isSimulated: Bool

  package init(freeformHeight: Double? = nil, isSimulated: Bool) {
    self.freeformHeight = freeformHeight
    self.isSimulated = isSimulated
  }
}
