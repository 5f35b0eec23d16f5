package import InterfaceReading
import InterfaceTraits

/// A document resolved for each requested configuration: the input of layout.
package struct DocumentResolution: Sendable {
  /// The document's objects.
  package let graph: SceneGraph
  /// The configurations, in the requested order.
  package let configurations: [Configuration]
  /// The document resolved for each configuration.
  package let documents: [ResolvedDocument]
  /// For each configuration, the index of the first one that an app cannot distinguish from it,
  /// which is its own index if there is none.
  package let representatives: [Int]
  /// The usage of the configuration file's overrides so far, or `nil` without any.
  package let overrides: OverrideUsage?
  /// Whether an override depends on the window's width or height.
  package let dependsOnSize: Bool
}

extension DocumentResolver {
  /// Resolves the document for several configurations.
  ///
  /// If colors are not resolved, configurations that differ in nothing else use the colors of the
  /// first of them.
  ///
  /// - Parameter configurations: The configurations.
  /// - Returns: The document resolved for each configuration.
  package func resolve(_ configurations: [Configuration]) -> DocumentResolution {
    var documents: [ResolvedDocument] = []
    documents.reserveCapacity(configurations.count)
    var representatives: [Int] = []
    representatives.reserveCapacity(configurations.count)
    let colors = resolvesColors ? nil : ColorRepresentatives()
    var representativesByConditions: [Environment.Conditions: Int] = [:]
    for (number, configuration) in configurations.enumerated() {
      var representative = number
      if overrides == nil, case .environment(let environment) = configuration.context {
        let conditions = environment.conditions
        representative = representativesByConditions[conditions] ?? number
        representativesByConditions[conditions] = representative
      }
      representatives.append(representative)
      documents.append(
        representative == number
          ? resolved(for: configuration, colorsFrom: colors) : documents[representative])
    }
    return DocumentResolution(
      graph: graph, configurations: configurations, documents: documents,
      representatives: representatives, overrides: overrides?.usage,
      dependsOnSize: overrides?.dependsOnSize == true)
  }
}
