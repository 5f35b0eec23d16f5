/// A table in a string literal: lines of words with blanks between them.
///
/// It is read by bytes where it lies, so that a run pays for the lines that it needs alone.
struct PackedText {
  /// What a line has left.
  struct Line {
    fileprivate var rest: Slice<UnsafeBufferPointer<UInt8>>

    /// Where what is left begins, in UTF-8 bytes from the beginning of the table.
    var start: Int { rest.startIndex }

    /// The next word; nil at the end of the line.
    mutating func word() -> Slice<UnsafeBufferPointer<UInt8>>? {
      rest = rest.drop { $0 == PackedText.blank }
      guard !rest.isEmpty else { return nil }
      let word = rest.prefix { $0 != PackedText.blank }
      rest = rest[word.endIndex...]
      return word
    }

    /// The next word as a text; nil at the end of the line.
    mutating func text() -> String? { word().map { String(decoding: $0, as: UTF8.self) } }

    /// The next word as a number, in digits with a sign or without; nil at the end of the line.
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

  /// Takes a literal, which lives as long as the program.
  init(_ text: StaticString) {
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Hands over the lines in their order, until one is taken.
  ///
  /// - Parameter take: Makes something of a line; nil goes on.
  /// - Returns: What was made; nil where no line was taken.
  func first<Result>(_ take: (inout Line) -> Result?) -> Result? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var line = Line(rest: rest[..<end])
      if let result = take(&line) { return result }
      rest = end == rest.endIndex ? rest[end...] : rest[(end + 1)...]
    }
    return nil
  }

  /// The rest of the line that a place is in, in UTF-8 bytes from the beginning of the table.
  func line(at start: Int) -> Line {
    Line(rest: bytes[start...].prefix { $0 != UInt8(ascii: "\n") })
  }

  /// Hands over all lines in their order.
  func forEach(_ body: (inout Line) -> Void) {
    _ = first { line -> Never? in
      body(&line)
      return nil
    }
  }
}
