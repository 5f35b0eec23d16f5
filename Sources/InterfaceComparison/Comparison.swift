/// The differences between two sets of documents.
package struct Comparison: Hashable, Sendable {
  /// The documents that changed, in byte order of their paths.
  package let documents: [DocumentDifference]
  /// The number of documents that were compared or exist on one side only.
  package let documentCount: Int
  /// The documents that could not be compared, in byte order of their paths.
  package let notCompared: [UncomparedDocument]
  /// The documents that were compared without layouts, in byte order of their paths.
  package let withoutLayouts: [DocumentDifference]

  /// Creates a comparison from the differences of documents, without unchanged documents.
  package init(_ differences: [DocumentDifference], notCompared: [UncomparedDocument] = []) {
    documentCount = differences.count
    let sorted = differences.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    documents = sorted.filter { !$0.isEmpty }
    withoutLayouts = sorted.filter { $0.foreignSystem != nil }
    self.notCompared = notCompared.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  /// The number of objects, scenes and documents by kind of change.
  package var counts: [(kind: ChangeKind, count: Int)] {
    let counts = documents.reduce(into: [:]) { sum, document in
      sum.merge(document.counts) { $0 + $1 }
    }
    return ChangeKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }

  /// The number of changed objects.
  package var objectCount: Int {
    documents.reduce(0) { sum, document in
      document.scenes.reduce(sum + document.objects.count) { $0 + $1.objects.count }
    }
  }
}
