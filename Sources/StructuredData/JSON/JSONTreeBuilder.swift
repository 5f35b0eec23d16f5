import CYajl
import InterfaceSource

/// A builder of the tree of a file from the parser's events.
///
/// The parser reports where an event's token ends. The token's start follows from the end of the
/// previous one: between two tokens that are events there are only blanks, commas and colons.
final class JSONTreeBuilder {
  /// An array or object whose end has not been reached.
  private struct OpenContainer {
    var start: Int32
    var isObject: Bool
    var elements: [StructuredValue] = []
    var members: [StructuredValue.Member] = []
    var name = ""
    var nameRange = SourceRange.start
  }

  /// The finished value of the file.
  private(set) var root: StructuredValue?
  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  private let base: Int
  private let limits: StructuredLimits
  private var open: [OpenContainer] = []
  private var valueCount = 0
  private var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var parser: yajl_handle?
  /// The end of the last event's token, in `text`.
  private var lastEnd = 0

  /// Creates a builder for a text that starts at offset `base` of its file.
  init(base: Int, limits: StructuredLimits) {
    self.base = base
    self.limits = limits
  }

  /// Parses a text that ends in a blank which does not belong to the file.
  func parse(_ text: UnsafeBufferPointer<UInt8>) {
    guard let start = text.baseAddress else { return }
    self.text = text
    var callbacks = jsonTreeCallbacks()
    guard let parser = yajl_alloc(&callbacks, nil, Unmanaged.passUnretained(self).toOpaque())
    else { preconditionFailure("yajl_alloc returns nil only without memory") }
    defer { yajl_free(parser) }
    self.parser = parser
    _ = cyajl_skip_utf8_check(parser)
    var status = yajl_parse(parser, start, text.count)
    let consumed = yajl_get_bytes_consumed(parser)
    if status == yajl_status_ok { status = yajl_complete_parse(parser) }
    guard status != yajl_status_ok else { return reportRest() }
    root = nil
    if status == yajl_status_error { reportSyntax(parser, consumed: consumed) }
  }

  /// Returns whether the parser reached an offset of the file.
  func hasRead(to offset: Int) -> Bool {
    // The reason for which the parser stopped was recorded last, and left no root.
    guard root == nil, let stop = diagnostics.last else { return true }
    return Int(stop.range.start) >= offset
  }

  // MARK: Values

  /// Returns the range of the token of the current event.
  private func readToken() -> SourceRange {
    var start = lastEnd
    while start < text.count, Self.isBetweenTokens(text[start]) { start += 1 }
    lastEnd = parser.map(yajl_get_bytes_consumed) ?? start
    return range(start, lastEnd)
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(start: Int32(base + start), end: Int32(base + end))
  }

  private static func isBetweenTokens(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// Adds a finished value to its container.
  private func add(_ content: StructuredValue.Content, _ range: SourceRange) {
    let value = StructuredValue(content, range: range)
    guard let last = open.indices.last else {
      root = value
      return
    }
    if open[last].isObject {
      let member = StructuredValue.Member(
        name: open[last].name, nameRange: open[last].nameRange, value: value)
      open[last].members.append(member)
    } else {
      open[last].elements.append(value)
    }
  }

  /// Counts a value that begins, and returns whether parsing may continue.
  private func countValue(at range: SourceRange) -> Bool {
    valueCount += 1
    guard valueCount > limits.valueCount else { return true }
    diagnostics.append(.jsonTooManyValues(range, limit: limits.valueCount))
    return false
  }

  /// Processes a value that is a single token.
  func addScalar(_ content: StructuredValue.Content) -> Bool {
    let range = readToken()
    guard countValue(at: range) else { return false }
    add(content, range)
    return true
  }

  /// Processes a number by its digits, which follow JSON's grammar.
  func addNumber(_ digits: String) -> Bool {
    if let value = Double(digits), value.isFinite { return addScalar(.number(value)) }
    guard addScalar(.null) else { return false }
    diagnostics.append(.jsonNumberOutOfRange(range(lastEnd - digits.utf8.count, lastEnd)))
    return true
  }

  /// Processes the opening bracket of an array or object.
  func begin(isObject: Bool) -> Bool {
    let range = readToken()
    guard countValue(at: range) else { return false }
    guard open.count < limits.depth else {
      diagnostics.append(.jsonTooDeep(range, limit: limits.depth))
      return false
    }
    open.append(OpenContainer(start: range.start, isObject: isObject))
    return true
  }

  /// Processes the name of the next member.
  func readName(_ name: String) {
    let range = readToken()
    guard let last = open.indices.last, open[last].isObject else {
      preconditionFailure("yajl reports names only within objects")
    }
    open[last].name = name
    open[last].nameRange = range
  }

  /// Processes the closing bracket of an array or object.
  func end() {
    let end = readToken().end
    guard let ended = open.popLast() else {
      preconditionFailure("yajl ends only what it has begun")
    }
    if ended.isObject { reportDuplicates(in: ended.members) }
    add(
      ended.isObject ? .object(ended.members) : .array(ended.elements),
      SourceRange(start: ended.start, end: end))
  }

  // MARK: Diagnostics

  private func reportDuplicates(in members: [StructuredValue.Member]) {
    guard members.count > 1 else { return }
    var first: [String: SourceRange] = [:]
    for member in members {
      if let earlier = first[member.name] {
        diagnostics.append(.jsonDuplicateKey(member, earlier: earlier))
      } else {
        first[member.name] = member.nameRange
      }
    }
  }

  /// Reports an unterminated text after the value, which the parser ignores.
  private func reportRest() {
    guard let rest = text[lastEnd...].firstIndex(where: { !Self.isBetweenTokens($0) }) else {
      return
    }
    root = nil
    diagnostics.append(.jsonSyntax(range(rest, text.count - 1), "malformed JSON: premature EOF"))
  }

  private func reportSyntax(_ parser: yajl_handle, consumed: Int) {
    var message = "malformed JSON"
    if let raw = yajl_get_error(parser, 0, nil, 0) {
      let detail = String(cString: raw).split(separator: ":", maxSplits: 1).last ?? ""
      let words = detail.drop { $0 == " " }.prefix { $0 != "\n" && $0 != "." }
      if !words.isEmpty { message += ": \(words)" }
      yajl_free_error(parser, raw)
    }
    // The last byte of the text does not belong to the file.
    let fileEnd = text.count - 1
    var end = max(0, min(consumed, fileEnd))
    var start = lastEnd
    while start < end, Self.isBetweenTokens(text[start]) { start += 1 }
    if start >= end || text[..<end].last.map(Self.isBetweenTokens) == true {
      start = max(0, end - 1)
    }
    if consumed > fileEnd { start = end }
    if consumed < fileEnd, start == end { end += 1 }
    diagnostics.append(.jsonSyntax(range(start, end), message))
  }
}

extension Diagnostic {
  fileprivate static func jsonSyntax(_ range: SourceRange, _ message: String) -> Diagnostic {
    Diagnostic(
      .jsonSyntax, at: range,
      message: message)
  }

  fileprivate static func jsonDuplicateKey(
    _ member: StructuredValue.Member, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .jsonDuplicateKey, at: member.nameRange,
      message: "\"\(member.name)\" appears twice in this object; the last one is used",
      notes: [Note("the first one is here", range: earlier)])
  }

  fileprivate static func jsonTooDeep(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .jsonTooDeep, at: range,
      message: "arrays and objects are nested more than \(limit) levels deep")
  }

  fileprivate static func jsonTooManyValues(_ range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .jsonTooManyValues, at: range,
      message: "the file has more than \(limit) values")
  }

  fileprivate static func jsonNumberOutOfRange(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonNumberOutOfRange, at: range,
      message: "the number is too large to represent")
  }
}
