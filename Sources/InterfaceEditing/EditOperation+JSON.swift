package import StructuredData

extension EditOperation {
  /// Reads operations from JSON: an array of objects or texts, or an object with the array `operations`.
  ///
  /// - Throws: `badOperation` with the index of the operation, from 1, and the reason.
  package static func read(_ value: StructuredValue) throws(EditFault) -> [EditOperation] {
    guard let all = value.array ?? value["operations"]?.array else {
      throw .badOperation("the operations are no JSON array")
    }
    var operations: [EditOperation] = []
    for (index, one) in all.enumerated() {
      do throws(EditFault) {
        if let text = one.string {
          operations += try EditOperation.read(text: text)
        } else {
          operations.append(try EditOperation(one))
        }
      } catch {
        throw .badOperation("operation \(index + 1): \(error.message)")
      }
    }
    return operations
  }

  private init(_ value: StructuredValue) throws(EditFault) {
    let name = try Self.text("op", value)
    var known: Set<String> = ["op"]
    func text(_ name: String) throws(EditFault) -> String { try Self.text(name, value) }
    switch name {
    case "set":
      known.formUnion(["object", "property", "value", "in"])
      self = .set(
        object: try text("object"), property: try text("property"),
        value: try Self.value(value["value"]), trait: try Self.trait(value["in"]))
    case "unset":
      known.formUnion(["object", "property", "in"])
      self = .unset(
        object: try text("object"), property: try text("property"),
        trait: try Self.trait(value["in"]))
    case "add":
      known.formUnion(["element", "class", "parent", "list", "at", "as"])
      let element: NewElement
      if let given = value["element"] {
        guard let read = NewElement(given) else {
          throw .badOperation("'element' is no element: an object with 'element' and 'attributes'")
        }
        element = read
      } else {
        element = try LibraryObject.element(try text("class"))
      }
      self = .add(
        element, parent: try text("parent"), place: try Self.place(value),
        name: value["as"]?.string)
    case "remove":
      known.formUnion(["object", "alone"])
      self = .remove(object: try text("object"), isAlone: value["alone"]?.bool ?? false)
    case "move":
      known.formUnion(["object", "parent", "list", "at"])
      self = .move(
        object: try text("object"), parent: try text("parent"), place: try Self.place(value))
    case "constrain":
      known.formUnion(["constraint", "id", "as"])
      self = .constrain(
        try ConstraintText(try text("constraint")), id: value["id"]?.string,
        name: value["as"]?.string)
    case "unconstrain", "disconnect":
      known.insert("objects")
      let ids = value["objects"]?.array?.compactMap(\.string) ?? []
      guard !ids.isEmpty else { throw .badOperation("'\(name)' needs 'objects': an array of ids") }
      self = .disconnect(ids)
    case "connect":
      known.formUnion(["object", "kind", "name", "destination", "event", "identifier"])
      self = .connect(
        object: try text("object"),
        EditConnection(
          kind: try text("kind"), destination: try text("destination"), name: try text("name"),
          event: value["event"]?.string, identifier: value["identifier"]?.string))
    case "duplicate":
      known.formUnion(["object", "as"])
      self = .duplicate(object: try text("object"), name: value["as"]?.string)
    case "embed":
      known.formUnion(["objects", "in", "axis", "spacing", "as"])
      let objects = value["objects"]?.array?.compactMap(\.string) ?? []
      if value["in"]?.string == "view", objects.count == 1 {
        self = .enclose(object: objects[0], name: value["as"]?.string)
        break
      }
      guard value["in"].map({ $0.string == "stackView" }) ?? true else {
        throw .badOperation("'embed' is 'in' a 'stackView', or one object in a 'view'")
      }
      guard !objects.isEmpty, let axis = StackAxis(rawValue: value["axis"]?.string ?? "vertical")
      else {
        throw .badOperation("'embed' needs 'objects', and an 'axis': horizontal or vertical")
      }
      self = .embed(
        objects: objects, axis: axis, spacing: value["spacing"]?.number, name: value["as"]?.string)
    case "rename":
      known.formUnion(["kind", "object", "name", "to"])
      let object = value["object"]?.string.map { "\($0)." } ?? ""
      self = .rename(
        try Self.rename(try text("kind"), object + (try text("name")), try text("to")))
    case "install", "uninstall":
      known.formUnion(["object", "in"])
      self = .install(
        object: try text("object"), trait: try Self.trait(value["in"]),
        isInstalled: name == "install")
    default:
      throw .badOperation("'\(name)' is no operation: \(Self.names.joined(separator: ", "))")
    }
    if let unknown = value.members?.first(where: { !known.contains($0.name) }) {
      throw .badOperation("'\(name)' has no member '\(unknown.name)'")
    }
  }

  /// The names of all operations.
  package static let names = [
    "set", "unset", "add", "remove", "move", "duplicate", "embed", "constrain", "unconstrain",
    "connect", "disconnect", "rename", "install", "uninstall",
  ]

  private static func text(
    _ name: String, _ value: StructuredValue
  ) throws(EditFault) -> String {
    guard let text = value[name]?.string, !text.isEmpty else {
      throw .badOperation("the text '\(name)' is missing")
    }
    return text
  }

  private static func value(_ value: StructuredValue?) throws(EditFault) -> EditValue {
    if let text = value?.scalarText { return .text(text) }
    guard let value, let element = NewElement(value) else {
      throw .badOperation("'value' is neither a text, a number, a truth value nor an element")
    }
    return .element(element)
  }

  private static func trait(_ value: StructuredValue?) throws(EditFault) -> String? {
    guard let text = value?.string else { return nil }
    return try TraitText.key(text)
  }

  private static func place(_ value: StructuredValue) throws(EditFault) -> EditPlace {
    let list = value["list"]?.string
    guard let at = value["at"] else { return EditPlace(list: list) }
    if let number = at.number, number >= 0, number < 1e6, number == number.rounded() {
      return EditPlace(list: list, .index(Int(number)))
    }
    if let id = at["before"]?.string { return EditPlace(list: list, .before(id)) }
    if let id = at["after"]?.string { return EditPlace(list: list, .after(id)) }
    throw .badOperation("'at' is an index from 0, or an object with 'before' or 'after'")
  }
}

extension EditOperation {
  /// Writes operations as JSON that `read` reads: an array.
  package static func write(_ operations: [EditOperation], to writer: inout JSONWriter) {
    writer.array(operations, .lines) { writer, operation in
      writer.object { member in operation.write(to: &member) }
    }
  }

  private func write(to member: inout JSONWriter) {
    switch self {
    case .set(let object, let property, let value, let trait):
      member.member("op", "set")
      member.member("object", object)
      member.member("property", property)
      switch value {
      case .text(let text): member.member("value", text)
      case .element(let element):
        member.object("value") { element.write(to: &$0) }
      }
      if let trait { member.member("in", trait) }
    case .unset(let object, let property, let trait):
      member.member("op", "unset")
      member.member("object", object)
      member.member("property", property)
      if let trait { member.member("in", trait) }
    case .add(let element, let parent, let place, let name):
      member.member("op", "add")
      member.member("parent", parent)
      Self.write(place, to: &member)
      if let name { member.member("as", name) }
      member.object("element") { element.write(to: &$0) }
    case .remove(let object, let isAlone):
      member.member("op", "remove")
      member.member("object", object)
      if isAlone { member.member("alone", true) }
    case .move(let object, let parent, let place):
      member.member("op", "move")
      member.member("object", object)
      member.member("parent", parent)
      Self.write(place, to: &member)
    case .constrain(let text, let id, let name):
      member.member("op", "constrain")
      member.member("constraint", text.text)
      if let id { member.member("id", id) }
      if let name { member.member("as", name) }
    case .disconnect(let ids):
      member.member("op", "disconnect")
      member.array("objects", ids) { $0.value($1) }
    case .connect(let object, let connection):
      member.member("op", "connect")
      member.member("object", object)
      member.member("kind", connection.kind)
      member.member("name", connection.name)
      member.member("destination", connection.destination)
      if let event = connection.event { member.member("event", event) }
      if let identifier = connection.identifier { member.member("identifier", identifier) }
    case .duplicate(let object, let name):
      member.member("op", "duplicate")
      member.member("object", object)
      if let name { member.member("as", name) }
    case .embed(let objects, let axis, let spacing, let name):
      member.member("op", "embed")
      member.array("objects", objects) { $0.value($1) }
      member.member("axis", axis.rawValue)
      if let spacing { member.member("spacing", spacing) }
      if let name { member.member("as", name) }
    case .enclose(let object, let name):
      member.member("op", "embed")
      member.array("objects", [object]) { $0.value($1) }
      member.member("in", "view")
      if let name { member.member("as", name) }
    case .rename(let request):
      member.member("op", "rename")
      member.member("kind", request.kind.rawValue)
      if let object = request.object { member.member("object", object) }
      member.member("name", request.name)
      member.member("to", request.newName)
    case .install(let object, let trait, let isInstalled):
      member.member("op", isInstalled ? "install" : "uninstall")
      member.member("object", object)
      if let trait { member.member("in", trait) }
    }
  }

  private static func write(_ place: EditPlace, to member: inout JSONWriter) {
    if let list = place.list { member.member("list", list) }
    switch place.position {
    case .last: break
    case .index(let index): member.member("at", Double(index))
    case .before(let id): member.object("at") { $0.member("before", id) }
    case .after(let id): member.object("at") { $0.member("after", id) }
    }
  }
}

extension NewElement {
  fileprivate func write(to member: inout JSONWriter) {
    member.member("element", name)
    if !attributes.isEmpty {
      member.object("attributes") { members in
        for attribute in attributes { members.member(attribute.name, attribute.value) }
      }
    }
    if let text { member.member("text", text) }
    if !children.isEmpty {
      member.array("children", children) { writer, child in
        writer.object { child.write(to: &$0) }
      }
    }
  }
}
