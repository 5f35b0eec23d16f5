package import InterfaceSource

/// An object in the outline of a document.
package struct DocumentSymbol: Sendable {
  /// The kinds of the protocol by which clients choose an icon.
  package enum Kind: Int, Sendable {
    case module = 2
    case type = 5
    case object = 19
    case event = 24
  }

  package let name: String
  package let detail: String
  package let kind: Kind
  package let range: SourceRange
  package let selection: SourceRange
  package let children: [DocumentSymbol]
}

extension ElementIndex {
  /// Elements that are no part of the outline although they have an id.
  static let unlisted: Set<String> = [
    "action", "constraint", "outlet", "outletCollection", "userDefinedRuntimeAttribute",
  ]
  /// The maximum depth of the outline; deeper objects are left out.
  private static let symbolDepth = 200

  /// Returns the tree of scenes and objects.
  package func symbols() -> [DocumentSymbol] { symbols(in: 0, depth: 0) }

  private func symbols(in node: Int, depth: Int) -> [DocumentSymbol] {
    guard depth < Self.symbolDepth else { return [] }
    var found: [DocumentSymbol] = []
    for child in children(node) {
      let element = name(child)
      guard element != "resources" else { continue }
      let isScene = element == "scene"
      guard isScene || id(child) != nil && !Self.unlisted.contains(element) else {
        found += symbols(in: child, depth: depth + 1)
        continue
      }
      found.append(symbol(child, symbols(in: child, depth: depth + 1)))
    }
    return found
  }

  /// Returns an object in the outline.
  package func symbol(_ node: Int, _ children: [DocumentSymbol] = []) -> DocumentSymbol {
    let element = name(node)
    let kind: DocumentSymbol.Kind =
      if element == "scene" {
        .module
      } else if element == "segue" {
        .event
      } else if element.hasSuffix("Controller") {
        .type
      } else {
        .object
      }
    return DocumentSymbol(
      name: title(node), detail: value("customClass", of: node) ?? id(node) ?? "", kind: kind,
      range: range(node), selection: selection(node), children: children)
  }
}
