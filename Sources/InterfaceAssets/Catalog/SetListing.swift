/// The folders of the sets that documents refer to, as far as the listings of a catalog's groups
/// show them.
struct SetListing {
  /// A folder of sets and other groups.
  struct Group {
    /// The path relative to the catalog, empty for the catalog itself.
    var path: String
    /// The index of the group that contains it, or `nil` for the catalog itself.
    var outer: Int?
    /// Whether it has a `Contents.json`.
    var hasDescription = false
    /// Whether it provides a namespace, or `nil` if its description has not been read.
    var isNamespace: Bool?
  }

  /// A folder that is a set if it contains a file.
  private struct Candidate {
    var name: String
    var group: Int
    /// The index of another candidate with the same last part of its name.
    var next: Int?
  }

  /// The candidates of one kind.
  private struct Candidates {
    var all: [Candidate] = []
    /// The index of one candidate by the last part of its name, or `nil` until it is needed.
    var byName: [String: Int]?
  }

  private(set) var groups: [Group] = []
  /// Whether two folders have names that are the same text in different bytes.
  private(set) var hasEquivalentNames = false
  private var candidates = [Candidates](repeating: Candidates(), count: NamedKind.allCases.count)

  /// Lists all groups of a catalog.
  init(_ folder: AssetCatalogFolder) {
    groups = [Group(path: "", outer: nil)]
    var next = 0
    while next < groups.count {
      let path = groups[next].path
      var special: Set<String> = []
      for entry in folder.entries(path) {
        guard entry.isFolder else {
          if entry.name == "Contents.json" { groups[next].hasDescription = true }
          continue
        }
        if !entry.name.utf8.allSatisfy({ $0 < 0x80 }), !special.insert(entry.name).inserted {
          hasEquivalentNames = true
        }
        guard let kind = AssetKind(folder: entry.name[...]) else {
          groups.append(Group(path: CatalogFiles.join(path, entry.name), outer: next))
          continue
        }
        guard let named = NamedKind.allCases.first(where: { $0.folders == kind }) else { continue }
        candidates[named.rawValue].all.append(Candidate(name: entry.name, group: next))
      }
      next += 1
    }
  }

  /// Returns the folders of sets whose names end with a part, in any order.
  mutating func folders(
    _ kind: NamedKind, named last: String
  ) -> [(path: String, group: Int)] {
    let index = self.index(kind)
    let all = candidates[kind.rawValue].all
    var found: [(String, Int)] = []
    var next = index[last]
    while let number = next {
      found.append((path(of: all[number]), all[number].group))
      next = all[number].next
    }
    return found
  }

  /// Returns the folders of all sets of a kind with the last parts of their names, in any order.
  func folders(_ kind: NamedKind) -> [(path: String, group: Int, name: String)] {
    candidates[kind.rawValue].all.map {
      (path(of: $0), $0.group, Self.nameWithoutExtension($0.name))
    }
  }

  /// Remembers whether a group provides a namespace.
  mutating func set(_ group: Int, isNamespace: Bool) { groups[group].isNamespace = isNamespace }

  private mutating func index(_ kind: NamedKind) -> [String: Int] {
    if let index = candidates[kind.rawValue].byName { return index }
    var index: [String: Int] = [:]
    let count = candidates[kind.rawValue].all.count
    index.reserveCapacity(count)
    for number in 0..<count {
      let name = Self.nameWithoutExtension(candidates[kind.rawValue].all[number].name)
      candidates[kind.rawValue].all[number].next = index.updateValue(number, forKey: name)
    }
    candidates[kind.rawValue].byName = index
    return index
  }

  private func path(of candidate: Candidate) -> String {
    CatalogFiles.join(groups[candidate.group].path, candidate.name)
  }

  private static func nameWithoutExtension(_ name: String) -> String {
    let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return String(Substring(name.utf8[..<dot]))
  }
}
