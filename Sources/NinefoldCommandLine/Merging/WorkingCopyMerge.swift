import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting

/// Merges the documents that git left unmerged in a working copy.
struct WorkingCopyMerge {
  private let run: MergeRun
  private let overwrites: Bool
  /// The file for a page with the questions and pictures, or `nil`.
  private let page: String?
  var format = QuestionFormat.text
  /// Whether changes are printed as a unified diff instead of being made.
  var isDryRun = false

  init(_ run: MergeRun, overwrites: Bool, page: String?) {
    self.run = run
    self.overwrites = overwrites
    self.page = page
  }

  /// Merges the unmerged documents, of the whole repository or at some paths.
  func merge(_ paths: [String], _ console: Console) throws(ToolError) -> ExitStatus {
    let repository = try Self.repository(of: paths)
    let files = try Self.unmerged(paths, in: repository)
    guard !files.isEmpty else {
      switch format {
      case .text: try console.print("no documents are unmerged\n")
      case .json: try console.print(MergeJSON.bytes([], notMerged: [], isWritten: false))
      }
      return .clean
    }
    var status = ExitStatus.clean
    var merged: [MergeJSON.Document] = []
    var notMerged: [MergeJSON.Refusal] = []
    var used: Set<String> = []
    var replacements: [FileReplacement] = []
    var pages: [MergePage.Document] = []
    for file in files {
      do throws(Skip) {
        let (outcome, versions, replacement) = try merge(file, in: repository)
        if format == .text { console.writeError(Array(outcome.report.utf8)) }
        used.formUnion(outcome.used)
        merged.append(
          MergeJSON.Document(path: file.path, questions: outcome.questions, notes: outcome.notes))
        replacements.append(contentsOf: [replacement].compactMap(\.self))
        if !outcome.questions.isEmpty { status = status.merged(with: .findings) }
        if page != nil {
          let path = Path.join(repository.top, file.path)
          do throws(ToolError) {
            pages.append(try run.page(path, file.path, versions, outcome, console))
          } catch {
            throw Skip(message: error.message, status: .failure)
          }
        }
      } catch {
        console.report(error.message)
        notMerged.append(MergeJSON.Refusal(path: file.path, message: error.message))
        status = status.merged(with: error.status)
      }
    }
    if status != .failure, let unused = run.unusedAnswer(used) {
      console.report("\(unused); nothing was written")
      return .failure
    }
    if !isDryRun { try ToolError.rethrowing(environment: FileReplacement.write(replacements)) }
    if let page { try MergeRun.write(pages, to: page, console) }
    switch format {
    case .json:
      try console.print(MergeJSON.bytes(merged, notMerged: notMerged, isWritten: !isDryRun))
    case .text where isDryRun: try Self.printDifferences(replacements, console)
    case .text: try Self.announce(merged.count, status, console)
    }
    return status
  }

  private static func announce(
    _ count: Int, _ status: ExitStatus, _ console: Console
  ) throws(ToolError) {
    let merged = CountedNoun.text(count, "document")
    switch status {
    case .clean: try console.print("merged \(merged): mark them as resolved with 'git add'\n")
    case .findings:
      try console.print("merged \(merged); answer the questions, or use 'git add' to accept ours\n")
    default: break
    }
  }

  private static func printDifferences(
    _ replacements: [FileReplacement], _ console: Console
  ) throws(ToolError) {
    let edited = replacements.map { replacement in
      LineDifference.file(
        SourceFile(path: replacement.path, bytes: replacement.old), to: replacement.new)
    }
    try console.print(UnifiedDifference.bytes(edited, isForTerminal: console.isTerminal))
  }

  /// Reports the documents that git left unmerged.
  static func check(_ paths: [String], _ console: Console) throws(ToolError) -> ExitStatus {
    let files = try unmerged(paths, in: repository(of: paths))
    for file in files { console.report("'\(file.path)' is not merged: run 'ninefold merge'") }
    return files.isEmpty ? .clean : .findings
  }

  /// Warns about documents at some paths that git left unmerged.
  static func warn(about paths: [String], _ console: Console) {
    var tops: Set<String> = []
    for path in paths {
      guard let top = RevisionCheckout.top(of: path), tops.insert(top).inserted,
        GitRepository.mayHaveUnmergedFiles(top: top),
        let repository = try? GitRepository(top: top),
        let files = try? unmerged(paths, in: repository)
      else { continue }
      for file in files {
        console.warn(
          "'\(file.path)' is not merged: git has several versions of it; run 'ninefold merge'")
      }
    }
  }

  /// A reason why a document is not merged.
  private struct Skip: Error {
    let message: String
    let status: ExitStatus

    static func rethrowing<Result>(
      _ work: @autoclosure () throws(EnvironmentError) -> Result
    ) throws(Skip) -> Result {
      do throws(EnvironmentError) { return try work() } catch {
        throw Skip(message: error.message, status: .failure)
      }
    }
  }

  private static func repository(of paths: [String]) throws(ToolError) -> GitRepository {
    let top = try ToolError.rethrowing(environment: GitRepository.top(of: paths))
    return try ToolError.rethrowing(environment: GitRepository(top: top))
  }

  private static func unmerged(
    _ paths: [String], in repository: GitRepository
  ) throws(ToolError) -> [UnmergedFile] {
    let files = try ToolError.rethrowing(environment: repository.unmergedFiles())
      .filter { Path.isDocument($0.path) }
    guard !paths.isEmpty else { return files }
    let places = paths.map { RealPath.resolvingParent($0) }
    return files.filter { file in
      let path = Path.join(repository.top, file.path)
      return places.contains { RealPath.isPath(path, at: $0) }
    }
  }

  /// Merges one document from the versions in the index.
  private func merge(
    _ file: UnmergedFile, in repository: GitRepository
  ) throws(Skip) -> (MergeRun.Outcome, versions: [SourceFile], FileReplacement?) {
    guard let ours = file.ours, let theirs = file.theirs else {
      let side = file.ours == nil ? "ours" : "theirs"
      throw Skip(
        message: "'\(file.path)' was deleted in \(side): keep it with 'git add', or use 'git rm'",
        status: .findings)
    }
    guard let base = file.base else {
      throw Skip(
        message: "'\(file.path)' was added in both versions, which have no common ancestor",
        status: .findings)
    }
    let versions = [base, ours, theirs]
    guard versions.allSatisfy(\.isFile) else {
      throw Skip(
        message: "'\(file.path)' is a link or a submodule in one of the versions", status: .failure)
    }
    let files = try Skip.rethrowing(contents(of: versions, of: file, in: repository))
    let outcome: MergeRun.Outcome
    do throws(MergeRefusal) {
      outcome = try run.merge(base: files[0], ours: files[1], theirs: files[2], path: file.path)
    } catch {
      throw Skip(
        message: MergeRun.message(of: error, [file.path, file.path, file.path]), status: .failure)
    }
    return (
      outcome, files,
      try Skip.rethrowing(replacement(of: file, outcome.bytes, files, in: repository))
    )
  }

  private func contents(
    of versions: [UnmergedFile.Version], of file: UnmergedFile, in repository: GitRepository
  ) throws(EnvironmentError) -> [SourceFile] {
    let contents = try repository.contents(of: versions.map(\.name), limit: run.limits.bytes)
    var files: [SourceFile] = []
    for version in versions {
      guard let bytes = contents[version.name] else { throw .noRevision(version.name) }
      files.append(SourceFile(path: file.path, bytes: bytes))
    }
    return files
  }

  /// Returns the replacement of the file in the working copy, or `nil` if it is the result already.
  ///
  /// - Throws: An error if the file has lines that are in none of the versions.
  private func replacement(
    of file: UnmergedFile, _ result: [UInt8], _ versions: [SourceFile], in repository: GitRepository
  ) throws(EnvironmentError) -> FileReplacement? {
    let path = Path.join(repository.top, file.path)
    guard let current = try? SourceFile(reading: path, limit: run.limits.bytes) else {
      // The file is missing, or something else is in its place.
      throw .unwritable(path: path, .noContent)
    }
    // git may check out other line endings than it stores.
    let result = LineEndings.matching(result, current.bytes)
    if current.bytes == result { return nil }
    if !overwrites {
      // An earlier run may have written other answers: the same values in other combinations.
      let known = Set((versions.map(\.bytes) + [result]).flatMap(Self.pieces))
      guard Self.pieces(current.bytes).allSatisfy(known.contains) else {
        throw .edited(path: file.path)
      }
    }
    return FileReplacement(path: path, old: current.bytes, new: result)
  }

  /// Returns the names and values in a document, and its other texts, without markers of conflicts.
  private static func pieces(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let ends = Set("\r\"<> /".utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { line in
      !["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line.starts(with: $0.utf8) }
    }
    return lines.flatMap { line in line.split { ends.contains($0) } }
  }
}
