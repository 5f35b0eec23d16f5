import ConfigurationReading
import InterfaceCode
import InterfaceComposition
import InterfaceDecoding
import InterfaceEnvironment
import InterfaceLayout
import InterfaceLint
import InterfaceLocalization
import InterfaceModel
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import InterfaceValidation
import InterfaceXML
import SourceScanning

/// What a document is compiled with.
struct CompilationInput {
  /// The document's bytes and path.
  var file: SourceFile
  /// The images, colours and fonts that it can name.
  let assets: Assets
  /// Its texts in other languages.
  let localizations: Localizations
  /// What configuration files state of it; nil for nothing.
  let configuration: ProjectConfiguration?
  /// What the sources of its project declare; nil where none were read.
  var declarations: DeclarationIndex?
  /// What configurations and the command line say of rules.
  var lintSettings = LintSettings()
}

/// The stages of one compilation, each from value to value; what they find is gathered on the way.
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
    /// Resolves the document in further places.
    let resolver: DocumentResolver
  }

  /// A document laid out, and what is needed to lay it out again.
  struct LaidOut {
    var document: LaidOutDocument
    var resolver: DocumentResolver
    var session: LayoutSession
  }

  let input: CompilationInput
  let options: CompilerOptions
  let rules: RuleSelection
  let kept: Compiler.Kept
  /// What came of the compilation so far.
  private(set) var compilation: Compilation
  /// The scenes by their places, which findings are in.
  private var outline: DocumentOutline?

  init(
    _ input: CompilationInput, options: CompilerOptions, rules: RuleSelection,
    keeping kept: Compiler.Kept
  ) {
    self.input = input
    self.options = options
    self.rules = rules
    self.kept = kept
    compilation = Compilation(file: input.file, assets: input.assets)
    compilation.configurationPaths = input.configuration?.files.map(\.path) ?? []
    compilation.localizationPaths = input.localizations.paths(readFor: options.languages)
  }

  /// Adds findings, each with the scene that it is in.
  private mutating func report(_ findings: [Diagnostic]) {
    compilation.diagnostics += outline?.located(findings) ?? findings
  }

  // MARK: Stages

  /// Reads the bytes as XML; nil where they are none.
  mutating func read() -> ReadDocument? {
    let reading = kept.reader.read(input.file, limits: options.limits.ofXML)
    report(reading.diagnostics)
    guard let xml = reading.document else { return nil }
    compilation.isDeep = xml.levels > DeepStack.shallow + 1
    let document = ReadDocument(xml, in: input.file)
    outline = document.outline
    return document
  }

  /// Decodes the elements; nil where they are no document that is read.
  mutating func decode(_ read: ReadDocument) -> Document? {
    let decoding = DocumentDecoder.decode(
      read.xml, file: read.file, vocabulary: read.vocabulary, limits: options.limits.ofXML)
    report(decoding.diagnostics)
    compilation.foreignSystem = decoding.foreignSystem
    return decoding.document
  }

  /// Links the objects, leaves out what is rejected, and reads the languages.
  mutating func validate(_ document: Document) -> Validated {
    let validation = DocumentValidator.validate(document, findings: options.limits.findings)
    report(validation.diagnostics)
    if let finding = DocumentCanvas.finding(about: validation.graph.settings) { report([finding]) }
    let selection = LanguageSelection(
      validation.graph, requests: options.languages, in: input.localizations,
      limits: options.limits,
      checksCatalogs: !rules.isEmpty)
    report(selection.diagnostics)
    compilation.localizationFindings = selection.findings
    return Validated(
      document: document, editions: selection.editions, languages: selection.languages)
  }

  /// Resolves the document in the places that are asked for.
  mutating func resolve(_ validated: Validated) -> Resolved {
    let graph = validated.graph
    let configurations =
      options.laysOut
      ? options.configurations(for: graph.settings, in: validated.languages) : []
    // Files of images are opened only for a layout that may show them.
    let log = options.recordsDependencies ? AssetQuestionLog() : nil
    let catalog =
      configurations.isEmpty
      ? nil
      : kept.headers.lookup(in: input.assets, for: validated.document.resources, noting: log)
    var resolver = DocumentResolver(
      graph, editions: validated.editions, catalog: catalog,
      colors: input.assets.colors(noting: log), resolvesColors: options.resolvesColors,
      statements: input.configuration.flatMap { StatementResolver($0.sections, graph) })
    let resolution = resolver.resolve(configurations)
    if let log { compilation.questions = log.questions }
    return Resolved(validated: validated, resolution: resolution, resolver: resolver)
  }

  /// Lays the document out in these places.
  mutating func layOut(_ resolved: Resolved) -> LaidOut {
    let document = resolved.validated.document
    var layoutOptions = LayoutOptions(sizing: options.textSizes == .stored ? .stored : .metrics)
    layoutOptions.recordsClosedForm = options.emitsClosedForms
    layoutOptions.findings = options.limits.findings
    layoutOptions.fonts = input.assets.fonts.library
    // The system chooses documents of this name for tablets alone.
    layoutOptions.isForTablets =
      document.runtime == .iPad || input.file.isNamed(endingWith: ["~ipad"])
    var session = LayoutSession(resolved.resolution, options: layoutOptions)
    let layout = kept.layouter.layOut(resolved.resolution, in: &session)
    report(ConflictsOfCode.graded(layout.diagnostics, of: document, in: resolved.validated.graph))
    let laidOut = LaidOutDocument(
      document: document, editions: resolved.validated.editions,
      languages: resolved.validated.languages, resolution: resolved.resolution,
      options: layoutOptions, layout: layout)
    compilation.laidOut = laidOut
    return LaidOut(document: laidOut, resolver: resolved.resolver, session: session)
  }

  // MARK: Over the stages

  /// Says what the document's names are to code, to its project and to its sources, as far as somebody wants to know.
  mutating func examineNames(in read: ReadDocument) {
    if options.code != .nothing {
      compilation.code = DocumentCode(
        read.xml, read.file, named: read.name, labels: options.code == .namesAndLabels)
    }
    let contents = rules.contentsOfNames
    let uses =
      input.declarations != nil || contents.contains(.classes)
      ? ClassUses(read.xml, read.file) : nil
    if rules.checksProject {
      compilation.names = DocumentNames(
        read.xml, read.file, texts: contents.contains(.texts),
        uses: contents.contains(.classes) ? uses : nil)
    }
    guard let declarations = input.declarations, let uses else { return }
    let classes = LintedClasses(
      uses: uses, declarations: declarations, settings: input.lintSettings)
    compilation.lacksDependencies = declarations.lacksDependencies && classes.leanOnOthers
    report(Linter.check(classes, rules: rules, findings: options.limits.findings))
  }

  /// Follows the document's segues in the places that it was laid out in, where somebody wants to know.
  mutating func follow(_ laidOut: LaidOut) {
    guard options.wantsLayouts, options.wantsSegues else { return }
    compilation.segues = DocumentSegues(
      laidOut.document.graph, named: DocumentNames.baseName(of: input.file.path),
      in: laidOut.document.layout.configurations)
  }

  /// Holds the document and its layouts to the rules.
  mutating func lint(_ laidOut: inout LaidOut) {
    let document = laidOut.document
    let sections = input.configuration?.sections
    let linted = LintedDocument(
      file: input.file, document: document.document, graph: document.graph,
      layout: document.layout,
      assets: rules.isEmpty || !input.assets.isOfWholeProject ? nil : input.assets.linted,
      settings: input.lintSettings,
      statements: sections.map { ContainerStatements.statements(of: $0) })
    report(
      Linter.check(linted, rules: rules, findings: options.limits.findings) { again in
        let resolution = laidOut.resolver.resolve(again.configurations)
        return kept.layouter.layOutAgain(resolution, again, in: &laidOut.session)
      })
    if let use = document.layout.statements, let files = sections?.files {
      compilation.configurationFindings = files.indices.compactMap { number in
        let found = use.findings.filter { $0.file == number }.map(\.diagnostic)
        return found.isEmpty ? nil : (files[number], found)
      }
    }
  }
}
