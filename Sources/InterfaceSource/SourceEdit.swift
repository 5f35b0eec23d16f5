/// A replacement of bytes in a file.
///
/// ```swift
/// let edits = compilation.diagnostics.compactMap(\.fixIts.first).flatMap(\.edits)
/// if let corrected = file.applying(edits) { print(String(decoding: corrected.bytes, as: UTF8.self)) }
/// ```
public struct SourceEdit: Hashable, Sendable {
  /// The replaced bytes; an empty range means an insertion.
  public var range: SourceRange
  /// The bytes that replace the range, as they are written in the file.
  public var replacement: [UInt8]

  /// Creates a replacement of `range` by bytes that are valid in that context.
  public init(range: SourceRange, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Replaces the value of an XML attribute.
  ///
  /// - Parameters:
  ///   - range: The bytes between the quotation marks.
  ///   - text: The new value as an XML parser returns it. It is escaped so that it is valid between
  ///     quotation marks of either kind.
  /// - Returns: The edit.
  public static func attributeValue(at range: SourceRange, _ text: String) -> SourceEdit {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&apos;".utf8
      // A parser converts white space that is not escaped to spaces.
      case 0x09, 0x0A, 0x0D: bytes += "&#\(byte);".utf8
      default: bytes.append(byte)
      }
    }
    return SourceEdit(range: range, replacement: bytes)
  }
}

extension SourceFile {
  /// Returns the file with some bytes replaced.
  ///
  /// - Parameter edits: Replacements in any order; all ranges refer to the file before the edits.
  /// - Returns: The changed file, or `nil` if ranges overlap or are outside the file.
  public func applying(_ edits: [SourceEdit]) -> SourceFile? {
    let edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      let range = Int(edit.range.start)...max(Int(edit.range.start), Int(edit.range.end))
      guard edit.range.start <= edit.range.end, range.lowerBound >= end,
        range.upperBound <= bytes.count
      else { return nil }
      result += bytes[end..<range.lowerBound]
      result += edit.replacement
      end = range.upperBound
    }
    result += bytes[end...]
    return SourceFile(path: path, bytes: result)
  }
}
