import InterfaceSource
package import InterfaceTraits
package import Ninefold

/// Finds the translations of documents, such as `fr.lproj/Main.strings` for
/// `Base.lproj/Main.storyboard`.
///
/// The language folders are siblings of the document's folder. String catalogs may be siblings too;
/// Xcode puts them into `mul.lproj`. A document outside such a folder is the same in every
/// language. If no language is requested, no folder is searched.
package struct LocalizationSearch: Sendable {
  /// The translations of documents that have any.
  private let byPath: [PathKey: Localizations]
  private let isEnabled: Bool
  /// The languages that have a folder.
  private let folders: Set<LanguageTag>

  /// Searches for the translations of documents.
  ///
  /// - Parameters:
  ///   - documents: The documents.
  ///   - isEnabled: Whether a requested language can have files.
  package init(for documents: [DocumentInput], isEnabled: Bool) {
    self.isEnabled = isEnabled
    guard isEnabled else {
      byPath = [:]
      folders = []
      return
    }
    var containers: [PathKey: ContainerLocalizations] = [:]
    var byPath: [PathKey: Localizations] = [:]
    for document in documents where document.origin != .standardInput {
      guard let container = Self.container(of: document.path) else { continue }
      let key = PathKey(container)
      let containerLocalizations = containers[key] ?? ContainerLocalizations(container)
      containers[key] = containerLocalizations
      byPath[PathKey(document.path)] = containerLocalizations.localizations(of: document.path)
    }
    self.byPath = byPath
    folders = Set(containers.values.flatMap(\.languages))
  }

  /// Returns the requested languages that no document is translated into.
  ///
  /// - Parameters:
  ///   - requested: The requested languages.
  ///   - limit: The maximum number of bytes to read of a string catalog.
  /// - Returns: The missing languages, each with the available languages in byte order.
  package func missing(
    _ requested: [LanguageTag], limit: Int
  ) -> [(tag: LanguageTag, found: [LanguageTag])] {
    let unmatched = requested.filter { $0.bestMatch(among: Array(folders)) == nil }
    guard !unmatched.isEmpty else { return [] }
    // The catalogs are read last, because finding their languages requires reading them.
    let catalogs = byPath.values.map { $0.catalogLanguages(limit: limit) }
    // The languages of a broken catalog are unknown; its problem is reported with the document.
    guard catalogs.allSatisfy(\.areComplete) else { return [] }
    let all = folders.union(catalogs.flatMap(\.languages)).sorted {
      $0.description.utf8.lexicographicallyPrecedes($1.description.utf8)
    }
    return unmatched.filter { $0.bestMatch(among: all) == nil }.map { ($0, all) }
  }

  /// Returns the translations of a document.
  package func localizations(of document: DocumentInput) -> Localizations {
    if let found = byPath[PathKey(document.path)] { return found }
    guard isEnabled, document.origin != .standardInput, Self.container(of: document.path) != nil
    else { return Localizations() }
    return Localizations(documentPath: document.path)
  }

  /// Returns the folder that contains the language folder of a document, or `nil` if the document
  /// is not in one.
  private static func container(of path: String) -> String? {
    let folder = Path.folder(path) ?? ""
    let name = Path.lastPart(folder.isEmpty ? RealPath.of("") : folder)
    return Path.hasExtension(name, ".lproj") ? Path.above(folder) : nil
  }

  /// The contents of a folder with language folders.
  private struct ContainerLocalizations {
    /// The files by their names without extension.
    private var files: [PathKey: [String]] = [:]
    /// The languages that have a folder.
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

    /// Returns the files that are named like the document, or `nil` if there are no others.
    func localizations(of document: String) -> Localizations? {
      let paths = files[PathKey(Self.base(of: Path.lastPart(document)))] ?? []
      guard paths.contains(where: { $0 != document }) else { return nil }
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
  /// Whether the texts of the language are in separate files.
  package var needsFiles: Bool {
    switch self {
    case .base, .language(.pseudo): false
    case .all, .language(.natural): true
    }
  }
}
