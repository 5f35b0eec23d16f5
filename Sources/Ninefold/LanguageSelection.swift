import InterfaceAssets
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The languages that one document is laid out in, with its texts in each of them.
struct LanguageSelection {
  /// The languages in the order of the request, without duplicates; `nil` represents the document's
  /// own texts.
  private(set) var languages: [Language?] = []
  /// The document's objects by language.
  private(set) var editions: DocumentEditions
  /// The problems in the document's translations, file by file.
  private(set) var findings: [(file: SourceFile, diagnostics: [Diagnostic])] = []
  /// The findings in the document itself.
  private(set) var diagnostics: [Diagnostic] = []

  private let limits: Limits
  /// The paths of the files whose keys have been compared with the document.
  private var checkedTables: Set<String> = []

  /// Reads the requested translations and no others.
  init(
    _ graph: SceneGraph, requests: [LanguageRequest], in localizations: Localizations,
    limits: Limits
  ) {
    editions = DocumentEditions(graph)
    self.limits = limits
    guard requests != [.base] else {
      languages = [nil]
      return
    }
    let isReading = !requests.allSatisfy {
      switch $0 {
      case .base, .language(.pseudo): true
      case .all, .language(.natural): false
      }
    }
    let catalogs = isReading ? localizations.catalogs.map { StringCatalog(reading: read($0)) } : []
    for catalog in catalogs where !catalog.diagnostics.isEmpty {
      findings.append((catalog.file, catalog.diagnostics))
    }
    var available = Set(localizations.languages)
    for catalog in catalogs {
      available.formUnion(catalog.tables.keys.compactMap { LanguageTag($0) })
    }
    let sorted = available.sorted {
      $0.description.utf8.lexicographicallyPrecedes($1.description.utf8)
    }
    var edited: [LanguageTag] = []
    for language in Self.expanded(requests, among: sorted) where !languages.contains(language) {
      switch language {
      case nil: languages.append(nil)
      case .pseudo(let pseudo):
        languages.append(language)
        _ = editions.add(.pseudo(pseudo), .pseudo(pseudo))
      case .natural(let tag):
        let match = tag.bestMatch(among: sorted)
        if let match, match != localizations.ownLanguage,
          let other = localizations.documents.first(where: { $0.language == match })
        {
          // A request for all languages of a project includes this document.
          if requests.contains(.language(.natural(tag))) {
            diagnostics.append(.localizedDocument(tag, path: other.file.path))
          }
          continue
        }
        languages.append(language)
        guard let match else { continue }
        if !edited.contains(match) {
          edited.append(match)
          add(match, from: localizations, catalogs: catalogs)
        }
        if match != tag { editions.add(.natural(tag), like: .natural(match)) }
      }
    }
    // All translations may be documents of their own, but a request must yield at least one
    // language.
    if languages.isEmpty, diagnostics.isEmpty { languages = [nil] }
  }

  /// Expands requests to languages; `nil` represents the document's own texts.
  private static func expanded(
    _ requests: [LanguageRequest], among available: [LanguageTag]
  ) -> [Language?] {
    requests.flatMap { request -> [Language?] in
      switch request {
      case .base: [nil]
      // Without translations, use the document's own texts.
      case .all: available.isEmpty ? [nil] : available.map { .natural($0) }
      case .language(let language): [language]
      }
    }
  }

  /// Appends the editions of a language that the document is translated into.
  private mutating func add(
    _ language: LanguageTag, from localizations: Localizations, catalogs: [StringCatalog]
  ) {
    var tables: [StringsTable] = []
    for catalog in catalogs {
      tables += catalog.tables.filter { LanguageTag($0.key) == language }.sorted {
        $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
      }.map(\.value)
    }
    tables += localizations.stringsDictionaries.filter { $0.language == language }.map {
      StringsTable(readingDictionary: read($0.file))
    }
    tables += localizations.strings.filter { $0.language == language }.map {
      StringsTable(reading: read($0.file))
    }
    let varies = tables.contains(where: \.variesByDevice)
    let keys = editions.add(.natural(language), .tables(tables, nil))
    if varies {
      for idiom in TraitCollection.Idiom.allCases {
        _ = editions.add(.natural(language), .tables(tables, idiom), for: idiom)
      }
    }
    for table in tables {
      var list = FindingList(limit: limits.findings)
      for finding in table.diagnostics { list.append(finding) }
      // The keys of a catalog are the same in all languages, so they are checked once.
      if checkedTables.insert(table.file.path).inserted {
        for finding in keys.findings(in: table) { list.append(finding) }
      }
      if !list.diagnostics.isEmpty { findings.append((table.file, list.diagnostics)) }
    }
  }

  private func read(_ file: AssetFile) -> SourceFile { file.source(limit: limits.bytes) }
}

extension AssetFile {
  /// Returns the file with its bytes, which are empty if it cannot be read.
  fileprivate func source(limit: Int) -> SourceFile {
    SourceFile(path: path, bytes: read(limit) ?? [])
  }
}

extension DocumentEditions {
  /// Returns the problems in string catalogs and their keys that match nothing in the document,
  /// file by file.
  func findings(
    in catalogs: [AssetFile], limits: Limits
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard !catalogs.isEmpty else { return [] }
    let keys = textKeys
    return catalogs.compactMap { file in
      let catalog = StringCatalog(reading: file.source(limit: limits.bytes))
      var list = FindingList(limit: limits.findings)
      for finding in catalog.diagnostics { list.append(finding) }
      for finding in keys.findings(in: catalog.allTexts) { list.append(finding) }
      return list.diagnostics.isEmpty ? nil : (catalog.file, list.diagnostics)
    }
  }
}

extension DiagnosticKind {
  /// The kinds that this module reports.
  static let ofLanguages: [DiagnosticKind] = [.localizedDocument]

  static let localizedDocument = DiagnosticKind(
    "localized-document", .note, .assets,
    summary: "The app uses another document in this language.",
    rationale:
      "A document that is translated as a whole has a copy in the folder of each language, and "
      + "strings files do not apply to it there. The document is not laid out in this language.",
    remedy: "Compile the other document, with --locale for the same language.")
}

extension Diagnostic {
  fileprivate static func localizedDocument(_ language: LanguageTag, path: String) -> Diagnostic {
    Diagnostic(
      .localizedDocument, at: .start,
      message: "in '\(language)', the app uses '\(path)' instead of this document")
  }
}
