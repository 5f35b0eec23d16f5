import InterfaceModel
import InterfaceSource

/// Texts in elements that the model stores in their original form.
extension TextReplacement {
  /// Replaces a text in an attribute or a child element.
  mutating func replace(
    _ id: ObjectID?, _ name: AttributeName, _ key: PropertyKey?, _ property: String,
    in element: inout Element
  ) {
    let child = key.flatMap { key in
      element.children.firstIndex { $0.key == key && $0.string != nil }
    }
    var text = element.attributes[name] ?? child.flatMap { element.children[$0].string }
    let old = text
    replace(&text, id, property)
    guard let text, text != old else { return }
    if let index = element.attributes.known.firstIndex(where: { $0.name == name }) {
      element.attributes.known[index].value = text
    } else if let child {
      element.children[child].setContent(text)
    }
  }

  /// Replaces the name of an image in an attribute.
  mutating func replaceName(
    _ id: ObjectID?, _ name: AttributeName, _ property: String, in element: inout Element
  ) {
    var attributes = element.attributes
    replaceName(id, name, property, in: &attributes)
    element.attributes = attributes
  }

  /// Replaces an attributed text in a child element, like `replace(_:_:_:)`.
  mutating func replaceAttributed(
    _ id: ObjectID?, _ key: PropertyKey, _ properties: [String], in element: inout Element
  ) {
    guard
      let childIndex = element.children.firstIndex(where: {
        $0.key == key && $0.name == .attributedString
      })
    else { return }
    var text = AttributedString(element.children[childIndex])
    let old = text
    replace(&text, id, properties)
    guard text != old else { return }
    var contents = text.fragments.map(\.content)[...]
    for index in element.children[childIndex].children.indices
    where element.children[childIndex].children[index].name == .fragment {
      guard let content = contents.popFirst() else { return }
      element.children[childIndex].children[index].setFragment(content)
    }
  }

  /// Replaces the strings of a list, such as the scope titles of a search bar.
  mutating func replaceStrings(_ id: ObjectID?, _ property: String, in element: inout Element) {
    var number = 0
    for index in element.children.indices {
      guard let old = element.children[index].string else { continue }
      var text = Optional(old)
      replace(&text, id, "\(property)[\(number)]")
      number += 1
      if let text, text != old { element.children[index].setContent(text) }
    }
  }
}

extension Element {
  /// Sets the text of a `<string>`.
  fileprivate mutating func setContent(_ content: String) {
    attributes.known.removeAll { $0.name == .base64UTF8 }
    text = content
  }

  /// Sets the text of a fragment of an attributed text.
  fileprivate mutating func setFragment(_ content: String) {
    if let index = children.firstIndex(where: { $0.key == .content && $0.string != nil }) {
      children[index].setContent(content)
    } else if let index = attributes.known.firstIndex(where: { $0.name == .content }) {
      attributes.known[index].value = content
    }
  }
}
