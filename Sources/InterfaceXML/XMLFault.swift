import CLibxml2
import InterfaceSource

/// The diagnostic for a document that could not be read, with an exact location.
struct XMLFault {
  var bytes: Bytes
  var limits: XMLLimits
  /// The elements that were read before the fault.
  var nodes: [XMLDocument.Node]
  /// The index of the innermost open element, if there is one.
  var innermost: Int32?

  private var open: XMLDocument.Node? { innermost.map { nodes[Int($0)] } }

  /// Returns the single error for a file.
  func diagnostic(_ stop: XMLTableBuilder.Stop) -> Diagnostic {
    switch stop {
    case .fault(let code, let offset):
      return ConflictMarker.first(in: bytes) ?? fault(code, at: min(max(offset, 0), bytes.count))
    case .documentType(let offset): return documentType(before: offset)
    case .archive(let range):
      return report(
        .legacyArchive, range, "the file is an Xcode 3 keyed archive",
        "open it with a newer Xcode and save it")
    case .depth(let range):
      return report(
        .tooDeeplyNested, range, "elements are nested more than \(limits.depth) levels deep",
        "no interface is nested that deeply: the file is damaged or not a document")
    case .elements(let range):
      return report(
        .tooManyElements, range,
        "the document has more than \(limits.elements(in: bytes.count)) elements",
        "split the document into several storyboards or xibs, or raise the limit with "
          + "--limit elements=NUMBER")
    case .names(let range):
      return report(
        .tooManyNames, range, "the document uses more than \(limits.names) different names",
        "no document of the format uses that many: the file is damaged or not a document")
    }
  }

  private func fault(_ code: Int32, at offset: Int) -> Diagnostic {
    if let start = bytes.offset(of: "<!DOCTYPE"), start < offset, nodes.isEmpty {
      return documentType(before: offset)
    }
    if let wording = FaultWording.runningToTheEnd[code] ?? nil {
      return unfinished(wording, before: offset)
    }
    if offset >= contentEnd { return truncated() }
    switch xmlParserErrors(rawValue: UInt32(bitPattern: code)) {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_LTSLASH_REQUIRED: return mismatch(before: offset)
    case XML_ERR_ATTRIBUTE_REDEFINED: return duplicate(before: offset)
    default:
      let wording = FaultWording(code: code, bytes: bytes, offset: offset)
      return report(
        .malformedXML, wording.range, wording.message, wording.note)
    }
  }

  /// The offset after the last byte that is not white space.
  private var contentEnd: Int {
    var end = bytes.count
    while end > 0, bytes[end - 1].isWhite { end -= 1 }
    return end
  }

  // MARK: Faults with a separate location

  private func documentType(before offset: Int) -> Diagnostic {
    let start = bytes.offset(of: "<!DOCTYPE") ?? offset
    if bytes.text(start + 9..<start + 15).lowercased() == " html>" {
      return report(
        .notXML, start..<min(start + 15, bytes.count), "the file is a web page",
        "download the document itself: servers return a web page if they do not have it")
    }
    return report(
      .documentType, start..<min(start + 9, bytes.count),
      "the document has a document type declaration",
      "delete the declaration: no Interface Builder document has one, and entities are not read")
  }

  private func unfinished(_ what: FaultWording.Unfinished, before offset: Int) -> Diagnostic {
    let from = open.map { Int($0.startTag.end) } ?? 0
    let start = bytes.offset(of: what.opening, from: from) ?? offset
    return report(
      .truncatedFile, start..<min(start + what.opening.utf8CodeUnitCount, bytes.count),
      "the \(what.name) is not closed before the end of the file",
      "restore the rest of the file, or close it with \(what.closing)")
  }

  private func truncated() -> Diagnostic {
    let end = contentEnd
    var diagnostic = report(
      .truncatedFile, end..<end, "the file ends in the middle of the document",
      "restore the rest of the file from version control")
    if let node = open {
      let name = elementName(node)
      diagnostic.notes.append(
        Diagnostic.Note("<\(name)> is still open", range: node.startTag))
    } else if nodes.isEmpty {
      diagnostic.message = "the file ends before the root element is complete"
    }
    return diagnostic
  }

  private func mismatch(before offset: Int) -> Diagnostic {
    guard let node = open,
      let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset)
    else {
      return report(
        .mismatchedTag, offset..<offset, "an end tag has no start tag", "delete the end tag")
    }
    let close = bytes.offset(of: UInt8(ascii: ">"), from: start).map { $0 + 1 } ?? offset
    let expected = elementName(node)
    let found = RawTag(in: bytes, at: start + 1, limit: 0).name
    var diagnostic = report(
      .mismatchedTag, start..<close,
      "the end tag </\(bytes.text(found))> does not close <\(expected)>",
      "write </\(expected)>, or add the missing end tag before it")
    diagnostic.notes.append(
      Diagnostic.Note("<\(expected)> begins here", range: node.startTag))
    return diagnostic
  }

  private func duplicate(before offset: Int) -> Diagnostic {
    // libxml2 may be at the second attribute or at the end of the tag: the last tag that begins
    // before that position and does have a duplicate is the right one.
    if let start = bytes.lastOffset(of: UInt8(ascii: "<"), before: offset) {
      var seen: [String: Range<Int>] = [:]
      for attribute in RawTag(in: bytes, at: start).attributes {
        let name = bytes.text(attribute.name)
        if let first = seen.updateValue(attribute.name, forKey: name) {
          var diagnostic = report(
            .duplicateAttribute, attribute.name, "the attribute \(name) appears twice",
            "delete one of the two")
          diagnostic.notes.append(
            Diagnostic.Note("\(name) first appears here", range: sourceRange(first)))
          return diagnostic
        }
      }
    }
    return report(
      .duplicateAttribute, offset..<offset, "an attribute appears twice",
      "delete one of the two")
  }

  private func elementName(_ node: XMLDocument.Node) -> String {
    bytes.text(RawTag(in: bytes, at: Int(node.startTag.start), limit: 0).name)
  }

  // MARK: Reports

  private func sourceRange(_ range: Range<Int>) -> SourceRange {
    SourceRange(start: Int32(range.lowerBound), end: Int32(range.upperBound))
  }

  private func report(
    _ kind: DiagnosticKind, _ range: Range<Int>, _ message: String, _ note: String
  ) -> Diagnostic {
    report(kind, sourceRange(range), message, note)
  }

  private func report(
    _ kind: DiagnosticKind, _ range: SourceRange, _ message: String, _ note: String
  ) -> Diagnostic {
    Diagnostic(
      kind, at: range, message: message, notes: [Diagnostic.Note(note)])
  }
}
