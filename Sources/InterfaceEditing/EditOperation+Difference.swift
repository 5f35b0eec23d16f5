import InterfaceMerging
package import InterfaceSource
import InterfaceXML

extension EditOperation {
  /// Returns the operations that make one state of a document mean the same as another.
  ///
  /// - Parameters:
  ///   - before: The state that is edited.
  ///   - after: The other state. Objects correspond by their ids.
  /// - Returns: The operations, in an order in which they can be carried out. Classes of objects that
  ///   differ are left out.
  package static func difference(
    from before: DocumentState, to after: DocumentState
  ) -> [EditOperation] {
    // It decides the meaning of all colors.
    let name = "colorMatched"
    if let value = after.attribute(name, of: 0), before.attribute(name, of: 0) != value,
      let matched = try? before.setting(name, of: 0, to: .text(value))
    {
      return [.set(object: document, property: name, value: .text(value), trait: nil)]
        + DifferenceSearch(before: matched, after: after).operations()
    }
    return DifferenceSearch(before: before, after: after).operations()
  }
}

extension DocumentState {
  /// Returns the operations for changes of bytes, such as those of a fix-it; constraints as text.
  package func operations(for edits: [SourceEdit]) -> [EditOperation] {
    guard let changed = try? applying(edits) else { return [] }
    return EditOperation.difference(from: self, to: changed).map { operation in
      guard case .add(let element, let parent, _, _) = operation,
        let text = ConstraintText(element, of: parent)
      else { return operation }
      return .constrain(text, id: nil)
    }
  }
}

/// Finds the operations between two states.
private struct DifferenceSearch {
  let before: DocumentState
  let after: DocumentState
  private var found: [EditOperation] = []
  /// The objects that keep their places in each list of the state after, by its entry.
  private var staying: [Int: Set<Int>] = [:]

  init(before: DocumentState, after: DocumentState) {
    self.before = before
    self.after = after
  }

  consuming func operations() -> [EditOperation] {
    // Objects get their places from the outermost to the innermost, and from the first to the last.
    for index in after.table.entries.indices where isStructure(index) { place(index) }
    for index in before.table.entries.indices {
      let entry = before.table.entries[index]
      guard entry.role == .object, after.table.indices[entry.key] == nil else { continue }
      let outer = before.ancestors(of: index).dropFirst().first
      let isInRemoved =
        outer.map { after.table.indices[before.table.entries[$0].key] == nil } ?? false
      if !isInRemoved {
        found.append(.remove(object: DocumentTable.id(ofKey: entry.key), isAlone: true))
      }
    }
    for index in after.table.entries.indices {
      let entry = after.table.entries[index]
      guard entry.role == .object || index == 0,
        let old = before.table.indices[entry.key]
      else { continue }
      compareProperties(old, index)
    }
    return found
  }

  /// Whether an entry is an object whose place counts.
  private func isStructure(_ index: Int) -> Bool { after.table.entries[index].role == .object }

  // MARK: Places

  private mutating func place(_ index: Int) {
    let entry = after.table.entries[index]
    let outer = outerObject(index)
    guard let old = before.table.indices[entry.key] else {
      // What is in a new object comes with it, except for what is in the document already.
      if outer == 0 || before.table.indices[after.table.entries[outer].key] != nil {
        var element = NewElement(after.xml, entry.node, in: after.file)
        removeKnown(&element)
        found.append(
          .add(element, parent: name(outer), place: editPlace(index), name: nil))
      }
      return
    }
    let wasIn = before.table.entries[old].parent.map { before.table.entries[$0].key }
    let isIn = entry.parent.map { after.table.entries[$0].key }
    if wasIn != isIn && entry.element != "constraint" || !keepsOrder(index, old) {
      found.append(
        .move(
          object: DocumentTable.id(ofKey: entry.key), parent: name(outer), place: editPlace(index)))
    }
  }

  /// Whether an object that is in the same list as before keeps its place among those that do.
  private mutating func keepsOrder(_ index: Int, _ old: Int) -> Bool {
    let entry = after.table.entries[index]
    guard let list = entry.parent, let oldList = before.table.entries[old].parent,
      after.table.entries[list].role == .list,
      after.table.entries[list].key == before.table.entries[oldList].key,
      !ElementRole.links.contains(entry.element), entry.element != "scene"
    else { return true }
    if let staying = staying[list] { return staying.contains(index) }
    var positions: [String: Int] = [:]
    for (position, child) in before.table.entries[oldList].children.enumerated() {
      positions[before.table.entries[child].key] = position
    }
    let shared = after.table.entries[list].children.compactMap { child -> (Int, Int)? in
      positions[after.table.entries[child].key].map { (child, $0) }
    }
    let stays = Set(LongestIncreasingSubsequence.longest(in: shared.map(\.1)).map { shared[$0].0 })
    staying[list] = stays
    return stays.contains(index)
  }

  /// Removes the objects that the document has already from a new element.
  private func removeKnown(_ element: inout NewElement) {
    element.children.removeAll { child in
      let id = child.name == "scene" ? child["sceneID"].map(DocumentTable.sceneID) : child["id"]
      return id.map { before.table.indices[DocumentTable.key(ofObject: $0)] != nil } ?? false
    }
    for index in element.children.indices { removeKnown(&element.children[index]) }
  }

  private func outerObject(_ index: Int) -> Int {
    after.table.entries[index].parent.map { after.table.object(of: $0) } ?? 0
  }

  private func name(_ object: Int) -> String {
    object == 0 || after.table.entries[object].role != .object
      ? EditOperation.document : DocumentTable.id(ofKey: after.table.entries[object].key)
  }

  /// Returns the place of an object: the list, and the object before it.
  private func editPlace(_ index: Int) -> EditPlace {
    let node = after.node(index)
    guard let list = after.xml.nodes[node].parent.map(Int.init) else { return EditPlace() }
    let name = after.listPath(of: node, in: after.node(outerObject(index)))
    guard !name.isEmpty else { return EditPlace(list: "", .last) }
    let siblings = after.xml.children(of: list)
    let previous = siblings.prefix { $0 != node }.last.flatMap { sibling in
      after.xml.name(of: sibling) == "scene"
        ? after.attribute("sceneID", of: sibling) : after.attribute("id", of: sibling)
    }
    return EditPlace(list: name, previous.map { .after($0) } ?? .index(0))
  }

  // MARK: Properties

  private mutating func compareProperties(_ old: Int, _ new: Int) {
    let object =
      new == 0 ? EditOperation.document : DocumentTable.id(ofKey: after.table.entries[new].key)
    let parts = after.parts(of: new).filter { after.table.entries[$0].role != .list }
    var replaced: Set<Int> = []
    // A part may be gone because an attribute has taken its place.
    let place = found.count
    defer { removeGone(object, old, new, replaced, at: place) }
    for part in parts {
      let entry = after.table.entries[part]
      if isIn(part, replaced) { continue }
      guard let other = before.table.indices[entry.key] else {
        // Parts with objects come with these.
        guard part != new, !containsObjects(part) else { continue }
        replaced.insert(part)
        set(object, part)
        continue
      }
      let one = before.table.entries[other]
      if one.element != entry.element && entry.role != .object || one.text != entry.text
        || entry.role == .part && part != new && !containsObjects(part)
          && !hasSameParts(other, part)
      {
        guard part != new else { continue }
        replaced.insert(part)
        set(object, part)
        continue
      }
      var names = Set(one.attributes.keys).union(entry.attributes.keys)
        .filter { one.attributes[$0] != entry.attributes[$0] }
      // The value of an image has its catalog.
      let hasNewImage = names.contains("image") && entry.attributes["image"] != nil
      if hasNewImage { names.remove("catalog") }
      for name in names.sorted() {
        let path = after.table.property(of: part, name)
        if var value = after.attribute(name, of: entry.node) {
          if name == "image", after.attribute("catalog", of: entry.node) == "system" {
            value = "\(DocumentState.symbolPrefix)\(value)"
          }
          found.append(.set(object: object, property: path, value: .text(value), trait: nil))
        } else {
          found.append(.unset(object: object, property: path, trait: nil))
        }
      }
    }
  }

  private mutating func removeGone(
    _ object: String, _ old: Int, _ new: Int, _ replaced: Set<Int>, at place: Int
  ) {
    var place = place
    let gone = before.parts(of: old).filter { part in
      let entry = before.table.entries[part]
      return entry.role != .list && part != old && after.table.indices[entry.key] == nil
    }
    for part in gone where !gone.contains(before.table.entries[part].parent ?? -1) {
      let outer = before.table.entries[part].parent.flatMap {
        after.table.indices[before.table.entries[$0].key]
      }
      if let outer, isIn(outer, replaced) { continue }
      found.insert(
        .unset(object: object, property: before.table.property(of: part), trait: nil), at: place)
      place += 1
    }
  }

  private mutating func set(_ object: String, _ part: Int) {
    let entry = after.table.entries[part]
    let element = NewElement(after.xml, entry.node, in: after.file)
    found.append(
      .set(
        object: object, property: after.table.property(of: part), value: .element(element),
        trait: nil))
  }

  private func containsObjects(_ part: Int) -> Bool {
    after.table.entries[part].children.contains {
      after.table.entries[$0].role == .object || containsObjects($0)
    }
  }

  /// Whether two parts have the same parts, without objects.
  private func hasSameParts(_ one: Int, _ other: Int) -> Bool {
    func keys(_ state: DocumentState, _ entry: Int) -> Set<String> {
      Set(
        state.parts(of: entry).map { state.table.entries[$0] }
          .map { "\($0.key) \($0.text) \($0.role == .value ? "" : $0.element)" }
      ).subtracting([
        "\(state.table.entries[entry].key) \(state.table.entries[entry].text) \(state.table.entries[entry].element)"
      ])
    }
    return keys(before, one) == keys(after, other)
  }

  private func isIn(_ part: Int, _ parts: Set<Int>) -> Bool {
    var current: Int? = part
    while let entry = current {
      if parts.contains(entry) { return true }
      current = after.table.entries[entry].parent
    }
    return false
  }
}
