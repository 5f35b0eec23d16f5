import InterfaceSource

/// A check that recognizes files that are not XML documents in UTF-8 before they are parsed.
struct FileCheck {
  let bytes: Bytes
  let limits: XMLLimits
  /// Whether the file contains characters that XML forbids, which only libxml2 locates.
  private(set) var hasForbiddenCharacters = false

  /// Returns a diagnostic for the file as a whole, or `nil` if a parser may read it.
  mutating func diagnostic() -> Diagnostic? {
    guard bytes.count <= min(limits.bytes, Int(Int32.max)) else { return report(.tooLarge(limits)) }
    let start = bytes.hasPrefix("\u{FEFF}") ? 3 : 0
    let first = bytes.skippingWhite(from: start)
    guard first < bytes.count else { return report(.empty) }
    if let kind = magic { return report(kind) }
    if isUTF16 { return report(.notUTF8("the file is UTF-16, not UTF-8")) }
    if bytes[first] != UInt8(ascii: "<"), bytes[first] != 0 { return notMarkup(from: first) }
    var encoding = EncodingCheck(bytes: bytes)
    let fault = encoding.firstFault()
    hasForbiddenCharacters = encoding.hasForbiddenCharacters
    if let fault {
      switch fault {
      case .nul(let offset): return report(.nul, at: offset..<offset + 1)
      case .notUTF8(let offset):
        return report(
          .notUTF8("byte \(hexadecimal(bytes[offset])) is not UTF-8"), at: offset..<offset + 1)
      case .declared(let name, let range):
        return report(.notUTF8("the file declares the encoding \(name), not UTF-8"), at: range)
      }
    }
    return tagWithTooManyAttributes()
  }

  /// The kind of file that its first bytes identify.
  private var magic: Kind? {
    switch bytes.byte(at: 0) {
    case 0:
      bytes.hasPrefix("\u{0}\u{5}\u{16}\u{7}") || bytes.hasPrefix("\u{0}\u{5}\u{16}\u{0}")
        ? .appleDouble : nil
    case UInt8(ascii: "b"): bytes.hasPrefix("bplist00") ? .binary("a binary property list") : nil
    case UInt8(ascii: "N"): bytes.hasPrefix("NIBArchive") ? .binary("a compiled nib") : nil
    default: nil
    }
  }

  /// Whether the bytes begin like UTF-16, with a byte order mark or `<` in either byte order.
  private var isUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF), (0x3C, 0x00), (0x00, 0x3C): return true
    default: return false
    }
  }

  private func notMarkup(from first: Int) -> Diagnostic {
    if let conflict = ConflictMarker.first(in: bytes) { return conflict }
    let window = Bytes(rebasing: bytes[first..<min(bytes.count, first + 4096)])
    if let declaration = window.offset(of: "<?xml") {
      return report(.leadingText, at: first..<first + declaration)
    }
    let line = bytes.offset(of: 0x0A, from: first) ?? bytes.count
    let isPointer = GitLFSPointer.isPointer(bytes)
    return report(isPointer ? .pointer : .notXML, at: first..<line)
  }

  /// Searches for a start tag with more attributes than allowed: libxml2 compares all of them with
  /// each other, and reports them only afterwards.
  private func tagWithTooManyAttributes() -> Diagnostic? {
    // An attribute with the preceding space takes at least five bytes (` a=""`), so a tag with too
    // many contains at least one block of half their size without a `<`.
    let block = max(8, limits.attributes * 5 / 2)
    var index = 0
    while index + block <= bytes.count {
      defer { index += block }
      guard bytes.offset(of: UInt8(ascii: "<"), from: index, to: index + block) == nil,
        let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: index)
      else { continue }
      let tag = RawTag(in: bytes, at: start, limit: limits.attributes + 1)
      if tag.attributes.count > limits.attributes {
        return report(.tooManyAttributes(limits), at: start..<tag.name.upperBound)
      }
      index = max(index, (bytes.offset(of: UInt8(ascii: "<"), from: index) ?? bytes.count) - block)
    }
    return nil
  }

  private func report(_ kind: Kind, at range: Range<Int> = 0..<0) -> Diagnostic {
    Diagnostic(
      kind.diagnosticKind,
      at: SourceRange(start: Int32(range.lowerBound), end: Int32(range.upperBound)),
      message: kind.message, notes: [Diagnostic.Note(kind.note)])
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "0x" + String(byte, radix: 16, uppercase: true)
  }
}

extension FileCheck {
  /// The kind of a file that is not a document.
  private enum Kind {
    case tooLarge(XMLLimits)
    case empty
    case appleDouble
    case binary(String)
    case notUTF8(String)
    case nul
    case leadingText
    case notXML
    case pointer
    case tooManyAttributes(XMLLimits)

    var diagnosticKind: DiagnosticKind {
      switch self {
      case .tooLarge: .fileTooLarge
      case .empty: .emptyFile
      case .appleDouble: .appleDoubleFile
      case .binary: .binaryFile
      case .notUTF8: .notUTF8
      case .nul: .nulByte
      case .leadingText: .malformedXML
      case .notXML: .notXML
      case .pointer: .gitLFSPointer
      case .tooManyAttributes: .tooManyAttributes
      }
    }

    var message: String {
      switch self {
      case .tooLarge(let limits): "the file has more than \(limits.bytes) bytes"
      case .empty: "the file is empty"
      case .appleDouble: "the file is an AppleDouble companion of a document, not the document"
      case .binary(let what): "the file is \(what), not an Interface Builder document"
      case .notUTF8(let what): what
      case .nul: "the file contains a NUL byte"
      case .leadingText: "there is text before the XML declaration"
      case .notXML: "the file is not XML"
      case .pointer: "the file is a Git LFS pointer, not the document itself"
      case .tooManyAttributes(let limits):
        "the element has more than \(limits.attributes) attributes"
      }
    }

    var note: String {
      switch self {
      case .tooLarge:
        "split the document, exclude the file, or raise the limit with --limit bytes=NUMBER"
      case .empty: "restore the document from version control, or delete the file"
      case .appleDouble:
        "delete the file: macOS writes ._ files with Finder data to disks and archives"
      case .binary: "use the .storyboard or .xib source that it was compiled from"
      case .notUTF8: "save the file as UTF-8, as Interface Builder does"
      case .nul: "restore the document from version control: the file is damaged"
      case .leadingText: "delete everything before <?xml"
      case .notXML: "an Interface Builder document begins with <?xml or <document>"
      case .pointer: "fetch the document with 'git lfs pull'"
      case .tooManyAttributes: "no element of the format has nearly that many"
      }
    }
  }
}
