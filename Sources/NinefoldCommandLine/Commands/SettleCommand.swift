import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold settle`: undoes what only Interface Builder changed.
struct SettleCommand: Command {
  static let name = "settle"

  static let manual = Manual(
    name: name, summary: "Undo what only Interface Builder changed in documents",
    usage: ["[DOCUMENT|FOLDER…] [OPTION…]"],
    about: """
      Undo what only Interface Builder changed in documents since a revision.

      Interface Builder rewrites frames, flags, versions, places on the canvas and the order and
      spelling of elements when it saves a document. Such changes are undone; what you changed
      stays, and so do the frames that layout moves because of it. A document without any change of
      its own gets the bytes that it had.

      Without operands, all changed documents of the repository of the current folder are settled.
      With --staged, the documents are those in git's index: the hook for commits. git's index is
      not changed; add the documents again.

      The exit status is 0, with --check or --staged 1 if documents are or would be changed, and 2
      if a document cannot be read.
      """,
    options: [Option.settledRevision, Flag.staged, Flag.checksChurn, Flag.dryRun],
    examples: [
      ("ninefold settle", "Undo such changes in all changed documents"),
      ("ninefold settle --since main --dry-run", "Print what would be undone since main"),
      ("ninefold settle --staged", "Settle before a commit, such as in a hook"),
    ])

  let paths: [String]
  let revision: String
  let isStaged: Bool
  let checks: Bool
  let isDryRun: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.anyOperands
    guard !paths.contains("") else { throw .emptyOperand }
    let since = try arguments.read(.settledRevision)
    isStaged = arguments.read(.staged)
    checks = arguments.read(.checksChurn)
    isDryRun = arguments.read(.dryRun)
    try UsageError.refuse(isStaged && since != nil, "--staged compares with HEAD, not with --since")
    revision = since ?? "HEAD"
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let top = try ToolError.rethrowing(environment: GitRepository.top(of: paths))
    let repository = try ToolError.rethrowing(environment: GitRepository(top: top))
    let changed = try ToolError.rethrowing(environment: changedDocuments(in: repository))
    var status = ExitStatus.clean
    var edited: [EditedFile] = []
    for document in changed {
      do throws(MergeRefusal) {
        let bytes = try SettledDocument.bytes(old: document.old, new: document.new)
        guard bytes != document.new.bytes else { continue }
        edited.append(
          LineDifference.file(document.new, to: bytes))
      } catch {
        let path = document.new.path
        console.report(MergeRun.message(of: error, ["\(path) at \(revision)", path, path]))
        status = .failure
      }
    }
    if isDryRun {
      try console.print(UnifiedDifference.bytes(edited, isForTerminal: console.isTerminal))
    } else if !checks {
      try ToolError.rethrowing(
        environment: FileReplacement.write(edited.map { FileReplacement($0) }))
    }
    for file in edited {
      console.writeError(
        Array("\(checks || isDryRun ? "could settle" : "settled") '\(file.original.path)'\n".utf8))
    }
    if (checks || isStaged), !edited.isEmpty { status = status.merged(with: .findings) }
    return status
  }

  /// A document in two states.
  private struct Changed {
    let old: SourceFile
    let new: SourceFile
  }

  /// Returns the documents that differ from the revision.
  private func changedDocuments(in repository: GitRepository) throws(EnvironmentError) -> [Changed]
  {
    let places = paths.map { RealPath.resolvingParent($0) }
    let limit = Limits().bytes
    let files = try repository.files(of: repository.commit(revision)).filter { entry in
      guard Path.isDocument(entry.path), !entry.isLink else { return false }
      let path = Path.join(repository.top, entry.path)
      return places.isEmpty
        || places.contains { RealPath.isPath(path, at: $0) }
    }
    let staged = isStaged ? try repository.stagedDocuments() : [:]
    let comparison = RevisionComparison(files, in: repository)
    let changed = files.filter { entry in
      isStaged ? staged[entry.path].map { $0 != entry.name } ?? false : !comparison.isSame(entry)
    }
    let contents = try repository.contents(
      of: changed.map { $0.name } + changed.compactMap { staged[$0.path] }, limit: limit)
    var found: [Changed] = []
    for entry in changed {
      let path = Path.join(repository.top, entry.path)
      guard let old = contents[entry.name],
        let new = try? SourceFile(reading: path, limit: limit)
      else { continue }
      // Other changes in the working copy are not part of the commit.
      if let name = staged[entry.path], contents[name] != new.bytes { continue }
      found.append(
        Changed(
          old: SourceFile(path: entry.path, bytes: LineEndings.matching(old, new.bytes)), new: new))
    }
    return found
  }
}
