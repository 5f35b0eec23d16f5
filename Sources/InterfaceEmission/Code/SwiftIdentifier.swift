/// Creates Swift identifiers from any text.
enum SwiftIdentifier {
  /// The capitalization of a name.
  enum Style {
    /// The style of constants: `myCell`.
    case member
    /// The style of types: `MyCell`.
    case type
  }

  /// The maximum number of characters of a text in a name, not counting a suffix that makes it
  /// unique.
  private static let longest = 80

  /// Returns the name that is most similar to a text.
  ///
  /// It needs no quotation except that of `spelled`.
  ///
  /// Names of types begin with a capital letter, those of members never do: in names of types, `T`
  /// precedes letters without case and digits. A member can therefore not hide a type that is used
  /// inside it.
  static func name(_ text: String, _ style: Style) -> String {
    var words = words(of: text)
    guard !words.isEmpty else { return nameless(text, style) }
    if !words.contains(where: { $0.contains { $0.properties.isLowercase } }) {
      words = words.map { $0.flatMap { mapped($0, $0.properties.lowercaseMapping) } }
    }
    var scalars: [Unicode.Scalar] = []
    for (index, word) in words.enumerated() {
      scalars += index == 0 && style == .member ? beginningSmall(word) : beginningLarge(word)
    }
    scalars = Array(scalars.prefix(longest))
    guard let first = scalars.first else { return nameless(text, style) }
    switch style {
    case .member: if !first.properties.isXIDStart { scalars.insert("_", at: 0) }
    case .type: if !isCapital(first) { scalars.insert("T", at: 0) }
    }
    return string(scalars)
  }

  /// Returns whether a letter is a capital with a lowercase counterpart: names of types begin with
  /// one, and those of members never do.
  private static func isCapital(_ letter: Unicode.Scalar) -> Bool {
    let properties = letter.properties
    return properties.isUppercase && mapped(letter, properties.lowercaseMapping) != [letter]
  }

  /// Returns a name as it is written in code: keywords in backticks.
  static func spelled(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Returns whether a name has another meaning after a dot, with or without backticks.
  static func isReserved(_ name: String) -> Bool {
    ["self", "Self", "Type", "Protocol", "init", "_"].contains(name)
  }

  /// Returns whether a text is an identifier of Latin letters and digits and not a keyword.
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return text.utf8.count <= longest && !keywords.contains(text) && !isReserved(text)
      && text.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || isPart($0)) }
  }

  // MARK: Words

  /// Returns the runs of letters and digits in a text.
  private static func words(of text: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var isInside = false
    for scalar in text.unicodeScalars.prefix(8 * longest) {
      guard isPart(scalar) else {
        isInside = false
        continue
      }
      if !isInside { words.append([]) }
      isInside = true
      words[words.count - 1].append(scalar)
    }
    return words
  }

  /// Returns whether a character is valid in a name and visible.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    let properties = scalar.properties
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .connectorPunctuation
  }

  /// Returns the characters of a mapping if all of them are valid in a name, and the unmapped
  /// character otherwise.
  private static func mapped(_ scalar: Unicode.Scalar, _ mapping: String) -> [Unicode.Scalar] {
    let scalars = Array(mapping.unicodeScalars)
    return scalars.allSatisfy(isPart) ? scalars : [scalar]
  }

  private static func beginningLarge(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let first = word.first else { return word }
    return mapped(first, first.properties.titlecaseMapping) + word.dropFirst()
  }

  /// Returns a word with its leading capitals in lower case: `myCell` for `MyCell`, `urlCell` for
  /// `URLCell`, `url` for `URL`.
  private static func beginningSmall(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var count = word.prefix { $0.properties.isUppercase }.count
    if count > 1, count < word.count, word[count].properties.isLowercase { count -= 1 }
    return word.prefix(count).flatMap { mapped($0, $0.properties.lowercaseMapping) }
      + word.dropFirst(count)
  }

  /// Returns the name for a text without letters and digits: the numbers of its characters.
  private static func nameless(_ text: String, _ style: Style) -> String {
    let letter = style == .member ? "u" : "U"
    let numbers = text.unicodeScalars.prefix(8)
      .map { String($0.value, radix: 16, uppercase: true) }
    return numbers.isEmpty
      ? (style == .member ? "empty" : "Empty") : letter + numbers.joined(separator: "_")
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
