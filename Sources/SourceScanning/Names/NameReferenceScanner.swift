import InterfaceSource

/// A search for the strings of a source, the names that calls look up, and the constants that may
/// contain such names.
struct NameReferenceScanner {
  /// The maximum length of a name, in bytes.
  private static let longest = 128

  private let lexer: SourceLexer
  private let tokens: TokenList

  init(_ lexer: SourceLexer, _ tokens: TokenList) {
    self.lexer = lexer
    self.tokens = tokens
  }

  func run(into result: inout SourceDeclarations) {
    var byToken: [Int: SourceString] = [:]
    for string in lexer.strings where string.isEnded {
      if let token = string.token { byToken[token] = string }
      for part in string.parts {
        let text = lexer.text(part)
        guard !text.isEmpty, text.utf8.count <= Self.longest else { continue }
        if !result.strings.insert(text).inserted { result.repeatedStrings.insert(text) }
        // A format for `String(format:)`, whose pieces may be names or parts of them.
        if text.contains("%") {
          for piece in text.split(separator: "%") {
            result.strings.insert(String(piece))
            result.strings.insert(String(piece.drop { "0123456789.@lduixsf".contains($0) }))
          }
        }
      }
    }
    let expressions = NameExpressionReader(lexer: lexer, tokens: tokens, strings: byToken)
    switch lexer.language {
    case .swift:
      var scanner = SwiftNameScanner(expressions, result)
      result = scanner.run()
    case .objectiveC:
      var scanner = ObjectiveCNameScanner(expressions, result)
      result = scanner.run()
    }
    result.uses.sort { $0.range.start < $1.range.start }
  }
}

extension SourceLexer {
  /// Returns the text of a range.
  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }
}
