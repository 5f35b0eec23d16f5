/// The role of a controller in the object that contains it.
package enum ControllerRole: Hashable, Sendable {
  /// The controller of a scene, or a top-level controller of a xib.
  case scene
  /// A controller inside another one, in old documents.
  case inner
  /// A second controller of a scene, which is invalid there.
  case surplus
}
