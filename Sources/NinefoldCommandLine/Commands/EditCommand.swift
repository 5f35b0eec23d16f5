import InterfaceComparison
import InterfaceEditing
import InterfaceLint
import InterfaceSource
import Ninefold
import NinefoldProject
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
    usage: ["DOCUMENT OPERATION… [OPTION…]", "DOCUMENT --ops FILE [OPTION…]"],
    about: """
      Change a document by operations, and prove that nothing gets worse.

      An operation is one argument: 'set title text=Welcome', 'unset title alpha', 'add label to
      root as hint text=Hint', 'remove old', 'move title to stack at 0', 'constrain title.top =
      safeArea.top + 16 @750', 'unconstrain ID', 'connect root outlet titleLabel to title',
      'disconnect ID', 'install title', 'uninstall title in compact height'. Objects have their ids,
      or the names that 'ninefold outline' prints. 'in compact height' after 'set' and 'unset'
      changes the value in a size class. --ops reads operations as a JSON array.

      All operations are carried out, or none. Only the bytes that they change are modified, and
      they are written as Xcode would write them; frames on the canvas follow. The document is laid
      out and checked before and after, on its canvas and in all nine size-class cells. If there is
      a new error, or a new conflict, ambiguity, cut-off text or view off screen, nothing is written.

      The exit status is 0 if the document is written or is as wanted already, 1 if the edit is
      refused, and 2 if an operation cannot be carried out or the document cannot be read.
      """,
    options: [
      Option.operationsFile, Option.allowedFindings, Option.expectedDigest, Option.editFormat,
      Flag.dryRun,
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
  let operations: [String]
  let operationsFile: String?
  let allowed: Set<DiagnosticKind.ID>
  let digest: String?
  let format: Format
  let isDryRun: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var documents = try DocumentArguments(arguments, otherwise: ConfigurationRequest.all)
    guard let path = documents.operands.first, path != "-" else {
      throw .contradiction("edit changes a file: name a document")
    }
    operations = Array(documents.operands.dropFirst())
    documents.operands = [path]
    self.arguments = documents
    operationsFile = try arguments.read(.operationsFile)
    guard operations.isEmpty != (operationsFile == nil) else {
      throw .contradiction("edit needs operations: as arguments, or in a file with --ops")
    }
    allowed = Set(try arguments.readAll(.allowedFindings))
    digest = try arguments.read(.expectedDigest)
    format = try arguments.read(.editFormat) ?? .text
    isDryRun = arguments.read(.dryRun)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let path = arguments.operands[0]
    let limits = arguments.options.limits
    let file = try ToolError.rethrowing(
      environment: SourceFile(reading: path, limit: limits.bytes + 1))
    let old = SecureHash.sha256.hexadecimal(file.bytes)
    let known = [old, Digest(ofAll: [file.bytes[...]]).description]
    if let digest, !known.contains(digest.lowercased()) {
      console.report("'\(path)' is not the expected document: its digest is \(old)")
      return .findings
    }
    let edit: DocumentEdit
    do throws(EditFault) {
      let operations = try readOperations(console)
      let state = try DocumentState(file, limits: limits.ofXML)
      do throws(DocumentEdit.Failure) {
        edit = try DocumentEdit(state, operations)
      } catch {
        let place = operations.count > 1 ? "operation \(error.operation + 1): " : ""
        console.report("'\(path)' is not changed: \(place)\(error.fault.message)")
        return .failure
      }
    } catch {
      console.report("'\(path)' is not changed: \(error.message)")
      return .failure
    }
    let proof = try EditProof(edit, arguments, console)
    let refused = proof.refused(allowing: allowed)
    let result = EditReport(
      path: path,
      digest: SecureHash.sha256.hexadecimal(
        refused.isEmpty && !isDryRun ? proof.bytes : file.bytes),
      isWritten: refused.isEmpty && !isDryRun, names: edit.names, difference: proof.difference,
      new: proof.new, gone: proof.gone,
      refused: refused.map { EditReport.Refusal(finding: $0, fixes: proof.fixes(of: $0)) })
    if refused.isEmpty, !isDryRun {
      try ToolError.rethrowing(
        environment: FileReplacement.write(
          proof.bytes == file.bytes
            ? [] : [FileReplacement(path: path, old: file.bytes, new: proof.bytes)]))
    }
    switch format {
    case .json: try console.print(result.json)
    case .text:
      if isDryRun {
        let edited = LineDifference.file(file, to: proof.bytes)
        try console.print(UnifiedDifference.bytes([edited], isForTerminal: console.isTerminal))
        console.writeError(Array(result.text.utf8))
      } else {
        try console.print(result.text)
      }
    }
    return refused.isEmpty ? .clean : .findings
  }

  private func readOperations(_ console: Console) throws(EditFault) -> [EditOperation] {
    guard let operationsFile else {
      var all: [EditOperation] = []
      for text in operations { all += try EditOperation.read(text: text) }
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
