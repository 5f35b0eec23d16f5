import InterfaceModel
package import InterfaceSource
import InterfaceTraits
package import InterfaceXML

/// The objects and scenes to which the positions of a document belong.
package struct DocumentOutline {
  private let reader: DocumentDecoder

  /// Creates the outline of a document that has been read, with its names; it is computed on
  /// demand.
  package init(_ xml: XMLDocument, file: SourceFile, vocabulary: DocumentVocabulary) {
    reader = DocumentDecoder(xml: xml, file: file, vocabulary: vocabulary)
  }

  /// Returns diagnostics, and their notes in the same file, with the objects and scenes that
  /// contain their ranges, unless they already name them.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if let node = node(at: diagnostic.range.start) {
        diagnostic.object = diagnostic.object ?? object(around: node)
        diagnostic.scene = diagnostic.scene ?? scene(around: node)
      }
      for index in diagnostic.notes.indices {
        let note = diagnostic.notes[index]
        guard note.object == nil, note.path == nil, let start = note.range?.start else { continue }
        diagnostic.notes[index].object = node(at: start).flatMap { object(around: $0) }
      }
      return diagnostic
    }
  }

  /// Returns the innermost element at an offset, or `nil` outside the root element.
  private func node(at offset: Int32) -> Int32? {
    let nodes = reader.xml.nodes
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].startTag.start <= offset { low = middle + 1 } else { high = middle }
    }
    var node = low > 0 ? Int32(low - 1) : nil
    while let closed = node, nodes[Int(closed)].endOffset <= offset {
      node = nodes[Int(closed)].parent
    }
    return node
  }

  /// Returns an element with its ancestors, innermost first.
  private func ancestors(of node: Int32) -> some Sequence<Int32> {
    sequence(first: node) { reader.xml.nodes[Int($0)].parent }
  }

  private func object(around node: Int32) -> ObjectID? {
    for outer in ancestors(of: node) {
      switch reader.name(outer) {
      // Their ids are those of kinds of devices, not of objects.
      case .device, .adaptation: continue
      default: if let id = reader.value(outer, .id) { return ObjectID(id) }
      }
    }
    return nil
  }

  /// Returns the id of the scene that contains an element, as in layout files.
  private func scene(around node: Int32) -> String? {
    let path = Array(ancestors(of: node))
    if let scene = path.first(where: { reader.name($0) == .scene }) {
      return reader.value(scene, .sceneID)
    }
    // In a xib: a direct child of the root's <objects> is a scene if it can be laid out.
    guard path.count >= 3, reader.name(path[path.count - 2]) == .objects,
      let name = reader.name(path[path.count - 3]),
      Controller.Kind(name) != nil || ViewKind(name) != nil || name == .barButtonItem
    else { return nil }
    return reader.value(path[path.count - 3], .id)
  }
}
