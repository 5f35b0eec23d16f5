package import StructuredData

/// The unit in which a client counts the characters of a line.
package enum PositionEncoding: String, Sendable {
  /// Bytes.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which all clients know.
  case utf16 = "utf-16"
}

/// A position in a document as clients state it, both parts counted from 0.
package struct TextPosition: Hashable, Sendable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (one: TextPosition, other: TextPosition) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }

  /// Reads a position, or returns `nil` if a value is none.
  package init?(_ value: StructuredValue?) {
    guard let line = value?["line"]?.number, let character = value?["character"]?.number,
      line >= 0, character >= 0
    else { return nil }
    // Clients pass the greatest number for the end of a line.
    self.init(
      line: Int(min(line, Double(Int32.max))), character: Int(min(character, Double(Int32.max))))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("line", line)
      writer.member("character", character)
    }
  }
}

/// A half-open range of a document as clients state it.
package struct TextRange: Hashable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Reads a range, or returns `nil` if a value is none.
  package init?(_ value: StructuredValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else {
      return nil
    }
    self.init(start: start, end: end)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("start")
      start.write(to: &writer)
      writer.key("end")
      end.write(to: &writer)
    }
  }
}
