public import InterfaceTraits

/// A language that documents shall be laid out in.
///
/// ```swift
/// var options = CompilerOptions()
/// options.languages = [.base, .language(.pseudo(.long)), .all]
/// if let french = Language("fr") { options.languages.append(.language(french)) }
/// var compiler = Compiler(options: options)
/// print(compiler.compile(file).configurations.map(\.name))
/// ```
public enum LanguageRequest: Hashable, Sendable {
  /// The texts that stand in the document.
  case base
  /// Every language that the document is translated into, in byte order of their names.
  case all
  /// One language; where the document is not translated into it, the nearest one that it is, or the document's own texts.
  case language(Language)

  /// Reads `base`, `all` or the name of a language; nil when the text is none.
  public init?(name: String) {
    switch name {
    case "base", "Base": self = .base
    case "all": self = .all
    default:
      guard let language = Language(name) else { return nil }
      self = .language(language)
    }
  }
}
