import ConfigurationReading
import InterfaceCode
import InterfaceComposition
import InterfaceDecoding
import InterfaceEnvironment
import InterfaceLayout
package import InterfaceLint
import InterfaceModel
import InterfaceResolution
public import InterfaceSource
import InterfaceValidation
import InterfaceXML
package import SourceScanning

/// Compiles Interface Builder documents: the whole flow, stage by stage.
///
/// A compiler belongs to one thread at a time; it keeps what is worth keeping between documents.
///
/// ```swift
/// var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
/// let compilation = compiler.compile(SourceFile(path: "Main.storyboard", bytes: bytes))
/// for diagnostic in compilation.diagnostics { print(diagnostic.severity, diagnostic.message) }
/// for view in compilation.initialScene?.layouts.first?.views ?? [] { print(view, view.frame) }
/// ```
public struct Compiler: ~Copyable {
  /// What the compiler does.
  public private(set) var options: CompilerOptions
  /// What the sources of the next document's project declare; nil where none were read.
  package var declarations: DeclarationIndex?
  /// What configurations and the command line say of rules for the next document.
  package var lintSettings = LintSettings()

  /// What is kept between documents, behind a reference, so that nobody outside this module depends on
  /// its size.
  let kept: Kept

  /// Creates a compiler.
  public init(options: CompilerOptions = CompilerOptions()) {
    self.options = options
    kept = Kept(options)
    kept.layouter.recordsClosedForm = options.emitsClosedForms
    kept.layouter.resolvesColors = options.resolvesColors
    kept.layouter.findings = options.limits.findings
  }

  /// Lays the next documents out in other places and languages.
  package mutating func move(
    to places: [ConfigurationRequest], in languages: [LanguageRequest]
  ) {
    options.configurations = places
    options.languages = languages
  }

  /// Takes a document through all stages.
  ///
  /// What is broken beyond use ends the way; everything else is reported, and the best that can be
  /// made of the document is made.
  ///
  /// - Parameters:
  ///   - file: The document's bytes with the path that findings name.
  ///   - assets: The images and colours that it can name.
  ///   - localizations: Its texts in other languages, of which those are read that the options ask for.
  ///   - configuration: What configuration files state of it; nil for nothing.
  /// - Returns: What was found, and what layout files and pictures are emitted from.
  public mutating func compile(
    _ file: SourceFile, assets: Assets = Assets(), localizations: Localizations = Localizations(),
    configuration: ProjectConfiguration? = nil
  ) -> Compilation {
    kept.layouter.sections = configuration?.sections
    var compilation = Compilation(file: file, assets: assets)
    compilation.configurationPaths = configuration?.files.map(\.path) ?? []
    // Without a language that has files nobody reads any.
    if options.languages != [.base] { compilation.localizationPaths = localizations.paths }

    let reading = read(file)
    compilation.diagnostics += reading.diagnostics
    guard let xml = reading.document else { return compilation }

    compilation.isDeep = xml.levels > DeepStack.shallow + 1
    compilation = DeepStack.run(isDeep: compilation.isDeep) {
      [compilation, kept, options, declarations, lintSettings] in
      Self.compiled(
        compilation, xml, localizations, options, kept.rules, declarations, lintSettings, kept)
    }
    if options.suggestsConstraints {
      suggest(constraintsFor: &compilation, xml, localizations)
    }
    return compilation
  }

  /// Adds to the findings of open views which constraints would settle them.
  private mutating func suggest(
    constraintsFor compilation: inout Compilation, _ xml: XMLDocument,
    _ localizations: Localizations
  ) {
    var options = options
    options.wantsLayouts = true
    let assets = compilation.assets
    let isDeep = compilation.isDeep
    var search = SuggestionSearch(
      compilation.file, xml, budget: options.suggestionBudget,
      solverEffort: { [kept] in kept.layouter.solverEffort }
    ) { [kept, options] file in
      let next = Compilation(file: file, assets: assets)
      guard let xml = kept.reader.read(file, limits: options.limits.ofXML).document else {
        return next
      }
      return DeepStack.run(isDeep: isDeep) {
        Self.compiled(next, xml, localizations, options, .none, nil, LintSettings(), kept)
      }
    }
    compilation.diagnostics = search.suggesting(compilation)
  }

  /// A compilation after all stages that follow reading.
  private static func compiled(
    _ compilation: Compilation, _ xml: XMLDocument, _ localizations: Localizations,
    _ options: CompilerOptions, _ rules: RuleSelection, _ declarations: DeclarationIndex?,
    _ lintSettings: LintSettings, _ kept: Kept
  ) -> Compilation {
    var compilation = compilation
    let file = compilation.file
    let assets = compilation.assets
    let limits = options.limits
    let vocabulary = DocumentVocabulary(xml)
    let outline = DocumentOutline(xml, file: file, vocabulary: vocabulary)

    if options.code != .nothing {
      compilation.code = DocumentCode(
        xml, file, named: DocumentNames.baseName(of: file.path),
        labels: options.code == .namesAndLabels)
    }
    let contents = rules.contentsOfNames
    let uses =
      declarations != nil || contents.contains(.classes) ? ClassUses(xml, file) : nil
    if rules.checksProject {
      compilation.names = DocumentNames(
        xml, file, texts: contents.contains(.texts),
        uses: contents.contains(.classes) ? uses : nil)
    }
    if let declarations, let uses {
      let classes = LintedClasses(
        uses: uses, declarations: declarations, settings: lintSettings)
      compilation.lacksDependencies = declarations.lacksDependencies && classes.leanOnOthers
      compilation.diagnostics += outline.located(
        Linter.check(classes, rules: rules, findings: limits.findings))
    }

    let decoding = DocumentDecoder.decode(
      xml, file: file, vocabulary: vocabulary, limits: limits.ofXML)
    compilation.diagnostics += outline.located(decoding.diagnostics)
    compilation.foreignSystem = decoding.foreignSystem
    guard let document = decoding.document else { return compilation }

    let validation = DocumentValidator.validate(document, findings: limits.findings)
    compilation.diagnostics += outline.located(validation.diagnostics)
    if let finding = DocumentCanvas.finding(about: validation.graph.settings) {
      compilation.diagnostics += outline.located([finding])
    }
    compilation.document = document
    compilation.graph = validation.graph

    let selection = LanguageSelection(
      validation.graph, options.languages, in: localizations, limits: limits,
      checksCatalogs: !rules.isEmpty)
    compilation.diagnostics += outline.located(selection.diagnostics)
    compilation.localizationFindings = selection.findings
    compilation.editions = selection.editions
    compilation.languages = selection.languages

    // The system chooses documents of this name for tablets alone.
    kept.layouter.isForTablets =
      document.runtime == .iPad || file.isNamed(endingWith: ["~ipad"])
    kept.layouter.fonts = assets.fonts.library
    let configurations =
      options.laysOut
      ? options.configurations(
        for: validation.graph.settings, in: selection.languages, knowing: &kept.configurations)
      : []
    // Files of images are opened only for a layout that may show them.
    let log = options.recordsDependencies ? AssetQuestionLog() : nil
    let catalog =
      configurations.isEmpty
      ? nil : kept.headers.lookup(in: assets, for: document.resources, noting: log)
    let layout = kept.layouter.layOut(
      validation.graph, editions: selection.editions, in: configurations,
      sizing: options.textSizes == .stored ? .stored : .metrics, catalog: catalog,
      colors: assets.colors(noting: log))
    if let log { compilation.questions = log.questions }
    defer { kept.layouter.forgetDocument() }
    compilation.diagnostics += outline.located(
      ConflictsOfCode.graded(layout.diagnostics, of: document, validation.graph))
    compilation.layout = layout
    if options.wantsLayouts, options.wantsSegues {
      compilation.segues = DocumentSegues(
        validation.graph, named: DocumentNames.baseName(of: file.path), in: layout.configurations)
    }
    let linted = LintedDocument(
      file: file, document: document, graph: validation.graph, layout: layout,
      assets: rules.isEmpty || !assets.isOfWholeProject ? nil : assets.linted,
      settings: lintSettings,
      statements: kept.layouter.sections.map { ContainerStatements.statements(of: $0) })
    compilation.diagnostics += outline.located(
      Linter.check(linted, rules: rules, findings: limits.findings) {
        kept.layouter.layOutAgain($0)
      })
    if let use = layout.statements, let files = kept.layouter.sections?.files {
      compilation.configurationFindings = files.indices.compactMap { number in
        let found = use.findings.filter { $0.file == number }.map(\.diagnostic)
        return found.isEmpty ? nil : (files[number], found)
      }
    }
    return compilation
  }

  /// Reads a document's XML and no further.
  ///
  /// - Parameter file: The document's bytes with the path that findings name.
  /// - Returns: What is wrong with the file as XML; empty when it is well formed.
  public mutating func readXML(_ file: SourceFile) -> [Diagnostic] { read(file).diagnostics }

  /// Reads the XML, which is as far as the stages before decoding go.
  mutating func read(_ file: SourceFile) -> XMLReading {
    kept.reader.read(file, limits: options.limits.ofXML)
  }

  final class Kept {
    let rules: RuleSelection
    var reader = XMLReader()
    var layouter = DocumentLayouter()
    var headers = HeaderReading()
    var configurations = KnownConfigurations()

    init(_ options: CompilerOptions) { rules = RuleSelection(options.rules) }
  }
}
