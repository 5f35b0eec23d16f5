import InterfaceComparison
import InterfaceSource
import Ninefold
import Synchronization

/// Compares two sides, document by document.
struct ComparisonRun: Sendable {
  let comparison: Comparison
  /// What became of the documents of both sides.
  let results: [DocumentResult]

  /// What was found of the new side's documents while they came.
  private struct Found {
    var differences: [Int: DocumentDifference] = [:]
    /// Those that the old side does not have.
    var new: [Int: ComparedLayout] = [:]
    /// Those with files that hold no layouts.
    var unreadable: [Int: UnreadableLayouts] = [:]
  }

  /// The paths of files of a document that should hold layouts and do not.
  private struct UnreadableLayouts: Error {
    let old: String?
    let new: String?
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - old: The old side.
  ///   - new: The new side.
  ///   - unchanged: The paths of documents of both sides that need not be looked at: nothing about them has changed.
  ///   - console: Where standard input comes from.
  init(
    _ old: ComparisonSide, _ new: ComparisonSide, unchanged: Set<PathKey> = [],
    _ console: Console
  ) {
    let order = new.paths
    let before = Mutex<[String: ComparedLayout]>([:])
    // Two files that are named themselves are compared whatever their names are.
    let isPair = old.isOneFile && new.isOneFile
    let (old, new) = (old.leavingOut(unchanged), new.leavingOut(unchanged))
    let oldResults = old.forEach(console) { _, layout in
      before.withLock { $0[isPair ? "" : layout.path] = layout }
    }
    let known = before.withLock(\.self)
    let areFiles = old.isOfFiles && new.isOfFiles
    let found = Mutex(Found())
    let newResults = new.forEach(console) { number, layout in
      guard let old = known[isPair ? "" : layout.path] else {
        found.withLock { $0.new[number] = layout }
        return
      }
      let outcome = Self.compare(old, layout, mayBeAnything: areFiles)
      found.withLock { found in
        switch outcome {
        case .success(let difference): found.differences[number] = difference
        case .failure(let fault): found.unreadable[number] = fault
        }
      }
    }
    var all = found.withLock(\.self)
    var unread = UnreadDocuments(isPair: isPair, newPaths: new.paths)
    for (path, result) in zip(old.paths, oldResults) { unread.add(result, old: path) }
    for (path, result) in zip(new.paths, newResults) { unread.add(result, new: path) }
    for layouts in all.unreadable.values {
      if let path = layouts.old { unread.add(noLayoutsAt: path, isOld: true) }
      if let path = layouts.new { unread.add(noLayoutsAt: path, isOld: false) }
    }
    let seen = Set(new.paths)
    var gone = isPair ? [] : old.paths.filter { !seen.contains($0) }.compactMap { known[$0] }
    if old.isOfFiles {
      gone.removeAll { layout in
        guard Self.read(layout) == nil else { return false }
        unread.add(noLayoutsAt: layout.path, isOld: true)
        return true
      }
    }
    for (number, layout) in all.new.sorted(by: { $0.key < $1.key }) {
      if new.isOfFiles, Self.read(layout) == nil {
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

  private static func compare(
    _ old: ComparedLayout, _ new: ComparedLayout, mayBeAnything: Bool = false
  ) -> Result<DocumentDifference, UnreadableLayouts> {
    if old.bytes == new.bytes, !mayBeAnything || read(new) != nil,
      !NamedAppearances(in: new.bytes).mayDiffer(old.appearances, new.appearances)
    {
      return .success(DocumentDifference(path: new.path))
    }
    let (before, after) = (read(old), read(new))
    guard let before, let after else {
      return .failure(
        UnreadableLayouts(
          old: before == nil ? old.path : nil, new: after == nil ? new.path : nil))
    }
    return .success(
      DocumentDifference(
        path: new.path, oldPath: old.path == new.path ? nil : old.path, from: before, to: after,
        oldAppearances: old.appearances, newAppearances: new.appearances))
  }

  private static func read(_ layout: ComparedLayout) -> LayoutFile? {
    var diagnostics: [Diagnostic] = []
    return LayoutFile(reading: SourceFile(path: layout.path, bytes: layout.bytes), &diagnostics)
  }

  /// The difference to the document that had another path: one that is gone and has most of the new one's scenes.
  private static func rename(
    of new: ComparedLayout, among gone: inout [ComparedLayout]
  ) -> DocumentDifference? {
    guard !gone.isEmpty, let scenes = read(new)?.sceneIDs, !scenes.isEmpty else { return nil }
    let shared = gone.map { Set(read($0)?.sceneIDs ?? []).intersection(scenes).count }
    guard let most = shared.max(), most * 2 > scenes.count, let index = shared.firstIndex(of: most)
    else { return nil }
    let old = gone.remove(at: index)
    guard case .success(let difference) = compare(old, new) else { return nil }
    return difference
  }
}
