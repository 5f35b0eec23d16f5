package import InterfaceSource

/// A file that the result of a compilation depends on.
///
/// ```swift
/// for dependency in compilation.dependencies where dependency.kind == .image {
///   print(dependency.path)
/// }
/// ```
public struct Dependency: Hashable, Sendable {
  /// What a file is to a compilation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The document itself.
    case document
    /// A `.ninefold.yml` file.
    case configuration
    /// A file of texts in other languages, or a document that is shown instead in a language.
    case strings
    /// A font file, which names and texts are looked up in.
    case font
    /// The `Contents.json` of an image or a colour that was asked for.
    case catalog
    /// A variant of an image that was asked for.
    case image
  }

  /// The path as it was handed in.
  public var path: String
  /// What the file is.
  public var kind: Kind

  /// Creates a dependency.
  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

extension Compilation {
  /// The files that the result depends on, each once: the document first, the others by their kinds.
  ///
  /// Of catalogs those are listed whose names were asked for, when `CompilerOptions.recordsDependencies` is set: another catalog, or
  /// another set in one, changes the result only where a name was not found or a nearer catalog has it now.
  public var dependencies: [Dependency] {
    Dependency.all(
      document: file.path, configurations: input.configuration?.files.map(\.path) ?? [],
      localizations: input.localizations.paths(readFor: input.options.languages),
      assets: assets, questions: questions)
  }

  /// The names by which the document asked its assets; none unless the options say to note them.
  package var questions: AssetQuestions { laidOut?.questions ?? AssetQuestions() }

  /// The assets that the document could name.
  var assets: Assets { input.assets }

  /// A digest of what the assets answer to the compilation's questions.
  package func answers(_ answers: inout AssetAnswers) -> Digest {
    answers.digest(of: questions, in: assets)
  }

  /// Whether font files that the texts needed could not be read.
  package var hasFontFailures: Bool { assets.fonts.hasFailures }
}

extension Dependency {
  /// What a compilation with files of these paths depends on, when it asks its assets these questions.
  package static func all(
    document: String, configurations: [String], localizations: [String], assets: Assets,
    questions: AssetQuestions
  ) -> [Dependency] {
    var files = [Dependency(path: document, kind: .document)]
    files += configurations.map { Dependency(path: $0, kind: .configuration) }
    files += localizations.map { Dependency(path: $0, kind: .strings) }
    files += assets.fonts.paths.map { Dependency(path: $0, kind: .font) }
    files += assets.files(for: questions)
    var seen: Set<PathKey> = []
    return files.filter { seen.insert(PathKey($0.path)).inserted }
  }
}
