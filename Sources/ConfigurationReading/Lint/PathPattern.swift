/// A pattern of paths: `*` and `?` stand for bytes of one part, `[a-z]` for one of some, `**` for any number of parts.
///
/// Matching takes time in the product of both lengths, whatever the pattern.
///
/// Source: `gitignore(5)`, "PATTERN FORMAT".
package struct PathPattern: Hashable, Sendable {
  /// The text as it was written.
  package let text: String
  /// The parts; nil for `**`.
  private let parts: [[UInt8]?]

  /// Reads a pattern; a `/` or `./` in front and a `/` at the end say nothing.
  package init(_ text: String) {
    self.text = text
    var parts: [[UInt8]?] = []
    for part in text.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      let isAny = part.elementsEqual("**".utf8)
      // Two in a row say what one says.
      if isAny, let last = parts.last, last == nil { continue }
      parts.append(isAny ? nil : Array(part))
    }
    // What is in a folder, not the folder itself.
    if let last = parts.last, last == nil { parts.append([UInt8(ascii: "*")]) }
    self.parts = parts
  }

  /// Whether the pattern is a path's, or that of a folder around it.
  ///
  /// - Parameter path: The parts of the path.
  /// - Returns: Whether it is.
  package func matches(_ path: [[UInt8]]) -> Bool {
    (1...max(1, path.count)).contains { matchesWhole(path.prefix($0)) }
  }

  /// Whether the pattern is a path's.
  package func matchesWhole(_ path: some RandomAccessCollection<[UInt8]>) -> Bool {
    Self.matches(parts, Array(path)) { pattern, part in
      guard let pattern else { return nil }
      return Self.isPart(part, like: pattern)
    }
  }

  /// Whether a part of a path is one that a pattern's part stands for.
  private static func isPart(_ part: [UInt8], like pattern: [UInt8]) -> Bool {
    matches(tokens(pattern), part) { token, byte in token?.contains(byte) }
  }

  /// Matches a pattern with what it may stand for, going back to the last element that stands for anything.
  ///
  /// - Parameters:
  ///   - pattern: The elements of the pattern.
  ///   - items: What is to be matched as a whole.
  ///   - matches: Whether an element stands for an item; nil for the element that stands for any number.
  /// - Returns: Whether the pattern stands for all items.
  private static func matches<Element, Item>(
    _ pattern: [Element], _ items: [Item], _ matches: (Element, Item) -> Bool?
  ) -> Bool {
    var (place, item) = (0, 0)
    var retry: (place: Int, item: Int)?
    while item < items.count {
      if place < pattern.count {
        switch matches(pattern[place], items[item]) {
        case nil:
          retry = (place, item)
          place += 1
          continue
        case true?:
          place += 1
          item += 1
          continue
        case false?: break
        }
      }
      guard let last = retry else { return false }
      retry = (last.place, last.item + 1)
      (place, item) = (last.place + 1, last.item + 1)
    }
    guard let any = items.last else { return pattern.isEmpty }
    return pattern[place...].allSatisfy { matches($0, any) == nil }
  }

  /// The bytes that one element of a part stands for.
  private struct Token {
    var ranges: [ClosedRange<UInt8>]
    var isNegated = false

    func contains(_ byte: UInt8) -> Bool {
      ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  /// The elements of a part; nil for `*`.
  private static func tokens(_ part: [UInt8]) -> [Token?] {
    var tokens: [Token?] = []
    var rest = part[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        if tokens.isEmpty || tokens[tokens.count - 1] != nil { tokens.append(nil) }
      case UInt8(ascii: "?"): tokens.append(Token(ranges: [0...255]))
      case UInt8(ascii: "["):
        if let token = set(&rest) {
          tokens.append(token)
        } else {
          tokens.append(Token(ranges: [byte...byte]))
        }
      case UInt8(ascii: "\\"):
        let literal = rest.popFirst() ?? byte
        tokens.append(Token(ranges: [literal...literal]))
      default: tokens.append(Token(ranges: [byte...byte]))
      }
    }
    return tokens
  }

  /// What follows a `[`; nil without its `]`.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var inner = rest
    var token = Token(ranges: [])
    if inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^") {
      token.isNegated = true
      inner.removeFirst()
    }
    var isFirst = true
    while var low = inner.popFirst() {
      if low == UInt8(ascii: "]"), !isFirst {
        rest = inner
        return token
      }
      isFirst = false
      if low == UInt8(ascii: "\\"), let literal = inner.popFirst() { low = literal }
      guard inner.first == UInt8(ascii: "-"), let high = inner.dropFirst().first,
        high != UInt8(ascii: "]")
      else {
        token.ranges.append(low...low)
        continue
      }
      inner.removeFirst(2)
      if low <= high { token.ranges.append(low...high) }
    }
    return nil
  }
}
