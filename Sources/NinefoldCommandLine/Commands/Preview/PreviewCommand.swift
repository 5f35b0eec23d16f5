import Reporting
import Ninefold
import NinefoldProject

/// `ninefold preview`: draws pictures.
struct PreviewCommand: Command {
  /// The formats of the output.
  enum Format: String, Sendable, CaseIterable {
    /// Vector pictures.
    case svg
    /// Raster pictures.
    case png
    /// For an app, the frames, safe areas, traits and bars of the controllers that a picture shows.
    case json
  }

  static let name = "preview"

  static let manual = Manual(
    name: name, summary: "Draw scenes as pictures, or as one HTML page",
    usage: [
      "DOCUMENT|FOLDER|-… --output FOLDER [OPTION…]", "DOCUMENT|FOLDER|-… --html FILE [OPTION…]",
    ],
    about: """
      Draw the scenes of documents as SVG or PNG pictures, or as one HTML page.

      Each scene is drawn in every configuration, with contact sheets of all nine size-class cells
      and of the requested devices, and, for a storyboard with several scenes, with a sheet of all
      scenes and their segues. --matrix adds sheets that vary two settings, --app draws all
      storyboards as one app, and --html writes a page with the attributes, frames and constraints
      of views and the findings of the default rules of 'lint'. Pictures that earlier runs wrote to
      the output folder are removed if their scene or document no longer exists; the file
      '\(PictureManifest.name)' in it lists them. docs/guide/pictures.md, docs/guide/page.md and
      docs/guide/apps.md describe the results. Findings go to standard error.

      \(Paragraphs.operands("whose result is named 'stdin'")) \(Paragraphs.seeAssets)
      """,
    options: [
      Option.output, Option.htmlPage, Option.vary, Option.resize, Flag.sheetsOnly, Flag.app,
      Flag.presentations, Option.start, Option.previewFormat, Option.scale, Option.matrix,
      Option.overlay, Option.bezel, Option.textForm, Flag.watch,
    ] + DocumentArguments.picturesOptions + [Option.findings],
    examples: [
      ("ninefold preview App -o Pictures --sheets-only", "Draw one contact sheet for each scene"),
      ("ninefold preview App --html page.html --watch", "Write a page that updates as you edit"),
      (
        "ninefold preview App -o Pictures --app --device 'iPhone SE 3'",
        "Draw the app as it launches on a phone"
      ),
      (
        "ninefold preview App -o Pictures --device 'iPhone 16 Pro' --bezel simple",
        "Draw the device around each scene"
      ),
      (
        "ninefold preview App -o Pictures --matrix cell,style --style light,dark",
        "Draw sheets with cells as rows and appearances as columns"
      ),
    ])

  let mode: PreviewMode
  let watches: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    watches = arguments.read(.watch)
    mode = try PreviewMode(arguments)
    try UsageError.refuse(
      watches && mode.documents.operands.contains("-"),
      "--watch and '-' cannot be combined: standard input can be read only once")
  }

  var outputs: [OutputTarget] { mode.outputs }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    guard watches else { return try mode.draw(console, isRepeated: false) }
    let written = mode.written.map { RealPath.of($0) }
    FileWatcher.run(mode.documents.watchScope(leavingOut: written), console) {
      (_) throws(ToolError) in
      _ = try mode.draw(console, isRepeated: true)
      return []
    }
    // A page in a browser is no longer updated.
    if case .page(let page) = mode { page.removeVersion() }
    return .clean
  }
}
