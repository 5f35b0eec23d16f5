import InterfaceMerging
import InterfaceModel
import InterfaceSource
import InterfaceXML

/// The place of a property in a document.
enum PropertyPlace {
  /// An attribute of an element, which may not have it yet.
  case attribute(node: Int, name: String)
  /// An element that is there.
  case element(node: Int)
  /// An element that is missing: one of several names, with a key.
  case missingElement(parent: Int, names: [String], key: String)
  /// A property of an element that is missing: the elements around it, from the outermost.
  case inMissingPart(parent: Int, parts: [NewElement], property: String)
}

extension DocumentState {
  /// Finds a property of an object.
  ///
  /// - Parameters:
  ///   - path: The names from the object to the property, joined with dots.
  ///   - object: The entry of the object.
  ///   - value: The value that it gets, or `nil` if it gets none.
  /// - Returns: The place.
  /// - Throws: `noProperty` if objects of this kind have none with that name.
  func place(
    ofProperty path: String, of object: Int, for value: EditValue? = nil
  ) throws(EditFault) -> PropertyPlace {
    if case .element(let element)? = value, let place = place(of: element, path, object) {
      return place
    }
    guard path != "id" else {
      throw .noProperty(path, object: table.name(of: object), similar: [])
    }
    if let place = knownPlace(path, of: object, isExisting: true) { return place }
    if let place = knownPlace(inspected(path, of: object), of: object) { return place }
    throw .noProperty(
      path, object: table.name(of: object), similar: similar(to: path, in: node(object)))
  }

  var isTouch: Bool {
    let type = attribute("type", of: 0) ?? ""
    return type.contains("CocoaTouch") || type.contains("AppleTV")
  }

  /// Returns the place of an element that is given with its key or element name.
  private func place(of element: NewElement, _ path: String, _ object: Int) -> PropertyPlace? {
    let parts = parts(of: object).filter { table.entries[$0].role != .list && $0 != object }
    if let part = parts.first(where: { table.property(of: $0) == path }) {
      return .element(node: node(part))
    }
    let names = path.split(separator: ".").map(String.init)
    guard names.count == 1, element["key"] == path || element["key"] == nil && element.name == path
    else { return nil }
    return .missingElement(parent: node(object), names: [element.name], key: element["key"] ?? "")
  }

  /// Returns the place of a property, or `nil` if objects of this kind have none with that name.
  ///
  /// - Parameters:
  ///   - path: The names from the object to the property, joined with dots.
  ///   - object: The entry of the object.
  ///   - isExisting: Whether only a property that the object has is found.
  /// - Returns: The place.
  private func knownPlace(
    _ path: String, of object: Int, isExisting: Bool = false
  ) -> PropertyPlace? {
    let known = parts(of: object).filter { table.entries[$0].role != .list }
      .map { (entry: $0, path: $0 == object ? "" : table.property(of: $0)) }
      .sorted { $0.path.utf8.count > $1.path.utf8.count }
    for part in known {
      let entry = table.entries[part.entry]
      if part.path == path, part.entry != object { return .element(node: entry.node) }
      guard part.path.isEmpty || path.hasPrefix(part.path + ".") else { continue }
      let rest = part.path.isEmpty ? path : String(path.dropFirst(part.path.count + 1))
      if entry.role == .value {
        // A value that is there may get another attribute.
        if WritingOrder.attributes(of: entry.element).contains(rest), rest != "key" {
          return .attribute(node: entry.node, name: rest)
        }
        let elements = WritingOrder.elements(ofProperty: rest, of: entry.element)
        guard !elements.isEmpty else { continue }
        let child = xml.children(of: entry.node).first { attribute("key", of: $0) == rest }
        return child.map { .element(node: $0) }
          ?? .missingElement(parent: entry.node, names: elements, key: rest)
      }
      if isExisting {
        if attribute(rest, of: entry.node) != nil {
          return .attribute(node: entry.node, name: rest)
        }
      } else if let place = place(of: rest, in: entry.node) {
        return place
      }
    }
    return nil
  }

  /// Returns the place of a property in an element that is there.
  private func place(of name: String, in node: Int) -> PropertyPlace? {
    let element = xml.name(of: node)
    if attribute(name, of: node) != nil { return .attribute(node: node, name: name) }
    if hasAttribute(name, element) { return .attribute(node: node, name: name) }
    let elements = WritingOrder.elements(ofProperty: name, of: element)
    if !elements.isEmpty { return .missingElement(parent: node, names: elements, key: name) }
    if name.hasPrefix("runtimeAttributes.") {
      let keyPath = String(name.dropFirst("runtimeAttributes.".count))
      return .inMissingPart(
        parent: node,
        parts: [
          NewElement("userDefinedRuntimeAttributes"),
          NewElement("userDefinedRuntimeAttribute", [.init("keyPath", keyPath)]),
        ], property: "")
    }
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    if let part = part(name, of: element), let key = part["key"] {
      return .missingElement(parent: node, names: [part.name], key: key)
    }
    guard parts.count == 2, let part = part(parts[0], of: element) else { return nil }
    // The values of a variation are those of its object.
    let inner = WritingOrder.elements(
      ofProperty: parts[1], of: part.name == "variation" ? element : part.name)
    let isFixed = part.name == "variation" && parts[1] == "text"
    guard !isFixed, hasAttribute(parts[1], part.name) || !inner.isEmpty else {
      return nil
    }
    return .inMissingPart(parent: node, parts: [part], property: parts[1])
  }

  /// Returns a part of an element by its name in properties.
  private func part(_ name: String, of element: String) -> NewElement? {
    let children = WritingOrder.children(of: element)
    if Self.states.contains(name), children.contains("state") {
      return NewElement("state", [.init("key", name)])
    }
    if name.contains("Class="), !name.contains("."),
      children.contains("variation") || element == "constraint"
    {
      return NewElement("variation", [.init("key", name)])
    }
    let elements = WritingOrder.elements(ofProperty: name, of: element)
    return elements.first.map { NewElement($0, [.init("key", name)]) }
  }

  /// Whether elements of a kind have an attribute: those of variations are those of what varies.
  func hasAttribute(_ name: String, _ element: String) -> Bool {
    // Texts do not vary, except for what localization does.
    if element == "variation", name == "text" || name == "key" { return false }
    if element == "button", isTouch, Self.buttonNames[name] != nil { return false }
    if WritingOrder.attributes(of: element).contains(name) { return true }
    // The vocabulary is that of iOS and tvOS.
    if !isTouch { return NewElement.isName(name) }
    guard let attribute = AttributeName(spelling: name),
      let element = ElementName(spelling: element)
    else { return false }
    return element.lists(attribute)
  }

  private func similar(to name: String, in node: Int) -> [String] {
    let element = xml.name(of: node)
    let keys = WritingOrder.children(of: element).compactMap { child in
      child.firstIndex(of: "[").map { String(child[child.index(after: $0)...].dropLast()) }
    }
    let names = Set(WritingOrder.attributes(of: element) + keys)
    return [NearestName.nearest(to: name, among: names.sorted())].compactMap(\.self)
  }

  /// Returns the path of a property that Interface Builder's inspectors name otherwise than documents.
  private func inspected(_ path: String, of object: Int) -> String {
    if let dot = path.firstIndex(of: "."), path[..<dot].contains("Class=") {
      return "\(path[..<dot]).\(inspected(String(path[path.index(after: dot)...]), of: object))"
    }
    if element(object) == "button" {
      let isConfigured = editing.child("buttonConfiguration", of: node(object)) != nil
      if isConfigured, let name = Self.configurationNames[path] { return "configuration.\(name)" }
      if let name = Self.buttonNames[path] { return "normal.\(name)" }
    }
    return Self.inspectorNames[path] ?? turned(path)
  }

  /// The properties of a button with a configuration: UIKit ignores those of its states then.
  private static let configurationNames = [
    "font": "titleFontDescription", "image": "image", "subtitle": "subtitle", "text": "title",
    "textColor": "baseForegroundColor", "title": "title", "titleColor": "baseForegroundColor",
  ]

  /// The properties of a button in its normal state.
  private static let buttonNames = [
    "backgroundImage": "backgroundImage", "image": "image", "text": "title",
    "textColor": "titleColor", "title": "title", "titleColor": "titleColor",
  ]

  /// Returns a path with the state before the property: both orders are understood.
  private func turned(_ path: String) -> String {
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2, Self.states.contains(parts[1]) else { return path }
    return "\(parts[1]).\(parts[0])"
  }

  private static let states: Set<String> = [
    "disabled", "focused", "highlighted", "normal", "selected",
  ]

  /// The names of properties in Interface Builder's inspectors that differ from those in documents.
  private static let inspectorNames = [
    "background": "backgroundColor", "class": "customClass", "font": "fontDescription",
    "accessibilityHint": "accessibilityConfiguration.hint",
    "accessibilityIdentifier": "accessibilityConfiguration.identifier",
    "accessibilityLabel": "accessibilityConfiguration.label",
    "accessibilityTraits": "accessibilityConfiguration.traits",
    "isAccessibilityElement": "accessibilityConfiguration.isElement",
    "keyboardType":
      "textInputTraits.keyboardType", "module": "customModule",
    "storyboardID": "storyboardIdentifier", "label": "userLabel",
  ]
}
