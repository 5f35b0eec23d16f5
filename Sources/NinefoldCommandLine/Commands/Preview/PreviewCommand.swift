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

  static let manual = Manual(
    name: "preview", summary: "Draw the scenes of documents as SVG",
    usage: [
      "DOCUMENT|FOLDER|-… --output FOLDER [OPTION…]", "DOCUMENT|FOLDER|-… --html FILE [OPTION…]",
    ],
    about: """
      Draws each scene in every configuration, and contact sheets that show a scene in all nine size-class cells
      and on all devices that are asked for. The pictures of 'Views/Main.storyboard' in FOLDER become
      'Views/Main.storyboard/TITLE.SCENE.wCompact-hRegular.svg' and the like, the sheets
      'Views/Main.storyboard/TITLE.SCENE.grid.svg' and 'Views/Main.storyboard/TITLE.SCENE.devices.svg'. A
      storyboard of several scenes has a sheet of all of them with their segues,
      'Views/Main.storyboard/storyboard.canvas.svg'.

      With --matrix rows and columns of a sheet are what the command line asks for: '--matrix style,content-size
      --style light,dark --content-size large,AX3 --device retina4_7' draws
      'Views/Main.storyboard/TITLE.SCENE.matrix-style-content-size.svg' with two rows and two columns.

      Pictures of scenes and documents that are gone are removed from the output folder: those that an earlier
      run wrote, as the file '\(PictureManifest.name)' in it says.

      With --app all storyboards are one app, and each picture shows all of it: 'app.device-retina4_7.svg'.
      Where no storyboard has an initial view controller, each scene that nothing but code leads to is drawn for
      itself, as 'app.NAME.device-retina4_7.svg' with its storyboard identifier or its controller's id.

      With --html everything is one page: scenes, each in any configuration that was asked for, with its views'
      attributes, frames and constraints and with what the default rules of 'lint' find in its document.

      \(Paragraphs.operands("whose result is named 'stdin'"))

      \(Paragraphs.assets)

      What is found in the documents goes to standard error.
      """,
    options: [
      Option.output, Option.htmlPage, Option.vary, Option.resize, Flag.sheetsOnly, Flag.app,
      Flag.presentations, Option.start, Option.previewFormat, Option.scale, Option.matrix,
      Option.overlay, Option.textForm, Flag.watch,
    ] + DocumentArguments.picturesOptions + [Option.findings])

  let mode: PreviewMode
  let watches: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    watches = arguments.take(.watch)
    mode = try PreviewMode(arguments)
    try UsageError.refuse(
      watches && mode.documents.operands.contains("-"),
      "--watch and '-' cannot be combined: standard input can be read only once")
  }

  var outputs: [OutputTarget] { mode.outputs }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    guard watches else { return try mode.draw(console, isRepeated: false) }
    let written = mode.written.map { RealPath.of($0) }
    FileWatcher.run({ mode.documents.watchedFiles(leavingOut: written) }, console) {
      () throws(ToolError) in _ = try mode.draw(console, isRepeated: true)
    }
    // A page in a browser is no longer updated.
    if case .page(let page) = mode { page.removeVersion() }
    return .clean
  }
}
