import InterfaceModel
import InterfaceReading

extension SceneGraph.Controller {
  /// Returns the text that a runtime attribute sets for a key path of a controller, or `nil` if
  /// there is none.
  func runtimeText(_ keyPath: String) -> String? {
    let last = runtimeAttributes.last { $0.keyPath == keyPath }
    guard case .string(let text) = last?.value else { return nil }
    return text
  }

  /// The controller's own title.
  var title: String? { runtimeText("title") ?? attributes[.title] }
}
