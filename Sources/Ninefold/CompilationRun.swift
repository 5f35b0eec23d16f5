import EditorCanvas
import InterfaceAssets
import InterfaceResolution
import InterfaceLayout
import InterfaceLint
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// The stages of one compilation; each passes a value to the next, and findings accumulate.
struct CompilationRun {
  /// A validated document in the requested languages.
  struct Validated {
    let document: Document
    let editions: DocumentEditions
    let languages: [Language?]

    var graph: SceneGraph { editions.graphs[0] }
  }

  /// A document in each requested configuration.
  struct Resolved {
    let validated: Validated
    let resolution: DocumentResolution
    let resolver: DocumentResolver
    /// The names that were looked up in the assets.
    let lookups: AssetLookups
  }

  let input: CompilationInput
  let tools: Compiler.Tools
  private var diagnostics: [Diagnostic] = []
  /// The findings in translations, file by file.
  private var localizationFindings: [(file: SourceFile, diagnostics: [Diagnostic])] = []
  /// The ranges of the scenes, which determine the scene of each finding.
  private var outline: DocumentOutline?
  /// The target system of the document if Ninefold does not support its documents.
  private var foreignSystem: String?

  init(_ input: CompilationInput, tools: Compiler.Tools) {
    self.input = input
    self.tools = tools
  }

  private var options: CompilerOptions { input.options }

  /// Appends findings, each with the scene that contains it.
  private mutating func report(_ findings: [Diagnostic]) {
    diagnostics += outline?.located(findings) ?? findings
  }

  /// Returns the result of the stages that ran.
  func compilation(_ outcome: Compilation.Outcome) -> Compilation {
    Compilation(
      input: input, diagnostics: diagnostics, localizationFindings: localizationFindings,
      foreignSystem: foreignSystem, outcome: outcome)
  }

  /// Reads the bytes as XML, or returns `nil` if they are not XML.
  mutating func read() -> ParsedDocument? {
    let reading = XMLReader.read(input.file, limits: options.limits.ofXML)
    report(reading.diagnostics)
    guard let xml = reading.document else { return nil }
    let document = ParsedDocument(xml, in: input.file)
    outline = document.outline
    return document
  }

  /// Decodes the elements, or returns `nil` if they do not form a document that Ninefold supports.
  mutating func decode(_ read: ParsedDocument) -> Document? {
    let decoding = DocumentDecoder.decode(
      read.xml, file: read.file, vocabulary: read.vocabulary, limits: options.limits.ofXML)
    report(decoding.diagnostics)
    foreignSystem = decoding.foreignSystem
    return decoding.document
  }

  /// Links the objects, drops rejected ones, and reads the translations.
  mutating func validate(_ document: Document) -> Validated {
    let validation = DocumentValidator.validate(document, findings: options.limits.findings)
    report(validation.diagnostics)
    if let finding = DocumentCanvas.finding(about: validation.graph.settings) { report([finding]) }
    let selection = LanguageSelection(
      validation.graph, requests: options.languages, in: input.localizations,
      limits: options.limits)
    report(selection.diagnostics)
    localizationFindings = selection.findings
    return Validated(
      document: document, editions: selection.editions, languages: selection.languages)
  }

  /// Resolves the document in the requested configurations.
  mutating func resolve(_ validated: Validated) -> Resolved {
    let configurations = options.configurations(
      for: validated.graph.settings, in: validated.languages)
    if let finding = PlatformMismatch.finding(
      about: validated.document, in: configurations)
    {
      report([finding])
    }
    let log = options.recordsDependencies ? AssetLookupLog() : nil
    let resolver = input.resolver(
      for: validated.document, validated.editions, tools: tools, noting: log)
    let resolution = resolver.resolve(configurations)
    return Resolved(
      validated: validated, resolution: resolution, resolver: resolver,
      lookups: log?.lookups ?? AssetLookups())
  }

  /// Lays the document out in the resolved configurations.
  mutating func layOut(_ resolved: Resolved) -> LaidOutDocument {
    let document = resolved.validated.document
    var layoutOptions = LayoutOptions(sizing: options.textSizes == .stored ? .stored : .metrics)
    layoutOptions.recordsClosedForm = options.emitsClosedForms
    layoutOptions.findings = options.limits.findings
    layoutOptions.fonts = input.assets.fonts.library
    // UIKit loads documents with this name on tablets only.
    layoutOptions.isForTablets =
      document.runtime == .iPad || input.file.isNamed(endingWith: ["~ipad"])
    layoutOptions.connectedViews = ConnectedViews(
      objects: document.connectedObjects, controllerViews: document.controllerViews)
    let latest = LatestLayout(
      resolver: resolved.resolver,
      session: LayoutSession(resolved.resolution, options: layoutOptions))
    tools.latest = latest
    let layout = tools.layouter.layOut(resolved.resolution, in: latest.session)
    report(
      CodeControlledConflicts.graded(layout.diagnostics, of: document, in: resolved.validated.graph)
    )
    return LaidOutDocument(
      name: DocumentNames.baseName(of: input.file.path), document: document,
      editions: resolved.validated.editions,
      languages: resolved.validated.languages, resolution: resolved.resolution,
      options: layoutOptions, layout: layout, lookups: resolved.lookups,
      identity: latest.identity)
  }
}
