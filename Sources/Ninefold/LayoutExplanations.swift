import InterfaceLayout
import InterfaceReading
import InterfaceTraits

/// Explanations of the frames of a document's views, in one configuration of each layout.
///
/// ```swift
/// var compiler = Compiler()
/// var page = PreviewPage()
/// page.add(compilation, reasons: compiler.explanations(of: compilation))
/// ```
public struct LayoutExplanations: Sendable {
  /// The explanations by the number of the configuration and the scene.
  private var explanations: [Int: [Handle<SceneGraph.Scene>: [LayoutExplanation]]] = [:]

  /// Creates an empty set of explanations.
  public init() {}

  mutating func add(
    _ explained: [Handle<SceneGraph.Scene>: [LayoutExplanation]], in configuration: Int
  ) {
    explanations[configuration] = explained
  }

  /// Returns the explanations of a scene's views in one of the configurations that share a layout,
  /// or `nil` if there are none.
  func reasons(
    of scene: Handle<SceneGraph.Scene>, in configurations: [Int]
  ) -> [LayoutExplanation]? {
    configurations.lazy.compactMap { explanations[$0]?[scene] }.first
  }
}

extension Compiler {
  /// Explains the frames of a document's views in the first configuration of each layout of a
  /// scene.
  ///
  /// - Parameter compilation: The document.
  /// - Returns: The explanations.
  public mutating func explanations(of compilation: Compilation) -> LayoutExplanations {
    var explanations = LayoutExplanations()
    guard let laidOut = compilation.laidOut else { return explanations }
    let layouts = laidOut.layout.scenes.flatMap(\.layouts)
    let requested = Set(layouts.compactMap(\.configurations.first))
    for number in requested.sorted() {
      let explained = DeepStack.run(isDeep: compilation.isDeep) { [tools] in
        tools.layouter.explanations(
          of: laidOut.resolution, at: number, options: laidOut.options)
      }
      explanations.add(explained, in: number)
    }
    return explanations
  }
}
