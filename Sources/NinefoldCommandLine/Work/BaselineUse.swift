import InterfaceSource
import NinefoldProject

/// What `lint` does with a baseline.
enum BaselineUse: Sendable {
  /// Writes the findings to a file.
  case write(String)
  /// Leaves out the findings of a file, and removes from it what is not found any more.
  case leaveOut(String, prunes: Bool)

  /// Takes what the command line says; nil where it says nothing.
  init?(_ arguments: Arguments) throws(UsageError) {
    let written = try arguments.take(.writeBaseline)
    let read = try arguments.take(.baseline)
    let prunes = arguments.take(.pruneBaseline)
    switch (written, read) {
    case (_?, _?):
      throw .contradiction("--write-baseline writes all findings, --baseline leaves some out")
    case (nil, nil):
      if prunes { throw .missingOption("--baseline", reason: "--prune-baseline changes that file") }
      return nil
    case (let path?, nil):
      if prunes { throw .contradiction("--write-baseline writes nothing that could be removed") }
      self = .write(path)
    case (nil, let path?): self = .leaveOut(path, prunes: prunes)
    }
  }

  /// The file that is written, whatever is found; nil where one is only read.
  var written: String? {
    switch self {
    case .write(let path), .leaveOut(let path, prunes: true): path
    case .leaveOut(_, prunes: false): nil
    }
  }

  /// Moves the findings that are known from the entries of reports to what their baseline has.
  ///
  /// Returns what was written, such as `wrote 12 findings to 'known.json'`; nil where nothing was.
  func apply(
    to reports: inout [FileReport], of batch: LintBatch, _ console: Console
  ) throws(ToolError) -> String? {
    do throws(EnvironmentError) {
      switch self {
      case .write(let path): return try write(&reports, to: path, console)
      case .leaveOut(let path, let prunes):
        return try leaveOut(&reports, of: path, prunes: prunes, batch, console)
      }
    } catch {
      throw .environment(error)
    }
  }

  private func write(
    _ reports: inout [FileReport], to path: String, _ console: Console
  ) throws(EnvironmentError) -> String {
    let folder = RealPath.of(Path.folder(path) ?? "")
    var baseline = Baseline()
    var broken = 0
    for index in reports.indices {
      let place = Path.relative(RealPath.of(reports[index].path), to: folder)
      broken += reports[index].entries.count { $0.isFixed }
      reports[index].moveToBaseline { entry in
        baseline.add(entry.diagnostic, path: place)
        return true
      }
    }
    try Self.save(baseline, to: path)
    if broken > 0 { console.warn(EnvironmentWarning.brokenDocuments(count: broken).message) }
    return Console.wrote(CountedNoun.text(baseline.count, "finding"), to: path)
  }

  /// Leaves out the findings that are known, and says and writes nothing.
  func leaveOut(of reports: inout [FileReport]) throws(ToolError) {
    guard case .leaveOut(let path, _) = self else { return }
    do throws(EnvironmentError) {
      var rest = try Self.baseline(path)
      Self.leaveOut(&reports, of: &rest, at: path)
    } catch {
      throw .environment(error)
    }
  }

  private static func leaveOut(
    _ reports: inout [FileReport], of rest: inout Baseline, at path: String
  ) {
    let folder = RealPath.of(Path.folder(path) ?? "")
    for index in reports.indices {
      let place = Path.relative(RealPath.of(reports[index].path), to: folder)
      reports[index].moveToBaseline { rest.remove($0.diagnostic, path: place) }
    }
  }

  private static func baseline(_ path: String) throws(EnvironmentError) -> Baseline {
    let bytes: [UInt8]
    do throws(SystemFault) {
      bytes = try FileReading.read(path, limit: 64 << 20 | 1)
    } catch {
      throw .unreadable(path: path, error)
    }
    return try Baseline(reading: SourceFile(path: path, bytes: bytes))
  }

  private func leaveOut(
    _ reports: inout [FileReport], of path: String, prunes: Bool, _ batch: LintBatch,
    _ console: Console
  ) throws(EnvironmentError) -> String? {
    var whole = try Self.baseline(path)
    let folder = RealPath.of(Path.folder(path) ?? "")
    var rest = whole
    Self.leaveOut(&reports, of: &rest, at: path)
    let stale = rest.filter { place in
      let file = Path.join(folder, place)
      return batch.covers(RealPath.of(file)) || (try? FileReading.kind(of: file)) == nil
    }
    guard stale.count > 0 else { return nil }
    guard prunes else {
      console.warn(EnvironmentWarning.staleBaseline(path: path, count: stale.count).message)
      return nil
    }
    whole.subtract(stale)
    try Self.save(whole, to: path)
    return "removed \(CountedNoun.text(stale.count, "finding")) from '\(path)'"
  }

  private static func save(_ baseline: Baseline, to path: String) throws(EnvironmentError) {
    try OutputFile.write(baseline.bytes, to: path, as: .baseline)
  }
}

extension FileReport {
  /// Moves findings to those that a baseline has; not those that tell of a broken document.
  mutating func moveToBaseline(_ isKnown: (Entry) -> Bool) {
    var kept: [Entry] = []
    for entry in entries {
      if !entry.isFixed, isKnown(entry) { baselined.append(entry) } else { kept.append(entry) }
    }
    entries = kept
  }
}
