import InterfaceModel
package import InterfaceReading
package import InterfaceTraits

/// The classes of a document's views and controllers, with their containment.
package struct ViewClasses: Sendable {
  private let graph: SceneGraph
  /// The enclosing scenes of each scene's controller, innermost first.
  private let containers: Table<SceneGraph.Scene, [Handle<SceneGraph.Scene>]>

  package init(_ graph: SceneGraph) {
    self.graph = graph
    containers = SceneContainment.containers(of: graph)
  }

  /// Returns the classes of a view from its own to `UIView`: the custom class comes first, by
  /// itself and with its module.
  func line(of handle: Handle<SceneGraph.View>) -> [String] {
    let view = graph[handle]
    return own(view.attributes) + PlatformClass.line(of: view.kind)
  }

  /// Returns the classes of a controller from its own to `UIViewController`.
  package func line(of controller: Handle<SceneGraph.Controller>) -> [String] {
    own(graph[controller].attributes) + PlatformClass.line(of: graph[controller].kind)
  }

  private func own(_ attributes: Attributes) -> [String] {
    guard let name = attributes[.customClass] else { return [] }
    guard let module = attributes[.customModule] else { return [name] }
    return [name, "\(module).\(name)"]
  }

  /// Returns the classes of everything that encloses a view, innermost first: superviews, then
  /// controllers.
  func chain(around view: Handle<SceneGraph.View>) -> [[String]] {
    var chain: [[String]] = []
    var superview = graph[view].superview
    while let outer = superview {
      chain.append(line(of: outer))
      superview = graph[outer].superview
    }
    let scene = graph[view].scene
    for scene in [scene] + containers[scene] {
      if let controller = graph[scene].controller { chain.append(line(of: controller)) }
    }
    return chain
  }

  /// Returns the classes of the controllers that enclose a scene's own, innermost first.
  package func chain(around scene: Handle<SceneGraph.Scene>) -> [[String]] {
    containers[scene].compactMap { graph.scenes[$0].controller.map { line(of: $0) } }
  }

  /// Returns how the containers of a rule enclose a view, or `nil` if they do not.
  ///
  /// - Parameters:
  ///   - names: The classes, innermost first.
  ///   - chain: The enclosing objects of the view, innermost first.
  /// - Returns: For each class, outermost first, the minimum number of objects that enclose it.
  static func match(_ names: [String], in chain: [[String]]) -> [Int]? {
    var depths: [Int] = []
    var end = chain.count
    for name in names.reversed() {
      guard let found = chain[..<end].lastIndex(where: { $0.contains(name) }) else { return nil }
      depths.append(chain.count - 1 - found)
      end = found
    }
    return depths
  }
}
