import InterfaceEditing
import InterfaceMerging
import InterfaceSource
import LanguageServer
import NinefoldProject
import ProjectIndex
import SourceScanning

/// Renames something in the documents and sources of a project.
struct ProjectRename {
  /// The changes of a rename apart from those of the document that is edited.
  struct Changes {
    /// The other files, in the order in which they were found.
    fileprivate(set) var files: [ChangedFile] = []
    /// The places in sources that have the old name still.
    fileprivate(set) var mentions: [ProjectPlace] = []

    /// The declarations of the changed sources, by their real paths.
    fileprivate(set) var sources = ProjectIndexCache()

    /// Whether a document is one of the other files.
    func changes(_ path: String) -> Bool { files.contains { Path.isSame($0.path, path) } }

    /// The mentions with lines and columns.
    var locations: [(path: String, location: SourcePosition)] {
      var read: [String: SourceFile] = [:]
      return mentions.compactMap { place in
        guard let file = read[place.path] ?? ProjectPlaces.read(place.path) else { return nil }
        read[place.path] = file
        return (place.path, file.location(of: place.range.start))
      }
    }
  }

  /// A file that changes with the document that is edited.
  struct ChangedFile {
    let path: String
    let original: SourceFile
    var current: SourceFile
    /// The edits of the last change.
    var edits: [SourceEdit]
    /// The number of places that have another name.
    var count: Int
  }

  /// The path of the document that is edited.
  private let path: String
  private let project: ProjectPlaces?
  /// Whether sources are changed as well.
  private let includesSources: Bool
  /// The texts of open documents, by path, which count instead of those on disk.
  private let open: [PathKey: SourceFile]
  private(set) var changes: Changes

  init(
    _ path: String, in project: ProjectPlaces?, includingSources: Bool,
    changes: Changes = Changes(), open: [PathKey: SourceFile] = [:]
  ) {
    self.path = path
    self.project = project
    includesSources = includingSources
    self.changes = changes
    self.open = open
  }

  /// Returns the edits of the document, and changes the other files.
  ///
  /// - Parameters:
  ///   - request: What is renamed; an object is given by its id.
  ///   - state: The document.
  /// - Returns: The edits.
  /// - Throws: A fault if the document does not have what is renamed, or has the new name already.
  mutating func rename(
    _ request: EditRename, in state: DocumentState
  ) throws(EditFault) -> [SourceEdit] {
    let index = ElementIndex(state.xml, state.file)
    return try rename(try subject(request, index), request, index)
  }

  /// Returns the edits of the document that give something another name, and changes the other files.
  mutating func rename(
    _ subject: Subject, _ request: EditRename, _ index: ElementIndex
  ) throws(EditFault) -> [SourceEdit] {
    if request.kind == .id { return try renameID(request, index) }
    let places = index.places { isSame($0, subject) }.map { index.range(ofValue: $0.attribute) }
    guard !places.isEmpty else {
      throw .badOperation("the document has no \(request.kind.rawValue) '\(request.name)'")
    }
    try checkNewName(request, subject, index)
    if isShared(subject) {
      try renameDocuments(subject, request)
      try renameSources(subject, request)
    }
    return places.map { .attributeValue(at: $0, request.newName) }
  }

  private func renameID(
    _ request: EditRename, _ index: ElementIndex
  ) throws(EditFault) -> [SourceEdit] {
    guard index.node(request.newName) == nil else { throw .usedID(request.newName) }
    let places = index.occurrences(of: request.name)
    guard !places.isEmpty else {
      throw .badOperation("the document has no id '\(request.name)'")
    }
    return places.map { .attributeValue(at: index.range(ofValue: $0.attribute), request.newName) }
  }

  // MARK: Subjects

  private func subject(
    _ request: EditRename, _ index: ElementIndex
  ) throws(EditFault) -> Subject {
    let name = request.name
    switch request.kind {
    case .id: return .object(name)
    case .type: return .type(name)
    case .segue: return .identifier(name, attribute: "identifier")
    case .storyboardIdentifier, .reuseIdentifier, .restorationIdentifier:
      return .identifier(name, attribute: request.kind.rawValue)
    case .outlet, .action:
      func make(_ type: String?) -> Subject {
        request.kind == .outlet ? .outlet(name, type: type) : .action(name, type: type)
      }
      if let object = request.object {
        return make(index.node(object).flatMap { index.type(of: $0) })
      }
      let found = Set(
        index.places { subject in
          switch subject {
          case .outlet(let other, _): request.kind == .outlet && other == name
          case .action(let other, _): request.kind == .action && other == name
          default: false
          }
        }.map(\.subject))
      guard let only = found.first else {
        throw .badOperation("the document has no \(request.kind.rawValue) '\(name)'")
      }
      guard found.count == 1 else {
        throw .badOperation(
          "several classes have the \(request.kind.rawValue) '\(name)': write OBJECT.\(name)")
      }
      return only
    }
  }

  /// Whether two subjects are the same: outlets and actions of one class, perhaps by subclasses.
  private func isSame(_ one: Subject, _ other: Subject) -> Bool {
    switch (one, other) {
    case (.outlet(let name, let type), .outlet(let otherName, let otherType)):
      name == otherName
        && declaringType(name, .outlet, type) == declaringType(name, .outlet, otherType)
    case (.action(let name, let type), .action(let otherName, let otherType)):
      name == otherName
        && declaringType(name, .action, type) == declaringType(name, .action, otherType)
    default: one == other
    }
  }

  private func declaringType(
    _ name: String, _ trait: MemberDeclaration.Traits, _ type: String?
  ) -> String? {
    type.map { project?.declaringType(ofMember: name, trait, in: $0) ?? $0 }
  }

  /// Whether other files can name a subject: not the outlets and actions of classes of the system.
  private func isShared(_ subject: Subject) -> Bool {
    switch subject {
    case .outlet(_, let type), .action(_, let type): type != nil
    default: true
    }
  }

  /// Checks that nothing has the new name already.
  private func checkNewName(
    _ request: EditRename, _ subject: Subject, _ index: ElementIndex
  ) throws(EditFault) {
    let new: Subject
    switch subject {
    // A class may have the name before its documents do.
    case .type, .object, .image, .color, .scene: return
    case .outlet(_, let type): new = .outlet(request.newName, type: type)
    case .action(_, let type): new = .action(request.newName, type: type)
    case .identifier(_, let attribute):
      // Cells of several tables and segues of several scenes may share an identifier.
      guard attribute == "storyboardIdentifier" else { return }
      new = .identifier(request.newName, attribute: attribute)
    }
    guard index.places(where: { isSame($0, new) }).isEmpty else {
      throw .badOperation(
        "the document has the \(request.kind.rawValue) '\(request.newName)' already")
    }
  }

  // MARK: Other files

  private mutating func renameDocuments(
    _ subject: Subject, _ request: EditRename
  ) throws(EditFault) {
    guard let project else { return }
    let own = PathKey(RealPath.of(path))
    let storyboard = Path.base(Path.lastPart(path))
    for document in project.documents where PathKey(RealPath.of(document)) != own {
      guard let file = current(document), let index = ElementIndex(file) else { continue }
      let places = index.places { other in
        switch (subject, other) {
        case (.identifier(let name, "storyboardIdentifier"), .scene(let scenes, let identifier)):
          // References to a scene of this storyboard.
          scenes == storyboard && identifier == name
        // Identifiers belong to their document.
        case (.identifier, _): false
        default: isSame(other, subject)
        }
      }.filter { index.attributeName($0.attribute) != "storyboardName" }
      let ranges = places.map { index.range(ofValue: $0.attribute) }
      try change(document, file, ranges, to: request.newName)
    }
  }

  private mutating func renameSources(
    _ subject: Subject, _ request: EditRename
  ) throws(EditFault) {
    guard let project else { return }
    var places: [ProjectPlace]
    var newName = request.newName
    // The places that are certainly meant; others have the same name.
    var certain: Set<PathKey>?
    switch subject {
    case .object, .image, .color, .scene: return
    case .type(let name): places = project.words(name)
    case .outlet(let name, let type):
      places = project.words(name)
      certain = files(of: declaringType(name, .outlet, type) ?? "", project)
    case .action(let name, let type):
      let base = String(name.prefix { $0 != ":" })
      newName = String(newName.prefix { $0 != ":" })
      places = base == newName ? [] : project.words(base)
      certain = files(of: declaringType(name, .action, type) ?? "", project)
    case .identifier(let name, let attribute):
      places = project.uses(ofIdentifier: name, attribute)
    }
    let changed = places.filter { place in
      includesSources && (certain?.contains(PathKey(place.path)) ?? true)
    }
    for (path, ranges) in Dictionary(grouping: changed, by: \.path).sorted(by: { $0.key < $1.key })
    {
      guard let file = current(path) else { continue }
      try change(path, file, ranges.map(\.range), to: newName)
    }
    let isChanged = Set(changed)
    changes.mentions += places.filter { !isChanged.contains($0) }
  }

  /// The files that declare a class or extend it.
  private func files(of type: String, _ project: ProjectPlaces) -> Set<PathKey> {
    Set(project.declarations(ofType: type).map { PathKey($0.path) })
  }

  private func current(_ path: String) -> SourceFile? {
    changes.files.first { $0.path == path }?.current ?? open[PathKey(path)]
      ?? ProjectPlaces.read(path)
  }

  private mutating func change(
    _ path: String, _ file: SourceFile, _ ranges: [SourceRange], to name: String
  ) throws(EditFault) {
    guard !ranges.isEmpty else { return }
    let isDocument = Path.isDocument(path)
    let edits = Set(ranges).map { range in
      isDocument
        ? SourceEdit.attributeValue(at: range, name)
        : SourceEdit(range: range, replacement: Array(name.utf8))
    }
    guard let changed = file.applying(edits) else { throw .overlapping }
    if !isDocument {
      changes.sources.sources[PathKey(RealPath.of(path))] =
        project?.declarations(in: path, changed.bytes)
    }
    if let index = changes.files.firstIndex(where: { $0.path == path }) {
      changes.files[index].current = changed
      changes.files[index].edits = edits
      changes.files[index].count += edits.count
    } else {
      changes.files.append(
        ChangedFile(path: path, original: file, current: changed, edits: edits, count: edits.count))
    }
  }
}
