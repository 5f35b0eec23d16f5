import InterfaceSource
import Synchronization

/// A search for the assets of a catalog by name: it lists the groups, and reads only the sets that
/// are requested.
///
/// The answers are those of reading the whole catalog.
final class CatalogSearch: Sendable {
  /// A question that only the whole catalog answers, because the names of folders are the same text
  /// in different bytes, or differ only in case.
  struct NeedsAll: Error {}

  private let folder: AssetCatalogFolder
  private let searched: Mutex<Searched?> = Mutex(nil)

  init(_ folder: AssetCatalogFolder) { self.folder = folder }

  /// Forgets what was read.
  func forget() { searched.withLock { $0 = nil } }

  /// Returns the contents of the folder of an asset, or `nil` if there is no asset with the name.
  func contents(_ kind: NamedKind, named name: String) throws(NeedsAll) -> CatalogContents? {
    try search { (searched) throws(NeedsAll) in try searched.contents(kind, named: name) }
  }

  /// Returns whether there is an asset of a kind.
  func hasAssets(_ kind: NamedKind) throws(NeedsAll) -> Bool {
    try search { (searched) throws(NeedsAll) in try searched.hasAssets(kind) }
  }

  /// Returns the names of all folders of a kind; a folder without files is no asset.
  func names(_ kind: NamedKind) throws(NeedsAll) -> [String] {
    try search { (searched) throws(NeedsAll) in try searched.names(kind) }
  }

  private func search<Answer: Sendable>(
    _ answer: (inout Searched) throws(NeedsAll) -> Answer
  ) throws(NeedsAll) -> Answer {
    try searched.withLock { (searched) throws(NeedsAll) in
      var current = searched ?? Searched(folder)
      searched = nil
      defer { searched = current }
      guard !current.listing.hasEquivalentNames else { throw NeedsAll() }
      return try answer(&current)
    }
  }
}

/// The parts of a catalog that are known so far.
private struct Searched {
  private let folder: AssetCatalogFolder
  private(set) var listing: SetListing
  /// The contents of the folders that were read, by path.
  private var contents: [String: CatalogContents] = [:]

  init(_ folder: AssetCatalogFolder) {
    self.folder = folder
    listing = SetListing(folder)
  }

  mutating func contents(
    _ kind: NamedKind, named name: String
  ) throws(CatalogSearch.NeedsAll) -> CatalogContents? {
    let start = name.utf8.lastIndex(of: UInt8(ascii: "/")).map(name.utf8.index(after:))
    let last = String(Substring(name.utf8[(start ?? name.startIndex)...]))
    let folders = listing.folders(kind, named: last).sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
    for (path, group) in folders where CatalogFiles.join(namespace(of: group), last) == name {
      let contents = try contents(of: path, in: group)
      if contents.asset(kind, named: name) != nil { return contents }
    }
    return nil
  }

  mutating func hasAssets(_ kind: NamedKind) throws(CatalogSearch.NeedsAll) -> Bool {
    for (path, group, _) in listing.folders(kind) {
      if try !contents(of: path, in: group).assets(kind).isEmpty { return true }
    }
    return false
  }

  mutating func names(_ kind: NamedKind) throws(CatalogSearch.NeedsAll) -> [String] {
    var names: [String] = []
    var special: Set<String> = []
    for (_, group, lastPart) in listing.folders(kind) {
      let name = CatalogFiles.join(namespace(of: group), lastPart)
      names.append(name)
      guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      // It depends on the assets which bytes of a text are the name.
      let known = special.insert(name).memberAfterInsert
      guard known.utf8.elementsEqual(name.utf8) else { throw CatalogSearch.NeedsAll() }
    }
    return names
  }

  /// Returns the groups that provide a namespace, from the outermost to the given one, joined.
  private mutating func namespace(of group: Int) -> String {
    guard let outer = listing.groups[group].outer else { return "" }
    let namespace = namespace(of: outer)
    guard isNamespace(group) else { return namespace }
    return CatalogFiles.join(namespace, String(CatalogFiles.name(of: listing.groups[group].path)))
  }

  private mutating func isNamespace(_ group: Int) -> Bool {
    let found = listing.groups[group]
    guard found.hasDescription else { return false }
    if let isNamespace = found.isNamespace { return isNamespace }
    let file = folder.file(at: CatalogFiles.join(found.path, "Contents.json"))
    var description = ContentsReader(
      folder: found.path,
      files: CatalogFiles(AssetCatalogSource(path: folder.path, files: [file])))
    let isNamespace = description.providesNamespace ?? false
    listing.set(group, isNamespace: isNamespace)
    return isNamespace
  }

  /// Returns the contents of the folder of a set.
  private mutating func contents(
    of path: String, in group: Int
  ) throws(CatalogSearch.NeedsAll) -> CatalogContents {
    if let contents = contents[path] { return contents }
    var namespaces: [String: Bool] = [:]
    var next: Int? = group
    while let group = next, let outer = listing.groups[group].outer {
      namespaces[listing.groups[group].path] = isNamespace(group)
      next = outer
    }
    let files = folder.files(below: path)
    let contents = CatalogContents(
      reading: AssetCatalogSource(path: folder.path, files: files), namespaces: namespaces)
    // A file may be in a folder whose name differs only in case.
    if contents.lacksFiles, hasNameInOtherCase(path) { throw CatalogSearch.NeedsAll() }
    self.contents[path] = contents
    return contents
  }

  /// Returns whether the name of a folder, or of one around it, differs only in case from that of
  /// another.
  private func hasNameInOtherCase(_ path: String) -> Bool {
    var outer = ""
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      let folded = part.lowercased()
      let alike = folder.entries(outer).count { $0.isFolder && $0.name.lowercased() == folded }
      if alike > 1 { return true }
      outer = CatalogFiles.join(outer, part)
    }
    return false
  }
}
