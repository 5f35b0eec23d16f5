/// A table in a string literal: lines of words separated by spaces.
///
/// Its bytes are read in place, so that a run only pays for the lines that it needs.
struct PackedText {
  /// The remaining part of a line.
  struct Line {
    fileprivate var remaining: Slice<UnsafeBufferPointer<UInt8>>

    /// The start of the remaining part, in UTF-8 bytes from the beginning of the table.
    var start: Int { remaining.startIndex }

    /// Returns the next word, or `nil` at the end of the line.
    mutating func word() -> Slice<UnsafeBufferPointer<UInt8>>? {
      remaining = remaining.drop { $0 == PackedText.blank }
      guard !remaining.isEmpty else { return nil }
      let word = remaining.prefix { $0 != PackedText.blank }
      remaining = remaining[word.endIndex...]
      return word
    }

    /// Returns the next word as a string, or `nil` at the end of the line.
    mutating func text() -> String? { word().map { String(decoding: $0, as: UTF8.self) } }

    /// Returns the next word as an optionally signed integer, or `nil` at the end of the line.
    mutating func number() -> Int? {
      guard let word = word() else { return nil }
      let isNegative = word.first == UInt8(ascii: "-")
      var number = 0
      for digit in isNegative ? word.dropFirst() : word {
        precondition(
          (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit),
          "a word of a packed table is no number")
        number = number * 10 + Int(digit - UInt8(ascii: "0"))
      }
      return isNegative ? -number : number
    }
  }

  private static let blank = UInt8(ascii: " ")

  private let bytes: UnsafeBufferPointer<UInt8>

  /// Creates a table from a literal, which lives as long as the program.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Passes the lines to a function in order, until it returns a result.
  ///
  /// - Parameter take: A function that returns a result for a line, or `nil` to continue.
  /// - Returns: The result, or `nil` if there is none for any line.
  func first<Result>(_ take: (inout Line) -> Result?) -> Result? {
    var remaining = bytes[...]
    while !remaining.isEmpty {
      let end = remaining.firstIndex(of: UInt8(ascii: "\n")) ?? remaining.endIndex
      var line = Line(remaining: remaining[..<end])
      if let result = take(&line) { return result }
      remaining = end == remaining.endIndex ? remaining[end...] : remaining[(end + 1)...]
    }
    return nil
  }

  /// Returns the rest of the line at an offset, in UTF-8 bytes from the beginning of the table.
  func line(at start: Int) -> Line {
    Line(remaining: bytes[start...].prefix { $0 != UInt8(ascii: "\n") })
  }

  /// Passes all lines to a function in order.
  func forEach(_ body: (inout Line) -> Void) {
    _ = first { line -> Never? in
      body(&line)
      return nil
    }
  }
}
