package import InterfaceSource
import StructuredData

extension StringsTable {
  /// Reads a `.strings` file: text in UTF-8 or UTF-16, or an XML or binary property list.
  ///
  /// After an error, reading continues after the next semicolon.
  package init(reading file: SourceFile) {
    guard !file.bytes.starts(with: "bplist".utf8) else {
      self.init(readingPropertyList: file)
      return
    }
    guard let text = Self.utf8(of: file.bytes) else {
      self.init(file: file, entries: [], diagnostics: [.stringsUnreadable])
      return
    }
    // Text with entries may not begin with a `<` either.
    guard !StructuredDocument.isPropertyList(text) else {
      self.init(readingPropertyList: SourceFile(path: file.path, bytes: text))
      return
    }
    var scanner = StringsScanner(text)
    scanner.readEntries()
    self.init(
      file: SourceFile(path: file.path, bytes: text), entries: scanner.entries,
      diagnostics: scanner.diagnostics)
  }

  /// Returns the text converted to UTF-8, or `nil` if it is neither UTF-8 nor UTF-16.
  private static func utf8(of bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x00]) {
      return utf8(ofUTF16: bytes, high: 0)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || (bytes.count > 1 && bytes[1] == 0) {
      return utf8(ofUTF16: bytes, high: 1)
    }
    return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }

  private static func utf8(ofUTF16 bytes: [UInt8], high: Int) -> [UInt8]? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    var units = stride(from: 0, to: bytes.count, by: 2).map {
      UInt16(bytes[$0 + high]) << 8 | UInt16(bytes[$0 + 1 - high])
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }
}

extension Diagnostic {
  fileprivate static let stringsUnreadable = Diagnostic(
    .stringsEncoding, at: .start,
    message: "the strings file is neither UTF-8 nor UTF-16")
}
