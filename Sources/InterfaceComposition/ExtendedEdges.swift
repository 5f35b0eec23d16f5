import InterfaceModel
import InterfaceReading

extension SceneGraph.Controller {
  /// The edges at which the controller's view extends under bars, as the document names them, or
  /// `nil` for all edges.
  ///
  /// Only named edges extend; an element without names extends none (format, 6.2).
  var extendedEdges: Set<String>? {
    guard case .element(let element) = properties[.edgesForExtendedLayout] else { return nil }
    return Set(element.attributes.known.filter { $0.value == "YES" }.map { $0.name.spelling })
  }
}
