import Ninefold
import LintPolicy
import Reporting
import NinefoldProject

/// The baseline action of `lint`.
enum BaselineAction: Sendable {
  /// Writes the findings to a file.
  case write(String)
  /// Omits the findings in a file and optionally removes those that no longer occur from it.
  case leaveOut(String, prunes: Bool)

  /// The file that is written regardless of findings, or `nil` if it is only read.
  var written: String? {
    switch self {
    case .write(let path), .leaveOut(let path, prunes: true): path
    case .leaveOut(_, prunes: false): nil
    }
  }

  /// Moves the findings in the baseline from the entries of reports to the baselined ones.
  ///
  /// Returns a text such as `wrote 12 findings to 'known.json'`, or `nil` if nothing was written.
  func apply(
    to reports: inout [FileReport], of batch: LintBatch, _ console: Console
  ) throws(ToolError) -> String? {
    switch self {
    case .write(let path):
      try ToolError.rethrowing(environment: write(&reports, to: path, console))
    case .leaveOut(let path, let prunes):
      try ToolError.rethrowing(
        environment: leaveOut(&reports, of: path, prunes: prunes, batch, console))
    }
  }

  private func write(
    _ reports: inout [FileReport], to path: String, _ console: Console
  ) throws(EnvironmentError) -> String {
    let folder = RealPath.of(Path.folder(path) ?? "")
    var baseline = Baseline()
    let broken = reports.reduce(0) { $0 + $1.entries.count { $0.isMandatory } }
    reports.moveToBaseline(in: folder) { entry, path in
      baseline.add(entry.diagnostic, path: path)
      return true
    }
    try Self.save(baseline, to: path)
    if broken > 0 { console.warn(EnvironmentWarning.brokenDocuments(count: broken).message) }
    return Console.wrote(CountedNoun.text(baseline.count, "finding"), to: path)
  }

  /// Omits the findings in the baseline without writing or reporting anything.
  func leaveOut(of reports: inout [FileReport]) throws(ToolError) {
    guard case .leaveOut(let path, _) = self else { return }
    var remaining = try ToolError.rethrowing(environment: Self.baseline(path))
    _ = Self.leaveOut(&reports, of: &remaining, at: path)
  }

  /// Removes the findings of reports from a baseline, and moves them to the baselined ones.
  ///
  /// Returns the findings that were moved.
  private static func leaveOut(
    _ reports: inout [FileReport], of remaining: inout Baseline, at path: String
  ) -> Baseline {
    var found = Baseline()
    reports.moveToBaseline(in: RealPath.of(Path.folder(path) ?? "")) { entry, path in
      guard remaining.remove(entry.diagnostic, path: path) else { return false }
      found.add(entry.diagnostic, path: path)
      return true
    }
    return found
  }

  private static func baseline(_ path: String) throws(EnvironmentError) -> Baseline {
    try Baseline(reading: SourceFile(reading: path, limit: 64 << 20 | 1))
  }

  private func leaveOut(
    _ reports: inout [FileReport], of path: String, prunes: Bool, _ batch: LintBatch,
    _ console: Console
  ) throws(EnvironmentError) -> String? {
    var remaining = try Self.baseline(path)
    let isOutdated = remaining.isOutdated
    let folder = RealPath.of(Path.folder(path) ?? "")
    let found = Self.leaveOut(&reports, of: &remaining, at: path)
    func isChecked(_ relativePath: String) -> Bool {
      let file = Path.join(folder, relativePath)
      return batch.covers(RealPath.of(file)) || (try? FileReading.kind(of: file)) == nil
    }
    let stale = remaining.filter(isChecked).count
    guard prunes, stale > 0 || isOutdated else {
      if stale > 0 {
        console.warn(EnvironmentWarning.staleBaseline(path: path, count: stale).message)
      }
      return nil
    }
    var current = remaining.filter { !isChecked($0) }
    current.add(found)
    try Self.save(current, to: path)
    return stale > 0
      ? "removed \(CountedNoun.text(stale, "finding")) from '\(path)'" : "updated '\(path)'"
  }

  private static func save(_ baseline: Baseline, to path: String) throws(EnvironmentError) {
    // The file may only be replaced if it is an older baseline.
    let present = try? FileReading.read(path, limit: 64 << 20, isInput: false)
    let isBaseline = present.flatMap { try? Baseline(reading: SourceFile(path: path, bytes: $0)) }
    try OutputFile.write(baseline.bytes, to: path, as: isBaseline == nil ? .other : .replaceable)
  }
}
