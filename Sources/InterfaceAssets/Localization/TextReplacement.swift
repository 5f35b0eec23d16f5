import InterfaceModel
import InterfaceSource

/// Replaces texts one after another, and remembers which keys there are.
struct TextReplacement {
  /// What replaces them.
  let change: TextChange
  /// How many texts were replaced by others.
  private(set) var count = 0
  /// The properties of each object that have a key, whether the object has a text for it or not.
  private(set) var properties: [String: [String]] = [:]
  /// The keys whose texts the document has.
  private(set) var keys: Set<String> = []
  /// The texts with keys that stand in the document, in the order of the walk; names of images are none.
  private(set) var texts: [KeyedText] = []
  /// Whether what is replaced now is a text that has not been told under another key.
  private var isNewText = true

  /// Whether keys are looked up in tables.
  private let hasTables: Bool

  init(_ change: TextChange) {
    self.change = change
    if case .tables = change { hasTables = true } else { hasTables = false }
  }

  /// Remembers an object, whose properties may have keys that change nothing here.
  mutating func add(_ id: ObjectID?) {
    if hasTables, let id, properties[id.text] == nil { properties[id.text] = [] }
  }

  /// Replaces a text that a key may name; without an id it has no key, but a pseudolanguage changes it all the same.
  ///
  /// - Parameters:
  ///   - text: The text; nil where the document has none, which stays so.
  ///   - id: The id of its object.
  ///   - property: What follows the id in the key.
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

  /// Replaces the name of an image, which only a table does.
  mutating func replaceName(_ name: inout String?, _ id: ObjectID?, _ property: String) {
    guard hasTables else { return }
    isNewText = false
    replace(&name, id, property)
    isNewText = true
  }

  /// Replaces the text of an attribute or, where it is a property, of that.
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

  /// Replaces the name that an attribute gives to an image.
  mutating func replaceName(
    _ id: ObjectID?, _ name: AttributeName, _ property: String, in attributes: inout Attributes
  ) {
    var text = attributes[name]
    let old = text
    replaceName(&text, id, property)
    if let text, text != old { attributes.set(name, text) }
  }

  /// Replaces an attributed text: a table gives the first part the whole text, whose look it keeps; a pseudolanguage
  /// changes each part.
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
  /// Sets the value of an attribute that is there.
  fileprivate mutating func set(_ name: AttributeName, _ value: String) {
    guard let index = known.firstIndex(where: { $0.name == name }) else { return }
    known[index].value = value
  }
}

extension Properties {
  /// Sets the value of a property that is there.
  mutating func set(_ key: PropertyKey, _ value: PropertyValue) {
    guard let index = all.firstIndex(where: { $0.key == key }) else { return }
    all[index].value = value
  }
}
