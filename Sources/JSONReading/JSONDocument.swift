package import InterfaceSource

/// What a JSON file holds, and what is wrong with it.
package struct JSONDocument: Sendable {
  /// The value of the file; nil when the file is malformed or beyond a limit, which is then the
  /// last of the diagnostics.
  package let root: JSONValue?
  /// What is wrong, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads a file's bytes as UTF-8, with or without a byte-order mark.
  package init(reading file: SourceFile, limits: JSONLimits = .standard) {
    guard file.bytes.count <= limits.byteCount else {
      self.init(failing: .jsonTooLarge(limit: limits.byteCount))
      return
    }
    if let range = file.firstInvalidUTF8 {
      self.init(failing: .jsonNotUTF8(range))
      return
    }
    let markLength = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The parser reports a number only when it has seen what follows it: hence one space more.
    let text = file.bytes[markLength...] + CollectionOfOne(UInt8(ascii: " "))
    let builder = JSONTreeBuilder(base: markLength, limits: limits)
    text.withUnsafeBufferPointer { builder.parse($0) }
    let diagnostics = builder.diagnostics.sorted { $0.range.start < $1.range.start }
    if let blank = Self.wrongBlank(in: file.bytes), builder.hasRead(to: blank) {
      let before = diagnostics.filter { Int($0.range.end) <= blank }
      self.init(root: nil, diagnostics: before + [.jsonWrongBlank(file.bytes[blank], at: blank)])
      return
    }
    self.init(root: builder.root, diagnostics: diagnostics)
  }

  /// The offset of the first form feed or vertical tab.
  ///
  /// JSON has them nowhere, neither as blanks nor in strings; the parser takes them for blanks.
  private static func wrongBlank(in bytes: [UInt8]) -> Int? {
    bytes.firstIndex { $0 == 0x0B || $0 == 0x0C }
  }

  private init(failing diagnostic: Diagnostic) {
    self.init(root: nil, diagnostics: [diagnostic])
  }

  private init(root: JSONValue?, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}

extension Diagnostic {
  fileprivate static func jsonTooLarge(limit: Int) -> Diagnostic {
    Diagnostic(
      .jsonTooLarge, at: .start,
      message: "the file has more than \(limit) bytes")
  }

  fileprivate static func jsonWrongBlank(_ byte: UInt8, at offset: Int) -> Diagnostic {
    let name = byte == 0x0C ? "form feed" : "vertical tab"
    return Diagnostic(
      .jsonSyntax, at: SourceRange(start: Int32(offset), end: Int32(offset + 1)),
      message: "malformed JSON: a \(name) is no blank",
      notes: [Note("between values JSON has spaces, tabs and line breaks only")])
  }

  fileprivate static func jsonNotUTF8(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .jsonNotUTF8, at: range,
      message: "these bytes are not UTF-8",
      notes: [Note("save the file as UTF-8")])
  }
}
