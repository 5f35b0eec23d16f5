import InterfaceSource
import InterfaceXML

/// Reads attributes by name.
// A class, because a structure would be copied with all its tables wherever a mutating function reads.
final class AttributeReader {
  let xml: XMLDocument
  let file: SourceFile

  init(xml: XMLDocument, file: SourceFile) {
    self.xml = xml
    self.file = file
  }

  func element(_ node: Int) -> String { xml.name(of: node) }

  /// Returns whether an element has one of several attributes, given by the indices of their names.
  func hasAttribute(_ node: Int, among names: [UInt16]) -> Bool {
    xml.attributes(of: node).contains { names.contains(xml.attributes[$0].name) }
  }

  /// Returns the value and range of an attribute, given by the index of its name.
  ///
  /// No document has the attribute `nil`.
  func name(_ node: Int, _ name: UInt16?) -> ClassReference.Name? {
    guard let name else { return nil }
    return xml.attributes(of: node).first { xml.attributes[$0].name == name }.map(value(at:))
  }

  func name(_ node: Int, _ name: String) -> ClassReference.Name? {
    xml.attributes(of: node).first { xml.names[Int(xml.attributes[$0].name)] == name }.map(
      value(at:))
  }

  func text(_ node: Int, _ name: String) -> String { self.name(node, name)?.text ?? "" }

  /// Returns whether the document's type, such as `com.apple.InterfaceBuilder3.Cocoa.XIB`, has a
  /// component.
  func typeHas(_ part: String) -> Bool {
    guard !xml.nodes.isEmpty else { return false }
    return text(0, "type").utf8.split(separator: UInt8(ascii: "."))
      .contains { $0.elementsEqual(part.utf8) }
  }

  /// Returns the value of an attribute, by its index.
  func text(at index: Int) -> String { xml.value(of: index, in: file) }

  /// Returns the value and range of an attribute, by its index.
  func value(at index: Int) -> ClassReference.Name {
    ClassReference.Name(text: text(at: index), range: xml.attributes[index].value)
  }
}
