/// The role of a controller in the object that contains it.
package enum ControllerRole: Hashable, Sendable {
  /// The controller of a scene, or at the top of a xib.
  case scene
  /// Inside another controller, in old documents.
  case inner
  /// A second controller of a scene, which is invalid there.
  case surplus
}
