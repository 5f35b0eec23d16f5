import InterfaceSource
import InterfaceXML

/// Reads attributes by name.
struct AttributeReader {
  let xml: XMLDocument
  let file: SourceFile

  func element(_ node: Int) -> String { xml.names[Int(xml.nodes[node].name)] }

  func hasAttribute(_ node: Int, _ name: String) -> Bool {
    range(node).contains { xml.names[Int(xml.attributes[$0].name)] == name }
  }

  func name(_ node: Int, _ name: String) -> ClassUse.Name? {
    range(node).first { xml.names[Int(xml.attributes[$0].name)] == name }.map(value)
  }

  func text(_ node: Int, _ name: String) -> String { self.name(node, name)?.text ?? "" }

  /// The attributes that say what an object is.
  func names(_ node: Int) -> [String: ClassUse.Name] {
    var names: [String: ClassUse.Name] = [:]
    for index in range(node) { names[xml.names[Int(xml.attributes[index].name)]] = value(index) }
    return names
  }

  private func range(_ node: Int) -> Range<Int> {
    let first = Int(xml.nodes[node].firstAttribute)
    return first..<first + Int(xml.nodes[node].attributeCount)
  }

  private func value(_ index: Int) -> ClassUse.Name {
    let attribute = xml.attributes[index]
    let text = xml.unescaped[Int32(index)] ?? file.text(attribute.value)
    return ClassUse.Name(text: text, range: attribute.value)
  }
}
