import InterfaceComparison
import InterfaceEditing
import InterfaceLint
import InterfaceSource
import Ninefold
import NinefoldProject
import ProjectIndex
import Reporting
import StructuredData

/// `ninefold edit`: changes a document by operations.
struct EditCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case text, json
  }

  static let name = "edit"

  static let manual = Manual(
    name: name, summary: "Change a document by operations, and prove that nothing gets worse",
    usage: [
      "DOCUMENT OPERATION… [DOCUMENT OPERATION…]… [OPTION…]", "DOCUMENT --ops FILE [OPTION…]",
    ],
    about: """
      Change a document by operations, and prove that nothing gets worse.

      An operation is one argument: 'set title text=Welcome', 'unset title alpha', 'add label to
      root as hint text=Hint', 'remove old', 'move title to stack at 0', 'constrain title.top =
      safeArea.top + 16 @750', 'unconstrain ID', 'connect root outlet titleLabel to title',
      'disconnect ID', 'install title', 'uninstall title in compact height', 'rename outlet
      root.title to headline'. Objects have their ids, or the names that 'ninefold outline' prints.
      'in compact height' after 'set' and 'unset' changes the value in a size class. --ops reads
      operations as a JSON array.

      'rename' also changes the other documents of the project, and with --sources its sources. The
      name of another document begins the operations of that document.

      All operations are carried out, or none. Only the bytes that they change are modified, and
      they are written as Xcode would write them; frames on the canvas follow. The document is laid
      out and checked before and after, on its canvas and in all nine size-class cells. If there is
      a new error, or a new conflict, ambiguity, cut-off text or view off screen, nothing is written.

      The exit status is 0 if the document is written or is as wanted already, 1 if the edit is
      refused, and 2 if an operation cannot be carried out or the document cannot be read.
      """,
    options: [
      Option.operationsFile, Option.allowedFindings, Option.expectedDigest, Option.editFormat,
      Flag.dryRun, Flag.changesSources,
    ] + DocumentArguments.options,
    examples: [
      (
        "ninefold edit Main.storyboard 'set title text=Welcome' --dry-run",
        "Preview a change as a unified diff"
      ),
      (
        "ninefold edit Main.storyboard 'constrain title.top = safeArea.top + 16'",
        "Add a constraint"
      ),
      ("ninefold edit Main.storyboard --ops operations.json", "Carry out operations from a file"),
    ])

  let arguments: DocumentArguments
  /// The documents with their operations.
  let requests: [(path: String, operations: [String])]
  let operationsFile: String?
  let allowed: Set<DiagnosticKind.ID>
  let digest: String?
  let format: Format
  let isDryRun: Bool
  let changesSources: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = try DocumentArguments(arguments, otherwise: ConfigurationRequest.all)
    var requests: [(path: String, operations: [String])] = []
    for operand in self.arguments.operands {
      if requests.isEmpty || Self.isDocument(operand) {
        requests.append((operand, []))
      } else {
        requests[requests.count - 1].operations.append(operand)
      }
    }
    guard let first = requests.first, first.path != "-" else {
      throw .contradiction("edit changes a file: name a document")
    }
    let file = try arguments.read(.operationsFile)
    operationsFile = file
    let hasAll = requests.allSatisfy { $0.operations.isEmpty == (file != nil) }
    guard hasAll, file == nil || requests.count == 1 else {
      throw .contradiction(
        "edit needs operations: as arguments, or in a file with --ops for one document")
    }
    self.requests = requests
    allowed = Set(try arguments.readAll(.allowedFindings))
    digest = try arguments.read(.expectedDigest)
    guard digest == nil || requests.count == 1 else {
      throw .contradiction("--if-match is the digest of one document")
    }
    format = try arguments.read(.editFormat) ?? .text
    isDryRun = arguments.read(.dryRun)
    changesSources = arguments.read(.changesSources)
  }

  /// Whether an operand is a document: operations begin with their names.
  private static func isDocument(_ operand: String) -> Bool {
    guard let word = operand.split(separator: " ").first.map(String.init) else { return false }
    return !EditOperation.names.contains(word) && Path.isDocument(operand)
  }

  /// A document with the operations that were carried out.
  private struct Edited {
    let path: String
    let file: SourceFile
    let edit: DocumentEdit
    var proof: EditProof?
    var refused: [FileReport.Entry] = []
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    var documents: [Edited] = []
    var renames = ProjectRename.Changes()
    for (path, operations) in requests {
      let file = try ToolError.rethrowing(
        environment: SourceFile(reading: path, limit: arguments.options.limits.bytes + 1))
      if !isDryRun {
        try ToolError.rethrowing(
          environment: FileReplacement.check([
            FileReplacement(path: path, old: file.bytes, new: file.bytes)
          ]))
      }
      guard isExpected(file, console) else { return .findings }
      guard !documents.contains(where: { Path.isSame($0.path, path) }) else {
        throw .usage(.contradiction("'\(path)' is named twice"))
      }
      do throws(EditFault) {
        let edit = try carryOut(operations, in: file, &renames, console)
        documents.append(Edited(path: path, file: file, edit: edit))
      } catch {
        console.report("'\(path)' is not changed: \(error.message)")
        return .failure
      }
    }
    for document in documents where renames.changes(document.path) {
      console.report("'\(document.path)' is not changed: another document renames something in it")
      return .failure
    }
    for index in documents.indices {
      var arguments = arguments
      arguments.operands = [documents[index].path]
      let proof = try EditProof(
        documents[index].edit, arguments, sources: renames.sources, console)
      documents[index].proof = proof
      documents[index].refused = proof.refused(allowing: allowed)
    }
    let isRefused = documents.contains { !$0.refused.isEmpty }
    if !isRefused, !isDryRun, try !write(documents, renames, console) { return .findings }
    try report(documents, renames, isWritten: !isRefused && !isDryRun, console)
    return isRefused ? .findings : .clean
  }

  private func isExpected(_ file: SourceFile, _ console: Console) -> Bool {
    guard let digest else { return true }
    let old = SecureHash.sha256.hexadecimal(file.bytes)
    let known = [old, Digest(ofAll: [file.bytes[...]]).description]
    if known.contains(digest.lowercased()) { return true }
    console.report("'\(file.path)' is not the expected document: its digest is \(old)")
    return false
  }

  /// Carries out the operations of a document.
  private func carryOut(
    _ texts: [String], in file: SourceFile, _ renames: inout ProjectRename.Changes,
    _ console: Console
  ) throws(EditFault) -> DocumentEdit {
    let operations = try readOperations(texts, console)
    let state = try DocumentState(file, limits: arguments.options.limits.ofXML)
    let needsProject = operations.contains { if case .rename = $0 { true } else { false } }
    var project: ProjectPlaces?
    if needsProject, !arguments.isIsolated {
      let search = SourceSearch(for: [file.path], jobs: nil)
      project = search.project(of: file.path).map { ProjectPlaces(search.projects[$0]) }
    }
    var rename = ProjectRename(
      file.path, in: project, includingSources: changesSources, changes: renames)
    do throws(DocumentEdit.Failure) {
      let edit = try DocumentEdit(state, operations) { (request, state) throws(EditFault) in
        try rename.rename(request, in: state)
      }
      renames = rename.changes
      return edit
    } catch {
      guard operations.count > 1 else { throw error.fault }
      throw .badOperation("operation \(error.operation + 1): \(error.fault.message)")
    }
  }

  /// Writes all files, and returns whether none of them has changed in the meantime.
  private func write(
    _ documents: [Edited], _ renames: ProjectRename.Changes, _ console: Console
  ) throws(ToolError) -> Bool {
    var files = renames.files.map {
      FileReplacement(path: $0.path, old: $0.original.bytes, new: $0.current.bytes)
    }
    for document in documents {
      if let proof = document.proof, proof.bytes != document.file.bytes {
        files.append(
          FileReplacement(path: document.path, old: document.file.bytes, new: proof.bytes))
      }
    }
    do throws(EnvironmentError) {
      try FileReplacement.write(files)
      return true
    } catch {
      guard case .changed = error else { throw .environment(error) }
      console.report(error.message)
      return false
    }
  }

  private func report(
    _ documents: [Edited], _ renames: ProjectRename.Changes, isWritten: Bool, _ console: Console
  ) throws(ToolError) {
    let reports = documents.compactMap { document -> EditReport? in
      guard let proof = document.proof else { return nil }
      return EditReport(
        path: document.path,
        digest: SecureHash.sha256.hexadecimal(isWritten ? proof.bytes : document.file.bytes),
        isWritten: isWritten, names: document.edit.names, difference: proof.difference,
        new: proof.new, gone: proof.gone,
        refused: document.refused.map {
          EditReport.Refusal(finding: $0, fixes: proof.fixes(of: $0))
        })
    }
    let whole = EditReport.Whole(
      documents: reports, renamed: renames.files.map { ($0.path, $0.count) },
      mentions: renames.locations)
    switch format {
    case .json: try console.print(whole.json)
    case .text where isDryRun:
      var files = documents.compactMap { document in
        document.proof.map { LineDifference.file(document.file, to: $0.bytes) }
      }
      files += renames.files.map { LineDifference.file($0.original, to: $0.current.bytes) }
      try console.print(UnifiedDifference.bytes(files, isForTerminal: console.isTerminal))
      console.writeError(Array(whole.text.utf8))
    case .text: try console.print(whole.text)
    }
  }

  private func readOperations(
    _ texts: [String], _ console: Console
  ) throws(EditFault) -> [EditOperation] {
    guard let operationsFile else {
      var all: [EditOperation] = []
      for text in texts { all += try EditOperation.read(text: text) }
      return all
    }
    let limit = arguments.options.limits.bytes
    let bytes: [UInt8]
    if operationsFile == "-" {
      guard let read = try? console.readInput(limit) else {
        throw .badOperation("standard input cannot be read")
      }
      bytes = read
    } else {
      guard let file = try? SourceFile(reading: operationsFile, limit: limit) else {
        throw .badOperation("'\(operationsFile)' cannot be read")
      }
      bytes = file.bytes
    }
    let document = StructuredDocument(json: SourceFile(path: operationsFile, bytes: bytes))
    guard let root = document.root else {
      throw .badOperation(
        "'\(operationsFile)' is not JSON: \(document.diagnostics.first?.message ?? "")")
    }
    return try EditOperation.read(root)
  }
}
