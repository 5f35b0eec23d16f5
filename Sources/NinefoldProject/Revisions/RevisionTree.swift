import InterfaceSource

/// The files of a revision, which are read as if they were in a folder, without writing anything to
/// disk.
///
/// A file that is the same in the working copy is read from there; the contents of others are
/// requested from git. Configuration files are those of the working copy.
package final class RevisionTree: VirtualFolder {
  /// The entry at a path of the tree.
  package enum Node {
    case file(GitRepository.Entry)
    case folder
  }

  /// The revision as the user named it.
  package let revision: String
  /// The path of the tree's virtual folder.
  package let root: String
  /// The real path of the repository's top folder.
  package let top: String
  private let number: Int
  private let nodes: [PathKey: Node]
  private let names: [PathKey: [String]]
  private let comparison: RevisionComparison

  /// Creates a virtual folder with the files of a commit.
  ///
  /// The tree exists until it is removed.
  package static func of(
    _ files: [GitRepository.Entry], of revision: String, in repository: GitRepository
  ) -> RevisionTree {
    VirtualFolders.add { RevisionTree(files, of: revision, in: repository, number: $0) }
  }

  /// Creates a tree from the files of a commit.
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
    root = VirtualFolders.pathPrefix + "\(number)"
  }

  /// Removes the tree, whose paths then lead nowhere.
  package func remove() { VirtualFolders.remove(number) }

  /// The paths, relative to the top folder, of the files that differ between the working copy and
  /// the tree or are only in the working copy.
  package var changes: [String] {
    comparison.changes { [nodes] in nodes[PathKey($0)] != nil }
  }

  /// Returns whether the tree has a file at a path.
  func isFile(_ path: String) -> Bool {
    if case .file = nodes[PathKey(path)] { return true }
    return false
  }

  /// Returns whether a file is the same in the working copy and the tree.
  package func isUnchanged(_ path: String) -> Bool {
    guard case .file(let entry) = nodes[PathKey(path)] else { return false }
    return comparison.isSame(entry)
  }

  /// Returns a text in which paths into trees are written as git writes them: `REVISION:PATH`.
  package static func shown(_ text: String) -> String {
    let prefix = VirtualFolders.pathPrefix
    guard text.utf8.count > prefix.utf8.count, text.contains(prefix) else { return text }
    return VirtualFolders.all.compactMap { $0 as? RevisionTree }.reduce(text) { text, tree in
      text.replacing(tree.root + "/", with: tree.revision + ":")
        .replacing(tree.root, with: tree.revision + ":")
    }
  }

  private static func isConfiguration(_ name: String) -> Bool {
    Path.isSame(name, ConfigurationSearch.fileName) || Path.isSame(name, ".iblinter.yml")
  }

  // MARK: Reading

  /// The entry that a path of the tree leads to.
  package struct Found: VirtualEntry {
    package let tree: RevisionTree
    /// The path in the tree with links followed, or `nil` if it leads nowhere.
    package let resolved: String?
    /// The path in the tree, with its last component not followed if it is a link.
    package let named: String

    /// The configuration file of the working copy that is read instead.
    package var configuration: String? {
      RevisionTree.isConfiguration(Path.lastPart(named)) ? Path.join(tree.top, named) : nil
    }

    /// The kind of the entry, or `nil` if there is none.
    package var kind: FileKind? {
      if let configuration {
        return (try? FileReading.kind(of: configuration)) == .file ? .file : nil
      }
      if Path.isSame(named, ".git") { return .file }
      guard let resolved, let node = tree.nodes[PathKey(resolved)] else {
        return tree.nodes[PathKey(named)] == nil ? nil : .brokenLink
      }
      if case .folder = node { return .folder }
      return .file
    }

    /// Returns the bytes of a file, up to a limit.
    package func bytes(limit: Int) throws(SystemFault) -> [UInt8] {
      if let configuration { return try FileReading.read(configuration, limit: limit) }
      guard kind != .folder else { throw SystemFault(code: 21) }
      guard let resolved, case .file(let entry) = tree.nodes[PathKey(resolved)] else {
        throw kind == .brokenLink ? .brokenLink : SystemFault(code: 2)
      }
      return try tree.comparison.bytes(of: entry, limit: limit)
    }

    /// The names in a folder, unordered, each with the kind that it leads to and whether it is a
    /// link.
    package var entries: [(name: String, kind: FileKind, isLink: Bool)] {
      guard let resolved, case .folder = tree.nodes[PathKey(resolved)] else { return [] }
      var names = tree.names[PathKey(resolved)] ?? []
      if resolved.isEmpty { names.append(".git") }
      for name in [ConfigurationSearch.fileName, ".iblinter.yml"] { names.append(name) }
      return names.compactMap { name in
        let path = Path.join(resolved, name)
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

    /// The absolute path with links followed, or `nil` if it leads nowhere.
    package var realPath: String? {
      guard kind != nil, let resolved = resolved ?? (configuration == nil ? nil : named) else {
        return nil
      }
      return resolved.isEmpty ? tree.root : Path.join(tree.root, resolved)
    }
  }

  /// Returns the entry at a path of the tree.
  package func entry(at parts: [String]) -> any VirtualEntry { found(parts) }

  private func found(_ parts: [String]) -> Found {
    // Most paths contain neither dots nor links.
    let plain = parts.joined(separator: "/")
    switch nodes[PathKey(plain)] {
    case .folder: return Found(tree: self, resolved: plain, named: plain)
    case .file(let entry) where !entry.isLink:
      return Found(tree: self, resolved: plain, named: plain)
    default: break
    }
    var links = 0
    // A path out of the tree leads nowhere.
    let named = Self.plain(parts).map { $0.joined(separator: "/") } ?? "//"
    let (outer, last) = (parts.dropLast(), parts.last)
    let folder = follow(Array(outer), &links)
    var here = named
    if let folder, let last, !Path.isSame(last, "."), !Path.isSame(last, "..") {
      here = Path.join(folder, last)
    }
    links = 0
    return Found(tree: self, resolved: follow(parts, &links), named: here)
  }

  /// Returns path components without dots, or `nil` for a path out of the tree.
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

  /// Returns the path with links followed, or `nil` if it leads nowhere or out of the tree.
  private func follow(_ parts: [String], _ links: inout Int) -> String? {
    var rest = Array(parts.reversed())
    var components: [String] = []
    while let part = rest.popLast() {
      if Path.isSame(part, ".") { continue }
      if Path.isSame(part, "..") {
        guard components.popLast() != nil else { return nil }
        continue
      }
      components.append(part)
      guard let node = nodes[PathKey(components.joined(separator: "/"))] else {
        // Files outside the tree are identified by their names.
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
      components.removeLast()
      rest += Path.parts(String(decoding: target, as: UTF8.self)).reversed()
    }
    return components.joined(separator: "/")
  }
}
