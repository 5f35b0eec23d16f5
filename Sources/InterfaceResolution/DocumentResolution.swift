package import InterfaceReading
import InterfaceTraits

/// A document as it is in each place that it was asked for in: what layout begins with.
package struct DocumentResolution: Sendable {
  /// The document's objects.
  package let graph: SceneGraph
  /// The places, in the order in which they were asked for.
  package let configurations: [Configuration]
  /// The document in each of them.
  package let documents: [ResolvedDocument]
  /// For each place the number of the first one that an app cannot tell from it; its own where there is none.
  package let representatives: [Int]
  /// What became of the statements of configuration files so far; nil without any.
  package let statements: StatementUse?
  /// Whether something that is stated hangs on the window's width or height.
  package let dependsOnSize: Bool
}

extension DocumentResolver {
  /// Resolves the document in several places.
  ///
  /// Where colours are not resolved, places that differ in nothing else have those of the first of them.
  ///
  /// - Parameter configurations: The places.
  /// - Returns: The document in each of them.
  package func resolve(_ configurations: [Configuration]) -> DocumentResolution {
    var documents: [ResolvedDocument] = []
    documents.reserveCapacity(configurations.count)
    var representatives: [Int] = []
    representatives.reserveCapacity(configurations.count)
    let colors = resolvesColors ? nil : ColorPlaces()
    var known: [Environment.Conditions: Int] = [:]
    for (number, configuration) in configurations.enumerated() {
      var representative = number
      if statements == nil, case .environment(let environment) = configuration.place {
        let conditions = environment.conditions
        representative = known[conditions] ?? number
        known[conditions] = representative
      }
      representatives.append(representative)
      documents.append(
        representative == number
          ? resolved(for: configuration, colorsFrom: colors) : documents[representative])
    }
    return DocumentResolution(
      graph: graph, configurations: configurations, documents: documents,
      representatives: representatives, statements: statements?.use,
      dependsOnSize: statements?.dependsOnSize == true)
  }
}
