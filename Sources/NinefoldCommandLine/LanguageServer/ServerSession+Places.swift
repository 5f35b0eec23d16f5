import InterfaceSource
import JSONRPC
import LanguageServer
import Ninefold
import NinefoldProject
import Reporting
import SourceScanning
import StructuredData

/// The answers to questions about places, also in other files of the project.
extension ServerSession {
  /// The maximum number of symbols of a project in one answer.
  private static let symbolLimit = 200

  /// Returns the project of a document, or `nil` until it was searched.
  func places(_ uri: String) -> ProjectPlaces? {
    checked.latest(uri)?.project.map { ProjectPlaces($0) }
  }

  /// The open documents that have a file, by its path.
  var openDocuments: [PathKey: OpenDocument] {
    Dictionary(
      documents.values.compactMap { document in
        document.path.map { (PathKey($0), document) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The texts of the open documents, by path.
  var openFiles: [PathKey: SourceFile] { openDocuments.mapValues(\.file) }

  // MARK: Definition

  func definition(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let position = try position(parameters)
    let uri = try document(parameters).uri
    guard let reading = try reading(parameters),
      let place = reading.place(at: position, settings.encoding),
      let subject = reading.index.subject(at: place)
    else { return nil }
    if case .object(let id) = subject {
      return reading.index.node(id).map { write(own: [reading.index.selection($0)], uri, reading) }
    }
    let found = definitions(of: subject, uri)
    return found.isEmpty ? nil : write(found)
  }

  private func definitions(of subject: Subject, _ uri: String) -> [ProjectPlace] {
    let places = places(uri)
    let compilation = checked.latest(uri)?.compilation
    switch subject {
    case .object, .identifier: return []
    case .type(let name): return places?.declarations(ofType: name) ?? []
    case .outlet(let name, let type):
      return type.flatMap { places?.declarations(ofMember: name, .outlet, in: $0) } ?? []
    case .action(let name, let type):
      return type.flatMap { places?.declarations(ofMember: name, .action, in: $0) } ?? []
    case .image(let name):
      return (compilation?.image(named: name)).map { [ProjectPlace(path: $0.path, range: .start)] }
        ?? []
    case .color(let name):
      return (compilation?.color(named: name)).map { [ProjectPlace(path: $0.path, range: .start)] }
        ?? []
    case .scene(let storyboard, let identifier):
      let open = openFiles
      return places?.storyboards(named: storyboard).compactMap { path -> ProjectPlace? in
        guard let file = open[PathKey(path)] ?? ProjectPlaces.read(path) else { return nil }
        guard let index = ElementIndex(file), let node = index.controller(identifier: identifier)
        else { return ProjectPlace(path: path, range: .start) }
        return ProjectPlace(path: path, range: index.selection(node))
      } ?? []
    }
  }

  // MARK: References

  func references(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let position = try position(parameters)
    let uri = try document(parameters).uri
    guard let reading = try reading(parameters),
      let place = reading.place(at: position, settings.encoding),
      let subject = reading.index.subject(at: place)
    else { return nil }
    let includesDeclaration = parameters?["context"]?["includeDeclaration"]?.bool ?? true
    if case .object(let id) = subject {
      let found = reading.index.occurrences(of: id).filter {
        includesDeclaration || !$0.isDefinition
      }
      return write(own: found.map { reading.index.range(ofValue: $0.attribute) }, uri, reading)
    }
    guard let places = places(uri) else {
      return write(own: reading.index.places(of: subject), uri, reading)
    }
    var found = places.documentPlaces(of: subject, named: Self.name(of: subject), open: openFiles)
    let declarations = definitions(of: subject, uri)
    switch subject {
    case .object: break
    case .type(let name): found += places.words(name)
    case .outlet(let name, _): found += places.words(name)
    case .action(let name, _):
      found += places.words(String(name.prefix { $0 != ":" }))
    case .image(let name): found += places.uses(of: name, [.image])
    case .color(let name): found += places.uses(of: name, [.color])
    case .scene(_, let identifier):
      if let identifier { found += places.uses(of: identifier, [.scene]) }
    case .identifier(let name, let attribute):
      found += places.uses(ofIdentifier: name, attribute)
    }
    if includesDeclaration { found += declarations }
    var seen: Set<ProjectPlace> = []
    let others = includesDeclaration ? [] : Set(declarations)
    return write(found.filter { seen.insert($0).inserted && !others.contains($0) })
  }

  private static func name(of subject: Subject) -> String {
    switch subject {
    case .object(let name), .type(let name), .outlet(let name, _), .action(let name, _),
      .image(let name), .color(let name), .identifier(let name, _):
      name
    case .scene(let storyboard, _): storyboard
    }
  }

  // MARK: Links

  func links(_ parameters: StructuredValue?) throws(ResponseError) -> Write? {
    let uri = try document(parameters).uri
    guard let reading = try reading(parameters) else { return nil }
    var targets: [Subject: String?] = [:]
    var links: [(range: SourceRange, target: String)] = []
    for link in reading.index.links() {
      let target = targets[link.subject] ?? definitions(of: link.subject, uri).first?.path
      targets[link.subject] = .some(target)
      if let target { links.append((link.range, FileURI.text(target))) }
    }
    return { [settings] writer in
      writer.array(links) { writer, link in
        writer.object { writer in
          writer.key("range")
          reading.range(link.range, settings.encoding).write(to: &writer)
          writer.member("target", link.target)
        }
      }
    }
  }

  // MARK: Symbols

  func workspaceSymbols(_ parameters: StructuredValue?) -> Write? {
    guard let query = parameters?["query"]?.string, let project = checked.project else {
      return nil
    }
    let found = ProjectPlaces(project).symbols(
      matching: query, limit: Self.symbolLimit, open: openFiles)
    var buffers: [PathKey: TextBuffer] = [:]
    for (path, file, _) in found where buffers[PathKey(path)] == nil {
      buffers[PathKey(path)] = TextBuffer(file.bytes)
    }
    return { [settings] writer in
      writer.array(found) { writer, found in
        writer.object { writer in
          writer.member("name", found.symbol.name)
          writer.member("kind", found.symbol.kind.rawValue)
          writer.member("containerName", Path.lastPart(found.path))
          writer.object("location") { writer in
            writer.member("uri", FileURI.text(found.path))
            if let buffer = buffers[PathKey(found.path)] {
              writer.key("range")
              buffer.range(found.symbol.selection, settings.encoding).write(to: &writer)
            }
          }
        }
      }
    }
  }

  // MARK: Writing

  /// Writes ranges of the document itself.
  private func write(
    own ranges: [SourceRange], _ uri: String, _ reading: DocumentReading
  ) -> Write {
    { [settings] writer in
      writer.array(ranges) { writer, range in
        writer.object { writer in
          writer.member("uri", uri)
          writer.key("range")
          reading.range(range, settings.encoding).write(to: &writer)
        }
      }
    }
  }

  /// Writes places of files; those that cannot be read have no positions and are left out.
  private func write(_ places: [ProjectPlace]) -> Write {
    let open = openFiles
    var buffers: [PathKey: TextBuffer] = [:]
    for place in places where buffers[PathKey(place.path)] == nil {
      let file = open[PathKey(place.path)] ?? ProjectPlaces.read(place.path)
      // An image is opened as a whole.
      buffers[PathKey(place.path)] =
        place.range == .start ? TextBuffer([]) : file.map { TextBuffer($0.bytes) }
    }
    let uris = openDocuments.mapValues(\.uri)
    return { [settings] writer in
      writer.array { writer in
        for place in places {
          guard let buffer = buffers[PathKey(place.path)] else { continue }
          writer.object { writer in
            writer.member("uri", uris[PathKey(place.path)] ?? FileURI.text(place.path))
            writer.key("range")
            buffer.range(place.range, settings.encoding).write(to: &writer)
          }
        }
      }
    }
  }
}
