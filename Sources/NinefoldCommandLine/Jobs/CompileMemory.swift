import Ninefold
import NinefoldProject

/// The results and inputs that a repeated `compile` keeps from one run to the next.
struct CompileMemory: Sendable {
  let batch: Batch
  let plan: OutputPlan?
  /// The results in the order of the documents.
  let results: [DocumentResult]
  private let numbers: [PathKey: Int]

  init(_ batch: Batch, _ plan: OutputPlan?, _ results: [DocumentResult]) {
    self.batch = batch
    self.plan = plan
    self.results = results
    numbers = Dictionary(
      zip(batch.documents.map { PathKey($0.path) }, batch.documents.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the last result of a document, or `nil` if there is none.
  func result(of document: DocumentInput) -> DocumentResult? {
    numbers[PathKey(document.path)].map { results[$0] }
  }

  /// Returns the indices of the documents to compile after changes, or `nil` if the inputs must be
  /// searched again.
  func documents(changedBy changes: FileChanges) -> [Int]? {
    guard !changes.needsSearch,
      // The projects of other documents are not watched.
      batch.documents.allSatisfy({ $0.origin == .folder }),
      // A document may be the translation of another one.
      batch.options.languages == [.base]
    else { return nil }
    var changed: Set<Int> = []
    for path in changes.paths {
      // A new output is checked against all inputs, which only a search reads.
      guard let number = numbers[path], results[number].outputStamp != nil,
        (try? FileReading.kind(of: batch.documents[number].path)) == .file
      else { return nil }
      changed.insert(number)
    }
    let areComplete = results.indices.allSatisfy { number in
      results[number].faults.isEmpty && hasOutput(results[number], batch.documents[number])
    }
    return areComplete ? changed.sorted() : nil
  }

  /// Returns whether the layout file that a document's last result consists of is still there.
  func hasOutput(_ result: DocumentResult, _ document: DocumentInput) -> Bool {
    guard let stamp = result.outputStamp, let plan else { return true }
    return FileStamp(of: Path.join(plan.folder.path, plan.layoutFile(of: document))) == stamp
  }

  /// The files that results depend on, if some of them may be outside the watched folders.
  var dependencies: [String] {
    guard batch.documents.contains(where: { $0.origin == .operand }) else { return [] }
    return results.flatMap { $0.dependencies.map(\.path) }
  }
}

/// The answers of asset catalogs on which a result depends, apart from what its key covers.
struct ReusableResult: Sendable {
  var lookups: AssetLookups
  var lookupDigest: Digest

  /// Records the answers to the lookups of a compilation.
  init(_ compilation: Compilation) {
    var digests = AssetLookupDigests()
    lookups = compilation.lookups
    lookupDigest = compilation.lookupDigest(&digests)
  }
}
