public import InterfaceTraits

/// A request for a language to lay documents out in.
///
/// ```swift
/// var options = CompilerOptions()
/// options.languages = [.base, .language(.pseudo(.long)), .all]
/// if let french = Language("fr") { options.languages.append(.language(french)) }
/// var compiler = Compiler(options: options)
/// print(compiler.compile(file).configurations.map(\.name))
/// ```
public enum LanguageRequest: Hashable, Sendable {
  /// The texts of the document itself.
  case base
  /// Every language that the document is translated into, in byte order of their names.
  case all
  /// One language; if the document is not translated into it, the closest translation or the
  /// document's own texts.
  case language(Language)

  /// Creates a request from `base`, `all` or the name of a language, or returns `nil` for any other
  /// text.
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
