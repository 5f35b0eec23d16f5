import InterfaceLayout
import InterfaceModel
import InterfaceValidation

/// Why the views of a document lie where they lie, in one configuration of each layout.
package struct LayoutExplanations: Sendable {
  /// By the number of the configuration and the index of the scene.
  private var explanations: [Int: [Int: [LayoutExplanation]]] = [:]

  /// Creates explanations of nothing.
  package init() {}

  mutating func add(_ explained: [Int: [LayoutExplanation]], in configuration: Int) {
    explanations[configuration] = explained
  }

  /// The explanations of a scene's views, in one of the configurations that share a layout; nil where there are none.
  func reasons(of scene: Int, in configurations: [Int]) -> [LayoutExplanation]? {
    configurations.lazy.compactMap { explanations[$0]?[scene] }.first
  }
}

extension Compiler {
  /// Why the views of a document lie where they lie: in the first configuration of each layout of a scene.
  ///
  /// - Parameters:
  ///   - compilation: The document, compiled by this compiler before anything else.
  ///   - assets: The images and colours that it can name.
  /// - Returns: The explanations.
  package mutating func explanations(
    of compilation: Compilation, assets: Assets
  ) -> LayoutExplanations {
    var explanations = LayoutExplanations()
    guard let graph = compilation.graph, let layout = compilation.layout else {
      return explanations
    }
    let wanted = Set(layout.scenes.flatMap { $0.layouts.compactMap(\.configurations.first) })
    for number in wanted.sorted() {
      let explained = DeepStack.run(isDeep: compilation.isDeep) { [kept, options] in
        kept.layouter.explanations(
          of: graph, editions: compilation.editions, in: layout.configurations[number],
          sizing: options.textSizes == .stored ? .stored : .metrics,
          catalog: kept.headers.lookup(in: assets, for: graph.settings.resources))
      }
      explanations.add(explained, in: number)
    }
    return explanations
  }
}
