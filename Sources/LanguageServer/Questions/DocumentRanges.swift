import InterfaceXML
package import InterfaceSource

extension ElementIndex {
  /// Returns the ranges of elements that have content, outermost first.
  package func folds() -> [SourceRange] {
    xml.nodes.indices.sorted { (xml.nodes[$0].depth, $0) < (xml.nodes[$1].depth, $1) }
      .compactMap { node in
        let range = range(node)
        return xml.nodes[node].startTag.end < range.end ? range : nil
      }
  }

  /// A text beside the document's own.
  package struct Hint: Sendable {
    package let offset: Int32
    package let label: String
    /// Whether the hint is about the whole element rather than one attribute.
    package let isOfElement: Bool
  }

  /// Returns the hints of the elements that start in a range: the equations of constraints, and the
  /// names of the objects to which connections and other references lead.
  package func hints(in range: SourceRange) -> [Hint] {
    var hints: [Hint] = []
    var low = 0
    var high = xml.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if xml.nodes[middle].startTag.start < range.start { low = middle + 1 } else { high = middle }
    }
    while low < xml.nodes.count, xml.nodes[low].startTag.start < range.end {
      defer { low += 1 }
      if let equation = equation(low) {
        hints.append(
          Hint(offset: xml.nodes[low].startTag.end, label: equation, isOfElement: true))
        continue
      }
      for attribute in xml.attributes(of: low) where isReference(attribute, of: low) {
        guard let target = node(value(of: attribute)) else { continue }
        let name = name(target) == "constraint" ? equation(target) : shortName(target)
        guard let name else { continue }
        hints.append(
          Hint(offset: self.range(ofAttribute: attribute).end, label: name, isOfElement: false))
      }
    }
    return hints
  }

  /// A place that leads to another file.
  package struct Link: Sendable {
    package let range: SourceRange
    package let subject: Subject
  }

  /// Returns the names of other storyboards, images and colors.
  package func links() -> [Link] {
    var links: [Link] = []
    for node in xml.nodes.indices {
      for attribute in xml.attributes(of: node) {
        guard let subject = named(byAttribute: attribute, of: node) else { continue }
        switch subject {
        case .scene, .image, .color:
          links.append(Link(range: range(ofValue: attribute), subject: subject))
        default: continue
        }
      }
    }
    return links
  }
}
