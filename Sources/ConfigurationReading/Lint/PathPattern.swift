/// A pattern for paths: `*` and `?` match bytes of one component, `[a-z]` one of several bytes, and
/// `**` any number of components.
///
/// Matching takes time proportional to the product of both lengths for any pattern, and no time for
/// a pattern that is too long for the path.
///
/// Source: `gitignore(5)`, "PATTERN FORMAT".
package struct PathPattern: Hashable, Sendable {
  /// The text as written.
  package let text: String
  /// The components; `nil` for `**`.
  private let parts: [Part?]
  /// The minimum number of components in a matching path.
  private let leastCount: Int
  /// Whether the pattern is a name that matches in any folder.
  private let isName: Bool

  /// Parses a pattern.
  ///
  /// A leading `/` or `./` and a trailing `/` are ignored.
  package init(_ text: String) {
    self.text = text
    var parts: [Part?] = []
    for part in text.utf8.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      let isAny = part.elementsEqual("**".utf8)
      // Two in a row are equivalent to one.
      if isAny, let last = parts.last, last == nil { continue }
      parts.append(isAny ? nil : Part(part))
    }
    // Matches the content of a folder, not the folder itself.
    if let last = parts.last, last == nil { parts.append(Part("*".utf8[...])) }
    self.parts = parts
    leastCount = parts.count { $0 != nil }
    isName = parts.count == 2 && parts[0] == nil
  }

  /// Returns whether the pattern matches a path or a folder that contains it.
  ///
  /// - Parameter path: The components of the path.
  /// - Returns: Whether it matches.
  package func matches(_ path: [[UInt8]]) -> Bool {
    (1...max(1, path.count)).contains { matchesWhole(path.prefix($0)) }
  }

  /// Returns whether the pattern matches a whole path.
  package func matchesWhole(_ path: some RandomAccessCollection<[UInt8]>) -> Bool {
    guard leastCount <= path.count else { return false }
    if isName { return path.last.flatMap { parts[1]?.matches($0) } ?? false }
    return Self.matches(parts, Array(path)) { pattern, part in pattern?.matches(part) }
  }

  /// Matches elements with items, with backtracking to the last wildcard.
  ///
  /// An element for which `matches` returns `nil` matches any number of items.
  private static func matches<Element, Item>(
    _ pattern: [Element], _ items: [Item], _ matches: (Element, Item) -> Bool?
  ) -> Bool {
    var (position, item) = (0, 0)
    var retry: (position: Int, item: Int)?
    while item < items.count {
      if position < pattern.count {
        switch matches(pattern[position], items[item]) {
        case nil:
          retry = (position, item)
          position += 1
          continue
        case true?:
          position += 1
          item += 1
          continue
        case false?: break
        }
      }
      guard let last = retry else { return false }
      retry = (last.position, last.item + 1)
      (position, item) = (last.position + 1, last.item + 1)
    }
    guard let any = items.last else { return pattern.isEmpty }
    return pattern[position...].allSatisfy { matches($0, any) == nil }
  }

  /// The pattern for one component of a path.
  private struct Part: Hashable, Sendable {
    /// The elements; `nil` for `*`.
    private let tokens: [Token?]
    /// The minimum number of bytes in a matching component.
    private let leastCount: Int

    init(_ text: some Collection<UInt8>) {
      let text = Array(text)
      var tokens: [Token?] = []
      var remaining = text[...]
      while let byte = remaining.popFirst() {
        switch byte {
        case UInt8(ascii: "*"):
          if tokens.isEmpty || tokens[tokens.count - 1] != nil { tokens.append(nil) }
        case UInt8(ascii: "?"): tokens.append(Token(ranges: [0...255]))
        case UInt8(ascii: "["): tokens.append(Token(set: &remaining) ?? Token(byte))
        case UInt8(ascii: "\\"): tokens.append(Token(remaining.popFirst() ?? byte))
        default: tokens.append(Token(byte))
        }
      }
      self.tokens = tokens
      leastCount = tokens.count { $0 != nil }
    }

    /// Returns whether the pattern matches a component of a path.
    func matches(_ part: [UInt8]) -> Bool {
      guard leastCount <= part.count else { return false }
      return PathPattern.matches(tokens, part) { token, byte in token?.contains(byte) }
    }
  }

  /// The bytes that one element matches.
  private struct Token: Hashable, Sendable {
    /// The maximum number of bytes in which the end of a set is searched.
    ///
    /// Without a limit, each `[` of a long line would search the rest of it.
    private static let longestSet = 1_024

    private var range: ClosedRange<UInt8>
    private var others: [ClosedRange<UInt8>] = []
    private var isNegated = false

    init(_ byte: UInt8) { range = byte...byte }

    init(ranges: [ClosedRange<UInt8>], isNegated: Bool = false) {
      self.isNegated = isNegated
      guard let first = ranges.first else {
        // The token matches nothing.
        range = 0...255
        self.isNegated.toggle()
        return
      }
      range = first
      others = Array(ranges.dropFirst())
    }

    func contains(_ byte: UInt8) -> Bool {
      (range.contains(byte) || others.contains { $0.contains(byte) }) != isNegated
    }

    /// Parses the text after a `[`, or returns `nil` if there is no `]`.
    init?(set remaining: inout ArraySlice<UInt8>) {
      var inner = remaining.prefix(Self.longestSet)
      var ranges: [ClosedRange<UInt8>] = []
      let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
      if isNegated { inner.removeFirst() }
      var isFirst = true
      while var low = inner.popFirst() {
        if low == UInt8(ascii: "]"), !isFirst {
          remaining = remaining[inner.startIndex...]
          self.init(ranges: ranges, isNegated: isNegated)
          return
        }
        isFirst = false
        if low == UInt8(ascii: "\\"), let literal = inner.popFirst() { low = literal }
        guard inner.first == UInt8(ascii: "-"), let high = inner.dropFirst().first,
          high != UInt8(ascii: "]")
        else {
          ranges.append(low...low)
          continue
        }
        inner.removeFirst(2)
        if low <= high { ranges.append(low...high) }
      }
      return nil
    }
  }
}
