import Ninefold
import NinefoldProject
import Reporting

/// `ninefold record`: records scenes as references.
struct RecordCommand: Command {
  static let name = "record"

  static let manual = Manual(
    name: name, summary: "Record layouts and pictures as references for 'verify'",
    usage: ["DOCUMENT|FOLDER… -o REFERENCES [OPTION…]"],
    about: """
      Lay out and draw scenes, and write their layouts and pictures into a folder that you keep in
      the repository. 'ninefold verify' compares later states of the documents with it.

      Without options for configurations, scenes are drawn on a phone in portrait and landscape and
      on a tablet. The file '\(ReferenceSettings.fileName)' in the folder keeps the options, so that
      'verify' needs none; you can edit it. Pictures are SVG files whose texts stay texts, and do not
      depend on the machine; PDF images are drawn as placeholders.

      \(Paragraphs.seeAssets)
      """,
    options: [
      Option.output, Option.scene, Option.mask, Option.tolerance, Option.threshold,
    ] + DocumentArguments.options,
    examples: [
      (
        "ninefold record App -o References --device 'iPhone 15' --device 'iPhone SE 3'",
        "Record all scenes on two phones"
      ),
      (
        "ninefold record App -o References --scene Walks --content-size AX3",
        "Record one scene with large text"
      ),
    ])

  private let settings: ReferenceSettings
  private let arguments: Arguments
  private let output: String

  init(_ arguments: Arguments) throws(UsageError) {
    guard let output = try arguments.readPath(.output) else {
      throw .missingOption("--output", reason: "references are several files")
    }
    self.output = output
    self.arguments = arguments
    settings = try ReferenceSettings(arguments, in: output)
    _ = try DocumentArguments(arguments, otherwise: ReferenceRun.configurations)
  }

  var outputs: [OutputTarget] { [.folder(output)] }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let run = try ReferenceRun(settings, arguments, in: output)
    var reporter = RunReporter(console)
    // Other files in a folder without references are not known to be references.
    let isAgain = run.folder.content(of: ReferenceSettings.fileName) != nil
    let outcome = try run.run(console, &reporter) { _ in (nil, true) }
    guard reporter.status == .clean else { return reporter.status }
    if isAgain { run.removeGoneDocuments() }
    reporter.report(
      EnvironmentError.caught(
        try run.folder.write(settings.bytes, to: ReferenceSettings.fileName)))
    reporter.announce(wrote: outcome.pictureCount, "reference", to: output)
    return reporter.status
  }
}
