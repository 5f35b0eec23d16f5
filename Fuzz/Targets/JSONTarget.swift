import Foundation
import InterfaceSource
import StructuredData

/// Reads arbitrary bytes as JSON, and compares the result with that of another parser.
enum JSONTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Fuzz.json", bytes: bytes)
    let document = StructuredDocument(json: file)
    for diagnostic in document.diagnostics { diagnostic.requireRanges(in: file) }
    if let root = document.root {
      root.range.require(in: file, "the root")
      requireRanges(of: root, in: file)
    }
    compare(document, with: bytes)
  }

  /// Requires that the ranges of children are ordered and inside their parent's range, and that the bytes of each child
  /// alone yield the same value.
  private static func requireRanges(of whole: StructuredValue, in file: SourceFile) {
    var end = whole.range.start + 1
    func require(_ range: SourceRange, matches content: StructuredValue.Content) {
      Property.require(
        end <= range.start && range.start < range.end && range.end < whole.range.end,
        "the parts of \(whole.range) are not in order")
      end = range.end
      let part = Array(file.bytes[Int(range.start)..<Int(range.end)])
      let alone = StructuredDocument(json: SourceFile(path: "Part.json", bytes: part)).root
      Property.require(
        alone.map { isSame($0.content, content) } ?? false, "\(range) says something else alone")
    }
    for element in whole.array ?? [] { require(element.range, matches: element.content) }
    for member in whole.members ?? [] {
      require(member.nameRange, matches: .string(member.name))
      require(member.value.range, matches: member.value.content)
    }
  }

  /// Whether two values are equal, regardless of their ranges.
  private static func isSame(_ left: StructuredValue.Content, _ right: StructuredValue.Content)
    -> Bool
  {
    switch (left, right) {
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { isSame($0.content, $1.content) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.name == $1.name && isSame($0.value.content, $1.value.content)
        }
    default: left == right
    }
  }

  /// Requires that the grammar accepts the same texts, and that Foundation, which accepts more, reads the same values
  /// from them.
  private static func compare(_ document: StructuredDocument, with bytes: [UInt8]) {
    let isLimited = document.diagnostics.contains { $0.id == "json-too-deep" }
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    Property.require(
      isLimited || (document.root != nil) == (isUTF8 && JSONGrammar.accepts(text)),
      "what is \(document.root == nil ? "refused" : "accepted") should not be")
    guard let root = document.root else { return }
    // Foundation rejects numbers that are too large and unpaired surrogates, and drops byte order marks at the start of
    // strings.
    let isOutOfRange = document.diagnostics.contains { $0.id == "json-number-out-of-range" }
    if isOutOfRange || text.firstRange(of: [0xEF, 0xBB, 0xBF]) != nil { return }
    let options: JSONSerialization.ReadingOptions = .fragmentsAllowed
    guard let other = try? JSONSerialization.jsonObject(with: Data(text), options: options) else {
      let mayHaveHalves = String(decoding: bytes, as: UTF8.self).lowercased().contains("\\ud")
      return Property.require(mayHaveHalves, "Foundation refuses what is accepted")
    }
    Property.require(isSame(root, other), "Foundation reads something else")
  }

  private static func isSame(_ value: StructuredValue, _ other: Any) -> Bool {
    switch value.content {
    case .null: return other is NSNull
    case .date, .data: return false
    case .bool(let bool): return other as? Bool == bool
    case .number(let number):
      guard let other = (other as? NSNumber)?.doubleValue else { return false }
      return abs(other - number) <= abs(number) * 1e-15
    case .string(let text): return other as? String == text
    case .array(let elements):
      guard let other = other as? [Any], other.count == elements.count else { return false }
      return zip(elements, other).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let other = other as? [String: Any] else { return false }
      return members.allSatisfy { member in
        guard let last = value[member.name], let other = other[member.name] else {
          return false
        }
        return isSame(last, other)
      }
    }
  }
}
