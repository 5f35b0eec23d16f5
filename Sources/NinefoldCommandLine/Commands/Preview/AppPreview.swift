import Ninefold
import NinefoldProject
import Reporting

/// Pictures of all storyboards as one app, one for each environment.
struct AppPreview: Sendable {
  let documents: DocumentArguments
  let output: String
  private let format: PreviewCommand.Format
  private let scale: Double
  private let textForm: TextForm
  private let drawsPresentations: Bool
  private let start: String?
  private let bezel: Bezel

  init(
    _ output: String, _ format: PreviewCommand.Format, _ arguments: Arguments,
    _ documents: DocumentArguments
  ) throws(UsageError) {
    self.output = output
    self.format = format
    self.documents = documents
    scale = try arguments.read(.scale) ?? 1
    textForm = try arguments.read(.textForm) ?? .standard(format)
    drawsPresentations = arguments.read(.presentations)
    start = try arguments.read(.start)
    bezel = try arguments.read(.bezel) ?? Bezel.none
    try UsageError.refuse(
      textForm == .paths && format == .json,
      "--text-as and --format json cannot be combined")
    try UsageError.refuse(
      bezel != .none && format == .json, "--bezel and --format json cannot be combined")
    try UsageError.refuse(
      arguments.read(.matrix) != nil || !documents.options.variants.isEmpty,
      "--app accepts a single value for each option, and no --matrix")
    try UsageError.refuse(
      arguments.read(.sheetsOnly), "--app and --sheets-only cannot be combined")
    try UsageError.refuse(
      documents.options.configurations == [.canvas],
      "--app cannot use the canvas: specify a cell, device or size")
    _ = try arguments.read(.overlay)
  }

  func draw(_ console: Console) throws(ToolError) -> ExitStatus {
    var whole = try AppBatch(documents, startingWith: start, pdf: PDFConversion(), console)
    whole.app.outlinedTexts = textForm.tally(isIsolated: documents.isIsolated, console)
    whole.app.bezel = bezel
    let folder = OutputFolder(output)
    let files = PictureFiles(folder: folder, scale: format == .png ? scale : nil)
    let requests = whole.batch.options.configurations
    var names = PictureNames()
    var faults: [EnvironmentError] = []
    var count = 0
    do throws(EnvironmentError) {
      switch format {
      case .svg, .png:
        try whole.app.drawPictures(in: requests, presentations: drawsPresentations) {
          picture throws(EnvironmentError) in
          let name = names.name(of: picture.subject, in: picture.configuration, "svg")
          try files.write(picture.svg, to: name)
          count += 1
        }
      case .json:
        try whole.app.compositions(in: requests, presentations: drawsPresentations) {
          made throws(EnvironmentError) in
          try folder.write(
            made.json, to: names.name(of: made.subject, in: made.configuration, "json"))
          count += 1
        }
      }
    } catch {
      faults.append(error)
    }
    if let note = TextForm.note(whole.app.outlinedTexts) { console.warn(note) }
    if whole.lacksStart { console.warn(Self.warning(drawn: whole.app.entryNames)) }
    let reporter = try whole.close(console, faults)
    reporter.announce(wrote: count, format == .json ? "composition" : "picture", to: output)
    return reporter.status
  }

  /// Returns the warning about an app without initial view controller.
  private static func warning(drawn names: [String]) -> String {
    let what = "no storyboard has an initial view controller"
    guard !names.isEmpty else { return "\(what): there is no app to draw" }
    let shown = names.prefix(5).map { "'\($0)'" }
    let rest = names.count - shown.count
    return
      "\(what): drew \(names.count == 1 ? "the scene" : "each of the \(names.count) scenes") that only code can present: "
      + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
