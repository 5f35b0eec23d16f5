import InterfaceModel
import InterfaceSource

/// Replaces texts one after another and collects their keys.
struct TextReplacement {
  /// The source of the replacements.
  let change: TextChange
  /// The number of replaced texts.
  private(set) var count = 0
  /// The properties of each object that have a key, whether the object has a text for it or not.
  private(set) var properties: [String: [String]] = [:]
  /// The keys of the existing texts.
  private(set) var keys: Set<String> = []
  /// The existing texts with keys in the order of traversal, without names of images.
  private(set) var texts: [KeyedText] = []
  /// Whether the current text has not been recorded under another key.
  private var isNewText = true

  /// Whether keys are looked up in tables.
  private let hasTables: Bool

  init(_ change: TextChange) {
    self.change = change
    if case .tables = change { hasTables = true } else { hasTables = false }
  }

  /// Records an object, whose properties may have keys that change nothing here.
  mutating func add(_ id: ObjectID?) {
    if hasTables, let id, properties[id.text] == nil { properties[id.text] = [] }
  }

  /// Replaces a text that may have a key; without an id it has none, but a pseudolanguage changes
  /// it anyway.
  ///
  /// - Parameters:
  ///   - text: The text, or `nil` if the document has none, which does not change.
  ///   - id: The id of its object.
  ///   - property: The part of the key after the id.
  mutating func replace(_ text: inout String?, _ id: ObjectID?, _ property: String) {
    if hasTables {
      guard let id else { return }
      properties[id.text, default: []].append(property)
      guard text != nil else { return }
      keys.insert("\(id.text).\(property)")
      if isNewText, let text {
        texts.append(KeyedText(object: id, property: property, text: text))
      }
    }
    guard let old = text,
      let new = change.replacement(for: "\(id?.text ?? "").\(property)", of: old), new != old
    else { return }
    text = new
    count += 1
  }

  /// Replaces the name of an image, which only a table can do.
  mutating func replaceName(_ name: inout String?, _ id: ObjectID?, _ property: String) {
    guard hasTables else { return }
    isNewText = false
    replace(&name, id, property)
    isNewText = true
  }

  /// Replaces a text in an attribute or a property.
  mutating func replace(
    _ id: ObjectID?, _ name: AttributeName, _ key: PropertyKey?, _ property: String,
    in attributes: inout Attributes, _ properties: inout Properties
  ) {
    var text = attributes[name] ?? key.flatMap { properties.string($0) }
    let old = text
    replace(&text, id, property)
    guard let text, text != old else { return }
    if attributes[name] != nil {
      attributes.set(name, text)
    } else if let key {
      properties.set(key, .string(text))
    }
  }

  /// Replaces the name of an image in an attribute.
  mutating func replaceName(
    _ id: ObjectID?, _ name: AttributeName, _ property: String, in attributes: inout Attributes
  ) {
    var text = attributes[name]
    let old = text
    replaceName(&text, id, property)
    if let text, text != old { attributes.set(name, text) }
  }

  /// Replaces an attributed text.
  ///
  /// A table puts the complete text into the first fragment, which retains its attributes; a
  /// pseudolanguage changes each fragment.
  mutating func replace(
    _ text: inout AttributedString, _ id: ObjectID?, _ properties: [String]
  ) {
    guard hasTables else {
      for index in text.fragments.indices {
        var content = Optional(text.fragments[index].content)
        replace(&content, id, "")
        text.fragments[index].content = content ?? ""
      }
      return
    }
    defer { isNewText = true }
    for property in properties {
      var content = Optional(text.text)
      replace(&content, id, property)
      isNewText = false
      guard let content, content != text.text else { continue }
      guard let first = text.fragments.firstIndex(where: { !$0.content.isEmpty }) else { return }
      for index in text.fragments.indices { text.fragments[index].content = "" }
      text.fragments[first].content = content
      return
    }
  }
}

extension Attributes {
  /// Sets the value of an existing attribute.
  fileprivate mutating func set(_ name: AttributeName, _ value: String) {
    guard let index = known.firstIndex(where: { $0.name == name }) else { return }
    known[index].value = value
  }
}

extension Properties {
  /// Sets the value of an existing property.
  mutating func set(_ key: PropertyKey, _ value: PropertyValue) {
    guard let index = all.firstIndex(where: { $0.key == key }) else { return }
    all[index].value = value
  }
}
