import InterfaceEmission
import Ninefold
import NinefoldProject
import Reporting
import SystemCalls

/// A page with all documents, each scene in each configuration.
struct PagePreview: Sendable {
  let documents: DocumentArguments
  /// The path of the page, or `-` for standard output.
  let path: String
  /// The trait collections that the page shows.
  private let traits: [TraitCollection]
  /// The range of window sizes that can be chosen on the page, or `nil` if none can.
  private let resizeRange: ResizeRange?
  private let textForm: TextForm
  private let bezel: Bezel

  init(
    _ path: String, _ format: PreviewCommand.Format, _ arguments: Arguments,
    _ documents: DocumentArguments
  ) throws(UsageError) {
    self.path = path
    self.documents = documents
    let varied = try arguments.readAll(.vary)
    traits = PageBatch.combinations(varied)
    resizeRange = try arguments.read(.resize)
    textForm = try arguments.read(.textForm) ?? .paths
    bezel = try arguments.read(.bezel) ?? Bezel.none
    try UsageError.refuse(
      path == "-" && arguments.read(.watch),
      "--watch rewrites the page: specify a file instead of '-'")
    try UsageError.refuse(
      arguments.read(.app) || arguments.read(.sheetsOnly) || format != .svg,
      "--html cannot be combined with --app or --sheets-only, and supports only --format svg")
    let options = documents.options
    try UsageError.refuse(
      options.configurations == [.canvas] && !varied.isEmpty,
      "--vary has no effect on the canvas: specify a cell, device or size")
    try UsageError.refuse(
      !varied.isEmpty && documents.operands.contains("-"),
      "--vary and '-' cannot be combined: standard input can be read only once")
    try UsageError.refuse(
      Self.sets(varied, otherwiseThan: options.traitOverrides),
      "--vary and another option set the same trait to different values")
    try UsageError.refuse(
      resizeRange != nil && options.showsKeyboard,
      "--resize and --keyboard cannot be combined: windows of any size have no keyboard")
    let hasMatrix = try arguments.read(.matrix) != nil
    let overlays = try arguments.read(.overlay) ?? []
    try UsageError.refuse(
      hasMatrix || !overlays.isEmpty || !options.variants.isEmpty,
      "--html accepts no --matrix or --overlay, and several values only with --vary")
  }

  /// Returns whether trait values conflict with those that another option sets.
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

  /// The name of the folder of the documents, or `nil` if they are from standard input or several
  /// operands.
  private var folderName: String? {
    guard documents.operands.count == 1, documents.operands[0] != "-" else { return nil }
    let name = Path.lastPart(ComparisonSide.folder(of: documents.operands[0]))
    return name.isEmpty || name == "/" ? nil : name
  }

  /// The file beside a page with the number of its newest version, while the page is updated
  /// repeatedly.
  var versionFile: String { path + ".version.js" }

  func removeVersion() { unlink(versionFile) }

  /// Writes or prints the page.
  ///
  /// A page that is updated repeatedly reloads itself from its file.
  func write(_ console: Console, isRepeated: Bool) throws(ToolError) -> ExitStatus {
    let tally = textForm.tally(isIsolated: documents.isIsolated, console)
    let page = try PageBatch(
      documents, traits: traits, resizeRange: resizeRange, bezel: bezel, outlinedTexts: tally,
      console)
    if let note = TextForm.note(tally) { console.warn(note) }
    let follower = isRepeated ? PageFollower(named: Path.lastPart(versionFile)) : nil
    let followed = follower?.page(page.pages, in: folderName, drawnAt: time(nil))
    let bytes = followed?.0 ?? PageHTML.page(page.pages, in: folderName)
    var fault: EnvironmentError?
    if path != "-" {
      fault = EnvironmentError.caught(try OutputFile.write(bytes, to: path))
      if fault == nil, let version = followed?.1 {
        fault = EnvironmentError.caught(try OutputFile.write(version, to: versionFile))
      }
    }
    let reporter = try RunReporter(
      console, findings: documents.findings, of: page.batch, page.results,
      [fault].compactMap(\.self))
    if path == "-" {
      try console.print(bytes)
    } else if fault == nil {
      let count = page.results.count { $0.isMade }
      console.announce(wrote: "a page of \(CountedNoun.text(count, "document"))", to: path)
    }
    return reporter.status
  }
}
