import InterfaceLayout
public import InterfaceSource
import InterfaceXML

/// Compiles Interface Builder documents: the whole flow, stage by stage.
///
/// A compiler belongs to one thread at a time. Pass its result to `lint(_:rules:)` or `suggestingConstraints(for:)`, or read the
/// properties of `Compilation`.
///
/// ```swift
/// var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
/// let compilation = compiler.compile(SourceFile(path: "Main.storyboard", bytes: bytes))
/// for diagnostic in compilation.diagnostics { print(diagnostic.severity, diagnostic.message) }
/// for scene in compilation.scenes {
///   for layout in scene.layouts {
///     for view in layout.views { print(view, view.frame) }
///   }
/// }
/// ```
public struct Compiler: ~Copyable {
  /// What the compiler does.
  public private(set) var options: CompilerOptions

  /// The tools of the stages, behind a reference, so that nobody outside this module depends on their size.
  let tools = Tools()

  /// Creates a compiler.
  public init(options: CompilerOptions = CompilerOptions()) { self.options = options }

  /// Lays the next documents out in other places and languages.
  package mutating func move(
    to places: [ConfigurationRequest], in languages: [LanguageRequest]
  ) {
    options.configurations = places
    options.languages = languages
  }

  /// Takes a document through all stages.
  ///
  /// A document that cannot be read stops the compilation; everything else is reported, and the stages go on with the
  /// best that can be made of the document.
  ///
  /// - Parameters:
  ///   - file: The document's bytes with the path that findings name.
  ///   - assets: The images and colours that it can name.
  ///   - localizations: Its texts in other languages, of which those are read that the options ask for.
  ///   - configuration: What configuration files state of it; nil for nothing.
  /// - Returns: The findings, and the document laid out.
  public mutating func compile(
    _ file: SourceFile, assets: Assets = Assets(), localizations: Localizations = Localizations(),
    configuration: ProjectConfiguration? = nil
  ) -> Compilation {
    let input = CompilationInput(
      file: file, assets: assets, localizations: localizations, configuration: configuration,
      options: options)
    return Self.compile(input, tools: tools)
  }

  /// The flow: each stage takes what the one before made.
  static func compile(_ input: CompilationInput, tools: Tools) -> Compilation {
    var run = CompilationRun(input, tools: tools)
    guard let read = run.read() else { return run.compilation(.unreadable) }
    return DeepStack.run(isDeep: read.isDeep) {
      var run = run
      guard let document = run.decode(read) else { return run.compilation(.undecoded(read)) }
      let validated = run.validate(document)
      let resolved = run.resolve(validated)
      let laidOut = run.layOut(resolved)
      return run.compilation(.laidOut(read, laidOut))
    }
  }

  /// Reads a document's XML and no further.
  ///
  /// - Parameter file: The document's bytes with the path that findings name.
  /// - Returns: What is wrong with the file as XML; empty when it is well formed.
  public mutating func readXML(_ file: SourceFile) -> [Diagnostic] { read(file).diagnostics }

  /// Reads the XML, which is as far as the stages before decoding go.
  func read(_ file: SourceFile) -> XMLReading {
    XMLReader.read(file, limits: options.limits.ofXML)
  }

  /// What the stages work with, one document after another.
  final class Tools {
    let layouter = DocumentLayouter()
    var headers = HeaderReading()
  }
}
