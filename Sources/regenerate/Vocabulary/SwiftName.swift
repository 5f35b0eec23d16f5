/// The Swift spelling of a name of the format.
struct SwiftName {
  /// The name without backticks, as after a dot in `.name`.
  var identifier: String

  /// Removes characters that Swift does not permit (`base64-UTF8` → `base64UTF8`) and converts
  /// leading capitals to lower case (`NSColor` → `nsColor`).
  init(_ spelling: String) {
    var name = String(
      spelling.unicodeScalars.filter { $0.properties.isAlphabetic || "0"..."9" ~= $0 })
    let capitals = name.prefix { $0.isUppercase }
    if !capitals.isEmpty {
      let lowered = capitals.count > 1 ? capitals.count - 1 : 1
      name = name.prefix(lowered).lowercased() + name.dropFirst(lowered)
    }
    identifier = name
  }

  /// The name as spelled in a declaration: in backticks if it is a keyword.
  var declaration: String { Self.keywords.contains(identifier) ? "`\(identifier)`" : identifier }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var",
    "where", "while",
  ]
}
