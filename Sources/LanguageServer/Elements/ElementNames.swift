import InterfaceXML
import InterfaceSource

extension ElementIndex {
  /// Returns the words by which people recognize an object: its name in Xcode's outline, the text
  /// that it shows, or another name; `nil` if there are none.
  package func label(_ node: Int) -> String? {
    if let label = value("userLabel", of: node), !label.isEmpty { return label }
    if let text = text(node) { return text }
    let names = [
      "title", "placeholder", "reuseIdentifier", "storyboardIdentifier", "customClass", "image",
    ]
    return names.lazy.compactMap { value($0, of: node) }.first { !$0.isEmpty }
  }

  /// Returns the text that a view shows, or `nil` if it has none.
  private func text(_ node: Int) -> String? {
    if let text = value("text", of: node), !text.isEmpty { return text }
    for child in children(node) {
      switch name(child) {
      case "state" where value("key", of: child) == "normal":
        if let title = value("title", of: child), !title.isEmpty { return title }
      case "buttonConfiguration":
        if let title = value("title", of: child), !title.isEmpty { return title }
      case "string", "mutableString":
        if ["text", "title"].contains(value("key", of: child) ?? ""),
          let index = xml.nodes[child].text
        {
          return xml.texts[Int(index)]
        }
      default: continue
      }
    }
    return nil
  }

  /// Returns the name of an object in sentences: its kind with a label, or else with its id.
  package func title(_ node: Int) -> String {
    let element = name(node)
    if value("key", of: node) == "safeArea" { return "safe area" }
    if element == "scene" {
      guard let controller = controller(ofScene: node) else { return "scene" }
      return "scene of \(title(controller))"
    }
    if element == "constraint" { return equation(node) ?? "constraint" }
    return ObjectName.text(element, label(node), id: nil)
  }

  /// Returns the controller of a scene, or `nil` if it has none.
  package func controller(ofScene scene: Int) -> Int? {
    child("objects", of: scene).flatMap { objects in
      children(objects).first {
        name($0).hasSuffix("Controller") || name($0) == "viewControllerPlaceholder"
      }
    }
  }

  /// Returns the shortest name of an object in equations: that of an outlet, a name of Xcode's
  /// outline, the text that it shows, or its number among those of its kind in the scene.
  package func shortName(_ node: Int) -> String {
    if value("key", of: node) == "safeArea" { return "safeArea" }
    if let id = value("id", of: node), let outlet = outlets[id]?.first { return outlet }
    if let label = value("userLabel", of: node), !label.isEmpty { return Self.quoted(label) }
    if let text = text(node) { return Self.quoted(text) }
    let element = name(node)
    if value("key", of: node) == "view", let outer = parent(node),
      name(outer).hasSuffix("Controller")
    {
      return "view"
    }
    if let custom = value("customClass", of: node) {
      return "\(custom)[\(number(node, ofClass: custom))]"
    }
    return "\(element)[\(number(node, ofClass: nil))]"
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
    }
    if isPlain, !text.isEmpty, text.unicodeScalars.first?.properties.isAlphabetic == true {
      return text
    }
    let line = text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
    return "\"\(line.shortened(to: 30))\""
  }

  /// Returns the number of an element among those of its kind in the scene, counted from 1.
  private func number(_ node: Int, ofClass custom: String?) -> Int {
    let scene = enclosing("scene", node) ?? enclosing("objects", node) ?? 0
    let kind = xml.nodes[node].name
    var number = 0
    for other in scene...node where xml.nodes[other].name == kind || custom != nil {
      if value("customClass", of: other) == custom { number += 1 }
    }
    return max(1, number)
  }

  // MARK: Constraints

  /// Returns the equation of a constraint in names, such as `title.top = safeArea.top + 16 @750`, or
  /// `nil` if it lacks an attribute.
  package func equation(_ node: Int) -> String? {
    guard name(node) == "constraint", let firstAttribute = value("firstAttribute", of: node) else {
      return nil
    }
    let owner = parent(node).flatMap { object($0) }
    func item(_ name: String) -> String? {
      guard let id = value(name, of: node) else { return nil }
      return self.node(id).map { shortName($0) } ?? "'\(id)'"
    }
    let first = item("firstItem") ?? owner.map { shortName($0) } ?? ""
    let relation =
      switch value("relation", of: node) {
      case "lessThanOrEqual": "≤"
      case "greaterThanOrEqual": "≥"
      default: "="
      }
    var right: [String] = []
    if let second = item("secondItem"), let attribute = value("secondAttribute", of: node) {
      let multiplier = value("multiplier", of: node).map { "\($0) * " } ?? ""
      right.append("\(multiplier)\(second).\(attribute)")
    }
    let constant = value("constant", of: node) ?? "0"
    if value("symbolic", of: node) == "YES" {
      right.append(right.isEmpty ? "standard" : "+ standard")
    } else if right.isEmpty {
      right.append(constant)
    } else if constant.hasPrefix("-") {
      right.append("- \(constant.dropFirst())")
    } else if Double(constant) != 0 {
      right.append("+ \(constant)")
    }
    let priority = value("priority", of: node).map { $0 == "1000" ? "" : " @\($0)" } ?? ""
    return "\(first).\(firstAttribute) \(relation) \(right.joined(separator: " "))\(priority)"
  }
}
