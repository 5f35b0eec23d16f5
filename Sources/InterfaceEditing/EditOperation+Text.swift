import InterfaceModel

extension EditOperation {
  /// Reads operations from a text such as `set title text=Hello in compact height`.
  ///
  ///     set OBJECT PROPERTY=VALUE… [in SIZE CLASS]
  ///     unset OBJECT PROPERTY… [in SIZE CLASS]
  ///     add CLASS to PARENT [as NAME] [before OBJECT|after OBJECT|at INDEX] [PROPERTY=VALUE…]
  ///     remove OBJECT
  ///     move OBJECT [to PARENT] [before OBJECT|after OBJECT|at INDEX]
  ///     duplicate OBJECT [as NAME]
  ///     embed OBJECT… in stackView [axis=AXIS] [spacing=POINTS] [PROPERTY=VALUE…] [as NAME]
  ///     embed OBJECT in view [as NAME]
  ///     constrain CONSTRAINT [as NAME] [in SIZE CLASS]
  ///     unconstrain CONSTRAINT ID…
  ///     connect OBJECT outlet|action|segue NAME to OBJECT [on EVENT] [as IDENTIFIER]
  ///     disconnect CONNECTION ID…
  ///     rename KIND [OBJECT.]NAME to NAME
  ///     install OBJECT… [in SIZE CLASS]
  ///     uninstall OBJECT… [in SIZE CLASS]
  ///
  /// Values and names with spaces are in quotation marks.
  ///
  /// - Returns: The operations: several if several properties are set.
  /// - Throws: `badOperation` with the reason.
  package static func read(text: String) throws(EditFault) -> [EditOperation] {
    guard let verb = text.split(separator: " ", maxSplits: 1).first.map(String.init) else {
      throw .badOperation("an operation is empty")
    }
    let rest = String(text.dropFirst(verb.count).drop { $0 == " " })
    if verb == "constrain" { return try constraint(rest) }
    var words = try OperationWords(rest, of: verb)
    switch verb {
    case "set":
      let trait = try words.trait()
      let object = try words.next("an object")
      let values = try words.assignments()
      guard !values.isEmpty else { throw .badOperation("'set' needs a property: PROPERTY=VALUE") }
      return values.map {
        .set(object: object, property: $0.name, value: .text($0.value), trait: trait)
      }
    case "unset":
      let trait = try words.trait()
      let object = try words.next("an object")
      let properties = words.rest()
      guard !properties.isEmpty else { throw .badOperation("'unset' needs a property") }
      return properties.map { .unset(object: object, property: $0, trait: trait) }
    case "add":
      let element = try LibraryObject.element(try words.next("a class"))
      guard let parent = words.value(after: "to") else {
        throw .badOperation("'add' needs a parent: add CLASS to PARENT")
      }
      let place = try words.place()
      let given = words.value(after: "as")
      let values = try words.assignments()
      // Properties of the new object need a name for it.
      let name = given ?? (values.isEmpty ? nil : "\(element.name) in \(parent)")
      return [.add(element, parent: parent, place: place, name: name)]
        + values.map {
          .set(object: name ?? "", property: $0.name, value: .text($0.value), trait: nil)
        }
    case "remove":
      let object = try words.next("an object")
      try words.end()
      return [.remove(object: object, isAlone: false)]
    case "move":
      let object = try words.next("an object")
      let parent = words.value(after: "to")
      let place = try words.place()
      try words.end()
      return [.move(object: object, parent: parent ?? "", place: place)]
    case "duplicate":
      let object = try words.next("an object")
      let name = words.value(after: "as")
      try words.end()
      return [.duplicate(object: object, name: name)]
    case "embed":
      let name = words.value(after: "as")
      let container = words.value(after: "in") ?? ""
      let all = words.rest()
      if ["UIView", "view"].contains(container) {
        guard all.count == 1 else {
          throw .badOperation("'embed' puts one view into a view, and several into a stack view")
        }
        return [.enclose(object: all[0], name: name)]
      }
      guard ["UIStackView", "stackView"].contains(container) else {
        throw .badOperation(
          "'embed' puts views into a stack view or a view: embed A B in stackView")
      }
      var axis = StackAxis.vertical
      var spacing: Double?
      var others: [(name: String, value: String)] = []
      for word in all where word.contains("=") {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        if parts.count == 2, parts[0] == "axis", let read = StackAxis(rawValue: parts[1]) {
          axis = read
        } else if parts.count == 2, parts[0] == "spacing", let read = DecimalNumber.parse(parts[1])
        {
          spacing = read
        } else if parts.count == 2 {
          others.append((parts[0], parts[1]))
        } else {
          throw .badOperation("'embed' does not understand '\(word)'")
        }
      }
      let objects = all.filter { !$0.contains("=") }
      guard !objects.isEmpty else { throw .badOperation("'embed' needs objects") }
      // Properties of the stack view need a name for it.
      let known = name ?? (others.isEmpty ? nil : "stackView of \(objects[0])")
      return [.embed(objects: objects, axis: axis, spacing: spacing, name: known)]
        + others.map {
          .set(object: known ?? "", property: $0.name, value: .text($0.value), trait: nil)
        }
    case "unconstrain", "disconnect":
      let ids = words.rest()
      guard !ids.isEmpty else { throw .badOperation("'\(verb)' needs an id") }
      return [.disconnect(ids)]
    case "connect":
      let object = try words.next("an object")
      let kind = try words.next("'outlet', 'action' or 'segue'")
      guard let destination = words.value(after: "to") else {
        throw .badOperation("'connect' needs a destination: connect OBJECT \(kind) NAME to OBJECT")
      }
      let event = words.value(after: "on")
      let identifier = words.value(after: "as")
      let name = try words.next("a name")
      try words.end()
      return [
        .connect(
          object: object,
          EditConnection(
            kind: kind, destination: destination, name: name,
            event: event ?? (kind == "action" ? "touchUpInside" : nil), identifier: identifier))
      ]
    case "rename":
      let kind = try words.next("a kind")
      guard let newName = words.value(after: "to") else {
        throw .badOperation("'rename' needs a new name: rename KIND NAME to NAME")
      }
      let name = try words.next("a name")
      try words.end()
      return [.rename(try rename(kind, name, newName))]
    case "install", "uninstall":
      let trait = try words.trait()
      let objects = words.rest()
      guard !objects.isEmpty else { throw .badOperation("'\(verb)' needs an object") }
      return objects.map { .install(object: $0, trait: trait, isInstalled: verb == "install") }
    default:
      throw .badOperation("'\(verb)' is no operation: \(names.joined(separator: ", "))")
    }
  }
}

extension EditOperation {
  /// Reads a constraint, which may have a name and exist only in a size class.
  private static func constraint(_ text: String) throws(EditFault) -> [EditOperation] {
    var text = text
    func end(_ mark: String) -> String? {
      guard let range = text.ranges(of: mark).last else { return nil }
      defer { text = String(text[..<range.lowerBound]) }
      return String(text[range.upperBound...])
    }
    let trait = try end(" in ").map { (words) throws(EditFault) in try TraitText.key(words) }
    let given = end(" as ")
    let name = given ?? trait.map { "\(text) in \($0)" }
    let constrain = EditOperation.constrain(try ConstraintText(text), id: nil, name: name)
    guard let trait, let name else { return [constrain] }
    return [
      constrain, .install(object: name, trait: nil, isInstalled: false),
      .install(object: name, trait: trait, isInstalled: true),
    ]
  }

  /// Reads what is renamed: `outlet`, `root.title`.
  static func rename(
    _ kind: String, _ name: String, _ newName: String
  ) throws(EditFault) -> EditRename {
    guard let kind = EditRename.Kind(rawValue: kind) else {
      let kinds = EditRename.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw .badOperation("'rename' does not know '\(kind)': \(kinds)")
    }
    guard kind == .outlet || kind == .action, let dot = name.lastIndex(of: ".") else {
      return try EditRename(kind, name, to: newName)
    }
    return try EditRename(
      kind, of: String(name[..<dot]), String(name[name.index(after: dot)...]), to: newName)
  }

  /// The operation as `read(text:)` reads it, or `nil` if it cannot be written so.
  package var text: String? {
    func word(_ text: String) -> String {
      text.contains(" ") && !text.contains("\"") ? "\"\(text)\"" : text
    }
    func end(_ trait: String?) -> String { trait.map { " in \($0)" } ?? "" }
    switch self {
    case .set(let object, let property, .text(let value), let trait):
      return "set \(object) \(property)=\(word(value))\(end(trait))"
    case .unset(let object, let property, let trait):
      return "unset \(object) \(property)\(end(trait))"
    case .remove(let object, false): return "remove \(object)"
    case .constrain(let text, _, _): return "constrain \(text.text)"
    case .disconnect(let ids): return "disconnect \(ids.joined(separator: " "))"
    case .install(let object, let trait, let isInstalled):
      return "\(isInstalled ? "install" : "uninstall") \(object)\(end(trait))"
    default: return nil
    }
  }
}

/// The words of an operation, without quotation marks.
private struct OperationWords {
  private let verb: String
  private var words: [String] = []

  init(_ text: String, of verb: String) throws(EditFault) {
    self.verb = verb
    var word = ""
    var isWord = false
    var quote: Character?
    for character in text {
      if let mark = quote {
        if character == mark { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        // The selector of a text keeps its marks: it begins with them.
        if !isWord { word.append(character) }
        quote = character
        isWord = true
      } else if character == " " {
        if isWord { words.append(Self.finished(word)) }
        word = ""
        isWord = false
      } else {
        word.append(character)
        isWord = true
      }
    }
    guard quote == nil else { throw .badOperation("a quotation mark is not closed") }
    if isWord { words.append(Self.finished(word)) }
  }

  /// Returns a word; one that begins with a quotation mark ends with it.
  private static func finished(_ word: String) -> String {
    guard let first = word.first, first == "\"" || first == "'" else { return word }
    return word + String(first)
  }

  mutating func next(_ what: String) throws(EditFault) -> String {
    guard !words.isEmpty else { throw .badOperation("'\(verb)' needs \(what)") }
    return words.removeFirst()
  }

  mutating func rest() -> [String] {
    defer { words = [] }
    return words
  }

  func end() throws(EditFault) {
    if let word = words.first { throw .badOperation("'\(verb)' does not understand '\(word)'") }
  }

  /// Removes a word and the one after it, which is returned.
  mutating func value(after word: String) -> String? {
    guard let index = words.lastIndex(of: word), index + 1 < words.count else { return nil }
    let value = words[index + 1]
    words.removeSubrange(index...(index + 1))
    return value
  }

  /// Removes `in` and the size class after it, at the end.
  mutating func trait() throws(EditFault) -> String? {
    guard let index = words.lastIndex(of: "in"), index + 1 < words.count else { return nil }
    let text = words[(index + 1)...].joined(separator: " ")
    words.removeSubrange(index...)
    return try TraitText.key(text)
  }

  mutating func place() throws(EditFault) -> EditPlace {
    if let object = value(after: "before") { return EditPlace(.before(object)) }
    if let object = value(after: "after") { return EditPlace(.after(object)) }
    guard let text = value(after: "at") else { return EditPlace() }
    guard let index = Int(text), index >= 0 else {
      throw .badOperation("'\(text)' is no index from 0")
    }
    return EditPlace(.index(index))
  }

  mutating func assignments() throws(EditFault) -> [(name: String, value: String)] {
    var found: [(String, String)] = []
    for word in rest() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .badOperation("'\(verb)' does not understand '\(word)': write PROPERTY=VALUE")
      }
      found.append((String(parts[0]), String(parts[1])))
    }
    return found
  }
}
