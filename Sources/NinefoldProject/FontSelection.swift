package import InterfaceSource
package import Ninefold

/// The font files that each document's text is measured with.
///
/// Given files apply to every document and come first. They are followed by the files found where
/// the document's asset catalogs are found: below the operands or in the document's project, except
/// those of other Xcode projects.
package struct FontSelection: Sendable {
  /// The problems in the given files.
  package let findings: [(file: SourceFile, diagnostics: [Diagnostic])]
  /// The files that `--fonts` names.
  package let specified: Fonts
  private let projects: ProjectSearches
  private let byLocation: [ProjectSearches.Location: Fonts]
  /// The distinct values of `byLocation`, in the order of the documents.
  private let distinct: [Fonts]

  /// Finds the files and reads those that are given.
  ///
  /// - Parameters:
  ///   - specified: The paths that `--fonts` names.
  ///   - search: The results of searching the operands.
  ///   - projects: The results of searching the projects of documents that are operands.
  ///   - bundledNames: The names of the files that an app's `UIAppFonts` lists, or `nil` to use all
  ///     files found.
  /// - Throws: An error if a given path does not exist or is a folder without fonts.
  package init(
    specified: [String], search: InputSearch, projects: ProjectSearches,
    bundledNames: Set<String>? = nil
  ) throws(FileError) {
    var files: [String] = []
    for path in specified { files += try Self.files(at: path) }
    let fonts = Fonts(specified: Self.files(files))
    findings = fonts.readSpecified()
    self.specified = fonts
    self.projects = projects

    let found = search.fonts.map { (path: $0, project: Int?.none) } + projects.fonts
    guard !found.isEmpty else {
      byLocation = [:]
      distinct = []
      return
    }
    var order = CatalogOrder(
      catalogs: found, projects: search.projects + projects.projectFolders)
    var byLocation: [ProjectSearches.Location: Fonts] = [:]
    var cached: [[Int]: Fonts] = [:]
    var distinct: [Fonts] = []
    for document in search.documents {
      let location = projects.location(of: document)
      guard byLocation[location] == nil else { continue }
      // The order of the search, so that all folders of a project share the fonts that are read.
      let rank = order.rank(for: Path.folder(document.path) ?? "", in: location.project)
      let indices = found.indices.filter { rank($0) != nil }
      let own =
        cached[indices]
        ?? fonts.with(
          bundled: Self.files(indices.map { found[$0].path }), bundledNames: bundledNames)
      if cached[indices] == nil { distinct.append(own) }
      cached[indices] = own
      byLocation[location] = own
    }
    self.byLocation = byLocation
    self.distinct = distinct
  }

  /// Returns the fonts for a document's text.
  package func fonts(for document: DocumentInput) -> Fonts {
    byLocation.isEmpty ? specified : byLocation[projects.location(of: document)] ?? specified
  }

  /// The problems in bundled files that text needed so far.
  package var bundledFindings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    var seen: Set<PathKey> = []
    return distinct.flatMap(\.findings).filter { seen.insert(PathKey($0.file.path)).inserted }
  }

  /// Returns the font file at a path, or those below a folder.
  package static func files(at path: String) throws(FileError) -> [String] {
    let kind = try FileError.reading(path, FileReading.kind(of: path))
    switch kind {
    case .file: return [path]
    case .folder:
      let found = FolderSearch(path).fonts.map { Path.join(path, $0) }
      guard !found.isEmpty else { throw .noFonts(folder: path) }
      return found
    default: throw .notAFile(path: path, kind)
    }
  }

  private static func files(_ paths: [String]) -> [Fonts.File] {
    paths.map { path in
      Fonts.File(path: path, read: FileReading.reader(of: path))
    }
  }
}
