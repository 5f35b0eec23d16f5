package import InterfaceSource
package import InterfaceXML

/// The elements of a file, one per line, indented by their depth.
package enum EventDump {
  /// Each line holds the place of the start tag as line and column, the name, and the attributes as they
  /// are after references are replaced; character data follow on lines of their own.
  package static func text(of document: XMLDocument, file: SourceFile) -> String {
    var text = DumpText()
    var places = LineCounter(file: file)
    for node in document.nodes {
      var line = "\(places.place(of: node.startTag.start)) \(document.names[Int(node.name)])"
      for attribute in node.firstAttribute..<(node.firstAttribute + node.attributeCount) {
        let raw = document.attributes[Int(attribute)]
        let value = document.unescaped[attribute] ?? file.text(raw.value)
        line += " \(document.names[Int(raw.name)])=\(DumpText.quoted(value))"
      }
      text.add(line, at: Int(node.depth))
      if node.text >= 0 {
        text.add(DumpText.quoted(document.texts[Int(node.text)]), at: Int(node.depth) + 1)
      }
    }
    return text.text
  }
}
