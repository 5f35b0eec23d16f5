import InterfaceComparison
import Ninefold
import NinefoldProject
import Synchronization

/// Compares two sides, document by document.
struct ComparisonRun: Sendable {
  let comparison: Comparison
  /// The results of the documents of both sides.
  let results: [DocumentResult]

  /// The documents of the new side that await comparison.
  private struct Found {
    var differences: [Int: DocumentDifference] = [:]
    /// The documents that the old side does not have.
    var new: [Int: ComparedLayout] = [:]
    /// The documents whose files contain no layouts.
    var unreadable: [Int: ComparedLayout.Unreadable] = [:]
  }

  /// Compares two sides.
  ///
  /// The documents at the paths `unchanged` are the same on both sides and are not read.
  init(
    _ old: ComparisonSide, _ new: ComparisonSide, unchanged: Set<PathKey> = [],
    _ console: Console
  ) {
    let order = new.paths
    let before = Mutex<[String: ComparedLayout]>([:])
    // Two files that are both operands are compared whatever their names are.
    let isPair = old.isOneFile && new.isOneFile
    let (old, new) = (old.leavingOut(unchanged), new.leavingOut(unchanged))
    let oldResults = old.forEach(console) { _, layout in
      before.withLock { $0[isPair ? "" : layout.path] = layout }
    }
    let oldLayouts = before.withLock(\.self)
    let areFiles = old.isOfFiles && new.isOfFiles
    var (all, newResults) = Self.find(
      in: new, oldLayouts, isPair: isPair, mayBeAnything: areFiles, console)
    var unread = UnreadDocuments(isPair: isPair, newPaths: new.paths)
    for (path, result) in zip(old.paths, oldResults) { unread.add(result, old: path) }
    for (path, result) in zip(new.paths, newResults) { unread.add(result, new: path) }
    for layouts in all.unreadable.values {
      if let path = layouts.old { unread.add(noLayoutsAt: path, isOld: true) }
      if let path = layouts.new { unread.add(noLayoutsAt: path, isOld: false) }
    }
    let seen = Set(new.paths)
    var gone = isPair ? [] : old.paths.filter { !seen.contains($0) }.compactMap { oldLayouts[$0] }
    if old.isOfFiles {
      gone.removeAll { layout in
        guard layout.file == nil else { return false }
        unread.add(noLayoutsAt: layout.path, isOld: true)
        return true
      }
    }
    for (number, layout) in all.new.sorted(by: { $0.key < $1.key }) {
      if new.isOfFiles, layout.file == nil {
        unread.add(noLayoutsAt: layout.path, isOld: false)
      }
      guard !unread.has(new: layout.path) else { continue }
      all.differences[number] =
        Self.rename(of: layout, among: &gone)
        ?? DocumentDifference(path: layout.path, presence: .added)
    }
    var differences: [PathKey: DocumentDifference] = [:]
    for (number, difference) in all.differences {
      differences[PathKey(new.paths[number])] = difference
    }
    comparison = Comparison(
      order.compactMap { path in
        unchanged.contains(PathKey(path))
          ? DocumentDifference(path: path) : differences[PathKey(path)]
      } + gone.map { DocumentDifference(path: $0.path, presence: .removed) },
      notCompared: unread.documents)
    var results = oldResults + newResults
    if !unread.faults.isEmpty {
      var result = DocumentResult()
      result.faults = unread.faults.sorted { $0.message < $1.message }
      results.append(result)
    }
    self.results = results
  }

  /// Compares the documents of the new side with those of the old side.
  private static func find(
    in new: ComparisonSide, _ oldLayouts: [String: ComparedLayout], isPair: Bool,
    mayBeAnything: Bool,
    _ console: Console
  ) -> (Found, [DocumentResult]) {
    let found = Mutex(Found())
    let results = new.forEach(console) { number, layout in
      guard let old = oldLayouts[isPair ? "" : layout.path] else {
        found.withLock { $0.new[number] = layout }
        return
      }
      let outcome = Result { () throws(ComparedLayout.Unreadable) in
        try layout.difference(from: old, mayBeAnything: mayBeAnything)
      }
      found.withLock { found in
        switch outcome {
        case .success(let difference): found.differences[number] = difference
        case .failure(let fault): found.unreadable[number] = fault
        }
      }
    }
    return (found.withLock(\.self), results)
  }

  /// Returns the difference to a document that was renamed: a removed one that has most of the new
  /// one's scenes.
  private static func rename(
    of new: ComparedLayout, among gone: inout [ComparedLayout]
  ) -> DocumentDifference? {
    guard !gone.isEmpty, let scenes = new.sceneIDs, !scenes.isEmpty else { return nil }
    let shared = gone.map { Set($0.sceneIDs ?? []).intersection(scenes).count }
    guard let most = shared.max(), most * 2 > scenes.count, let index = shared.firstIndex(of: most)
    else { return nil }
    let old = gone.remove(at: index)
    return try? new.difference(from: old)
  }
}
