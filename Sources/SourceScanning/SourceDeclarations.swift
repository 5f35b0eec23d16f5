package import InterfaceSource

/// The declarations of one source.
package struct SourceDeclarations: Sendable {
  package let path: String
  package let language: SourceLanguage
  /// The classes and their extensions, in source order.
  package internal(set) var types: [TypeDeclaration] = []
  /// The type aliases, with the last name of the type to which they refer.
  package internal(set) var aliases: [String: String] = [:]
  /// The type aliases that are declared several times, with different types.
  package internal(set) var ambiguousAliases: Set<String> = []
  /// The modules that are imported.
  package internal(set) var imports: Set<String> = []
  /// The hashes of all names in the code, except in comments and strings.
  package internal(set) var names: Set<UInt64> = []

  /// The hashes of the names that code sets to a value: variables, and the properties of the
  /// object whose method contains the code.
  package internal(set) var assignedProperties: Set<UInt64> = []
  /// The hashes of the names of properties that code sets in any object.
  package internal(set) var assignedMembers: Set<UInt64> = []

  /// The texts of strings that are short enough to be names, and the parts of interpolated ones.
  package internal(set) var strings: Set<String> = []
  /// The texts that strings contain more than once.
  package internal(set) var repeatedStrings: Set<String> = []
  /// The constants that may contain names, in source order.
  package internal(set) var constants: [NameConstant] = []
  /// The hashes of the names to which something is assigned after their declaration.
  package internal(set) var assignedNames: Set<UInt64> = []
  /// How often the code of a type dequeues a cell or another view, by the name of the type.
  package internal(set) var dequeues: [String: Int] = [:]
  /// Whether the source loads documents from a bundle other than the main one.
  package internal(set) var usesOtherBundles = false
  /// The names that calls look up, in source order.
  package internal(set) var uses: [NameReference] = []
  /// The ranges of action sheets that are presented without an anchor, in source order.
  package internal(set) var looseActionSheets: [SourceRange] = []

  /// The maximum nesting depth of types.
  package static var depthLimit: Int { SwiftScanner.depthLimit }
  /// Whether types are nested too deeply, so that further declarations are unknown.
  package internal(set) var isTooDeep = false

  /// Scans a source, in linear time for any bytes.
  package static func scan(path: String, _ bytes: [UInt8]) -> SourceDeclarations? {
    guard let language = SourceLanguage(path: path), bytes.count < Int32.max else { return nil }
    let lexer = SourceLexer(bytes, language)
    let tokens = TokenList(bytes: bytes, tokens: lexer.tokens, language: language)
    var declarations = SourceDeclarations(path: path, language: language)
    declarations.names = lexer.names
    NameReferenceScanner(lexer, tokens).run(into: &declarations)
    declarations.looseActionSheets = ActionSheetScanner.ranges(lexer, tokens)
    switch language {
    case .swift:
      var scanner = SwiftScanner(tokens, declarations)
      declarations = scanner.run()
    case .objectiveC:
      var scanner = ObjectiveCScanner(tokens, declarations)
      declarations = scanner.run()
    }
    PropertyAccessScanner(tokens).run(into: &declarations)
    return declarations
  }
}
