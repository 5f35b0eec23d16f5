import InterfaceModel

extension DocumentTable {
  /// Returns the new ids of objects that another version has with other ids, by their old ids.
  ///
  /// An object without counterpart is the same as a new one if both are in the same list and have
  /// the same content, whatever the ids in it: an editor that renumbers objects changes nothing.
  /// Only unambiguous pairs count, or lists in which all objects correspond in order. An object that
  /// contains objects of the other is the same, too.
  ///
  /// - Parameters:
  ///   - new: The other version.
  ///   - isExact: Whether connections and constraints are the same only if those to which they refer
  ///     are.
  /// - Returns: The ids; empty if none are renumbered.
  package func renames(to new: DocumentTable, isExact: Bool = false) -> [String: String] {
    guard entries.contains(where: { $0.role == .object && new.indices[$0.key] == nil }) else {
      return [:]
    }
    var search = RenameSearch(old: self, new: new)
    search.match(0, 0)
    if isExact { search.removeRetargeted() }
    return search.renames
  }
}

/// Finds renumbered objects, from the document down.
private struct RenameSearch {
  let old: DocumentTable
  let new: DocumentTable
  var renames: [String: String] = [:]

  init(old: DocumentTable, new: DocumentTable) {
    self.old = old
    self.new = new
  }

  /// Compares what two corresponding entries contain.
  mutating func match(_ one: Int, _ other: Int) {
    let (before, after) = (children(of: one, in: old), children(of: other, in: new))
    var candidates: [String: [Int]] = [:]
    for child in after where isLoose(child, in: new, beside: old) {
      candidates[form(of: child, in: new, beside: old), default: []].append(child)
    }
    if !candidates.isEmpty {
      var found: [String: [Int]] = [:]
      for child in before where isLoose(child, in: old, beside: new) {
        found[form(of: child, in: old, beside: new), default: []].append(child)
      }
      for (form, children) in found {
        guard let others = candidates[form], others.count == children.count else { continue }
        for (child, other) in zip(children, others) { pair(child, other) }
      }
      for child in before where isLoose(child, in: old, beside: new) && !isPaired(child) {
        let ids = objects(in: child, of: old)
        let others = candidates.values.joined().filter { other in
          new.entries[other].element == old.entries[child].element
            && !ids.isDisjoint(with: objects(in: other, of: new))
        }
        if others.count == 1 { rename(child, others[0]) }
      }
    }
    for child in before {
      let entry = old.entries[child]
      let key = entry.role == .object ? renamed(entry.key) : nil
      if let other = new.indices[key ?? entry.key]
        ?? after.first(where: {
          // The keys of parts contain those of the objects around them.
          new.entries[$0].role != .object && new.entries[$0].element == entry.element
            && suffix($0, of: new) == suffix(child, of: old)
        })
      {
        match(child, other)
      }
    }
  }

  /// Removes connections and constraints that refer to other objects than before.
  mutating func removeRetargeted() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for (id, other) in renames {
        guard let before = old.indices[DocumentTable.key(ofObject: id)].map({ old.entries[$0] }),
          let after = new.indices[DocumentTable.key(ofObject: other)].map({ new.entries[$0] }),
          ElementRole.links.contains(before.element)
        else { continue }
        let isSame = before.attributes.allSatisfy { name, value in
          guard AttributeName(spelling: name)?.kind == .reference else { return true }
          return (renames[value] ?? value) == after.attributes[name]
        }
        if !isSame {
          renames[id] = nil
          isChanging = true
        }
      }
    }
  }

  /// Returns the entries in an entry by which objects correspond: all but what is derived, and frames.
  private func children(of index: Int, in table: DocumentTable) -> [Int] {
    table.entries[index].children.filter { child in
      let entry = table.entries[child]
      return entry.role != .derived && !(entry.element == "rect" && entry.key.hasSuffix(":frame"))
    }
  }

  private func suffix(_ index: Int, of table: DocumentTable) -> Substring {
    let entry = table.entries[index]
    let outer = entry.parent.map { table.entries[$0].key.utf8.count } ?? 0
    return entry.key[entry.key.utf8.index(entry.key.startIndex, offsetBy: outer)...]
  }

  private func renamed(_ key: String) -> String? {
    renames[String(key.dropFirst())].map { DocumentTable.key(ofObject: $0) }
  }

  /// Whether an entry is an object that the other version does not have by its id.
  private func isLoose(
    _ index: Int, in table: DocumentTable, beside other: DocumentTable
  ) -> Bool {
    table.entries[index].role == .object && other.indices[table.entries[index].key] == nil
  }

  private func isPaired(_ index: Int) -> Bool { renamed(old.entries[index].key) != nil }

  /// Returns the keys of the objects in an entry.
  private func objects(in index: Int, of table: DocumentTable) -> Set<String> {
    var keys: Set<String> = []
    for child in table.entries[index].children {
      if table.entries[child].role == .object { keys.insert(table.entries[child].key) }
      keys.formUnion(objects(in: child, of: table))
    }
    return keys
  }

  private mutating func rename(_ one: Int, _ other: Int) {
    let (before, after) = (old.entries[one], new.entries[other])
    if before.role == .object, before.key != after.key {
      renames[String(before.key.dropFirst())] = String(after.key.dropFirst())
    }
  }

  /// Records that two objects, and those in them, are the same.
  private mutating func pair(_ one: Int, _ other: Int) {
    rename(one, other)
    for (one, other) in zip(children(of: one, in: old), children(of: other, in: new)) {
      pair(one, other)
    }
  }

  /// Returns the content of an entry without the ids of renumbered objects.
  private func form(of index: Int, in table: DocumentTable, beside other: DocumentTable) -> String {
    let entry = table.entries[index]
    var text = entry.element
    for (name, value) in entry.attributes.sorted(by: { $0.key < $1.key }) {
      let isLoose =
        AttributeName(spelling: name)?.kind == .reference
        && other.indices[DocumentTable.key(ofObject: value)] == nil
      text += " \(name)=\(isLoose ? "?" : value)"
    }
    text += entry.text.isEmpty ? "" : " '\(entry.text)'"
    let inner = children(of: index, in: table).map { form(of: $0, in: table, beside: other) }
    return inner.isEmpty ? text : "\(text) {\(inner.joined(separator: ","))}"
  }
}
