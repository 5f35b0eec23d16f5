import Ninefold
import NinefoldProject
import Reporting

/// Pictures of the scenes of each document, and contact sheets of them.
struct ScenesPreview: Sendable {
  let documents: DocumentArguments
  let output: String
  private let pictures: PictureOptions
  /// The pixels per point of PNG output, or `nil` for SVG.
  private let scale: Double?
  private let textForm: TextForm

  init(
    _ output: String, _ format: PreviewCommand.Format, _ arguments: Arguments,
    _ documents: DocumentArguments
  ) throws(UsageError) {
    self.output = output
    self.documents = documents
    var pictures = PictureOptions()
    pictures.sheetsOnly = arguments.read(.sheetsOnly)
    pictures.matrix = try arguments.read(.matrix).map { ($0[0], $0[1]) }
    pictures.overlays = try arguments.read(.overlay) ?? []
    pictures.bezel = try arguments.read(.bezel) ?? Bezel.none
    self.pictures = pictures
    scale = try format == .png ? arguments.read(.scale) ?? 1 : nil
    textForm = try arguments.read(.textForm) ?? .standard(format)
    try UsageError.refuse(
      pictures.sheetsOnly && documents.options.configurations == [.canvas],
      "--sheets-only requires a cell or device: the canvas alone has no sheet")
  }

  func draw(_ console: Console) throws(ToolError) -> ExitStatus {
    let search = try documents.search()
    let plan = try ToolError.rethrowing(
      usage: OutputPlan(folder: output, documents: search.documents))
    var batch = try Batch(documents, search)
    batch.pdf = PDFConversion()
    let files = PictureFiles(folder: plan.folder, scale: scale)
    var options = pictures
    options.outlinedTexts = textForm.tally(isIsolated: documents.isIsolated, console)
    let pictures = options
    let results = batch.run(console) { compilation, document, result in
      var names = PictureNames()
      var drawn = DocumentPictures(of: document, in: plan.folder.path)
      drawn.scenes = compilation.pictureScenes.map { scenes in
        scenes.map { PictureNames.scene($0.id, titled: $0.title) } + [PictureNames.storyboard]
      }
      do throws(EnvironmentError) {
        try compilation.drawPictures(pictures) {
          picture throws(EnvironmentError) in
          let name = names.name(of: picture)
          try files.write(picture.svg, to: plan.picture(name, of: document))
          drawn.add(files.written(name), of: PictureNames.scene(picture))
        }
      } catch {
        result.faults.append(error)
      }
      result.pictures = drawn
    }
    if let note = TextForm.note(pictures.outlinedTexts) { console.warn(note) }
    var reporter = try RunReporter(console, findings: documents.findings, of: batch, results)
    // Files of an earlier run are not named on the command line.
    if !documents.isIsolated {
      reporter.report(
        EnvironmentError.caught(
          try plan.folder.note(results.compactMap(\.pictures), below: search.folders)))
    }
    let count = results.reduce(0) { $0 + ($1.pictures?.count ?? 0) }
    reporter.announce(wrote: count, "picture", to: output)
    return reporter.status
  }
}
