package import InterfaceSource

extension StructuredDocument {
  /// Reads a JSON file's bytes as UTF-8, with or without a byte-order mark.
  package init(json file: SourceFile, limits: StructuredLimits = .json) {
    guard file.bytes.count <= limits.byteCount else {
      self.init(nil, [.tooManyBytes(.jsonTooLarge, limit: limits.byteCount)])
      return
    }
    if let range = file.firstInvalidUTF8 {
      self.init(nil, [.notUTF8(.jsonNotUTF8, range)])
      return
    }
    let markLength = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // The parser reports a number only after it has seen the next character: hence one additional
    // space.
    let text = file.bytes[markLength...] + CollectionOfOne(UInt8(ascii: " "))
    let builder = JSONTreeBuilder(base: markLength, limits: limits)
    text.withUnsafeBufferPointer { builder.parse($0) }
    let diagnostics = builder.diagnostics.sorted { $0.range.start < $1.range.start }
    // JSON does not permit form feeds and vertical tabs; the parser treats them as blanks.
    if let blank = file.bytes.firstIndex(where: { $0 == 0x0B || $0 == 0x0C }),
      builder.hasRead(to: blank)
    {
      let before = diagnostics.filter { Int($0.range.end) <= blank }
      self.init(nil, before + [.jsonWrongBlank(file.bytes[blank], at: blank)])
      return
    }
    self.init(builder.root, diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func jsonWrongBlank(_ byte: UInt8, at offset: Int) -> Diagnostic {
    let name = byte == 0x0C ? "form feed" : "vertical tab"
    return Diagnostic(
      .jsonSyntax, at: SourceRange(start: Int32(offset), end: Int32(offset + 1)),
      message: "malformed JSON: a \(name) is not allowed as white space",
      notes: [Note("JSON allows only spaces, tabs and line breaks between values")])
  }
}
