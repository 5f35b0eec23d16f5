import ContextProtocol
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold mcp`: answers the calls of coding agents.
struct ContextServerCommand: Command {
  static let name = "mcp"

  static let manual = Manual(
    name: name, summary: "Serve coding agents with the Model Context Protocol",
    usage: ["[OPTION…]"],
    about: """
      Serve a coding agent with the Model Context Protocol on standard input and output.

      The agent's program starts the server; docs/guide/agents.md has its configuration. Ten tools
      do what the commands outline, find, inspect, compile, why, lint, preview, compare, edit and
      merge do. They read only below the roots and write nothing unless --allow-edit is given.
      """,
    options: [Option.root, Flag.allowEdits],
    examples: [
      ("ninefold mcp", "Serve an agent that works in the current folder"),
      ("ninefold mcp --root App --allow-edit", "Also let it edit documents below App"),
    ])

  /// The paths of the roots; the empty one is the current folder.
  let roots: [String]
  let allowsEdits: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.noOperands()
    let named = try arguments.readAll(.root)
    roots = named.isEmpty ? [""] : named
    allowsEdits = arguments.read(.allowEdits)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    for root in roots where !root.isEmpty {
      let kind: FileKind
      do throws(SystemFault) { kind = try FileReading.kind(of: root) } catch {
        throw .environment(.unreadable(path: root, error))
      }
      guard kind == .folder else { throw .environment(.file(.notAFolder(path: root))) }
    }
    // A program without a folder of its own starts servers here.
    if roots == [""], RealPath.of("") == "/" {
      throw .usage(.contradiction("the current folder is '/': name the folders with --root"))
    }
    let session = ContextSession(ContextRoots(roots), allowsEdits: allowsEdits, console)
    var reader = LineReader()
    while !session.isEnded {
      let bytes: [UInt8]
      do throws(SystemFault) {
        bytes = try console.readAvailable(1 << 16)
      } catch {
        console.report("cannot read requests: \(error.message)")
        return .failure
      }
      guard !bytes.isEmpty else {
        session.handle([reader.lastItem()].compactMap(\.self))
        session.end()
        break
      }
      session.handle(reader.items(adding: bytes))
    }
    return .clean
  }
}
