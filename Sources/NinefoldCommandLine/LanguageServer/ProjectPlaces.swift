import InterfaceSource
import LanguageServer
import NinefoldProject
import ProjectIndex
import SourceScanning

/// A place in a file of a project.
struct ProjectPlace: Hashable {
  let path: String
  let range: SourceRange
}

/// Finds places in the files of a project.
struct ProjectPlaces {
  /// The maximum size of a file that is searched, in bytes.
  private static let limit = 64 << 20

  private let project: SourceSearch.Project

  init(_ project: SourceSearch.Project) { self.project = project }

  private func path(_ relative: String) -> String { Path.join(project.root, relative) }

  /// The paths of the documents of the project.
  var documents: [String] { project.files.documents.map(path) }

  // MARK: Declarations

  /// Returns the places that declare a class.
  func declarations(ofType name: String) -> [ProjectPlace] {
    project.declarations?.declaredClass(name)?.locations.map {
      ProjectPlace(path: path($0.path), range: $0.range)
    } ?? []
  }

  /// Returns the places that declare an outlet or an action of a class or one of its superclasses.
  func declarations(
    ofMember name: String, _ trait: MemberDeclaration.Traits, in type: String
  ) -> [ProjectPlace] {
    guard let declarations = project.declarations, let lineage = declarations.lineage(of: type)
    else { return [] }
    for one in lineage.classes {
      let found = declarations.members(of: one.name, trait).filter { $0.name == name }
      if !found.isEmpty { return found.map { ProjectPlace(path: path($0.path), range: $0.range) } }
    }
    return []
  }

  /// Returns the class that declares an outlet or an action of a class: itself or a superclass; the
  /// class itself if its sources are not known.
  func declaringType(
    ofMember name: String, _ trait: MemberDeclaration.Traits, in type: String
  ) -> String {
    guard let declarations = project.declarations, let lineage = declarations.lineage(of: type)
    else { return type }
    return lineage.classes.first { one in
      declarations.members(of: one.name, trait).contains { $0.name == name }
    }?.name ?? type
  }

  // MARK: Documents

  /// Returns the storyboards with a name, as code spells it.
  func storyboards(named name: String) -> [String] {
    documents.filter {
      Path.hasExtension($0, ".storyboard") && Path.base(Path.lastPart($0)) == name
    }
  }

  /// Returns the attributes in the documents of the project whose values name a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject.
  ///   - name: The text that its name consists of.
  ///   - open: The texts of documents that are open, by path.
  /// - Returns: The places, in the order of the documents.
  func documentPlaces(
    of subject: Subject, named name: String, open: [PathKey: SourceFile]
  ) -> [ProjectPlace] {
    let needle = Array(name.utf8)
    return documents.flatMap { path -> [ProjectPlace] in
      guard let file = open[PathKey(path)] ?? Self.read(path), Self.contains(needle, file.bytes),
        let index = ElementIndex(file)
      else { return [] }
      return index.places(of: subject).map { ProjectPlace(path: path, range: $0) }
    }
  }

  /// Returns the elements of the documents that have a name with a text.
  func symbols(
    matching query: String, limit: Int, open: [PathKey: SourceFile]
  ) -> [(path: String, file: SourceFile, symbol: DocumentSymbol)] {
    var found: [(path: String, file: SourceFile, symbol: DocumentSymbol)] = []
    for path in documents {
      guard let file = open[PathKey(path)] ?? Self.read(path), let index = ElementIndex(file) else {
        continue
      }
      for symbol in index.namedSymbols(matching: query) {
        found.append((path, file, symbol))
        if found.count == limit { return found }
      }
    }
    return found
  }

  static func read(_ path: String) -> SourceFile? {
    try? SourceFile(reading: path, limit: limit)
  }

  // MARK: Sources

  /// Returns the declarations of a source of the project with another content.
  ///
  /// - Parameters:
  ///   - path: The path, as `documents` and places have it.
  ///   - bytes: The content.
  /// - Returns: The declarations, or `nil` if the project has no such source.
  func declarations(in path: String, _ bytes: [UInt8]) -> SourceDeclarations? {
    guard let relative = project.files.sources.first(where: { self.path($0) == path }) else {
      return nil
    }
    return SourceDeclarations.scan(path: relative, bytes)
  }

  /// Returns the places in sources that look a name up.
  func uses(of name: String, _ kinds: Set<NameReference.Kind>) -> [ProjectPlace] {
    project.declarations?.uses.filter { $0.use.name == name && kinds.contains($0.use.kind) }
      .map { ProjectPlace(path: path($0.path), range: $0.use.range) } ?? []
  }

  /// Returns the places in sources that look an identifier up.
  ///
  /// - Parameters:
  ///   - name: The identifier.
  ///   - attribute: The attribute of documents that declares it.
  /// - Returns: The places.
  func uses(ofIdentifier name: String, _ attribute: String) -> [ProjectPlace] {
    switch attribute {
    case "reuseIdentifier": uses(of: name, [.reusable, .registered])
    case "storyboardIdentifier": uses(of: name, [.scene])
    case "identifier": uses(of: name, [.segue, .expectedSegue, .createdSegue])
    default: []
    }
  }

  /// Returns the places of a word in sources, also in comments and strings.
  func words(_ word: String) -> [ProjectPlace] {
    guard project.declarations?.mentions(word) ?? false else { return [] }
    let needle = Array(word.utf8)
    return project.files.sources.flatMap { relative -> [ProjectPlace] in
      guard let file = Self.read(path(relative)) else { return [] }
      return Self.words(needle, in: file.bytes).map {
        ProjectPlace(path: path(relative), range: $0)
      }
    }
  }

  private static func contains(_ needle: [UInt8], _ bytes: [UInt8]) -> Bool {
    // Names with markup are escaped.
    guard !needle.contains(where: { "&<>\"'".utf8.contains($0) }) else { return true }
    return !matches(needle, in: bytes, limit: 1).isEmpty
  }

  private static func words(_ needle: [UInt8], in bytes: [UInt8]) -> [SourceRange] {
    matches(needle, in: bytes, limit: .max).filter { start in
      let end = start + needle.count
      return (start == 0 || !isPart(bytes[start - 1]))
        && (end == bytes.count || !isPart(bytes[end]))
    }.map { SourceRange(start: Int32($0), end: Int32($0 + needle.count)) }
  }

  private static func matches(_ needle: [UInt8], in bytes: [UInt8], limit: Int) -> [Int] {
    guard let first = needle.first else { return [] }
    var found: [Int] = []
    var start = 0
    while found.count < limit, let index = bytes.index(of: first, from: start),
      index + needle.count <= bytes.count
    {
      start = index + 1
      if bytes[index..<index + needle.count].elementsEqual(needle) { found.append(index) }
    }
    return found
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
