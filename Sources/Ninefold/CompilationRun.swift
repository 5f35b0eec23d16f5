import EditorCanvas
import InterfaceAssets
import InterfaceLayout
import InterfaceLint
import InterfaceModel
import InterfaceReading
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import InterfaceXML

/// The stages of one compilation, each from value to value; their findings are gathered on the way.
struct CompilationRun {
  /// A validated document in the languages that are asked for.
  struct Validated {
    let document: Document
    let editions: DocumentEditions
    let languages: [Language?]

    var graph: SceneGraph { editions.graphs[0] }
  }

  /// A document in each place that it is asked for in.
  struct Resolved {
    let validated: Validated
    let resolution: DocumentResolution
    /// What was asked of the assets.
    let questions: AssetQuestions
  }

  let input: CompilationInput
  let tools: Compiler.Tools
  private var diagnostics: [Diagnostic] = []
  /// The findings in the files of texts, file by file.
  private var localizationFindings: [(file: SourceFile, diagnostics: [Diagnostic])] = []
  /// The scenes by their ranges, which name the scene of each finding.
  private var outline: DocumentOutline?
  /// The system that the document is for, where documents of that system are not read.
  private var foreignSystem: String?

  init(_ input: CompilationInput, tools: Compiler.Tools) {
    self.input = input
    self.tools = tools
  }

  private var options: CompilerOptions { input.options }

  /// Adds findings, each with the scene that it is in.
  private mutating func report(_ findings: [Diagnostic]) {
    diagnostics += outline?.located(findings) ?? findings
  }

  /// The result of the stages that ran.
  func compilation(_ outcome: Compilation.Outcome) -> Compilation {
    Compilation(
      input: input, diagnostics: diagnostics, localizationFindings: localizationFindings,
      foreignSystem: foreignSystem, outcome: outcome)
  }

  /// Reads the bytes as XML; nil if they are not XML.
  mutating func read() -> ReadDocument? {
    let reading = XMLReader.read(input.file, limits: options.limits.ofXML)
    report(reading.diagnostics)
    guard let xml = reading.document else { return nil }
    let document = ReadDocument(xml, in: input.file)
    outline = document.outline
    return document
  }

  /// Decodes the elements; nil if they are not a document that Ninefold reads.
  mutating func decode(_ read: ReadDocument) -> Document? {
    let decoding = DocumentDecoder.decode(
      read.xml, file: read.file, vocabulary: read.vocabulary, limits: options.limits.ofXML)
    report(decoding.diagnostics)
    foreignSystem = decoding.foreignSystem
    return decoding.document
  }

  /// Links the objects, leaves out what is rejected, and reads the languages.
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

  /// Resolves the document in the places that are asked for.
  func resolve(_ validated: Validated) -> Resolved {
    let configurations = options.configurations(
      for: validated.graph.settings, in: validated.languages)
    let log = options.recordsDependencies ? AssetQuestionLog() : nil
    let resolver = input.resolver(
      for: validated.document, validated.editions, tools: tools, noting: log)
    let resolution = resolver.resolve(configurations)
    return Resolved(
      validated: validated, resolution: resolution,
      questions: log?.questions ?? AssetQuestions())
  }

  /// Lays the document out in these places.
  mutating func layOut(_ resolved: Resolved) -> LaidOutDocument {
    let document = resolved.validated.document
    var layoutOptions = LayoutOptions(sizing: options.textSizes == .stored ? .stored : .metrics)
    layoutOptions.recordsClosedForm = options.emitsClosedForms
    layoutOptions.findings = options.limits.findings
    layoutOptions.fonts = input.assets.fonts.library
    // The system chooses documents of this name for tablets alone.
    layoutOptions.isForTablets =
      document.runtime == .iPad || input.file.isNamed(endingWith: ["~ipad"])
    let layout = tools.layouter.layOut(resolved.resolution, options: layoutOptions)
    report(ConflictsOfCode.graded(layout.diagnostics, of: document, in: resolved.validated.graph))
    return LaidOutDocument(
      name: DocumentNames.baseName(of: input.file.path), document: document,
      editions: resolved.validated.editions,
      languages: resolved.validated.languages, resolution: resolved.resolution,
      options: layoutOptions, layout: layout, questions: resolved.questions)
  }
}
