public import InterfaceSource
public import Ninefold

/// The documents in a folder, each with the files that it is compiled with.
///
/// Hidden folders and links to folders are skipped. Files are found in the same way as by the
/// `ninefold` commands: the asset catalogs and font files below the folder, those nearest to a
/// document first; the `.ninefold.yml` files in the document's folder and its parents; and its
/// translations.
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
    /// The path: that of the project's folder joined with the document's relative path.
    public let path: String
    /// The images, colors and fonts that the document can refer to.
    public let assets: Assets
    /// The translations of the document.
    public let localizations: Localizations
    /// The configuration files that apply to the document, or `nil` if there are none.
    public let configuration: ProjectConfiguration?

    /// Reads the document.
    ///
    /// - Parameter limit: The maximum number of bytes to read. The default is one more than a
    ///   compiler accepts, so that it reports a longer file.
    /// - Returns: The bytes and path of the document.
    /// - Throws: An error if the file cannot be read.
    public func read(limit: Int = Limits().bytes + 1) throws(FileError) -> SourceFile {
      SourceFile(
        path: path, bytes: try FileError.reading(path, FileReading.read(path, limit: limit)))
    }
  }

  /// The documents, in byte order of their paths.
  public let documents: [Document]
  /// The asset catalogs below the folder.
  ///
  /// A project of a single document has none; the catalogs of the document are in its assets.
  public let catalogs: [Assets.Catalog]
  /// The errors for files that could not be read.
  public let errors: [FileError]
  /// The warnings about skipped or missing files.
  public let warnings: [SearchWarning]

  /// Creates a project from a folder or a single document.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, or of one document.
  ///   - readsTranslations: Whether to search for translations.
  /// - Throws: An error if the path does not exist or cannot be read.
  public init(at path: String, readsTranslations: Bool = true) throws(FileError) {
    // A file named `-` is not standard input.
    let search = try InputSearch([path == "-" ? "./-" : path])
    let assets = try AssetSelection(specified: [], search: search, jobs: nil)
    let fonts = try FontSelection(specified: [], search: search, projects: assets.projects)
    let configurations = try ConfigurationSelection(.search, documents: search.documents)
    let localizations = LocalizationSearch(for: search.documents, isEnabled: readsTranslations)
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
  /// Reads and compiles a document of a project.
  ///
  /// - Parameter document: The document.
  /// - Returns: The findings and the laid-out document.
  /// - Throws: An error if the file cannot be read.
  public mutating func compile(_ document: Project.Document) throws(FileError) -> Compilation {
    let file = try document.read(limit: options.limits.bytes + 1)
    return compile(
      file, assets: document.assets, localizations: document.localizations,
      configuration: document.configuration)
  }
}
