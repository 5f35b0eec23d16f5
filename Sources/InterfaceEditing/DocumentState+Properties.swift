import InterfaceMerging
import InterfaceSource
import InterfaceXML

extension DocumentState {
  /// Returns the state with another value of a property.
  func setting(
    _ property: String, of object: Int, to value: EditValue
  ) throws(EditFault) -> DocumentState {
    switch try place(ofProperty: property, of: object, for: value) {
    case .attribute(let node, let name):
      let names = WritingOrder.elements(ofProperty: name, of: xml.name(of: node))
      if case .text(let text) = value, !text.contains("\n") || names.isEmpty {
        if let edits = settingImage(name, text, of: node) { return try applying(edits) }
        if name == "customClass" { return try applying(settingClass(text, of: node)) }
        return try applying([setting(name, try written(text, name, node), of: node)])
      }
      // Texts with several lines are elements.
      guard !names.isEmpty else {
        throw .badValue("an element", property: property, reason: "it is an attribute")
      }
      var element = try element(value, property, names)
      element["key"] = name
      return try applying(
        [inserting(element.inOrder, into: node)] + [removing(name, of: node)].compactMap(\.self))
    case .element(let node):
      let key = attribute("key", of: node)
      let names = WritingOrder.elements(
        ofProperty: key ?? "", of: xml.name(of: Int(xml.nodes[node].parent ?? 0)))
      if case .text(let text) = value, let key, !text.contains("\n"),
        ["mutableString", "string"].contains(xml.name(of: node)),
        let parent = xml.nodes[node].parent,
        hasAttribute(key, xml.name(of: Int(parent)))
      {
        return try applying(removing([node]) + [setting(key, text, of: Int(parent))])
      }
      var element = try self.element(
        value, property, names.isEmpty ? [xml.name(of: node)] : names)
      if let key { element["key"] = key }
      for name in ["keyPath", "id"] where element[name] == nil {
        element[name] = attribute(name, of: node)
      }
      return try applying([replacing(node, by: element.inOrder)])
    case .missingElement(let parent, let names, let key):
      var element = try element(value, property, names)
      if !key.isEmpty { element["key"] = key }
      return try applying([inserting(element.inOrder, into: parent)])
    case .inMissingPart(let parent, let parts, let inner):
      return try inserting(parts, inner, value, property, into: parent)
    }
  }

  private func inserting(
    _ parts: [NewElement], _ inner: String, _ value: EditValue, _ property: String,
    into parent: Int
  ) throws(EditFault) -> DocumentState {
    var element = parts[parts.count - 1]
    if inner.isEmpty {
      // A runtime attribute is given as a whole.
      var whole: NewElement
      switch value {
      case .element(let given): whole = given
      case .text(let text): whole = try ValueText.runtimeAttribute(text, property)
      }
      for attribute in element.attributes { whole[attribute.name] = attribute.value }
      element = whole
    } else {
      // The values of a variation are those of its object.
      let names = WritingOrder.elements(
        ofProperty: inner, of: element.name == "variation" ? xml.name(of: parent) : element.name)
      switch value {
      case .text(let text)
      where names.isEmpty || WritingOrder.attributes(of: element.name).contains(inner):
        if inner == "image", hasAttribute("catalog", element.name), let symbol = Self.symbol(text) {
          element[inner] = symbol
          element["catalog"] = "system"
        } else {
          element[inner] = try written(
            text, inner, on: element.name == "variation" ? xml.name(of: parent) : element.name)
        }
      default:
        var child = try self.element(value, property, names)
        child["key"] = inner
        element.children = [child]
      }
    }
    // Lists that are there already get it.
    var parent = parent
    var outer = parts.dropLast()
    while let list = outer.first, let existing = editing.child(list.name, of: parent) {
      parent = existing
      outer = outer.dropFirst()
    }
    for list in outer.reversed() {
      element = NewElement(list.name, list.attributes, [element])
    }
    return try applying([inserting(element.inOrder, into: parent)])
  }

  /// Returns the edits that set a custom class: in the module of the target if other classes of the
  /// document are, as Xcode's inspector sets it.
  private func settingClass(_ name: String, of node: Int) -> [SourceEdit] {
    let edit = setting("customClass", name, of: node)
    guard attribute("customClass", of: node) == nil, attribute("customModule", of: node) == nil,
      let other = xml.nodes.indices.first(where: {
        attribute("customModuleProvider", of: $0) == "target"
      }), let module = attribute("customModule", of: other)
    else { return [edit] }
    // In the order in which they are written, all at the same place.
    return [
      edit, setting("customModule", module, of: node),
      setting("customModuleProvider", "target", of: node),
    ]
  }

  /// The text before the name of a symbol of the system in the value of an image.
  static let symbolPrefix = "system:"

  /// Returns the name of the symbol that the text of an image names, or `nil` if it names an image of
  /// the project.
  private static func symbol(_ text: String) -> String? {
    text.hasPrefix(symbolPrefix) ? String(text.dropFirst(symbolPrefix.utf8.count)) : nil
  }

  /// Returns the edits that set an image by its name, or a symbol by `system:NAME`; `nil` for other
  /// attributes.
  private func settingImage(
    _ name: String, _ text: String, of node: Int
  ) -> [SourceEdit]? {
    let element = xml.name(of: node)
    guard name == "image", isTouch, hasAttribute("catalog", element) else { return nil }
    if let symbol = Self.symbol(text) {
      return [setting(name, symbol, of: node), setting("catalog", "system", of: node)]
    }
    return [setting(name, text, of: node), removing("catalog", of: node)].compactMap(\.self)
  }

  /// Returns the value of an attribute as Interface Builder writes it.
  private func written(
    _ text: String, _ name: String, _ node: Int
  ) throws(EditFault) -> String {
    var owner = node
    // The values of a variation are those of its object.
    if xml.name(of: node) == "variation" { owner = xml.nodes[node].parent.map(Int.init) ?? node }
    // The place of an object, such as that of a bar button item.
    if name == "key", let parent = xml.nodes[node].parent {
      let place = "\(xml.name(of: node))[\(text)]"
      if WritingOrder.children(of: xml.name(of: Int(parent))).contains(place) { return text }
    }
    return try written(text, name, on: xml.name(of: owner))
  }

  private func written(
    _ text: String, _ name: String, on element: String
  ) throws(EditFault) -> String {
    // The vocabulary is that of iOS and tvOS.
    isTouch ? try AttributeText.written(text, of: name, on: element) : text
  }

  /// Returns the element of a value.
  private func element(
    _ value: EditValue, _ property: String, _ names: [String]
  ) throws(EditFault) -> NewElement {
    switch value {
    case .element(let element): return element
    case .text(let text):
      if text == "nil", names.contains("nil") { return NewElement("nil") }
      for name in names where name != "nil" {
        if let element = ValueText.element(name, text) { return element }
      }
      let kinds = names.filter { $0 != "nil" }.compactMap { ValueText.examples[$0] }
      throw .badValue(
        text, property: property,
        reason: kinds.isEmpty ? "give it as an element" : kinds.joined(separator: ", or "))
    }
  }

  /// Returns the state without a property; the same state if the object does not have it.
  func unsetting(_ property: String, of object: Int) throws(EditFault) -> DocumentState {
    switch try place(ofProperty: property, of: object) {
    case .attribute(let node, let name):
      guard let edit = removing(name, of: node) else { return self }
      if name == "customClass" {
        // The module is that of the class.
        let module = ["customModule", "customModuleProvider"].compactMap { removing($0, of: node) }
        return try applying([edit] + module)
      }
      // A part is nothing without properties.
      let entry = xml.nodes[node]
      if isPart(node), xml.children(of: node).isEmpty, entry.attributeCount == 2 {
        return try applying(removing([node]))
      }
      return try applying([edit])
    case .element(let node):
      let key = attribute("key", of: node)
      let owner = xml.nodes[node].parent.map { xml.name(of: Int($0)) } ?? ""
      if let key, Self.withoutDefault.contains("\(owner).\(key)"), writesNil {
        return try applying([replacing(node, by: NewElement("nil", [.init("key", key)]))])
      }
      return try applying(removing([node]))
    case .missingElement, .inMissingPart: return self
    }
  }

  /// The properties that Interface Builder writes without a value, too: as `nil` (4,294 and 1,926 labels of
  /// more than 50 projects; 2026-11).
  private static let withoutDefault: Set<String> = ["label.highlightedColor", "label.textColor"]

  /// Whether the document is of a version of Interface Builder for which `withoutDefault` was measured.
  private var writesNil: Bool {
    let version = attribute("toolsVersion", of: 0)?.prefix { $0 != "." }
    return version.flatMap { Int($0) }.map { $0 >= 15000 } ?? false
  }

  private func isPart(_ node: Int) -> Bool {
    ["state", "variation"].contains(xml.name(of: node)) && attribute("key", of: node) != nil
  }
}
