package import InterfaceSource

extension StructuredDocument {
  /// Returns whether bytes begin like an XML or binary property list, and unlike any text of
  /// another format.
  package static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: binaryMark) || isXML(bytes)
  }

  private static let binaryMark = Array("bplist".utf8)

  /// Reads the bytes of an XML or binary property list.
  package init(propertyList file: SourceFile, limits: StructuredLimits = .propertyList) {
    guard file.bytes.count <= limits.byteCount else {
      self.init(nil, [.propertyListTooLarge("more than \(limits.byteCount) bytes", at: .start)])
      return
    }
    if file.bytes.starts(with: Self.binaryMark) {
      var reader = BinaryPropertyListReader(file.bytes, limits: limits)
      do throws(BinaryPropertyListFault) {
        let root = try reader.readRoot()
        self.init(root, reader.diagnostics)
      } catch {
        self.init(nil, reader.diagnostics + [error.diagnostic])
      }
      return
    }
    guard Self.isXML(file.bytes) else {
      self.init(nil, [.propertyListUnreadable])
      return
    }
    var reader = XMLPropertyListReader(file, limits: limits)
    let root = reader.readRoot()
    self.init(root, reader.diagnostics)
  }

  /// Returns whether the first nonblank character is a `<`, with which only XML begins.
  private static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes.dropFirst(start).first { $0 > 0x20 } == UInt8(ascii: "<")
  }
}

extension Diagnostic {
  static let propertyListUnreadable = Diagnostic(
    .propertyListUnreadable, at: .start,
    message: "the file is neither an XML nor a binary property list",
    notes: [Note("restore the file, or convert an old-style list, { key = value; }, to XML")])

  static func propertyListTooLarge(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .propertyListTooLarge, at: range, message: "the property list has \(what)",
      notes: [Note("no property list of an app is nearly that large")])
  }

  static func propertyListDuplicateKey(
    _ key: String, _ range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .propertyListDuplicateKey, at: range,
      message: "the key '\(key)' appears twice; the last one is used",
      notes: [Note("the first one is here", range: first)])
  }
}
