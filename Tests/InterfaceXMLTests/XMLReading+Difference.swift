import InterfaceSource
import InterfaceXML

extension XMLReading {
  /// What another reading of the same file has otherwise; nil when the two are equal.
  func difference(from other: XMLReading) -> String? {
    if diagnostics != other.diagnostics { return "diagnostics" }
    guard let document, let theirs = other.document else {
      return (document == nil) == (other.document == nil) ? nil : "document"
    }
    if document.names != theirs.names { return "names" }
    if document.levels != theirs.levels { return "levels" }
    if document.unescaped != theirs.unescaped { return "unescaped" }
    if !document.texts.elementsEqual(theirs.texts, by: { $0.utf8.elementsEqual($1.utf8) }) {
      return "texts"
    }
    if document.nodes.map(numbers) != theirs.nodes.map(numbers) { return "nodes" }
    return document.attributes.map(numbers) == theirs.attributes.map(numbers) ? nil : "attributes"
  }

  private func numbers(_ node: XMLDocument.Node) -> [Int32] {
    [
      Int32(node.name), Int32(node.depth), node.parent, node.end, node.firstAttribute,
      node.attributeCount, node.startTag.start, node.startTag.end, node.endOffset, node.text,
    ]
  }

  private func numbers(_ attribute: XMLDocument.Attribute) -> [Int32] {
    [
      Int32(attribute.name), attribute.isEscaped ? 1 : 0, attribute.start,
      attribute.value.start, attribute.value.end,
    ]
  }
}
