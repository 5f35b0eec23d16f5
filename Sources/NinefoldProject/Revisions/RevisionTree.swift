import InterfaceSource

/// The files of a revision, which are read as if they lay in a folder: nothing is written anywhere.
///
/// A file that is the same in the working copy is read from there; of others git is asked for the content.
/// Configurations are those of the working copy.
package final class RevisionTree: VirtualFolder {
  /// What is in the tree at a path.
  package enum Node {
    case file(GitRepository.Entry)
    case folder
  }

  /// The revision, as the user names it.
  package let revision: String
  /// The path of the tree's folder.
  package let root: String
  /// The real path of the repository's top folder.
  package let top: String
  private let number: Int
  private let nodes: [PathKey: Node]
  private let names: [PathKey: [String]]
  private let comparison: RevisionComparison

  /// The files of a commit as a folder.
  ///
  /// The tree stays until it is removed.
  package static func of(
    _ files: [GitRepository.Entry], of revision: String, in repository: GitRepository
  ) -> RevisionTree {
    VirtualFolders.add { RevisionTree(files, of: revision, in: repository, number: $0) }
  }

  /// Takes the files of a commit.
  private init(
    _ files: [GitRepository.Entry], of revision: String, in repository: GitRepository, number: Int
  ) {
    self.revision = revision
    top = repository.top
    comparison = RevisionComparison(files, in: repository)
    var nodes: [PathKey: Node] = [PathKey(""): .folder]
    var names: [PathKey: [String]] = [:]
    func addFolder(_ path: String) {
      let key = PathKey(path)
      guard nodes[key] == nil else { return }
      nodes[key] = .folder
      let above = Path.folder(path) ?? ""
      addFolder(above)
      names[PathKey(above), default: []].append(Path.lastPart(path))
    }
    for file in files where !Self.isConfiguration(Path.lastPart(file.path)) {
      let folder = Path.folder(file.path) ?? ""
      addFolder(folder)
      nodes[PathKey(file.path)] = .file(file)
      names[PathKey(folder), default: []].append(Path.lastPart(file.path))
    }
    self.nodes = nodes
    self.names = names
    self.number = number
    root = VirtualFolders.place + "\(number)"
  }

  /// Forgets the tree: its paths lead nowhere from now on.
  package func remove() { VirtualFolders.remove(number) }

  /// The files that are not in the working copy as they are in the tree, and those that are there alone, by their paths from the
  /// top folder on.
  package var changes: [String] {
    comparison.changes { [nodes] in nodes[PathKey($0)] != nil }
  }

  /// Whether the tree has a file at a path.
  func isFile(_ path: String) -> Bool {
    if case .file = nodes[PathKey(path)] { return true }
    return false
  }

  /// Whether a file is in the working copy as it is in the tree.
  package func isUnchanged(_ path: String) -> Bool {
    guard case .file(let entry) = nodes[PathKey(path)] else { return false }
    return comparison.isSame(entry)
  }

  /// A text with paths into trees as git writes them: `REVISION:PATH`.
  package static func shown(_ text: String) -> String {
    let place = VirtualFolders.place
    guard text.utf8.count > place.utf8.count, text.contains(place) else { return text }
    return VirtualFolders.all.compactMap { $0 as? RevisionTree }.reduce(text) { text, tree in
      text.replacing(tree.root + "/", with: tree.revision + ":")
        .replacing(tree.root, with: tree.revision + ":")
    }
  }

  private static func isConfiguration(_ name: String) -> Bool {
    Path.isSame(name, ConfigurationSearch.fileName) || Path.isSame(name, ".iblinter.yml")
  }

  // MARK: Reading

  /// What a path leads to in a tree.
  package struct Found: VirtualEntry {
    package let tree: RevisionTree
    /// The path in the tree, links followed; nil where it leads nowhere.
    package let place: String?
    /// The path in the tree, the last part not followed where it is a link.
    package let named: String

    /// The file that is read instead, which is no part of the tree.
    package var configuration: String? {
      RevisionTree.isConfiguration(Path.lastPart(named)) ? Path.join(tree.top, named) : nil
    }

    /// What there is; nil where there is nothing.
    package var kind: FileKind? {
      if let configuration {
        return (try? FileReading.kind(of: configuration)) == .file ? .file : nil
      }
      if Path.isSame(named, ".git") { return .file }
      guard let place, let node = tree.nodes[PathKey(place)] else {
        return tree.nodes[PathKey(named)] == nil ? nil : .brokenLink
      }
      if case .folder = node { return .folder }
      return .file
    }

    /// The bytes of a file, at most a number of them.
    package func bytes(limit: Int) throws(SystemFault) -> [UInt8] {
      if let configuration { return try FileReading.read(configuration, limit: limit) }
      guard kind != .folder else { throw SystemFault(code: 21) }
      guard let place, case .file(let entry) = tree.nodes[PathKey(place)] else {
        throw kind == .brokenLink ? .brokenLink : SystemFault(code: 2)
      }
      return try tree.comparison.bytes(of: entry, limit: limit)
    }

    /// The names in a folder, in no order, each with what it leads to and whether it is a link.
    package var entries: [(name: String, kind: FileKind, isLink: Bool)] {
      guard let place, case .folder = tree.nodes[PathKey(place)] else { return [] }
      var names = tree.names[PathKey(place)] ?? []
      if place.isEmpty { names.append(".git") }
      for name in [ConfigurationSearch.fileName, ".iblinter.yml"] { names.append(name) }
      return names.compactMap { name in
        let path = Path.join(place, name)
        var isLink = false
        switch tree.nodes[PathKey(path)] {
        case .folder: return (name, .folder, false)
        case .file(let entry):
          guard entry.isLink else { return (name, .file, false) }
          isLink = true
        case nil: break
        }
        return tree.found(Path.parts(path)).kind.map { (name, $0, isLink) }
      }
    }

    /// The path, links followed, from the top of the file system on; nil where it leads nowhere.
    package var realPath: String? {
      guard kind != nil, let place = place ?? (configuration == nil ? nil : named) else {
        return nil
      }
      return place.isEmpty ? tree.root : Path.join(tree.root, place)
    }
  }

  /// What is at a path in the tree.
  package func entry(at parts: [String]) -> any VirtualEntry { found(parts) }

  private func found(_ parts: [String]) -> Found {
    // Most paths have neither dots nor links.
    let plain = parts.joined(separator: "/")
    switch nodes[PathKey(plain)] {
    case .folder: return Found(tree: self, place: plain, named: plain)
    case .file(let entry) where !entry.isLink:
      return Found(tree: self, place: plain, named: plain)
    default: break
    }
    var links = 0
    // A way out of the tree leads nowhere.
    let named = Self.plain(parts).map { $0.joined(separator: "/") } ?? "//"
    let (outer, last) = (parts.dropLast(), parts.last)
    let folder = follow(Array(outer), &links)
    var here = named
    if let folder, let last, !Path.isSame(last, "."), !Path.isSame(last, "..") {
      here = Path.join(folder, last)
    }
    links = 0
    return Found(tree: self, place: follow(parts, &links), named: here)
  }

  /// Parts without dots; nil for a way out of the tree.
  private static func plain(_ parts: [String]) -> [String]? {
    var result: [String] = []
    for part in parts where !Path.isSame(part, ".") {
      if Path.isSame(part, "..") {
        guard result.popLast() != nil else { return nil }
      } else {
        result.append(part)
      }
    }
    return result
  }

  /// The path of what a way leads to, links followed; nil where it leads nowhere or out of the tree.
  private func follow(_ parts: [String], _ links: inout Int) -> String? {
    var rest = Array(parts.reversed())
    var way: [String] = []
    while let part = rest.popLast() {
      if Path.isSame(part, ".") { continue }
      if Path.isSame(part, "..") {
        guard way.popLast() != nil else { return nil }
        continue
      }
      way.append(part)
      guard let node = nodes[PathKey(way.joined(separator: "/"))] else {
        // Files that are not the tree's are looked at by their names.
        return nil
      }
      guard case .file(let entry) = node, entry.isLink else {
        if case .file = node, !rest.isEmpty { return nil }
        continue
      }
      links += 1
      guard links < 40, let target = try? comparison.bytes(of: entry, limit: 4096),
        target.first != UInt8(ascii: "/")
      else { return nil }
      way.removeLast()
      rest += Path.parts(String(decoding: target, as: UTF8.self)).reversed()
    }
    return way.joined(separator: "/")
  }
}
