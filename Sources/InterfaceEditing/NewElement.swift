import InterfaceSource
package import StructuredData

/// An element that is added to a document, with everything in it.
package struct NewElement: Hashable, Sendable {
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package var name: String
  /// The attributes in the order in which they are written.
  package var attributes: [Attribute]
  package var children: [NewElement]
  /// The character data, or `nil` if there is none.
  package var text: String?

  package init(
    _ name: String, _ attributes: [Attribute] = [], _ children: [NewElement] = [],
    text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  package subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      guard let newValue else { return attributes.removeAll { $0.name == attribute } }
      if let index = attributes.firstIndex(where: { $0.name == attribute }) {
        attributes[index].value = newValue
      } else {
        attributes.append(Attribute(attribute, newValue))
      }
    }
  }

  /// The element with its attributes, and those of the elements in it, in the order in which Interface
  /// Builder writes them; unknown ones come last.
  var inOrder: NewElement {
    var element = self
    let order = WritingOrder.attributes(of: name)
    element.attributes = attributes.enumerated().sorted { one, other in
      let places = [one, other].map { order.firstIndex(of: $0.element.name) ?? order.count }
      return (places[0], one.offset) < (places[1], other.offset)
    }.map(\.element)
    element.children = children.map(\.inOrder)
    return element
  }

  /// Returns the element as it is written in a document.
  ///
  /// - Parameters:
  ///   - indentation: What is before the element on its line.
  ///   - step: What is before a child in addition.
  ///   - newline: The line ending.
  /// - Returns: The bytes, without the indentation of the first line.
  func bytes(_ indentation: [UInt8], step: [UInt8], newline: [UInt8]) -> [UInt8] {
    var bytes = Array("<\(name)".utf8)
    for attribute in attributes {
      bytes += " \(attribute.name)=\"".utf8
      bytes += Self.escaped(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    if children.isEmpty, text == nil { return bytes + Array("/>".utf8) }
    bytes.append(UInt8(ascii: ">"))
    if let text {
      bytes += Self.escapedText(text)
    } else {
      let inner = indentation + step
      for child in children {
        bytes += newline + inner + child.bytes(inner, step: step, newline: newline)
      }
      bytes += newline + indentation
    }
    return bytes + Array("</\(name)>".utf8)
  }

  /// Returns an attribute's value with references in place of characters that need them.
  static func escaped(_ value: String) -> [UInt8] {
    SourceEdit.attributeValue(at: .start, value).replacement
  }

  private static func escapedText(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "&"): Array("&amp;".utf8)
      case UInt8(ascii: "<"): Array("&lt;".utf8)
      case UInt8(ascii: ">"): Array("&gt;".utf8)
      case 0x0D: Array("&#13;".utf8)
      default: [byte]
      }
    }
  }
}

extension NewElement {
  /// Reads an element from JSON: an object with `element`, and optionally `attributes`, `children` and
  /// `text`.
  package init?(_ value: StructuredValue) {
    guard let name = value["element"]?.string, Self.isName(name) else { return nil }
    self.init(name)
    for member in value["attributes"]?.members ?? [] {
      guard Self.isName(member.name), let text = member.value.scalarText else { return nil }
      self[member.name] = text
    }
    for child in value["children"]?.array ?? [] {
      guard let element = NewElement(child) else { return nil }
      children.append(element)
    }
    text = value["text"]?.string
    if text != nil, !children.isEmpty { return nil }
  }

  /// Whether a text can be the name of an element or attribute.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
    return text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    } && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first)
  }
}

extension StructuredValue {
  /// The text of a string, number or truth value as a document has it, or `nil` for other values.
  var scalarText: String? {
    switch content {
    case .string(let text): text
    case .bool(let value): value ? "YES" : "NO"
    case .number(let value): DocumentState.number(value)
    default: nil
    }
  }
}
