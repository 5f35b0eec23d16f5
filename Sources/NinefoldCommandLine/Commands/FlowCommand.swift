import NinefoldProject
import Reporting
import Ninefold

/// `ninefold flow`: prints the navigation between scenes.
struct FlowCommand: Command {
  static let name = "flow"

  static let manual = Manual(
    name: name, summary: "Print an app's navigation flow",
    usage: ["DOCUMENT|FOLDER|-… [OPTION…]"],
    about: """
      Print an app's navigation flow.

      All storyboards are treated as one app. For each configuration, the output lists what the app
      starts with, what each container holds, and what each segue does: whether it pushes, replaces
      the detail, presents, or is forwarded by a collapsed split view. Scenes that only code can
      show, unreachable scenes and missing storyboards are listed separately. If the project's
      sources are beside the documents, unwind segues name the controller whose class declares the
      action. By default, the configurations are a 4.7-inch phone and a 9.7-inch tablet in
      landscape. Findings, such as cycles of containers and references that lead nowhere, go to
      standard error.

      \(Paragraphs.operands())
      """,
    options: [Option.flowFormat, Flag.rows, Option.outputFile, Option.start]
      + DocumentArguments.options.filter { $0.description.name != Flag.keyboard.description.name }
      + [Option.findings],
    examples: [
      ("ninefold flow App", "Print what each segue does on a phone and on a tablet"),
      ("ninefold flow App --rows", "Print what selecting each row does"),
      ("ninefold flow App --format svg -o flow.svg", "Draw the flow as a picture"),
    ])

  let arguments: DocumentArguments
  let format: StoryboardApp.FlowFormat
  let rows: Bool
  let output: String?
  let start: String?

  /// The default environments of an app: most segues differ between these two.
  private static let requests: [ConfigurationRequest] =
    ["retina4_7", "ipad9_7:landscape"].compactMap { name in
      ConfigurationRequest.DeviceWindow(name: name).map { .device($0) }
    }

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.flowFormat) ?? .text
    rows = arguments.read(.rows)
    if rows, format != .text { throw .contradiction("--rows requires --format text") }
    output = try arguments.readPath(.outputFile)
    start = try arguments.read(.start)
    self.arguments = try DocumentArguments(arguments, otherwise: Self.requests)
    if self.arguments.options.configurations == [.canvas] {
      throw .contradiction("flow cannot use the canvas: specify a cell, device or size")
    }
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let whole = try AppBatch(
      arguments, startingWith: start, console, readsSources: true)
    let requests = whole.batch.options.configurations
    let flow = whole.app.flowWithFindings(in: requests, as: format, rows: rows)
    let fault = try console.deliver(flow.file, to: output)
    if whole.lacksStart {
      console.warn(
        "no storyboard has an initial view controller: use --start to name the first scene")
    }
    let reporter = try whole.close(
      console, [fault].compactMap(\.self), composition: flow.findings)
    if let output, fault == nil {
      let count = whole.results.count { $0.isMade }
      console.announce(wrote: "the flow of \(CountedNoun.text(count, "document"))", to: output)
    }
    return reporter.status
  }
}
