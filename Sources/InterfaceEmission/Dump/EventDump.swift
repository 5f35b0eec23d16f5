package import InterfaceSource
package import InterfaceXML

/// The elements of a file, one per line, indented by their depth.
package enum EventDump {
  /// Returns lines with the line and column of the start tag, the name, and the attributes after
  /// references are replaced.
  ///
  /// Character data follow on separate lines.
  package static func text(of document: XMLDocument, file: SourceFile) -> String {
    var text = DumpText()
    var counter = LineCounter(file: file)
    for (index, node) in document.nodes.enumerated() {
      var line = "\(counter.position(of: node.startTag.start)) \(document.name(of: index))"
      for attribute in document.attributes(of: index) {
        let name = document.names[Int(document.attributes[attribute].name)]
        line += " \(name)=\(DumpText.quoted(document.value(of: attribute, in: file)))"
      }
      text.add(line, at: Int(node.depth))
      if let index = node.text {
        text.add(DumpText.quoted(document.texts[Int(index)]), at: Int(node.depth) + 1)
      }
    }
    return text.text
  }
}
