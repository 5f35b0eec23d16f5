import InterfaceMerging
import InterfaceModel
package import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import InterfaceXML
import PlatformFacts

/// A document described completely, for rewriting it in code: the members of the JSON and the values
/// of the text.
///
/// The description is exact: another document with the same meaning and the same frames can be
/// written from it alone. Interface Builder's own records (flags, plug-in lists for other machines,
/// animations, lists of classes) are left out, as are values that mean the same as none.
package struct Recipe: Sendable {
  /// The document itself: what kind it is, and its settings.
  package let document: RawValue
  /// The scenes of a storyboard, or the outermost objects of a xib.
  package let scenes: [RawValue]
  /// The images, colors and fonts that the document refers to, with what it knows of them.
  package let assets: [RawValue]
  /// The texts with the keys of their translations.
  package let texts: [RawValue]
  /// The work that a document does by itself and code must do: the object and a sentence.
  package let tasks: [(object: ObjectIdentity, task: String)]

  /// Creates the description of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - scene: The entry of the only scene to describe, or `nil` for all.
  package init(_ document: QuestionedDocument, scene: Int? = nil) {
    let reader = RecipeReader(document)
    self.document = reader.head()
    let shown = scene.map { [$0] } ?? document.selector.scenes
    scenes = shown.map { reader.entity(document.table.entries[$0].node) }
    assets = reader.assets()
    let ids = Set(
      document.selector.objects.filter { object in
        scene == nil || document.selector.scene(of: object) == scene
      }.map { DocumentTable.id(ofKey: document.table.entries[$0].key) })
    texts = document.localizableTexts.filter { ids.contains($0.object.text) }.map { text in
      .object([
        .init("key", .string(text.key)), .init("object", .string(text.object.text)),
        .init("text", .string(text.string)),
      ])
    }
    tasks = RecipeTasks.all(in: document).filter { ids.contains($0.object.id) }
  }
}

/// Reads the elements of a document as values of a recipe.
private struct RecipeReader {
  let document: QuestionedDocument
  /// The entries by their elements.
  private var entries: [Int?]
  private let isTouch: Bool

  init(_ document: QuestionedDocument) {
    self.document = document
    entries = [Int?](repeating: nil, count: document.xml.nodes.count)
    for (index, entry) in document.table.entries.enumerated() { entries[entry.node] = index }
    let type = document.xml.attributeValues(of: 0, in: document.file)["type"] ?? ""
    isTouch = type.contains("CocoaTouch") || type.contains("AppleTV")
  }

  private var xml: XMLDocument { document.xml }

  // MARK: Elements

  /// Elements of which Interface Builder writes all for itself.
  private static let records: Set<String> = ["animations", "classes"]

  /// Elements that the description has elsewhere.
  private static let elsewhere: Set<String> = ["objects", "resources", "scenes", "customFonts"]

  /// Flags about the state of the canvas.
  private static let flags: Set<String> = ["ambiguous", "misplaced"]

  /// Returns the document without its objects and assets.
  func head() -> RawValue {
    entity(0, leavingOut: Self.elsewhere)
  }

  /// Returns the images, colors and fonts of the document.
  func assets() -> [RawValue] {
    xml.children(of: 0).filter { ["resources", "customFonts"].contains(xml.name(of: $0)) }
      .flatMap { list -> [RawValue] in
        let role = values(of: list)["key"]
        return xml.children(of: list).map { child in
          let own = entity(child)
          guard xml.name(of: list) == "customFonts", case .object(let members) = own else {
            return own
          }
          return .object(members + [.init("list", .string(role ?? "customFonts"))])
        }
      }
  }

  private func values(of node: Int) -> [String: String] {
    xml.attributeValues(of: node, in: document.file)
  }

  /// Returns an element with everything in it.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - omitted: The names of elements in it that are left out.
  ///   - known: The attributes that the description has elsewhere.
  /// - Returns: An object.
  func entity(
    _ node: Int, leavingOut omitted: Set<String> = [], known: Set<String> = []
  ) -> RawValue {
    let element = xml.name(of: node)
    let values = values(of: node)
    var members: [RawValue.Member] = [.init("kind", .string(element))]
    members.add("role", values["key"])
    var consumed = known.union(["key"])
    let isObject = entries[node].map { document.table.entries[$0].role == .object } ?? false
    if isObject, let index = entries[node] {
      let identity = document.identity(of: index)
      members.append(.init("id", .string(values["id"] ?? values["sceneID"] ?? identity.id)))
      members.append(.init("class", .string(identity.className)))
      members.append(.init("name", .string(identity.name)))
      members.append(.init("line", .number(Double(identity.line))))
      consumed.formUnion(["id", "sceneID", "customClass"])
    } else {
      members.add("id", values["id"])
      consumed.insert("id")
    }
    let properties = properties(of: node, leavingOut: consumed)
    var own: [RawValue] = properties
    var content: [RawValue] = []
    var constraints: [RawValue] = []
    var connections: [RawValue] = []
    var variations: [RawValue] = []
    var runtime: [RawValue] = []
    for child in xml.children(of: node) {
      let name = xml.name(of: child)
      if Self.records.contains(name) || omitted.contains(name) { continue }
      switch name {
      case "constraints" where self.values(of: child).isEmpty:
        constraints += xml.children(of: child).map { constraint($0) }
      case "connections" where self.values(of: child).isEmpty:
        connections += xml.children(of: child).map { connection($0) }
      case "variation": variations.append(variation(child))
      case "userDefinedRuntimeAttributes" where self.values(of: child).isEmpty:
        runtime += xml.children(of: child).map { entity($0) }
      case "rect" where self.values(of: child)["key"] == "frame":
        members.append(.init("canvasFrame", rectangle(child)))
      default:
        if isValue(child) {
          own.append(
            .object([
              .init("property", .string(PropertyTitle.text(self.values(of: child)["key"] ?? ""))),
              .init("value", value(child)),
            ]))
        } else if isList(child) {
          content.append(list(child))
        } else {
          content.append(entity(child))
        }
      }
    }
    if !own.isEmpty { members.append(.init("properties", .list(own))) }
    if !runtime.isEmpty { members.append(.init("runtimeAttributes", .list(runtime))) }
    members.add("text", text(of: node))
    if !content.isEmpty { members.append(.init("content", .list(content))) }
    if !constraints.isEmpty { members.append(.init("constraints", .list(constraints))) }
    if !connections.isEmpty { members.append(.init("connections", .list(connections))) }
    if !variations.isEmpty { members.append(.init("variations", .list(variations))) }
    return .object(members)
  }

  private func text(of node: Int) -> String? {
    xml.nodes[node].text.map { xml.texts[Int($0)] }
  }

  /// Returns the properties, each with its title and its value, and whether an object that code creates
  /// has the value anyway; without those whose absence means the same.
  private func properties(of node: Int, leavingOut omitted: Set<String>) -> [RawValue] {
    let element = xml.name(of: node)
    // A class of the app may have other defaults.
    let isCustom = values(of: node)["customClass"] != nil
    return xml.attributes(of: node).compactMap { attribute in
      let name = xml.names[Int(xml.attributes[attribute].name)]
      let text = xml.value(of: attribute, in: document.file)
      guard !omitted.contains(name), !Self.flags.contains(name) else { return nil }
      if isTouch, DefaultValues.matchDefault(text, of: name, on: element) { return nil }
      var members: [RawValue.Member] = [
        .init("property", .string(PropertyTitle.text(name))),
        .init("value", scalar(text, of: name, on: element)),
      ]
      if isTouch, !isCustom, ClassDefaults.contain(text, of: name, on: element) {
        members.append(.init("isDefault", .bool(true)))
      }
      return .object(members)
    }
  }

  /// Returns the value of an attribute with its type.
  private func scalar(_ text: String, of attribute: String, on element: String) -> RawValue {
    guard let name = AttributeName(spelling: attribute) else { return .string(text) }
    switch ElementName(spelling: element).map({ name.kind(on: $0) }) ?? name.kind {
    case .bool: return text == "YES" ? .bool(true) : text == "NO" ? .bool(false) : .string(text)
    case .integer, .real, .priority, .contentPriority, .extent: return number(text)
    case .multiplier: return multiplier(text)
    case .identifier, .reference, .key, .enumeration, .string: return .string(text)
    }
  }

  private func number(_ text: String) -> RawValue {
    DecimalNumber.parse(text).map { .number($0) } ?? .string(text)
  }

  /// Returns a multiplier as a number: `1:2` and `1/2` are 0.5.
  private func multiplier(_ text: String) -> RawValue {
    let parts = text.split(separator: text.contains(":") ? ":" : "/")
    guard parts.count == 2, let dividend = DecimalNumber.parse(String(parts[0])),
      let divisor = DecimalNumber.parse(String(parts[1])), divisor != 0
    else { return number(text) }
    return .number(dividend / divisor)
  }

  private func rectangle(_ node: Int) -> RawValue {
    let values = values(of: node)
    return .list(["x", "y", "width", "height"].map { number(values[$0] ?? "0") })
  }

  // MARK: Values

  /// Whether an element is the value of a property.
  private func isValue(_ node: Int) -> Bool {
    guard values(of: node)["key"] != nil, values(of: node)["id"] == nil else { return false }
    let element = xml.name(of: node)
    if ["color", "rect", "point", "size", "inset", "edgeInsets", "string", "mutableString", "nil"]
      .contains(element)
    {
      return true
    }
    return entries[node].map { document.table.entries[$0].role == .value } ?? false
  }

  /// Returns a value: a color, a font, a text, or another one with its kind.
  private func value(_ node: Int) -> RawValue {
    let element = xml.name(of: node)
    let values = values(of: node)
    var members: [RawValue.Member] = [.init("kind", .string(element))]
    if element == "color" {
      if let name = values["systemColor"] ?? values["xcode11CocoaTouchSystemColor"]
        ?? values["cocoaTouchSystemColor"]
      {
        return .object(members + [.init("systemColor", .string(name))])
      }
      if let name = values["name"] {
        members.append(.init("named", .string(name)))
        members.add("catalog", values["catalog"])
        return .object(members)
      }
    }
    var own: [RawValue.Member] = []
    for attribute in xml.attributes(of: node) {
      let name = xml.names[Int(xml.attributes[attribute].name)]
      let text = xml.value(of: attribute, in: document.file)
      if name == "key" || name == "id" { continue }
      if element != "color", isTouch, DefaultValues.matchDefault(text, of: name, on: element) {
        continue
      }
      own.append(.init(Self.member(name), scalar(text, of: name, on: element)))
    }
    members += own
    members.add("text", text(of: node))
    let inner = xml.children(of: node).map { child -> RawValue in
      guard case .object(let found) = isNested(child) ? entity(child) : value(child),
        let kind = found.first
      else { return .null }
      var result = [kind]
      if !isNested(child) { result.add("role", self.values(of: child)["key"]) }
      return .object(result + found.dropFirst())
    }
    if !inner.isEmpty { members.append(.init("content", .list(inner))) }
    return .object(members)
  }

  /// Whether an element in a value is an object of its own.
  private func isNested(_ node: Int) -> Bool {
    entries[node].map { document.table.entries[$0].role == .object } ?? false
  }

  /// The names of a value's members that others of the recipe have.
  private static func member(_ name: String) -> String {
    ["kind", "role", "text", "content", "named", "catalog", "systemColor"].contains(name)
      ? name + "Value" : name
  }

  // MARK: Lists

  private func isList(_ node: Int) -> Bool {
    guard let index = entries[node] else { return false }
    return document.table.entries[index].role == .list
  }

  private func list(_ node: Int) -> RawValue {
    let element = xml.name(of: node)
    var members: [RawValue.Member] = [.init("list", .string(element))]
    members.add("role", values(of: node)["key"])
    let properties = properties(of: node, leavingOut: ["key"])
    if !properties.isEmpty { members.append(.init("properties", .list(properties))) }
    members.append(.init("objects", .list(xml.children(of: node).map { entity($0) })))
    return .object(members)
  }

  // MARK: Constraints

  private func constraint(_ node: Int) -> RawValue {
    let values = values(of: node)
    guard xml.name(of: node) == "constraint", let index = entries[node] else {
      return entity(node)
    }
    let entry = document.table.entries[index]
    let equation = document.equation(of: index)
    var members: [RawValue.Member] = []
    members.add("id", values["id"])
    members.append(.init("line", .number(Double(document.selector.line(of: index)))))
    members.append(.init("equation", .string(equation.text)))
    members.append(.init("first", side(equation.first)))
    members.append(.init("relation", .string(equation.relation)))
    if let second = equation.second { members.append(.init("second", side(second))) }
    members.append(.init("multiplier", multiplier(values["multiplier"] ?? "1")))
    members.append(.init("constant", number(values["constant"] ?? "0")))
    members.append(.init("priority", number(values["priority"] ?? "1000")))
    let known: Set<String> = [
      "constant", "firstAttribute", "firstItem", "id", "key", "multiplier", "priority", "relation",
      "secondAttribute", "secondItem",
    ]
    var named = known
    if entry.attributes["secondItem"] == nil { named.remove("secondAttribute") }
    return .object(members + rest(of: node, known: named))
  }

  /// Returns the members of an element that a constraint or a connection has as well as its own.
  private func rest(of node: Int, known: Set<String>) -> [RawValue.Member] {
    guard case .object(let whole) = entity(node, known: known) else { return [] }
    let own: Set<String> = ["class", "id", "kind", "line", "name", "role"]
    return whole.filter { !own.contains($0.name) }
  }

  /// Returns one side of a constraint as an anchor.
  private func side(_ side: ConstraintEquation.Side) -> RawValue {
    var members: [RawValue.Member] = [
      .init("item", .string(side.id)), .init("name", .string(side.name)),
    ]
    if let index = document.index(ofObject: side.id) {
      let entry = document.table.entries[index]
      if entry.element == "viewLayoutGuide" {
        let view = entry.parent.map { document.table.object(of: $0) }
        members.add("guideOf", view.map { DocumentTable.id(ofKey: document.table.entries[$0].key) })
        if entry.attributes["key"] == "safeArea" {
          members.append(.init("guide", .string("safeAreaLayoutGuide")))
        }
      }
    }
    let attribute = side.attribute
    if attribute.hasSuffix("WithinMargins") {
      members.append(.init("margins", .string("layoutMarginsGuide")))
      members.append(.init("anchor", .string(attribute.dropLast(13) + "Anchor")))
    } else if attribute.hasSuffix("Margin") {
      members.append(.init("margins", .string("layoutMarginsGuide")))
      members.append(.init("anchor", .string(attribute.dropLast(6) + "Anchor")))
    } else if attribute == "baseline" {
      members.append(.init("anchor", .string("lastBaselineAnchor")))
    } else {
      members.append(.init("anchor", .string(attribute + "Anchor")))
    }
    return .object(members)
  }

  // MARK: Connections

  /// The attribute that names a connection.
  private static let names = [
    "action": "selector", "outlet": "property", "outletCollection": "property", "segue": "kind",
  ]

  private func connection(_ node: Int) -> RawValue {
    let values = values(of: node)
    let element = xml.name(of: node)
    guard let name = Self.names[element] else { return entity(node) }
    var members: [RawValue.Member] = [.init("connection", .string(element))]
    members.add("id", values["id"])
    if let index = entries[node] {
      members.append(.init("line", .number(Double(document.selector.line(of: index)))))
    }
    members.add("name", values[name])
    members.add("to", values["destination"])
    members.add("role", values["key"])
    members.add("customClass", values["customClass"])
    return .object(members + rest(of: node, known: [name, "id", "destination", "key"]))
  }

  // MARK: Variations

  /// Returns the values of some traits, and the objects that are installed only there or not there.
  private func variation(_ node: Int) -> RawValue {
    let key = values(of: node)["key"] ?? ""
    var members: [RawValue.Member] = [.init("when", .string(key))]
    let properties = properties(of: node, leavingOut: ["key"])
    var own = properties
    var content: [RawValue] = []
    var installed: [RawValue] = []
    for child in xml.children(of: node) {
      if xml.name(of: child) == "mask" {
        let references = xml.children(of: child).map { ($0, values(of: $0)["reference"] ?? "") }
        func ids(_ name: String) -> RawValue {
          .list(references.filter { xml.name(of: $0.0) == name }.map { .string($0.1) })
        }
        var mask: [RawValue.Member] = [
          .init("list", .string(values(of: child)["key"] ?? "")),
          .init("installed", ids("include")), .init("notInstalled", ids("exclude")),
        ]
        let rest = self.properties(of: child, leavingOut: ["key"])
        if !rest.isEmpty { mask.append(.init("properties", .list(rest))) }
        installed.append(.object(mask))
      } else if isValue(child) {
        own.append(
          .object([
            .init("property", .string(PropertyTitle.text(values(of: child)["key"] ?? ""))),
            .init("value", value(child)),
          ]))
      } else {
        content.append(entity(child))
      }
    }
    if !own.isEmpty { members.append(.init("properties", .list(own))) }
    if !installed.isEmpty { members.append(.init("objects", .list(installed))) }
    if !content.isEmpty { members.append(.init("content", .list(content))) }
    return .object(members)
  }
}

extension [RawValue.Member] {
  /// Appends a member with a text unless it is `nil`.
  fileprivate mutating func add(_ name: String, _ text: String?) {
    if let text { append(.init(name, .string(text))) }
  }
}
