import Ninefold
import NinefoldProject

/// The output of `preview`.
enum PreviewMode: Sendable {
  /// The scenes of each document, and contact sheets of them.
  case scenes(ScenesPreview)
  /// All storyboards as one app.
  case app(AppPreview)
  /// A page with all documents.
  case page(PagePreview)

  /// Selects the mode, reads its options and rejects those of other modes.
  init(_ arguments: Arguments) throws(UsageError) {
    let output = try arguments.read(.output)
    let page = try arguments.read(.htmlPage)
    guard let path = page ?? output else {
      throw .missingOption("--output", reason: "pictures are written to files")
    }
    let documents = try DocumentArguments(arguments)
    let isApp = arguments.read(.app)
    let format = try arguments.read(.previewFormat) ?? .svg
    try UsageError.refuse(
      arguments.read(.scale) != nil && format != .png,
      "--scale requires --format png")
    if !isApp {
      try UsageError.refuse(
        arguments.read(.presentations), "--presentations requires --app")
      try UsageError.refuse(
        arguments.read(.start) != nil, "--start requires --app")
      try UsageError.refuse(
        format == .json, "--format json requires --app; use 'compile' for layouts")
    }
    try UsageError.refuse(
      output == "-", "--output requires a folder: pictures cannot be written to '-'")
    if page != nil {
      try UsageError.refuse(
        output != nil, "--html and --output cannot be combined")
      self = .page(try PagePreview(path, format, arguments, documents))
      return
    }
    try UsageError.refuse(
      !arguments.readAll(.vary).isEmpty, "--vary requires --html")
    try UsageError.refuse(
      arguments.read(.resize) != nil, "--resize requires --html")
    self =
      isApp
      ? .app(try AppPreview(path, format, arguments, documents))
      : .scenes(try ScenesPreview(path, format, arguments, documents))
  }

  var documents: DocumentArguments {
    switch self {
    case .scenes(let scenes): scenes.documents
    case .app(let app): app.documents
    case .page(let page): page.documents
    }
  }

  var outputs: [OutputTarget] {
    switch self {
    case .scenes(let scenes): [.folder(scenes.output)]
    case .app(let app): [.folder(app.output)]
    case .page(let page): OutputTarget.files(page.path)
    }
  }

  /// The paths of the outputs.
  var written: [String] {
    switch self {
    case .scenes(let scenes): [scenes.output]
    case .app(let app): [app.output]
    case .page(let page): [page.path, page.versionFile]
    }
  }

  /// Draws once, or one of many times.
  func draw(_ console: Console, isRepeated: Bool) throws(ToolError) -> ExitStatus {
    switch self {
    case .scenes(let scenes): try scenes.draw(console)
    case .app(let app): try app.draw(console)
    case .page(let page): try page.write(console, isRepeated: isRepeated)
    }
  }
}
