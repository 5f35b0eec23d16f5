import InterfaceMerging
import InterfaceModel
package import InterfaceSource
package import InterfaceXML

extension DocumentState {
  // MARK: Adding and moving

  /// Returns the state with a new object.
  func adding(
    _ element: NewElement, to parent: Int, _ place: EditPlace
  ) throws(EditFault) -> DocumentState {
    var element = element
    if element.name == "barButtonItem", self.element(parent) == "navigationItem",
      place.list == nil, element["key"] == nil
    {
      element["key"] = try freeSide(of: parent)
    }
    let list = try list(for: place, of: element.name, in: parent)
    return try applying([
      edit(.element(element.inOrder), into: parent, list, place.position)
    ])
  }

  /// Returns the state with an object in another one, or at another place there.
  func moving(
    _ object: Int, to parent: Int, _ place: EditPlace
  ) throws(EditFault) -> DocumentState {
    guard !ancestors(of: parent).contains(object) else {
      throw .badPlace("\(table.name(of: object)) cannot be in itself")
    }
    let node = node(object)
    let list = try list(for: place, of: element(object), in: parent)
    let inserted = try edit(.copy(node), into: parent, list, place.position)
    // The old place may be at the very place of the new one.
    let removal = removing([node])
    if let edits = Self.joined(removal + [inserted]) { return try applying(edits) }
    return self
  }

  /// Returns the place of a new bar button item: at the trailing edge, else at the leading one.
  private func freeSide(of navigationItem: Int) throws(EditFault) -> String {
    let used = xml.children(of: node(navigationItem)).map { child in
      attribute("key", of: child) ?? xml.name(of: child)
    }
    for side in ["rightBarButtonItem", "leftBarButtonItem"]
    where !used.contains(side) && !used.contains("\(side)s") {
      return side
    }
    throw .badPlace("\(table.name(of: navigationItem)) has bar button items on both sides")
  }

  /// Returns the list for a place: the given one, that of the object before or after it, or else that of
  /// objects of its kind.
  private func list(
    for place: EditPlace, of element: String, in parent: Int
  ) throws(EditFault) -> String? {
    if let list = place.list { return list }
    switch place.position {
    case .before(let id), .after(let id):
      guard let sibling = entry(id), (ancestors(of: sibling).dropFirst().first ?? 0) == parent
      else {
        throw .badPlace("'\(id)' is not directly in \(table.name(of: parent))")
      }
      return listPath(of: node(sibling), in: node(parent))
    case .index, .last: return Self.list(of: element, in: self.element(parent))
    }
  }

  /// Returns the elements from an object to one in it, with their keys, as `EditPlace.list` has them.
  func listPath(of node: Int, in outer: Int) -> String {
    var path: [String] = []
    var current = xml.nodes[node].parent.map(Int.init)
    while let element = current, element != outer {
      let key = attribute("key", of: element).map { ":\($0)" } ?? ""
      path.insert(xml.name(of: element) + key, at: 0)
      current = xml.nodes[element].parent.map(Int.init)
    }
    return path.joined(separator: "/")
  }

  /// Returns edits as they are, or `nil` if an insertion is within a removal: nothing moves then.
  private static func joined(_ edits: [SourceEdit]) -> [SourceEdit]? {
    guard let insertion = edits.last else { return edits }
    let place = insertion.range.start
    for removal in edits.dropLast() where removal.range.start < place && place < removal.range.end {
      return nil
    }
    return edits
  }

  private func edit(
    _ content: InsertedContent, into parent: Int, _ list: String?,
    _ position: EditPlace.Position
  ) throws(EditFault) -> SourceEdit {
    var container = node(parent)
    // The containers that the document has already.
    var missing = (list ?? "").split(separator: "/").map(NewElement.init(container:))[...]
    while let next = missing.first,
      let existing = editing.child(next.name, key: next["key"], of: container)
    {
      container = existing
      missing = missing.dropFirst()
    }
    guard missing.isEmpty else {
      // A list is written with its first member.
      var member: NewElement
      switch content {
      case .element(let element): member = element
      case .copy(let node): member = NewElement(xml, node, in: file)
      }
      for outer in missing.reversed() {
        member = NewElement(outer.name, outer.attributes, [member])
      }
      return inserting(member, into: container)
    }
    let hasOrder = !WritingOrder.children(of: xml.name(of: container)).isEmpty
    if container != node(parent), position != .last || !hasOrder {
      return inserting(
        content, into: container, after: try sibling(position, content.element, in: container))
    }
    let (name, key) =
      switch content {
      case .element(let element): (element.name, element["key"])
      case .copy(let node): (xml.name(of: node), attribute("key", of: node))
      }
    return inserting(content, into: container, after: predecessor(of: name, key, in: container))
  }

  /// Returns the child after which Interface Builder puts a constraint or an outlet: constraints are
  /// sorted by their ids, and outlets by their properties (Xcode 11 and later: all of 1,387 lists of three
  /// and more in 900 public documents).
  ///
  /// - Returns: The child, `nil` if it comes first; or `nil` if children are not sorted.
  private func sortedPlace(
    of element: NewElement?, among children: [Int]
  ) -> Int?? {
    guard let element, let name = ["constraint": "id", "outlet": "property"][element.name],
      let own = element[name]
    else { return nil }
    let same = children.filter { xml.name(of: $0) == element.name }
    let keys = same.map { attribute(name, of: $0) ?? "" }
    func isBefore(_ one: String, _ other: String) -> Bool {
      one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    guard !same.isEmpty, zip(keys, keys.dropFirst()).allSatisfy({ !isBefore($1, $0) }) else {
      return nil
    }
    guard let place = keys.firstIndex(where: { isBefore(own, $0) }) else { return .some(same.last) }
    if place > 0 { return .some(same[place - 1]) }
    // Before the first of its kind.
    let index = children.firstIndex(of: same[0]) ?? 0
    return .some(index > 0 ? children[index - 1] : nil)
  }

  /// Returns the child after which a position is.
  private func sibling(
    _ position: EditPlace.Position, _ element: NewElement?, in list: Int
  ) throws(EditFault) -> Int? {
    let children = xml.children(of: list)
    func index(_ id: String) throws(EditFault) -> Int {
      let found = children.firstIndex {
        attribute("id", of: $0) == id
          || xml.name(of: $0) == "scene" && attribute("sceneID", of: $0) == id
      }
      guard let index = found else {
        throw .badPlace("'\(id)' is not in the same list")
      }
      return index
    }
    switch position {
    case .last:
      guard let place = sortedPlace(of: element, among: children) else { return children.last }
      return place
    case .index(let index):
      guard (0...children.count).contains(index) else {
        throw .badPlace("there is no position \(index) among \(children.count)")
      }
      return index == 0 ? nil : children[index - 1]
    case .before(let id):
      let place = try index(id)
      return place == 0 ? nil : children[place - 1]
    case .after(let id): return children[try index(id)]
    }
  }

  /// Returns the list that contains objects of a kind in another object.
  static func list(of element: String, in parent: String) -> String? {
    switch element {
    case "barButtonItem" where parent == "navigationItem": nil
    case "tableViewCell" where parent == "tableViewSection": "cells"
    case "collectionViewCell": "cells"
    case "action", "outlet", "outletCollection", "segue": "connections"
    case "constraint": "constraints"
    case "viewLayoutGuide": nil
    case "scene": "scenes"
    case let name where name.hasSuffix("GestureRecognizer"): nil
    case "barButtonItem", "tabBarItem": "items"
    case "tableViewCell": "prototypes"
    case "tableViewSection": "sections"
    default: "subviews"
    }
  }

  // MARK: Removing

  /// Returns the state without an object and, unless it is removed alone, without what refers to it or
  /// to an object in it.
  func removing(_ object: Int, isAlone: Bool) throws(EditFault) -> DocumentState {
    let node = node(object)
    guard node != 0, element(object) != "placeholder" else {
      throw .badPlace("\(table.name(of: object)) cannot be removed")
    }
    var removed: Set<Int> = [node]
    guard !isAlone else { return try applying(removing(removed)) }
    var ids = self.ids(in: node)
    // References to removed objects go along, and references to those.
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for other in xml.nodes.indices where !removed.contains(other) {
        guard ElementRole.references.contains(xml.name(of: other)),
          editing.refers(other, to: ids)
        else { continue }
        removed.insert(other)
        ids.formUnion(self.ids(in: other))
        isGrowing = true
      }
    }
    var edits = removing(removed)
    // Attributes of objects that stay, such as `initialViewController`.
    for other in xml.nodes.indices where !removed.contains(other) {
      guard
        !edits.contains(where: {
          $0.range.start <= xml.nodes[other].startTag.start
            && xml.nodes[other].startTag.end <= $0.range.end
        })
      else { continue }
      for name in editing.referring(other, to: ids) {
        if let edit = removing(name, of: other) { edits.append(edit) }
      }
    }
    return try applying(edits)
  }

  private func ids(in node: Int) -> Set<String> {
    Set((node..<Int(xml.nodes[node].end)).compactMap { attribute("id", of: $0) })
  }
}

extension NewElement {
  /// Creates the container that a part of `EditPlace.list` names.
  fileprivate init(container text: Substring) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    self.init(parts[0], parts.count > 1 ? [Attribute("key", parts[1])] : [])
  }

  /// Creates a copy of an element of a document.
  package init(_ xml: XMLDocument, _ node: Int, in file: SourceFile) {
    let text = xml.nodes[node].text.map { xml.texts[Int($0)] }
    self.init(
      xml.name(of: node),
      xml.attributes(of: node).map { index in
        Attribute(
          xml.names[Int(xml.attributes[index].name)], xml.value(of: index, in: file))
      }, xml.children(of: node).map { NewElement(xml, $0, in: file) }, text: text)
  }
}

extension DocumentEditing {
  /// The names of an element's attributes that refer to one of some objects.
  func referring(_ node: Int, to ids: Set<String>) -> [String] {
    xml.attributes(of: node).compactMap { index in
      let name = xml.names[Int(xml.attributes[index].name)]
      guard ids.contains(xml.value(of: index, in: file)),
        MergeVersion.isReference(name)
      else { return nil }
      return name
    }
  }

  func refers(_ node: Int, to ids: Set<String>) -> Bool { !referring(node, to: ids).isEmpty }
}
