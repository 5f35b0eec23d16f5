import InterfaceModel
package import InterfaceSource
import InterfaceTraits
import InterfaceXML

extension DocumentDecoder {
  /// Returns a diagnostic for a limit that the document exceeds, so that the memory of later stages
  /// is bounded, or `nil` if there is none.
  func excess(of limits: XMLLimits) -> Diagnostic? {
    let mostObjects = limits.objects(in: file.bytes.count)
    var objects = 0
    var text = 0
    for index in xml.nodes.indices {
      let node = Int32(index)
      objects += objectCount(node)
      if objects > mostObjects { return .tooManyObjects(mostObjects, at: range(node)) }
      let bytes = shownBytes(node)
      if bytes.id > Self.longestID { return .idTooLong(Self.longestID, at: range(node)) }
      text += bytes.text
      if text > limits.text { return .tooMuchText(limits.text, at: range(node)) }
    }
    return nil
  }

  /// The maximum number of bytes in an id, which is repeated for every child in every
  /// configuration; those of public documents have at most 40.
  private static let longestID = 1_000

  /// Returns 1 for an element that is laid out or is among objects, as an unknown one is among
  /// subviews, and 2 for a scene, which takes twice the memory.
  private func objectCount(_ node: Int32) -> Int {
    let owner = xml.nodes[Int(node)].parent.flatMap { self.name($0) }
    guard let name = name(node) else { return owner == .subviews || owner == .objects ? 1 : 0 }
    switch name {
    case .scene: return 2
    case .barButtonItem, .tabBarItem, .navigationItem: return 1
    default:
      return owner == .objects || ViewKind(name) != nil || ControllerKind(name) != nil ? 1 : 0
    }
  }

  /// Returns the number of bytes of the texts that an element gives a view, and of its longest id.
  private func shownBytes(_ node: Int32) -> (text: Int, id: Int) {
    var bytes = (text: 0, id: 0)
    switch name(node) {
    case .string, .mutableString, .fragment: bytes.text += text(node)?.utf8.count ?? 0
    default: break
    }
    let entry = xml.nodes[Int(node)]
    for index in entry.firstAttribute..<(entry.firstAttribute + entry.attributeCount) {
      let attribute = xml.attributes[Int(index)]
      let length = Int(attribute.value.end - attribute.value.start)
      switch attributeNames[Int(attribute.name)] {
      case .text, .title, .subtitle, .placeholder, .prompt, .content, .headerTitle, .footerTitle:
        bytes.text += length
      case .id, .sceneID: bytes.id = max(bytes.id, length)
      default: break
      }
    }
    return bytes
  }
}

/// The kinds that report exceeded limits of a document.
extension DiagnosticKind {
  package static let tooManyObjects = DiagnosticKind(
    "too-many-objects", .error, .file,
    summary:
      "The document has more than 4,000 views, controllers, scenes and bar items, and more than "
      + "one for every 300 bytes.",
    rationale:
      "Real documents have at most a thousand, and more bytes for each. Every document is laid "
      + "out in ten configurations, and the limit bounds the memory for that.",
    remedy:
      "Split the document into several storyboards or xibs, or raise the limit with "
      + "--limit objects=NUMBER.")

  package static let idTooLong = DiagnosticKind(
    "id-too-long", .error, .file,
    summary: "An id has more than 1,000 bytes.",
    rationale:
      "Ids of Interface Builder have ten bytes, and ids in public documents at most 40. The id "
      + "of a view is repeated for every view inside it, in every configuration, and the limit "
      + "bounds the memory for that.",
    remedy: "Give the object a shorter id."
  ).aliased("too-long-id")

  package static let tooMuchText = DiagnosticKind(
    "too-much-text", .error, .file,
    summary: "The document's views show more than 100,000 bytes of text.",
    rationale:
      "Real documents show at most 14,000 bytes. Ninefold measures and stores each character "
      + "and line, and the limit bounds the memory for that.",
    remedy: "Load long texts in the app, or raise the limit with --limit text=NUMBER.")
}

extension Diagnostic {
  fileprivate static func tooManyObjects(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooManyObjects, at: range,
      message: "the document has more than \(limit) views, controllers, scenes and bar items",
      notes: [
        Note(
          "split the document into several storyboards or xibs, or raise the limit with "
            + "--limit objects=NUMBER")
      ])
  }

  fileprivate static func idTooLong(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .idTooLong, at: range, message: "an id has more than \(limit) bytes",
      notes: [Note("give the object a shorter id")])
  }

  fileprivate static func tooMuchText(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tooMuchText, at: range,
      message: "the document's views show more than \(limit) bytes of text",
      notes: [
        Note("load long texts in the app, or raise the limit with --limit text=NUMBER")
      ])
  }
}
