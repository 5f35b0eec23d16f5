import InterfaceSource
import InterfaceXML

/// Questions as notes in a document, which Xcode shows in the Identity inspector.
package enum MergeNotes {
  /// How a note begins.
  static let prefix = MergeNote.prefix

  /// Adds notes to objects of a document.
  ///
  /// - Parameters:
  ///   - notes: The ids of objects, with the texts.
  ///   - bytes: The document.
  /// - Returns: The document with the notes, or without them if it cannot be read.
  package static func adding(
    _ notes: [(object: String, text: String)], to bytes: [UInt8]
  ) -> [UInt8] {
    let file = SourceFile(path: "", bytes: bytes)
    guard !notes.isEmpty, let document = XMLReader.read(file).document else { return bytes }
    var texts: [String: [String]] = [:]
    for note in notes { texts[note.object, default: []].append(prefix + note.text) }
    var edits: [SourceEdit] = []
    for node in document.nodes.indices {
      let attributes = document.attributeValues(of: node, in: file)
      let element = document.name(of: node)
      let id = element == "scene" ? attributes["sceneID"] : attributes["id"]
      guard element != "device", let id, let texts = texts.removeValue(forKey: id) else { continue }
      edits.append(edit(node, texts, document, file))
    }
    return file.applying(edits)?.bytes ?? bytes
  }

  private static func edit(
    _ node: Int, _ texts: [String], _ document: XMLDocument, _ file: SourceFile
  ) -> SourceEdit {
    let fragments = texts.map { text in
      let range = SourceRange(start: 0, end: 0)
      let value = SourceEdit.attributeValue(at: range, text).replacement
      return "<fragment content=\"\(String(decoding: value, as: UTF8.self))\"/>"
    }
    let existing = document.children(of: node).first { child in
      document.name(of: child) == "attributedString"
        && document.attributeValues(of: child, in: file)["key"] == "userComments"
        && !isEmpty(child, document, file)
    }
    if let existing {
      let start = document.nodes[existing].startTag.end
      return SourceEdit(
        range: SourceRange(start: start, end: start), replacement: Array(fragments.joined().utf8))
    }
    let note = "<attributedString key=\"userComments\">\(fragments.joined())</attributedString>"
    let tag = document.nodes[node].startTag
    if isEmpty(node, document, file) {
      return SourceEdit(
        range: SourceRange(start: tag.end - 2, end: tag.end),
        replacement: Array(">\(note)</\(document.name(of: node))>".utf8))
    }
    return SourceEdit(
      range: SourceRange(start: tag.end, end: tag.end), replacement: Array(note.utf8))
  }

  /// Whether an element is written as a single tag.
  private static func isEmpty(_ node: Int, _ document: XMLDocument, _ file: SourceFile) -> Bool {
    file.bytes[Int(document.nodes[node].startTag.end) - 2] == UInt8(ascii: "/")
  }
}
