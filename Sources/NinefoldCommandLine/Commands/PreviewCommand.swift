import InterfaceEmission
import InterfaceTraits
import Ninefold
import NinefoldProject

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `ninefold preview`: pictures.
struct PreviewCommand: Command {
  /// The forms of what is written.
  enum Format: String, Sendable, CaseIterable {
    /// Vector pictures.
    case svg
    /// Pictures of pixels.
    case png
    /// Of an app, the frames, safe areas, traits and bars of the controllers that a picture shows.
    case json
  }

  static let manual = Manual(
    name: "preview", summary: "Draw the scenes of documents as SVG",
    usage: [
      "DOCUMENT|FOLDER|-… --output FOLDER [OPTION…]", "DOCUMENT|FOLDER|-… --html FILE [OPTION…]",
    ],
    paragraphs: [
      "Draws each scene in every configuration, and contact sheets that show a scene in all nine "
        + "size-class cells and on all devices that are asked for. The pictures of "
        + "'Views/Main.storyboard' in FOLDER become "
        + "'Views/Main.storyboard/TITLE.SCENE.wCompact-hRegular.svg' and the like, the sheets "
        + "'Views/Main.storyboard/TITLE.SCENE.grid.svg' and 'Views/Main.storyboard/TITLE.SCENE.devices.svg'. A storyboard "
        + "of several scenes has a sheet of all of them with their segues, 'Views/Main.storyboard/storyboard.canvas.svg'.",
      "With --matrix rows and columns of a sheet are what the command line asks for: "
        + "'--matrix style,content-size --style light,dark --content-size large,AX3 --device retina4_7' draws "
        + "'Views/Main.storyboard/TITLE.SCENE.matrix-style-content-size.svg' with two rows and two columns.",
      "Pictures of scenes and documents that are gone are removed from the output folder: those that an earlier run wrote, "
        + "as the file '\(PictureManifest.name)' in it says.",
      "With --app all storyboards are one app, and each picture shows all of it: 'app.device-retina4_7.svg'. Where no "
        + "storyboard has an initial view controller, each scene that nothing but code leads to is drawn for itself, as "
        + "'app.NAME.device-retina4_7.svg' with its storyboard identifier or its controller's id.",
      "With --html everything is one page: scenes, each in any configuration that was asked for, with its views' attributes, "
        + "frames and constraints and with what the default rules of 'lint' find in its document.",
      Paragraphs.operands("whose result is named 'stdin'"), Paragraphs.assets,
      "What is found in the documents goes to standard error.",
    ],
    options: [
      Option.output.description, Option.htmlPage.description, Option.vary.description,
      Option.resize.description,
      Flag.sheetsOnly.description, Flag.app.description,
      Flag.presentations.description, Option.start.description, Option.previewFormat.description,
      Option.scale.description, Option.matrix.description, Option.overlay.description,
      Option.textForm.description, Flag.watch.description,
    ]
      + DocumentArguments.picturesOptions
      + [Option.findings.description, Flag.help.description])

  let arguments: DocumentArguments
  let findings: FindingsUse
  /// The folder of pictures; nil where a page alone is wanted.
  let output: String?
  /// The file of the page; nil for none.
  let html: String?
  /// The combinations of traits that the page shows.
  let traits: [TraitCollection]
  /// The windows that the page lets choose freely; nil for none.
  let resizeRange: ResizeRange?
  let pictures: PictureOptions
  let watches: Bool
  let drawsApp: Bool
  let drawsPresentations: Bool
  let start: String?
  let format: Format
  let scale: Double
  let textForm: TextForm

  init(_ arguments: Arguments) throws(UsageError) {
    output = try arguments.take(.output)
    html = try arguments.take(.htmlPage)
    guard output != nil || html != nil else {
      throw .missingOption("--output", reason: "pictures are written to files")
    }
    let varied = try arguments.takeAll(.vary)
    traits = PageBatch.combinations(varied)
    resizeRange = try arguments.take(.resize)
    findings = try arguments.take(.findings) ?? .report
    watches = arguments.take(.watch)
    var pictures = PictureOptions()
    pictures.sheetsOnly = arguments.take(.sheetsOnly)
    pictures.matrix = try arguments.take(.matrix).map { ($0[0], $0[1]) }
    pictures.overlays = try arguments.take(.overlay) ?? []
    self.pictures = pictures
    drawsApp = arguments.take(.app)
    drawsPresentations = arguments.take(.presentations)
    format = try arguments.take(.previewFormat) ?? .svg
    textForm = try arguments.take(.textForm) ?? .text
    let scale = try arguments.take(.scale)
    self.scale = scale ?? 1
    start = try arguments.take(.start)
    self.arguments = try DocumentArguments(arguments)
    if let found = contradictions(varied, isScaled: scale != nil).first(where: \.isThere) {
      throw .contradiction(found.sentence)
    }
  }

  /// What options may contradict, and whether they do.
  private func contradictions(
    _ varied: [[TraitCollection]], isScaled: Bool
  ) -> [(isThere: Bool, sentence: String)] {
    let isPage = html != nil
    let readsInput = arguments.operands.contains("-")
    let isOfCanvas = arguments.options.configurations == [.canvas]
    let hasVariants = !arguments.options.variants.isEmpty
    return [
      (!varied.isEmpty && !isPage, "--vary is what a page lets choose: add --html"),
      (resizeRange != nil && !isPage, "--resize is what a page lets choose: add --html"),
      (
        textForm == .paths && format == .json,
        "--text-as is for pictures, and --format json draws none"
      ),
      (isScaled && format != .png, "--scale is for --format png: nothing else has pixels"),
      (drawsPresentations && !drawsApp, "--presentations draws over an app: add --app"),
      (start != nil && !drawsApp, "--start says what an app starts with: add --app"),
      (format == .json && !drawsApp, "--format json is for apps: add --app, or use 'compile'"),
      (watches && readsInput, "--watch reads documents again, and '-' can be read once"),
      (output == "-", "--output names the folder that pictures are written below, and '-' is none"),
      (watches && html == "-", "--watch writes the page again and again: name a file"),
      (isPage && output != nil, "--html writes one page instead of files below --output"),
      (
        isPage && (drawsApp || pictures.sheetsOnly || format != .svg),
        "--html shows scenes one by one, and draws SVG: leave out --app, --sheets-only and --format"
      ),
      (
        isPage && isOfCanvas && !varied.isEmpty,
        "--vary changes nothing in the canvas: name a cell, device or size"
      ),
      (
        isPage && !varied.isEmpty && readsInput,
        "--vary reads documents once for each value, and '-' can be read once"
      ),
      (
        isPage && Self.sets(varied, otherwiseThan: arguments.options.traitOverrides),
        "--vary and another option set the same trait otherwise"
      ),
      (
        isPage && (pictures.matrix != nil || pictures.overlays != [] || hasVariants),
        "--html takes no sheets and overlays, and several values with --vary"
      ),
      (
        pictures.sheetsOnly && isOfCanvas,
        "--sheets-only draws cells and devices, not the canvas alone"
      ),
      (
        drawsApp && (pictures.matrix != nil || hasVariants),
        "--app draws the app as a whole: with one setting each, and no matrix"
      ),
      (
        drawsApp && pictures.sheetsOnly,
        "--app draws the app as a whole, and no sheets of scenes"
      ),
      (
        drawsApp && isOfCanvas,
        "--app needs a cell, device or size: an app is not shown on the canvas"
      ),
    ]
  }

  var outputs: [OutputTarget] {
    (output.map { [.folder($0)] } ?? []) + OutputTarget.files(html)
  }

  /// Whether values of traits are other ones than something else sets.
  private static func sets(
    _ varied: [[TraitCollection]], otherwiseThan chosen: TraitCollection
  ) -> Bool {
    var chosen = chosen
    for values in varied {
      let isSetOtherwise = values.contains {
        TraitCollection(traitsFrom: [chosen, $0]) != TraitCollection(traitsFrom: [$0, chosen])
      }
      if isSetOtherwise { return true }
      chosen = TraitCollection(traitsFrom: [chosen] + values.prefix(1))
    }
    return false
  }

  /// Draws all storyboards as one app, one picture for each place.
  private func drawApp(_ console: Console) throws(ToolError) -> ExitStatus {
    var whole = try AppBatch(
      arguments, startingWith: start, pdf: PDFConversion(), console)
    whole.app.outlinedTexts = textForm.tally
    let folder = OutputFolder(output ?? ".")
    let files = PictureFiles(folder: folder, format: format, scale: scale)
    let places = whole.batch.options.configurations
    var names = PictureNames()
    var faults: [EnvironmentError] = []
    var count = 0
    do throws(EnvironmentError) {
      switch format {
      case .svg, .png:
        try whole.app.drawPictures(in: places, presentations: drawsPresentations) {
          picture throws(EnvironmentError) in
          let name = names.name(of: picture.subject, in: picture.configuration, "svg")
          try files.write(picture.svg, to: name)
          count += 1
        }
      case .json:
        try whole.app.compositions(in: places, presentations: drawsPresentations) {
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
    let status = try whole.close(console, findings: findings, faults)
    tell(count, status, console)
    return status
  }

  /// Says how many pictures were written.
  private func tell(
    _ count: Int, _ status: ExitStatus, _ console: Console
  ) {
    // An error says enough where nothing came of it.
    guard let output, count > 0 || status != .failure else { return }
    let noun = format == .json ? "composition" : "picture"
    console.tell(wrote: CountedNoun.text(count, noun), to: output)
  }

  /// What is said of an app that nothing starts.
  private static func warning(drawn names: [String]) -> String {
    let what = "no storyboard has an initial controller"
    guard !names.isEmpty else { return "\(what): there is no app to draw" }
    let shown = names.prefix(5).map { "'\($0)'" }
    let rest = names.count - shown.count
    return
      "\(what): drew \(names.count == 1 ? "the scene" : "each of the \(names.count) scenes") that code alone can ask for: "
      + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Writes one page of all documents.
  private func writePage(_ path: String, _ console: Console) throws(ToolError) -> ExitStatus {
    let tally = textForm.tally
    let search = try arguments.search()
    let page = try PageBatch(
      arguments, search, traits: traits, resizeRange: resizeRange,
      outlinedTexts: tally, console)
    if let note = TextForm.note(tally) { console.warn(note) }
    var faults: [EnvironmentError] = []
    let printed = path == "-" ? PageHTML.page(page.pages) : nil
    do throws(EnvironmentError) {
      if printed != nil {
        // Standard output.
      } else if watches {
        let follower = PageFollower(named: Path.lastPart(Self.versionFile(of: path)))
        let (bytes, version) = follower.page(page.pages)
        try OutputFile.write(bytes, to: path)
        try OutputFile.write(version, to: Self.versionFile(of: path))
      } else {
        try OutputFile.write(PageHTML.page(page.pages), to: path)
      }
    } catch {
      faults.append(error)
    }
    var closing = Closing(console, findings: findings)
    closing.report(inputsOf: page.batch, page.results, faults)
    try closing.report(page.results)
    if let printed {
      try console.print(printed)
    } else if faults.isEmpty {
      let count = page.results.count { $0.isMade }
      console.tell(wrote: "a page of \(CountedNoun.text(count, "document"))", to: path)
    }
    return closing.status
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    guard watches else { return try draw(console) }
    let outputs = ([output] + (html.map { [$0, Self.versionFile(of: $0)] } ?? []))
      .compactMap { $0 }.map { RealPath.of($0) }
    let watch = Watch { WatchedFiles(arguments, leavingOut: outputs) }
    watch {
      ReadFiles.noted {
        do throws(ToolError) {
          _ = try draw(console)
        } catch {
          console.report(error.message)
        }
      }
    }
    // An open page stays as it is from now on.
    if let html { unlink(Self.versionFile(of: html)) }
    return .clean
  }

  /// The file beside a page that says which one is the newest, while the page is written again and again.
  private static func versionFile(of page: String) -> String { page + ".version.js" }

  /// Draws what is asked for, once.
  private func draw(_ console: Console) throws(ToolError) -> ExitStatus {
    if drawsApp { return try drawApp(console) }
    if let html { return try writePage(html, console) }
    let search = try arguments.search()
    let plan = try ToolError.rethrowing(
      usage: OutputPlan(folder: output ?? ".", documents: search.documents))
    var batch = try Batch(arguments, search)
    batch.pdf = PDFConversion()
    let files = PictureFiles(folder: plan.folder, format: format, scale: scale)
    var options = pictures
    options.outlinedTexts = textForm.tally
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
    var closing = Closing(console, findings: findings)
    closing.report(inputsOf: batch, results)
    try closing.report(results)
    // What an earlier run left is nothing that the command line names.
    if !arguments.isIsolated {
      do throws(EnvironmentError) {
        try plan.folder.note(results.compactMap(\.pictures), below: search.folders)
      } catch {
        closing.report([error])
      }
    }
    tell(results.reduce(0) { $0 + ($1.pictures?.count ?? 0) }, closing.status, console)
    return closing.status
  }
}
