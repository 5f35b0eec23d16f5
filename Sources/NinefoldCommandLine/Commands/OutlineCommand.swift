import InterfaceMerging
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold outline`: prints the objects of a document as a tree.
struct OutlineCommand: Command {
  static let name = "outline"

  static let manual = Manual(
    name: name, summary: "Print the objects of a document as a tree",
    usage: ["DOCUMENT|- [OPTION…]"],
    about: """
      Print the objects of a document as a tree, one on a line.

      A line has the id of the object, its custom class or element, its name as in Xcode's outline
      or its text, the outlets that are connected to it after a dot, and for a segue its
      destination. Constraints and connections are left out: 'ninefold inspect' prints those of an
      object. What would make the outline longer than an eleventh of the document is only counted;
      --scene and --depth print all of it. Documents for macOS and watchOS have outlines without frames.
      """,
    options: [
      Option.questionFormat, Option.outlinedScene, Option.depth, Flag.frames, Option.assets,
      Option.fonts, Option.limit,
    ],
    examples: [
      ("ninefold outline Main.storyboard", "Print all objects"),
      ("ninefold outline Main.storyboard --scene Login --frames", "Print one scene with frames"),
      ("ninefold outline Main.storyboard --depth 1", "Print the scenes with their controllers"),
    ])

  let arguments: DocumentArguments
  let format: QuestionFormat
  let scene: String?
  let depth: Int?
  let withFrames: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.questionFormat) ?? .text
    scene = try arguments.read(.outlinedScene)
    depth = try arguments.read(.depth)
    withFrames = arguments.read(.frames)
    var documents = try DocumentArguments(
      arguments, needsOperands: false, otherwise: withFrames ? [.canvas] : [])
    documents.jobs = 1
    documents.operands = [try arguments.operand("a document")]
    self.arguments = documents
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    try QuestionRun(arguments).run(console) { document, _ throws(ToolError) in
      let scene = try scene.map { name throws(ToolError) in
        try QuestionRun.selecting { () throws(ObjectSelectionFault) in
          try document.selector.scene(name)
        }
      }
      let trees = document.outline(scene: scene, depth: depth, withFrames: withFrames)
      return format == .json
        ? OutlineReport.json(trees, of: document)
        : Array(OutlineReport.text(trees, of: document, isWhole: depth != nil || scene != nil).utf8)
    }
  }
}
