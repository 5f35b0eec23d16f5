/// What became of some documents.
package struct Comparison: Hashable, Sendable {
  /// The documents that changed, in byte order of their paths.
  package let documents: [DocumentDifference]
  /// How many documents were compared or are on one side only.
  package let documentCount: Int
  /// The documents that could not be compared, in byte order of their paths.
  package let notCompared: [UncomparedDocument]

  /// Gathers what became of documents; what did not change is left out.
  package init(_ differences: [DocumentDifference], notCompared: [UncomparedDocument] = []) {
    documentCount = differences.count
    documents = differences.filter { !$0.isEmpty }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.notCompared = notCompared.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  /// How many objects, scenes and documents changed in which way.
  package var counts: [(kind: ChangeKind, count: Int)] {
    let counts = documents.reduce(into: [:]) { sum, document in
      sum.merge(document.counts) { $0 + $1 }
    }
    return ChangeKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// How many objects changed.
  package var objectCount: Int {
    documents.flatMap(\.scenes).reduce(0) { $0 + $1.objects.count }
  }
}
