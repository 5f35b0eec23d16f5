import InterfaceSource

/// A lexer that divides a source into tokens.
///
/// Comments (nested in Swift), strings of every kind with their interpolations, regular expressions
/// and the lines of the preprocessor are recognized so that nothing in them is mistaken for code.
/// Scanning takes linear time for any bytes; an unclosed construct ends with its line, or with the
/// file.
struct SourceLexer {
  /// The maximum nesting of strings in interpolations; deeper ones are treated as text.
  static let depthLimit = 64

  let bytes: [UInt8]
  let language: SourceLanguage
  private(set) var tokens: [SourceToken] = []
  /// The hashes of all names, including those in interpolations.
  private(set) var names: Set<UInt64> = []
  /// The strings, including those in interpolations, in the order of their beginnings.
  private(set) var strings: [SourceString] = []
  /// The texts that `#define` gives to names, in source order.
  var definitions: [(name: String, text: SourceRange)] = []
  var position = 0
  /// The strings whose interpolations are being read.
  var interpolations: [Interpolation] = []
  /// The number of open conditions inside one that is never true; 0 outside.
  var deadConditions = 0
  /// The previous mark or word, which determines whether a slash is a division.
  private var last: Last = .operand

  /// A string whose interpolation is being read.
  struct Interpolation {
    /// The index of the string.
    var string: Int?
    var hashes: Int
    var isMultiline: Bool
    /// The number of open parentheses in it.
    var depth: Int
  }

  private enum Last {
    case operand, expectsOperand
  }

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    tokens.reserveCapacity(bytes.count / 8)
    last = .expectsOperand
    while position < bytes.count { step() }
  }

  /// Returns the byte at a distance from the position, or 0 after the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: position += 1
    case _ where Self.startsName(byte): name()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where language == .swift && last == .expectsOperand && skipRegex(): break
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "'") where language == .objectiveC: character()
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`") where language == .swift: quotedName()
    default: mark(byte)
    }
  }

  private mutating func name() {
    let start = position
    var hash = NameHash.start
    while position < bytes.count, Self.continuesName(bytes[position]) {
      hash = NameHash.adding(bytes[position], to: hash)
      position += 1
    }
    if deadConditions == 0 { names.insert(hash) }
    let keyword = Keyword.byHash[hash]
    switch keyword {
    case .return, .in, .case, .where, .try, .await: last = .expectsOperand
    default: last = .operand
    }
    append(.name, from: start, to: position, keyword: keyword)
  }

  private mutating func quotedName() {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A { end += 1 }
    position = min(end + 1, bytes.count)
    guard end > start else { return }
    let hash = bytes[start..<end].reduce(NameHash.start) { NameHash.adding($1, to: $0) }
    if deadConditions == 0 { names.insert(hash) }
    append(.name, from: start, to: end)
    last = .operand
  }

  private mutating func number() {
    let start = position
    while Self.continuesName(peek())
      || peek() == UInt8(ascii: ".") && Self.isDigit(peek(1))
    {
      position += 1
    }
    append(.number, from: start, to: position)
    last = .operand
  }

  private mutating func mark(_ byte: UInt8) {
    position += 1
    if !interpolations.isEmpty {
      if byte == UInt8(ascii: "(") {
        interpolations[interpolations.count - 1].depth += 1
      } else if byte == UInt8(ascii: ")") {
        interpolations[interpolations.count - 1].depth -= 1
        if let string = interpolations.last, string.depth == 0 {
          interpolations.removeLast()
          continueString(string.string, hashes: string.hashes, isMultiline: string.isMultiline)
          return
        }
      }
    }
    last =
      byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
        || byte == UInt8(ascii: ".") ? .operand : .expectsOperand
    append(.punctuation, from: position - 1, to: position, mark: byte)
  }

  /// Appends a token unless it is in an interpolation or under a condition that is never true.
  mutating func append(
    _ kind: SourceToken.Kind, from start: Int, to end: Int, mark: UInt8 = 0,
    keyword: Keyword? = nil
  ) {
    guard interpolations.isEmpty, deadConditions == 0 else { return }
    tokens.append(
      SourceToken(
        kind: kind, mark: mark, keyword: keyword, start: Int32(start), end: Int32(end)))
  }

  /// Begins a string, whose token has just been appended unless it is omitted, or returns `nil`
  /// under a condition that is never true.
  mutating func beginString() -> Int? {
    guard deadConditions == 0 else { return nil }
    strings.append(
      SourceString(
        token: interpolations.isEmpty ? tokens.count - 1 : nil, start: Int32(position)))
    return strings.count - 1
  }

  /// Ends a part of a string at an offset: at the end of the string, or at an interpolation.
  mutating func endPart(of string: Int?, at end: Int, isLast: Bool) {
    guard let string else { return }
    strings[string].parts.append(
      SourceRange(
        start: strings[string].partStart, end: Int32(max(end, Int(strings[string].partStart)))))
    if isLast { strings[string].isEnded = true }
  }

  /// Begins the next part of a string.
  mutating func beginPart(of string: Int?) {
    if let string { strings[string].partStart = Int32(position) }
  }

  /// Records the end of a string.
  mutating func endString() { last = .operand }

  @inline(__always)
  private static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  @inline(__always)
  static func continuesName(_ byte: UInt8) -> Bool { startsName(byte) || isDigit(byte) }

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
