import InterfaceMerging
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold recipe`: describes scenes completely, for rewriting them in code.
struct RecipeCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case markdown, json
  }

  static let name = "recipe"

  static let manual = Manual(
    name: name, summary: "Describe scenes completely, for rewriting them in code",
    usage: ["DOCUMENT|- [OPTION…]"],
    about: """
      Describe the scenes of a document completely and exactly, for rewriting them in code.

      The description has the views in order with the properties that differ from the defaults, in
      the words of Xcode's inspectors; constraints as anchors with relation, multiplier, constant
      and priority; variations by size class; connections and segues; texts with the keys of their
      translations; images, colors and fonts; and the work that a document does by itself and code
      must do, such as static cells, prototypes and embedded scenes. Nothing is left out but the
      records that Interface Builder keeps for itself.
      """,
    options: [Option.recipeFormat, Option.outlinedScene, Option.outputFile, Option.limit],
    examples: [
      ("ninefold recipe Main.storyboard --scene Login", "Describe one scene as Markdown"),
      (
        "ninefold recipe Main.storyboard --format json -o main.json",
        "Write the description as JSON"
      ),
    ])

  let arguments: DocumentArguments
  let format: Format
  let scene: String?
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.recipeFormat) ?? .markdown
    scene = try arguments.read(.outlinedScene)
    output = try arguments.readPath(.outputFile)
    var documents = try DocumentArguments(arguments, needsOperands: false, otherwise: [.canvas])
    documents.jobs = 1
    documents.operands = [try arguments.operand("a document")]
    self.arguments = documents
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    var bytes: [UInt8]?
    let status = try QuestionRun(arguments).run(console) { document, _ throws(ToolError) in
      let scene = try scene.map { name throws(ToolError) in
        try QuestionRun.selecting { () throws(ObjectSelectionFault) in
          try document.selector.scene(name)
        }
      }
      let recipe = Recipe(document, scene: scene)
      let text =
        format == .json
        ? RecipeJSON.bytes(recipe, of: document)
        : Array(RecipeMarkdown.text(recipe, of: document).utf8)
      guard output != nil else { return text }
      bytes = text
      return []
    }
    if let bytes, let output, let fault = try console.deliver(bytes, to: output) {
      throw .environment(fault)
    }
    return status
  }
}
