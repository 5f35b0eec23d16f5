import InterfaceMerging
import InterfaceModel
package import InterfaceSource

/// The explanation of a place in Markdown.
package struct Hover: Sendable {
  package let range: SourceRange
  package let text: String

  /// Explains a place, or returns `nil` if there is nothing to explain.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - index: The elements of the document.
  ///   - facts: The facts from layouts, or `nil` if there are none yet.
  ///   - variants: Returns lines about the variants of an image or color of the project.
  package init?(
    _ place: ElementIndex.Place, in index: ElementIndex, _ facts: LayoutFacts?,
    variants: (Subject) -> [String]
  ) {
    let node = place.node
    guard let attribute = place.attribute else {
      guard let text = Self.object(node, in: index, facts) else { return nil }
      range = index.startTag(node)
      self.text = text
      return
    }
    range = index.range(ofAttribute: attribute)
    var parts: [String] = []
    if place.isInValue, let subject = index.named(byAttribute: attribute, of: node) {
      switch subject {
      case .object(let id):
        if let target = index.node(id), let text = Self.object(target, in: index, facts) {
          parts.append(text)
        }
      case .image, .color:
        let lines = variants(subject)
        if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
      default: break
      }
    }
    let isOfObject =
      index.isReference(attribute, of: node) || index.attributeName(attribute) == "id"
    if parts.isEmpty || !isOfObject {
      parts.append(Self.attribute(attribute, of: node, in: index))
    }
    text = parts.joined(separator: "\n\n")
  }

  // MARK: Objects

  private static func object(
    _ node: Int, in index: ElementIndex, _ facts: LayoutFacts?
  ) -> String? {
    let element = index.name(node)
    if element == "constraint" { return constraint(node, in: index, facts) }
    if element == "scene", let controller = index.controller(ofScene: node) {
      return object(controller, in: index, facts)
    }
    guard let id = index.id(node) else { return nil }
    var lines = ["**\(Markdown.escaped(index.title(node)))**"]
    if let type = index.value("customClass", of: node) { lines[0] += " · `\(Markdown.code(type))`" }
    lines.append("id `\(Markdown.code(id))`")
    if let outlets = index.outlets[id] {
      lines.append("outlet " + outlets.map { "`\(Markdown.code($0))`" }.joined(separator: ", "))
    }
    if element == "outlet" || element == "action" || element == "segue",
      let target = index.value("destination", of: node)
    {
      let name = index.node(target).map { index.title($0) } ?? "no object"
      lines.append("leads to \(Markdown.escaped(name)) (`\(Markdown.code(target))`)")
    }
    let head = lines.joined(separator: "  \n")
    guard let facts, let placements = facts.placements[id] else { return head }
    var table = ["| frame | in |", "| --- | --- |"]
    for placement in placements {
      table.append("| \(placement.frame) | \(facts.phrase(placement.configurations)) |")
    }
    if !facts.isCurrent { table += ["", "before the last change"] }
    return "\(head)\n\n\(table.joined(separator: "\n"))"
  }

  private static func constraint(
    _ node: Int, in index: ElementIndex, _ facts: LayoutFacts?
  ) -> String? {
    guard let equation = index.equation(node) else { return nil }
    var lines = ["`\(Markdown.code(equation))`"]
    if let id = index.id(node) {
      lines.append("constraint `\(Markdown.code(id))`")
      if let facts {
        if let active = facts.active[id] {
          lines.append("active in \(facts.phrase(active))")
        } else if !facts.configurations.isEmpty {
          lines.append("active in no configuration")
        }
      }
    }
    if index.value("placeholder", of: node) == "YES" { lines.append("removed at build time") }
    return lines.joined(separator: "  \n")
  }

  // MARK: Attributes

  private static func attribute(
    _ attribute: Int, of node: Int, in index: ElementIndex
  ) -> String {
    let name = index.attributeName(attribute)
    let element = index.name(node)
    var text = "`\(Markdown.code(name))`"
    if let meaning = AttributeMeanings.text(name, on: element) { text += ": \(meaning)" }
    guard let known = AttributeName(spelling: name) else {
      return text + "\n\nInterface Builder's format has no such attribute that Ninefold knows"
    }
    let kind = ElementName(spelling: element).map { known.kind(on: $0) } ?? known.kind
    var facts = ["type: \(kind.phrase)"]
    if kind == .enumeration {
      facts.append("values: " + known.values.map { "`\($0)`" }.joined(separator: ", "))
    }
    if let entry = DefaultValues.byAttribute[name], entry.elements.contains(element) {
      facts.append("default: `\(entry.value)`")
    }
    return text + "\n\n" + facts.joined(separator: "  \n")
  }
}

extension AttributeKind {
  /// The type in words.
  package var phrase: String {
    switch self {
    case .bool: "`YES` or `NO`"
    case .integer: "a whole number"
    case .real: "a number"
    case .priority: "a priority from 1 to 1000"
    case .contentPriority: "a priority from 0 to 1000"
    case .multiplier: "a number, or a ratio such as `16:9`"
    case .extent: "a length in points, or `infinite`"
    case .identifier: "the id of the object"
    case .reference: "the id of another object"
    case .key: "the name of a property"
    case .enumeration: "one of some words"
    case .string: "a text"
    }
  }
}

/// Texts of documents in Markdown.
enum Markdown {
  /// Returns a text that Markdown shows as it is.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_{}[]<>#!|~&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    return result
  }

  /// Returns a text for the inside of a code span.
  static func code(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "`": result += "'"
      case "|": result += "¦"
      default: result.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
      }
    }
    return result
  }
}
