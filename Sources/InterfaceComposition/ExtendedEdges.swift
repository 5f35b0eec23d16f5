import InterfaceModel
import InterfaceReading

extension SceneGraph.Controller {
  /// The edges at which the controller's view reaches below bars, as the document names them; nil for all of them.
  ///
  /// Only edges that are named extend; an element without any names none (format, 6.2).
  var extendedEdges: Set<String>? {
    guard case .element(let element) = properties[.edgesForExtendedLayout] else { return nil }
    return Set(element.attributes.known.filter { $0.value == "YES" }.map { $0.name.spelling })
  }
}
