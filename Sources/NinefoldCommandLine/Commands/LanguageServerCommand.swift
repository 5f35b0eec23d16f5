import LanguageServer
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold lsp`: answers the questions of editors.
struct LanguageServerCommand: Command {
  static let name = "lsp"

  static let manual = Manual(
    name: name, summary: "Serve editors with the Language Server Protocol",
    usage: ["[OPTION…]"],
    about: """
      Serve an editor with the Language Server Protocol on standard input and output.

      Editors start the server; docs/guide/editors.md has their configuration. Open documents get the
      findings of 'ninefold lint' while they are edited, with the options below and the
      configuration of their project. Hovers show the frames of views in each configuration, and
      hints show constraints as equations.
      """,
    options: DocumentArguments.options.filter {
      ![Flag.allowEmpty.description.name, Flag.isolated.description.name].contains(
        $0.description.name)
    } + [Option.deploymentTarget],
    examples: [
      ("ninefold lsp", "Serve an editor"),
      ("ninefold lsp --device 'iPhone SE'", "Lay documents out on a phone instead of in cells"),
    ])

  let arguments: DocumentArguments

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.noOperands()
    var documents = try DocumentArguments(arguments, needsOperands: false).forLint
    documents.deploymentTarget = try arguments.read(.deploymentTarget)
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let session: ServerSession
    do throws(SystemFault) {
      session = try ServerSession(arguments, console)
    } catch {
      throw .environment(.closedOutput(error))
    }
    defer { session.end() }
    var reader = MessageReader()
    while !session.isEnded {
      let bytes: [UInt8]
      do throws(SystemFault) {
        bytes = try console.readAvailable(1 << 16)
      } catch {
        console.report("cannot read requests: \(error.message)")
        return .failure
      }
      // Without a client, there is nothing to do.
      guard !bytes.isEmpty else { return session.isNew ? .clean : .findings }
      reader.add(bytes)
      var items: [MessageReader.Item] = []
      while let item = reader.nextItem() { items.append(item) }
      session.handle(items)
    }
    return session.endedProperly ? .clean : .findings
  }
}
