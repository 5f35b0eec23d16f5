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
    let input = CompilationInput(
      file: file, assets: assets, localizations: localizations, configuration: configuration,
      declarations: declarations, lintSettings: lintSettings)
    var run = CompilationRun(input, options: options, rules: kept.rules, keeping: kept)
    guard let read = run.read() else { return run.compilation }
    var compilation = Self.compilation(of: read, in: run)
    if options.suggestsConstraints {
      suggest(constraintsFor: &compilation, of: input, xml: read.xml)
    }
    return compilation
  }

  /// The flow after reading: each stage takes what the one before made.
  private static func compilation(of read: ReadDocument, in run: CompilationRun) -> Compilation {
    DeepStack.run(isDeep: run.compilation.isDeep) {
      var run = run
      run.examineNames(in: read)
      guard let document = run.decode(read) else { return run.compilation }
      let validated = run.validate(document)
      let resolved = run.resolve(validated)
      var laidOut = run.layOut(resolved)
      run.follow(laidOut)
      run.lint(&laidOut)
      return run.compilation
    }
  }

  /// Adds to the findings of open views which constraints would settle them.
  private mutating func suggest(
    constraintsFor compilation: inout Compilation, of input: CompilationInput, xml: XMLDocument
  ) {
    var input = input
    input.declarations = nil
    input.lintSettings = LintSettings()
    var options = options
    options.wantsLayouts = true
    var search = SuggestionSearch(
      compilation.file, xml: xml, budget: options.suggestionBudget,
      solverEffort: { [kept] in kept.layouter.solverEffort }
    ) { [kept, options, input] file in
      var input = input
      input.file = file
      var run = CompilationRun(input, options: options, rules: .none, keeping: kept)
      return run.read().map { Self.compilation(of: $0, in: run) } ?? run.compilation
    }
    compilation.diagnostics = search.suggesting(compilation)
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

    init(_ options: CompilerOptions) { rules = RuleSelection(options.rules) }
  }
}
