import InterfaceSource
package import InterfaceTraits
package import Ninefold

/// Finds the texts of documents in other languages: `fr.lproj/Main.strings` for `Base.lproj/Main.storyboard`.
///
/// The folders of languages stand beside the one of the document, and so may string catalogs, which Xcode keeps in
/// `mul.lproj`. A document in no such folder is shown as it is in every language, and where no language is asked for
/// no folder is looked into.
package struct LocalizationSearch: Sendable {
  private let byPath: [PathKey: Localizations]
  /// The languages that there is a folder of.
  private let folders: Set<LanguageTag>

  /// Looks for the files of documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - looks: Whether a language is asked for that has files.
  package init(for documents: [DocumentInput], looks: Bool) {
    guard looks else {
      byPath = [:]
      folders = []
      return
    }
    var places: [PathKey: Place] = [:]
    var byPath: [PathKey: Localizations] = [:]
    for document in documents where document.origin != .standardInput {
      guard let container = Self.container(of: document.path) else { continue }
      let key = PathKey(container)
      let place = places[key] ?? Place(container)
      places[key] = place
      byPath[PathKey(document.path)] = place.localizations(of: document.path)
    }
    self.byPath = byPath
    folders = Set(places.values.flatMap(\.languages))
  }

  /// The languages that no document is translated into.
  ///
  /// - Parameters:
  ///   - wanted: The languages that are asked for.
  ///   - limit: How many bytes of a string catalog are read at most.
  /// - Returns: Those that are nowhere, each with the languages that there are in byte order.
  package func missing(
    _ wanted: [LanguageTag], limit: Int
  ) -> [(tag: LanguageTag, found: [LanguageTag])] {
    let far = wanted.filter { $0.bestMatch(among: Array(folders)) == nil }
    guard !far.isEmpty else { return [] }
    // Only now the catalogs, which have to be read for their languages.
    let catalogs = byPath.values.map { $0.catalogLanguages(limit: limit) }
    // What a broken catalog would have is not known; its fault is told with the document's.
    guard catalogs.allSatisfy(\.areWhole) else { return [] }
    let all = folders.union(catalogs.flatMap(\.languages)).sorted {
      $0.description.utf8.lexicographicallyPrecedes($1.description.utf8)
    }
    return far.filter { $0.bestMatch(among: all) == nil }.map { ($0, all) }
  }

  /// The texts of a document.
  package func localizations(of document: DocumentInput) -> Localizations {
    byPath[PathKey(document.path)] ?? Localizations()
  }

  /// The folder that the folder of a document's language is in; nil when the document is in none.
  private static func container(of path: String) -> String? {
    let folder = Path.folder(path) ?? ""
    let name = Path.lastPart(folder.isEmpty ? RealPath.of("") : folder)
    return Path.hasExtension(name, ".lproj") ? Path.above(folder) : nil
  }

  /// What is in a folder that holds those of languages.
  private struct Place {
    /// The files by their names without extension.
    private var files: [PathKey: [String]] = [:]
    /// The languages that there is a folder of.
    package private(set) var languages: Set<LanguageTag> = []

    init(_ container: String) {
      for entry in Self.entries(of: container) {
        let path = Path.join(container, entry.name)
        switch entry.kind {
        case .folder where Path.hasExtension(entry.name, ".lproj"):
          let name = String(decoding: entry.name.utf8.dropLast(6), as: UTF8.self)
          if name != "mul", let tag = LanguageTag(name) { languages.insert(tag) }
          for inner in Self.entries(of: path) where inner.kind == .file {
            add(inner.name, at: Path.join(path, inner.name))
          }
        case .file where Path.hasExtension(entry.name, ".xcstrings"): add(entry.name, at: path)
        default: break
        }
      }
    }

    private mutating func add(_ name: String, at path: String) {
      guard Self.extensions.contains(where: { Path.hasExtension(name, $0) }) else { return }
      files[PathKey(Self.base(of: name)), default: []].append(path)
    }

    /// The files that are named like a document.
    func localizations(of document: String) -> Localizations {
      let paths = files[PathKey(Self.base(of: Path.lastPart(document)))] ?? []
      return Localizations(
        files: paths.map { CatalogListing.file(at: $0, named: $0) }, documentPath: document)
    }

    private static let extensions = [
      ".strings", ".stringsdict", ".xcstrings", ".storyboard", ".xib",
    ]

    private static func base(of name: String) -> String {
      let bytes = name.utf8
      return String(
        decoding: bytes.prefix(upTo: bytes.lastIndex(of: 0x2E) ?? bytes.endIndex), as: UTF8.self)
    }

    private static func entries(of folder: String) -> [Folder.Entry] {
      (try? Folder(listing: folder.isEmpty ? "." : folder).entries) ?? []
    }
  }
}

extension LanguageRequest {
  /// Whether the texts of the language stand in files beside documents.
  package var needsFiles: Bool {
    switch self {
    case .base, .language(.pseudo): false
    case .all, .language(.natural): true
    }
  }
}
