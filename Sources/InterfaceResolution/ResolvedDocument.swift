/// A document as it is in one configuration.
///
/// It holds no variations, no installed flags, no references by id and no defaults left to guess: what is
/// there is installed, every override is applied, contents are typed values, and views name each other
/// by their places. Nobody asks "which size class?" again.
package struct ResolvedDocument: Sendable {
  /// Counts the structures of the document that differ; scenes of equal numbers differ in colours at
  /// most.
  package let structure: Int
  /// The scenes in the order of the document.
  package let scenes: [ResolvedScene]
  /// The names of the designs that hold.
  package var designs: [String] = []
  /// The scenes that fill slots, by the indices of the container views in the graph.
  package var slots: [Int: ResolvedSlot] = [:]
  /// For each scene the place with the traits that hold in it; nil where all have those that were asked for.
  package var configurations: [Configuration]?
}
