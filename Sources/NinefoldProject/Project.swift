public import InterfaceSource
public import Ninefold

/// The documents in a folder, each with the files around it that it is compiled with.
///
/// Hidden folders and links to folders are left out. Everything is found as the commands of `ninefold` find it: the asset
/// catalogs and font files below the folder, those nearest to a document first; the `.ninefold.yml` files around each
/// document; and its translations.
///
/// ```swift
/// let project = try Project(at: "App")
/// var compiler = Compiler()
/// for document in project.documents {
///   let compilation = try compiler.compile(document)
///   print(document.path, compilation.diagnostics.count)
/// }
/// ```
public struct Project: Sendable {
  /// A document of a project.
  public struct Document: Sendable {
    /// The path: that of the project's folder with the path below it.
    public let path: String
    /// The images, colours and fonts that the document can name.
    public let assets: Assets
    /// Its texts in other languages.
    public let localizations: Localizations
    /// What the configuration files around it state; nil without any.
    public let configuration: ProjectConfiguration?

    /// Reads the document.
    ///
    /// - Parameter limit: How many bytes are read at most: one more than a compiler takes, so that it reports a longer file.
    /// - Returns: Its bytes and path.
    /// - Throws: When the file cannot be read.
    public func read(limit: Int = Limits().bytes + 1) throws(FileError) -> SourceFile {
      SourceFile(
        path: path, bytes: try FileError.reading(path, FileReading.read(path, limit: limit)))
    }
  }

  /// The documents, in byte order of their paths.
  public let documents: [Document]
  /// The asset catalogs below the folder.
  ///
  /// A project of one document has none; those of its document are in its assets.
  public let catalogs: [Assets.Catalog]
  /// What could not be read.
  public let errors: [FileError]
  /// What was left out.
  public let warnings: [SearchWarning]

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, or of one document.
  ///   - readsTranslations: Whether translations are looked for.
  /// - Throws: When nothing is at the path, or it cannot be read.
  public init(at path: String, readsTranslations: Bool = true) throws(FileError) {
    // A file of this name is not standard input.
    let search = try InputSearch([path == "-" ? "./-" : path])
    let assets = try AssetSelection(given: [], search: search, jobs: nil)
    let fonts = try FontSelection(given: [], search: search, projects: assets.projects)
    let configurations = try ConfigurationSelection(.search, documents: search.documents)
    let localizations = LocalizationSearch(for: search.documents, looks: readsTranslations)
    documents = search.documents.map { document in
      Document(
        path: document.path,
        assets: assets.assets(for: document).with(fonts: fonts.fonts(for: document)),
        localizations: localizations.localizations(of: document),
        configuration: configurations.number(for: document).map { configurations.all[$0] })
    }
    catalogs = assets.catalogs
    errors = search.faults + assets.faults + configurations.faults
    warnings = search.warnings + assets.warnings
  }
}

extension Compiler {
  /// Reads a document of a project, and takes it through all stages.
  ///
  /// - Parameter document: The document.
  /// - Returns: The findings, and the document laid out.
  /// - Throws: When the file cannot be read.
  public mutating func compile(_ document: Project.Document) throws(FileError) -> Compilation {
    let file = try document.read(limit: options.limits.bytes + 1)
    return compile(
      file, assets: document.assets, localizations: document.localizations,
      configuration: document.configuration)
  }
}
