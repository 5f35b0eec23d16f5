import InterfaceLayout
public import InterfaceSource
import InterfaceXML

/// A compiler of Interface Builder documents that runs all stages, from reading to layout.
///
/// Use a compiler on one thread at a time. Pass its result to `lint(_:rules:)` or
/// `suggestingConstraints(for:)`, or read the properties of `Compilation`.
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
  /// The options of the compiler.
  public private(set) var options: CompilerOptions

  /// The state of the stages, behind a reference so that code outside this module does not depend
  /// on its size.
  let tools = Tools()

  /// Creates a compiler with the given options.
  public init(options: CompilerOptions = CompilerOptions()) { self.options = options }

  /// Changes the configurations, the languages and the SDK for the next documents.
  package mutating func move(
    to configurations: [ConfigurationRequest], in languages: [LanguageRequest], sdk: Int?
  ) {
    options.sdkVersion = sdk
    options.configurations = configurations
    options.languages = languages
  }

  /// Compiles a document.
  ///
  /// An unreadable document stops the compilation. Any other problem is reported, and the stages
  /// continue with what they could read.
  ///
  /// - Parameters:
  ///   - file: The document's bytes and the path that findings report.
  ///   - assets: The images and colors that the document can refer to.
  ///   - localizations: The translations of the document; those that the options request are read.
  ///   - configuration: The configuration files that apply to the document, or `nil` if there are
  ///     none.
  /// - Returns: The findings and the laid-out document.
  public mutating func compile(
    _ file: SourceFile, assets: Assets = Assets(), localizations: Localizations = Localizations(),
    configuration: ProjectConfiguration? = nil
  ) -> Compilation {
    let input = CompilationInput(
      file: file, assets: assets, localizations: localizations, configuration: configuration,
      options: options)
    return Self.compile(input, tools: tools)
  }

  /// Runs the stages; each takes the result of the previous one.
  static func compile(_ input: CompilationInput, tools: Tools) -> Compilation {
    tools.latest = nil
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

  /// Parses a document's XML without decoding it.
  ///
  /// - Parameter file: The document's bytes and the path that findings report.
  /// - Returns: The XML problems of the file, empty if it is well formed.
  public mutating func readXML(_ file: SourceFile) -> [Diagnostic] { read(file).diagnostics }

  /// Parses the XML, the input of decoding.
  func read(_ file: SourceFile) -> XMLReading {
    XMLReader.read(file, limits: options.limits.ofXML)
  }

  /// The reusable state of the stages.
  final class Tools {
    let layouter = DocumentLayouter()
    var headers = HeaderReading()
    /// The caches of the latest document, which are freed when the next one is compiled.
    var latest: LatestLayout?
  }
}
