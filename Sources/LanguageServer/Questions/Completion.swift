import InterfaceSource
import InterfaceModel
import InterfaceSource
import InterfaceXML

/// The names and values that are possible at a place.
package struct Completion: Sendable {
  /// One of them.
  package struct Item: Hashable, Sendable {
    /// The kinds of the protocol by which clients choose an icon.
    package enum Kind: Int, Sendable {
      case field = 5
      case type = 7
      case property = 10
      case value = 12
      case color = 16
      case file = 17
      case reference = 18
      case method = 2
      case member = 20
    }

    /// What is inserted.
    package let text: String
    package let detail: String
    package let kind: Kind

    package init(_ text: String, _ detail: String = "", _ kind: Kind) {
      self.text = text
      self.detail = detail
      self.kind = kind
    }
  }

  /// The names in a project.
  package struct Names {
    /// The classes.
    package var types: () -> [String] = { [] }
    /// The outlets of a class and its superclasses.
    package var outlets: (String) -> [String] = { _ in [] }
    /// The actions of a class and its superclasses.
    package var actions: (String) -> [String] = { _ in [] }

    /// The images in catalogs.
    package var images: () -> [String] = { [] }
    /// The colors in catalogs.
    package var colors: () -> [String] = { [] }

    package init() {}
  }

  /// The bytes of the text that an item replaces.
  package let replaced: Range<Int>
  package private(set) var items: [Item]

  /// Finds the possible names and values at a place.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - reading: The elements of the document.
  ///   - names: The names in the project.
  package init(_ place: CompletionPlace, _ reading: DocumentReading, _ names: Names) {
    let index = reading.index
    items = []
    switch place {
    case .element(let tag, let name):
      replaced = name
      // Before the tag that is typed, the document has its parent.
      guard let outer = index.place(at: reading.history.original(max(0, tag - 1))),
        let parent = ElementName(spelling: index.name(outer.node))
      else { return }
      items = ElementName.cases.filter { parent.lists(child: $0) }
        .map { Item($0.spelling, "", .property) }
    case .attribute(_, let element, let name, let others):
      replaced = name
      guard let known = ElementName(spelling: element) else { return }
      items = AttributeName.cases.filter {
        known.lists($0) && !others.contains($0.spelling)
      }.map { Item($0.spelling, Self.plain($0.kind(on: known)), .field) }
    case .value(let tag, let element, let attribute, let value, let others):
      replaced = value
      let node = Self.node(ofTag: tag, reading)
      items = Self.values(of: attribute, on: element, others, node, index, names)
    }
  }

  /// Returns the element of a tag, or the one around it if the tag is new.
  private static func node(ofTag tag: Int, _ reading: DocumentReading) -> Int {
    let index = reading.index
    if let own = index.place(at: reading.history.original(tag))?.node,
      reading.history.moved(Int(index.startTag(own).start)) == tag
    {
      return own
    }
    return index.place(at: reading.history.original(max(0, tag - 1)))?.node ?? 0
  }

  private static func plain(_ kind: AttributeKind) -> String {
    kind.phrase.filter { $0 != "`" }
  }

  private static func values(
    of attribute: String, on element: String, _ others: [String: String], _ node: Int,
    _ index: ElementIndex, _ names: Names
  ) -> [Item] {
    switch attribute {
    case "customClass": return names.types().map { Item($0, "", .type) }
    case "property" where element == "outlet" || element == "outletCollection":
      guard let owner = owner(node, index), let type = index.type(of: owner) else { return [] }
      let connected = Set(
        index.child("connections", of: owner).map { list in
          index.children(list).filter { index.name($0) == "outlet" && $0 != node }
            .compactMap { index.value("property", of: $0) }
        } ?? [])
      return names.outlets(type).filter { !connected.contains($0) }.map { Item($0, type, .field) }
    case "selector" where element == "action":
      let targets = others["destination"].map { [index.node($0)].compactMap(\.self) }
      let types = (targets ?? controllers(around: node, index)).compactMap { index.type(of: $0) }
      return types.flatMap { type in names.actions(type).map { Item($0, type, .method) } }
    case "name" where element == "color": return names.colors().map { Item($0, "", .color) }
    case let name where ElementIndex.imageAttributes.contains(name):
      return names.images().map { Item($0, "", .file) }
    default: break
    }
    guard let name = AttributeName(spelling: attribute) else { return [] }
    let kind = ElementName(spelling: element).map { name.kind(on: $0) } ?? name.kind
    switch kind {
    case .bool: return ["YES", "NO"].map { Item($0, "", .value) }
    case .enumeration: return name.values.map { Item($0, "", .member) }
    case .reference:
      return targets(of: element, attribute, node, index).compactMap { target in
        index.id(target).map { Item($0, index.title(target), .reference) }
      }
    default: return []
    }
  }

  /// Returns the object that has the connections around a place.
  private static func owner(_ node: Int, _ index: ElementIndex) -> Int? {
    let list = index.enclosing("connections", node)
    return list.flatMap { index.parent($0) }.flatMap { index.object($0) }
  }

  private static func controllers(around node: Int, _ index: ElementIndex) -> [Int] {
    guard let scene = index.enclosing("scene", node) else { return [] }
    return index.controller(ofScene: scene).map { [$0] } ?? []
  }

  /// Elements that are no target of a reference although they have an id.
  private static let links: Set<String> = ["action", "outlet", "outletCollection", "segue"]

  /// Returns the objects to which an attribute may refer: those of its scene, except that segues lead to
  /// controllers of all scenes.
  private static func targets(
    of element: String, _ attribute: String, _ node: Int, _ index: ElementIndex
  ) -> [Int] {
    let scene = index.enclosing("scene", node)
    let leadsAnywhere = element == "segue" || attribute == "initialViewController"
    let first = leadsAnywhere ? 0 : scene ?? 0
    let end = Int(index.xml.nodes[first].end)
    return (first..<max(first, end)).filter { other in
      let name = index.name(other)
      guard index.id(other) != nil, !links.contains(name) else { return false }
      if leadsAnywhere {
        return name.hasSuffix("Controller") || name == "viewControllerPlaceholder" || name == "exit"
      }
      let isItem = attribute == "firstItem" || attribute == "secondItem"
      let isGuide = name == "viewLayoutGuide" || name == "viewControllerLayoutGuide"
      if isItem {
        return isGuide
          || name != "constraint" && !name.hasSuffix("Controller") && name != "placeholder"
            && !name.hasSuffix("Item") && !name.hasSuffix("GestureRecognizer")
      }
      return !isGuide
    }
  }
}
