package import InterfaceSource
package import InterfaceXML

/// The three versions of a document, with the same ids for the same objects.
package struct MergeInput: Sendable {
  package let base: MergeVersion
  package let ours: MergeVersion
  package let theirs: MergeVersion

  /// Reads three versions.
  ///
  /// An object that one side renumbered has its new id in all of them; one that both did, the id of
  /// ours.
  ///
  /// - Throws: The reason why the versions cannot be merged.
  package init(
    base: SourceFile, ours: SourceFile, theirs: SourceFile, limits: XMLLimits = .standard
  ) throws(MergeRefusal) {
    try self.init(
      base: MergeVersion(base, .base, limits), ours: MergeVersion(ours, .ours, limits),
      theirs: MergeVersion(theirs, .theirs, limits))
  }

  /// Combines three versions that were read.
  ///
  /// - Throws: The reason why the versions cannot be merged.
  package init(
    base: MergeVersion, ours: MergeVersion, theirs: MergeVersion
  ) throws(MergeRefusal) {
    for other in [ours, theirs] {
      for name in ["type", "targetRuntime"] where base.root[name] != other.root[name] {
        throw .differentKinds(name, base.root[name], other.root[name], other.side)
      }
    }
    let ourIDs = base.table.renames(to: ours.table, isExact: true)
    let theirIDs = base.table.renames(to: theirs.table, isExact: true)
    guard !ourIDs.isEmpty || !theirIDs.isEmpty else {
      (self.base, self.ours, self.theirs) = (base, ours, theirs)
      return
    }
    let all = theirIDs.merging(ourIDs) { _, ours in ours }
    let inTheirs = ourIDs.reduce(into: [:]) { ids, pair in
      ids[theirIDs[pair.key] ?? pair.key] = pair.value
    }
    let inOurs = theirIDs.filter { ourIDs[$0.key] == nil }
    self.base = base.renaming(all)
    self.ours = ours.renaming(inOurs)
    self.theirs = theirs.renaming(inTheirs)
  }

  /// The ids of the objects of theirs that are in a scene, or for a xib in an outermost object, in
  /// which theirs changed something.
  package var objectsBesideChanges: Set<String> {
    let table = theirs.table
    var changed: Set<Int> = []
    for change in base.table.changes(to: table) {
      let key =
        change.kind == .removed
        ? base.table.indices[change.object].flatMap { index in
          base.table.entries[index].parent.map { base.table.entries[base.table.object(of: $0)].key }
        } : change.object
      if let key, let index = table.indices[key] {
        changed.insert(table.outermostObject(of: index))
      }
    }
    return Set(
      table.entries.indices.filter { changed.contains(table.outermostObject(of: $0)) }.compactMap {
        index in
        table.entries[index].role == .object ? String(table.entries[index].key.dropFirst()) : nil
      })
  }

  /// The ids of the scenes, or for a xib of the outermost objects, with the objects of questions.
  ///
  /// - Parameter questions: Questions of a merge.
  /// - Returns: The ids, without those of the document itself.
  package func scenes(of questions: [MergeQuestion]) -> Set<String> {
    var scenes: Set<String> = []
    for question in questions {
      for table in [ours.table, theirs.table, base.table] {
        for object in question.objects {
          guard let index = table.indices[DocumentTable.key(ofObject: object)] else { continue }
          scenes.insert(
            DocumentTable.id(ofKey: table.entries[table.outermostObject(of: index)].key))
        }
      }
    }
    return scenes
  }

  package subscript(side: MergeSide) -> MergeVersion {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }
}

/// A reason why versions of a document cannot be merged.
package enum MergeRefusal: Error, Sendable {
  /// A version cannot be read.
  case unreadable(MergeSide, SourceFile, Diagnostic)
  /// A version is not a document of Interface Builder 3.
  case otherFormat(MergeSide)
  /// An attribute of the document, the values in the base and in a side.
  case differentKinds(String, String?, String?, MergeSide)
}

/// One version of a document in a merge.
///
/// It is a class because a merge looks entries up in all versions so often that copies of a structure
/// would take a sixth of its time.
package final class MergeVersion: Sendable {
  let side: MergeSide
  package let file: SourceFile
  package let document: XMLDocument
  package let table: DocumentTable
  let reader: ElementReader
  /// For each element, the offset after the element or start tag before it.
  let previousEnds: [Int]

  /// Reads a version.
  ///
  /// - Throws: The reason why it cannot be merged.
  package convenience init(
    _ file: SourceFile, _ side: MergeSide, _ limits: XMLLimits
  ) throws(MergeRefusal) {
    let reading = XMLReader.read(file, limits: limits)
    guard let document = reading.document else {
      if let diagnostic = reading.diagnostics.first { throw .unreadable(side, file, diagnostic) }
      throw .otherFormat(side)
    }
    self.init(file, side, document, [:])
    guard document.name(of: 0) == "document", root["type"] != nil else {
      throw .otherFormat(side)
    }
  }

  private init(
    _ file: SourceFile, _ side: MergeSide, _ document: XMLDocument, _ renames: [String: String]
  ) {
    self.side = side
    self.file = file
    self.document = document
    table = DocumentTable(document, in: file, renaming: renames, includingDerived: true)
    reader = ElementReader(document: document, file: file, renames: renames)
    var ends = [Int](repeating: 0, count: document.nodes.count)
    var last = [Int](repeating: 0, count: document.levels + 2)
    for (index, node) in document.nodes.enumerated() {
      let depth = Int(node.depth)
      ends[index] = last[depth]
      last[depth] = Int(node.endOffset)
      last[depth + 1] = Int(node.startTag.end)
    }
    previousEnds = ends
  }

  func renaming(_ renames: [String: String]) -> MergeVersion {
    renames.isEmpty ? self : MergeVersion(file, side, document, renames)
  }

  /// The attributes of the document itself.
  var root: [String: String] { document.attributeValues(of: 0, in: file) }

  /// Returns an entry, or `nil` if this version does not have it.
  subscript(key: String) -> DocumentTable.Entry? { table.indices[key].map { table.entries[$0] } }

  /// Whether this version has an entry.
  func contains(_ key: String) -> Bool { table.indices[key] != nil }

  /// Returns the key of what contains an entry.
  func parent(of key: String) -> String? {
    guard let index = table.indices[key], let parent = table.entries[index].parent else {
      return nil
    }
    return table.entries[parent].key
  }

  /// Returns the key of the object that an entry belongs to, or its own.
  func object(of key: String) -> String? {
    table.indices[key].map { table.entries[table.object(of: $0)].key }
  }

  /// Returns the key of the object around an object.
  func outerObject(of key: String) -> String? {
    self[key]?.parent.map { table.entries[table.object(of: $0)].key }
  }

  func children(of key: String) -> [String] {
    (self[key]?.children ?? []).map { table.entries[$0].key }
  }

  /// The keys of an entry and all in it, in document order.
  func subtree(of key: String) -> [DocumentTable.Entry] {
    guard let index = table.indices[key] else { return [] }
    var found: [DocumentTable.Entry] = []
    var open = [index]
    while let next = open.popLast() {
      let entry = table.entries[next]
      found.append(entry)
      open += entry.children.reversed()
    }
    return found
  }
}
