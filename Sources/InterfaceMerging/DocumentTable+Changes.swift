extension DocumentTable {
  /// Returns the changes from this version of a document to another, each once, at the object that
  /// it concerns, in the order of the new version, followed by removed objects.
  ///
  /// - Parameter new: The new version.
  /// - Returns: The changes, empty if both versions mean the same.
  package func changes(to new: DocumentTable) -> [DocumentChange] {
    TableComparison(old: self, new: new).changes()
  }
}

/// Compares two tables.
private struct TableComparison {
  let old: DocumentTable
  let new: DocumentTable
  private var found: [DocumentChange] = []

  init(old: DocumentTable, new: DocumentTable) {
    self.old = old
    self.new = new
  }

  consuming func changes() -> [DocumentChange] {
    for (index, entry) in new.entries.enumerated()
    where entry.role != .list && entry.role != .derived {
      guard let before = old.indices[entry.key] else {
        add(index)
        continue
      }
      compare(old.entries[before], entry, at: index)
    }
    for (index, entry) in old.entries.enumerated()
    where entry.role != .list && entry.role != .derived && new.indices[entry.key] == nil {
      remove(index)
    }
    return found
  }

  private mutating func compare(
    _ one: DocumentTable.Entry, _ other: DocumentTable.Entry, at index: Int
  ) {
    let object = new.entries[new.object(of: index)].key
    if one.element != other.element, other.role != .value {
      note(object, new.property(of: index, "class"), one.element, other.element)
    }
    if one.text != other.text {
      note(object, new.property(of: index), one.text, other.text)
    }
    if one.attributes != other.attributes {
      let names = Set(one.attributes.keys).union(other.attributes.keys)
      for name in names.sorted() where one.attributes[name] != other.attributes[name] {
        note(
          object, new.property(of: index, name), one.attributes[name], other.attributes[name])
      }
    }
    // It does not matter which view has a constraint.
    if other.role == .object, other.element != "constraint", let before = place(of: one, in: old),
      let after = place(of: other, in: new), before != after
    {
      found.append(DocumentChange(.place, object, from: before, to: after))
    }
    compareOrder(of: one, other)
  }

  /// Reports the fewest objects that must be moved to get from one order of children to the other.
  private mutating func compareOrder(of one: DocumentTable.Entry, _ other: DocumentTable.Entry) {
    var positions: [String: Int] = [:]
    for (position, child) in objects(in: one, of: old).enumerated() {
      positions[old.entries[child].key] = position
    }
    let shared = objects(in: other, of: new).compactMap { child -> (key: String, position: Int)? in
      let entry = new.entries[child]
      guard Self.isOrdered(entry.element) else { return nil }
      return positions[entry.key].map { (entry.key, $0) }
    }
    let stays = LongestIncreasingSubsequence.longest(in: shared.map(\.position))
    for (index, child) in shared.enumerated() where !stays.contains(index) {
      found.append(DocumentChange(.order, child.key))
    }
  }

  /// Returns the objects in an entry and its lists, without those in other objects.
  private func objects(in entry: DocumentTable.Entry, of table: DocumentTable) -> [Int] {
    entry.children.flatMap { child -> [Int] in
      switch table.entries[child].role {
      case .object: [child]
      case .list: objects(in: table.entries[child], of: table)
      default: []
      }
    }
  }

  /// Whether the order of objects of this kind means something: that of constraints and connections
  /// does not.
  private static func isOrdered(_ element: String) -> Bool {
    !["action", "constraint", "outlet", "outletCollection", "scene", "segue"].contains(element)
  }

  private mutating func add(_ index: Int) {
    let entry = new.entries[index]
    if entry.role == .object {
      // What is in a new object comes with it.
      guard !isIn(index, of: new, where: { old.indices[$0.key] == nil && $0.role == .object })
      else {
        return
      }
      found.append(
        DocumentChange(.added, entry.key, to: place(of: entry, in: new)))
      return
    }
    let owner = new.object(of: index)
    guard old.indices[new.entries[owner].key] != nil else { return }
    report(index, of: new, owner, isAdded: true)
  }

  private mutating func remove(_ index: Int) {
    let entry = old.entries[index]
    if entry.role == .object {
      guard !isIn(index, of: old, where: { new.indices[$0.key] == nil && $0.role == .object })
      else {
        return
      }
      found.append(
        DocumentChange(.removed, entry.key, from: place(of: entry, in: old)))
      return
    }
    let owner = old.object(of: index)
    guard new.indices[old.entries[owner].key] != nil else { return }
    report(index, of: old, owner, isAdded: false)
  }

  /// Reports a part or value that one version lacks: its attributes, or its presence if it has none.
  private mutating func report(_ index: Int, of table: DocumentTable, _ owner: Int, isAdded: Bool) {
    let entry = table.entries[index]
    let key = table.entries[owner].key
    func note(_ path: String, _ value: String) {
      found.append(
        DocumentChange(
          .property, key, path, from: isAdded ? nil : value, to: isAdded ? value : nil))
    }
    if !entry.text.isEmpty { note(table.property(of: index), entry.text) }
    let identity = ["key", "keyPath", "name", "property", "reference"]
    let names = entry.attributes.keys.filter { !identity.contains($0) }.sorted()
    for name in names { note(table.property(of: index, name), entry.attributes[name] ?? "") }
    if entry.text.isEmpty, names.isEmpty, entry.children.isEmpty {
      note(table.property(of: index), entry.element)
    }
  }

  private func isIn(
    _ index: Int, of table: DocumentTable, where matches: (DocumentTable.Entry) -> Bool
  ) -> Bool {
    var outer = table.entries[index].parent
    while let index = outer {
      if matches(table.entries[index]) { return true }
      outer = table.entries[index].parent
    }
    return false
  }

  private mutating func note(
    _ object: String, _ property: String, _ from: String?, _ to: String?
  ) {
    found.append(DocumentChange(.property, object, property, from: from, to: to))
  }

  /// Returns the key of what contains an object: a list or an object.
  private func place(of entry: DocumentTable.Entry, in table: DocumentTable) -> String? {
    entry.parent.map { table.entries[$0].key }
  }
}
