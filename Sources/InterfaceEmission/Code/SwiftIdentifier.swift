/// Makes identifiers of Swift from any text.
enum SwiftIdentifier {
  /// How the words of a name are written.
  enum Style {
    /// As constants are: `myCell`.
    case member
    /// As types are: `MyCell`.
    case type
  }

  /// How many characters of a text a name has at most, besides what makes it different from others.
  private static let longest = 80

  /// The name that is nearest to a text; it needs no quotation marks but those of `spelled`.
  ///
  /// The names of types begin with capital letters, those of members with none: scripts without them, and digits, have a `T` before
  /// them in the names of types. So no member hides a type that is meant inside of it.
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

  /// Whether a letter is a capital one with a small counterpart: types begin with one, and members never do.
  private static func isCapital(_ letter: Unicode.Scalar) -> Bool {
    let properties = letter.properties
    return properties.isUppercase && mapped(letter, properties.lowercaseMapping) != [letter]
  }

  /// A name as it stands in code: keywords in backticks.
  static func spelled(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Whether a name stands for something else after a dot, backticks or not.
  static func isTaken(_ name: String) -> Bool {
    ["self", "Self", "Type", "Protocol", "init", "_"].contains(name)
  }

  /// Whether a text is an identifier of Latin letters and digits that is no keyword.
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    return text.utf8.count <= longest && !keywords.contains(text) && !isTaken(text)
      && text.unicodeScalars.allSatisfy { $0.isASCII && ($0 == "_" || isPart($0)) }
  }

  // MARK: Words

  /// The runs of letters and digits in a text.
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

  /// Whether a character may stand in a name and shows what it is.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar)
    }
    let properties = scalar.properties
    return properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .connectorPunctuation
  }

  /// The characters of a mapping where all may stand in a name, otherwise the character as it was.
  private static func mapped(_ scalar: Unicode.Scalar, _ mapping: String) -> [Unicode.Scalar] {
    let scalars = Array(mapping.unicodeScalars)
    return scalars.allSatisfy(isPart) ? scalars : [scalar]
  }

  private static func beginningLarge(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let first = word.first else { return word }
    return mapped(first, first.properties.titlecaseMapping) + word.dropFirst()
  }

  /// `myCell` of `MyCell`, `urlCell` of `URLCell`, `url` of `URL`.
  private static func beginningSmall(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var count = word.prefix { $0.properties.isUppercase }.count
    if count > 1, count < word.count, word[count].properties.isLowercase { count -= 1 }
    return word.prefix(count).flatMap { mapped($0, $0.properties.lowercaseMapping) }
      + word.dropFirst(count)
  }

  /// The name of a text without letters and digits: the numbers of its characters.
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
