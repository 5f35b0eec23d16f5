/// What a controller is to the object that holds it.
package enum ControllerRole: Hashable, Sendable {
  /// The controller of a scene, or at the top of a xib.
  case scene
  /// Inside another controller, in old documents.
  case inner
  /// A second one of its scene, which has no place there.
  case surplus
}
