import InterfaceSource

/// The dependencies of a SwiftPM manifest.
package enum PackageManifest {
  /// Returns the URLs of its package dependencies: those that are literals in `.package(url: "…")`.
  package static func addresses(in bytes: [UInt8]) -> [String] {
    guard bytes.count < Int32.max else { return [] }
    let lexer = SourceLexer(bytes, .swift)
    let tokens = TokenList(bytes: bytes, tokens: lexer.tokens, language: .swift)
    return lexer.strings.compactMap { string in
      guard let token = string.token, string.isEnded, string.parts.count == 1,
        isAddress(token, tokens)
      else { return nil }
      let part = string.parts[0]
      return String(decoding: bytes[Int(part.start)..<Int(part.end)], as: UTF8.self)
    }
  }

  /// Returns whether a string is the argument `url` of `.package(url:)` or `.package(name:url:)`.
  private static func isAddress(_ token: Int, _ tokens: TokenList) -> Bool {
    guard isLabel("url", before: token, tokens) else { return false }
    var open = token - 3
    if tokens.isMark(open, ",") {
      guard isLabel("name", before: open - 1, tokens) else { return false }
      open -= 4
    }
    return tokens.isMark(open, "(") && tokens.isName(open - 1)
      && tokens.text(open - 1) == "package" && tokens.isMark(open - 2, ".")
  }

  private static func isLabel(_ label: String, before token: Int, _ tokens: TokenList) -> Bool {
    tokens.isMark(token - 1, ":") && tokens.isName(token - 2) && tokens.text(token - 2) == label
  }
}
