package import Reporting

extension Tool {
  /// The commands with their examples and pages of the guide, in the order of the help.
  package static var references: [CommandReference] {
    commands.map { command in
      let manual = command.manual
      return CommandReference(
        manual, guide: guide[manual.name] ?? [], examples: examples[manual.name] ?? [])
    }
  }

  /// The description of the tool, in sentences.
  package static var summary: String { GeneralHelp.summary }

  /// The exit statuses and their meanings.
  package static var statuses: [(Int, String)] { GeneralHelp.statuses }

  /// The pages of the guide about each command.
  private static let guide: [String: [GuidePage]] = [
    "assets": [.assets],
    "codegen": [.codegen],
    "compare": [.compare],
    "compile": [.builds, .incremental, .configuration, .languages],
    "completions": [.builds],
    "devices": [.apps, .languages],
    "dump": [.unsupported],
    "edit": [.editing],
    "explain": [.lint],
    "find": [.questions],
    "flow": [.apps],
    "fonts": [.pictures, .unsupported],
    "inspect": [.questions],
    "lint": [.lint, .reporters, .sources, .configuration],
    "lsp": [.editors, .lint],
    "mcp": [.agents, .questions, .editing],
    "merge": [.merging],
    "outline": [.questions],
    "preview": [.pictures, .page, .apps, .languages],
    "recipe": [.questions],
    "record": [.references],
    "review": [.review, .compare],
    "settle": [.merging],
    "thin": [.assets],
    "transition": [.transitions],
    "upgrade": [.upgrade],
    "verify": [.references],
    "why": [.unsupported],
  ]

  /// The examples of each command, which a test runs.
  private static let examples: [String: [CommandExample]] = [
    "assets": [.init("ninefold assets App/Assets.xcassets", "Print the chosen variants")],
    "codegen": [
      .init("ninefold codegen App -o Sources/App/Interface.swift", "Write identifiers as Swift"),
      .init("ninefold codegen App --layouts -o Interface.swift", "Also write layouts as functions"),
    ],
    "compare": [
      .init("ninefold compare App --since main", "Compare the working copy with a revision"),
      .init("ninefold compare Old New", "Compare two folders"),
    ],
    "compile": [
      .init("ninefold compile App -o Layouts", "Write a layout file for each document"),
      .init(
        "ninefold compile Main.storyboard --cell wC-hR", "Print the layout of one size-class cell"),
      .init(
        "ninefold compile App -o Out --device 'iPhone 15 Pro:landscape'",
        "Lay out on a phone in landscape"),
    ],
    "completions": [.init("ninefold completions bash", "Print the script for bash")],
    "devices": [
      .init("ninefold devices", "List all devices"),
      .init("ninefold devices ipad9_7", "List the windows of a device"),
    ],
    "dump": [
      .init("ninefold dump Main.storyboard --stage layout", "Print the solved layout")
    ],
    "edit": [
      .init(
        "ninefold edit Main.storyboard 'set w8n-9l-6TN alpha=0.5' --dry-run",
        "Preview a change as a unified diff")
    ],
    "explain": [.init("ninefold explain duplicate-id", "Explain a finding")],
    "find": [
      .init("ninefold find App --class UIButton", "List all buttons"),
      .init(
        "ninefold find App --property numberOfLines=0", "List labels with any number of lines"),
    ],
    "flow": [
      .init("ninefold flow App", "Print the effect of each segue on a phone and a tablet"),
      .init("ninefold flow App --rows", "Print the effect of selecting each row"),
    ],
    "fonts": [
      .init("ninefold fonts check Fonts App", "Compare fonts with the texts of documents")
    ],
    "inspect": [
      .init(
        "ninefold inspect Main.storyboard w8n-9l-6TN",
        "Print properties, frames, constraints and connections of a view")
    ],
    "lint": [
      .init("ninefold lint App", "Report findings in all documents of a folder"),
      .init("ninefold lint App --fix --dry-run", "Preview safe fixes as a unified diff"),
      .init("ninefold lint App --since main", "Report only findings that a revision does not have"),
    ],
    "lsp": [.init("ninefold lsp", "Serve an editor, which starts it")],
    "mcp": [.init("ninefold mcp", "Serve a coding agent, which starts it")],
    "merge": [.init("ninefold merge --install", "Print the configuration of git's merge driver")],
    "outline": [
      .init("ninefold outline Main.storyboard", "Print all objects, scene by scene"),
      .init("ninefold outline Main.storyboard --depth 1", "Print the controllers"),
    ],
    "preview": [
      .init("ninefold preview App -o Pictures --sheets-only", "Draw a contact sheet per scene"),
      .init("ninefold preview App --html page.html", "Write one HTML page with all scenes"),
      .init(
        "ninefold preview App -o Pictures --app --device retina4_7", "Draw the app as it launches"),
    ],
    "recipe": [
      .init("ninefold recipe Main.storyboard -o Main.md", "Describe all scenes as Markdown")
    ],
    "record": [
      .init(
        "ninefold record App -o References", "Record layouts and pictures as references")
    ],
    "review": [
      .init("ninefold review App --since main -o Review", "Write a comment about the changes")
    ],
    "settle": [
      .init("ninefold settle --dry-run", "Print what would be undone since the last commit")
    ],
    "thin": [
      .init(
        "ninefold thin App/Assets.xcassets --device 'iPhone 8'",
        "List the files that a device needs")
    ],
    "transition": [
      .init(
        "ninefold transition App --from ipad9_7 --to ipad9_7:landscape",
        "Report the changes on rotation"),
      .init("ninefold transition App --tour ipad9_7", "Report all transitions of a device"),
    ],
    "upgrade": [.init("ninefold upgrade App --dry-run", "Preview all steps as a unified diff")],
    "verify": [
      .init("ninefold verify References", "Report what is different from the references")
    ],
    "why": [
      .init(
        "ninefold why Main.storyboard w8n-9l-6TN",
        "Explain which constraints determine the edges of a view")
    ],
  ]
}
