package import InterfaceSource

/// What one source declares.
package struct SourceDeclarations: Sendable {
  package let path: String
  package let language: SourceLanguage
  /// Classes and what is added to them, in the order of the source.
  package internal(set) var types: [TypeDeclaration] = []
  /// Other names of types, with the last name of what they stand for.
  package internal(set) var aliases: [String: String] = [:]
  /// The modules that are imported.
  package internal(set) var imports: Set<String> = []
  /// The hashes of all names in the code, comments and strings apart.
  package internal(set) var names: Set<UInt64> = []

  /// The texts of strings that are short enough to be names, and the parts of those that are put together.
  package internal(set) var strings: Set<String> = []
  /// The names that calls look something up by, in the order of the source.
  package internal(set) var uses: [NameUse] = []
  /// The places where action sheets are made that are presented with nothing to point at, in the order of the source.
  package internal(set) var looseActionSheets: [SourceRange] = []

  /// How many types may stand in each other.
  package static var depthLimit: Int { SwiftScanner.depthLimit }
  /// Whether more types stand in each other than are read: then what else is declared is not known.
  package internal(set) var isTooDeep = false

  /// Scans a source; whatever the bytes are, in linear time.
  package static func scan(path: String, _ bytes: [UInt8]) -> SourceDeclarations? {
    guard let language = SourceLanguage(path: path), bytes.count < Int32.max else { return nil }
    let lexer = SourceLexer(bytes, language)
    let tokens = TokenList(bytes: bytes, tokens: lexer.tokens, language: language)
    var declarations = SourceDeclarations(path: path, language: language)
    declarations.names = lexer.names
    NameUseScanner(lexer, tokens).run(into: &declarations)
    declarations.looseActionSheets = ActionSheetScanner.places(lexer, tokens)
    switch language {
    case .swift:
      var scanner = SwiftScanner(tokens, declarations)
      return scanner.run()
    case .objectiveC:
      var scanner = ObjectiveCScanner(tokens, declarations)
      return scanner.run()
    }
  }
}
