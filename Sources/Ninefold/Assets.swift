package import InterfaceAssets
public import InterfaceSource

/// The images and colors that documents can refer to by name.
///
/// Files are passed as functions that read their bytes; the library itself opens no file.
///
/// ```swift
/// let contents = Array(#"{"images": [{"filename": "a.pdf", "idiom": "universal"}]}"#.utf8)
/// let catalog = Assets.Catalog(
///   path: "App/Assets.xcassets",
///   files: [
///     Assets.File(path: "Logo.imageset/Contents.json") { Array(contents.prefix($0)) },
///     Assets.File(path: "Logo.imageset/a.pdf") { _ in nil },
///   ])
/// var compiler = Compiler()
/// let compilation = compiler.compile(file, assets: Assets(catalogs: [catalog]))
/// print(compilation.diagnostics.count)
/// ```
public struct Assets: Sendable {
  /// A file and a function that reads its bytes.
  ///
  /// ```swift
  /// let logo = Assets.File(path: "Logo.png") { limit in Array(bytes.prefix(limit)) }
  /// let assets = Assets(looseImages: [logo])
  /// print(assets.isEmpty)
  /// ```
  public struct File: Sendable {
    let file: AssetFile

    /// Creates a file from its path and a function that reads it.
    ///
    /// - Parameters:
    ///   - path: The path; for a file in a catalog, relative to the catalog's folder.
    ///   - read: A function that returns at most the given number of bytes from the start of the
    ///     file, or `nil` if the file cannot be read.
    public init(path: String, read: @escaping @Sendable (_ limit: Int) -> [UInt8]?) {
      file = AssetFile(path: path, read: read)
    }
  }

  /// An asset catalog whose descriptions have been read, but not its images.
  ///
  /// ```swift
  /// let catalog = Assets.Catalog(path: "App/Assets.xcassets", files: [])
  /// for finding in catalog.findings { print(finding.file.path, finding.diagnostics.count) }
  /// ```
  public struct Catalog: Sendable {
    package let catalog: InterfaceAssets.Catalog
    /// Returns the file at a path relative to the folder.
    let file: @Sendable (_ path: String) -> AssetFile?

    /// Reads the descriptions in an `.xcassets` folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - files: All files in the folder and its subfolders, in any order.
    public init(path: String, files: [File]) {
      catalog = InterfaceAssets.Catalog(
        reading: AssetCatalogSource(path: path, files: files.map(\.file)))
      let files = Assets.byPath(files)
      file = { files[$0] }
    }

    /// Creates a catalog that reads only the sets that documents refer to, unless all of its assets
    /// are requested.
    package init(searching folder: AssetCatalogFolder) {
      catalog = InterfaceAssets.Catalog(searching: folder)
      file = { folder.file(at: $0) }
    }

    /// Creates one of many catalogs, which reads the same and keeps little of it.
    package init(
      searching folder: AssetCatalogFolder, asOneOf many: InterfaceAssets.RecentSearches
    ) {
      catalog = InterfaceAssets.Catalog(searching: folder, asOneOf: many)
      file = { folder.file(at: $0) }
    }

    /// The path of the folder.
    public var path: String { catalog.path }

    /// The problems in the catalog, file by file.
    public var findings: [(file: SourceFile, diagnostics: [Diagnostic])] {
      findings { !$0.isOptIn }
    }

    /// Returns the findings of the given kinds, including those that are off by default.
    package func findings(
      _ isIncluded: (DiagnosticKind) -> Bool
    ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
      catalog.findings.compactMap { found in
        let included = found.diagnostics.filter { isIncluded($0.kind) }
        return included.isEmpty ? nil : (found.file, included)
      }
    }
  }

  /// Returns the findings of the given kinds within catalogs and between them, file by file.
  package static func findings(
    in catalogs: [Catalog], where isIncluded: (DiagnosticKind) -> Bool
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    catalogs.flatMap { $0.findings(isIncluded) } + findings(between: catalogs, where: isIncluded)
  }

  /// Returns the findings of the given kinds between catalogs, file by file.
  package static func findings(
    between catalogs: [Catalog], where isIncluded: (DiagnosticKind) -> Bool
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    SiblingCheck.findings(in: catalogs.map(\.catalog)).filter {
      $0.diagnostics.allSatisfy { isIncluded($0.kind) }
    }.map { ($0.file, $0.diagnostics) }
  }

  /// The catalogs of several folders, which documents search in different orders.
  package struct CatalogPool: Sendable {
    let catalogs: [Catalog]
    let names: CatalogNames

    /// Gathers catalogs; each is identified by its index.
    package init(_ catalogs: [Catalog]) {
      self.catalogs = catalogs
      names = CatalogNames(catalogs.map(\.catalog))
    }
  }

  /// Catalogs in bundles in which a document does not look names up.
  package struct OtherBundles: Sendable {
    private let ordering: CatalogOrdering
    private let names: [[String]]

    /// Gathers catalogs of a pool.
    ///
    /// - Parameters:
    ///   - pool: The catalogs.
    ///   - names: The names of the targets with each catalog.
    ///   - rank: A function that returns the rank of a catalog in another bundle by its index.
    package init(
      _ pool: CatalogPool, names: [[String]],
      rank: @escaping @Sendable (_ number: Int) -> UInt64?
    ) {
      ordering = CatalogOrdering(pool.names, rank: rank)
      self.names = names
    }

    /// Returns the path of the first catalog with an image and the names of its targets, or `nil`
    /// if there is none.
    func location(ofImage name: String) -> (catalog: String, targets: [String])? {
      ordering.catalog(withImage: name).map { (ordering.catalog($0).path, names[$0]) }
    }

    /// Returns the path of the first catalog with a color and the names of its targets, or `nil` if
    /// there is none.
    func location(ofColor name: String) -> (catalog: String, targets: [String])? {
      ordering.catalog(withColor: name).map { (ordering.catalog($0).path, names[$0]) }
    }
  }

  /// The catalogs, which the library orders.
  private let pool: CatalogPool
  /// The files outside any catalog, by path.
  let looseFiles: [String: AssetFile]
  /// The catalogs and loose images, combined.
  private(set) var library: AssetLibrary

  /// The font files that text is measured with.
  public internal(set) var fonts = Fonts()

  /// Converts the bytes of a PDF file to an SVG document for pictures, or returns `nil` if that is
  /// impossible.
  ///
  /// If this property is `nil`, PDF images are drawn as placeholders. So is an image for which the
  /// function throws a reason.
  public var drawPDF: (@Sendable ([UInt8]) throws(PlaceholderReason) -> [UInt8]?)?

  /// A function that is called for each image that is drawn as a placeholder although its file
  /// exists.
  ///
  /// It receives the path of the file, possibly more than once, and may be called on several
  /// threads.
  public var reportPlaceholder: (@Sendable (_ path: String, PlaceholderReason) -> Void)?

  /// The catalogs of the document's project that are in other bundles, or `nil` if there are none.
  package var otherBundles: OtherBundles?

  /// Whether a name that is missing here is missing from the document's whole project.
  package var isOfWholeProject = true

  /// A Boolean value that indicates whether there are no assets.
  public var isEmpty: Bool {
    library.ordering.isEmpty && looseFiles.isEmpty && library.registered.isEmpty
  }

  /// Gathers assets; if two have the same name, the one in the earlier catalog is used.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs in search order.
  ///   - looseImages: Image files outside any catalog.
  public init(catalogs: [Catalog] = [], looseImages: [File] = []) {
    let pool = CatalogPool(catalogs)
    self.init(
      pool, ordering: CatalogOrdering(pool.names) { UInt64($0) },
      looseFiles: Self.byPath(looseImages),
      looseImages: LooseImages(files: looseImages.map(\.file)))
  }

  private init(
    _ pool: CatalogPool, ordering: CatalogOrdering, looseFiles: [String: AssetFile],
    looseImages: LooseImages
  ) {
    self.pool = pool
    self.looseFiles = looseFiles
    library = AssetLibrary(ordering: ordering, looseImages: looseImages)
  }

  /// Returns these assets with other catalogs but the same loose images, registered images and
  /// fonts.
  public func with(catalogs: [Catalog]) -> Assets {
    with(CatalogPool(catalogs)) { UInt64($0) }
  }

  /// Returns these assets with catalogs of a pool but the same loose images, registered images and
  /// fonts.
  ///
  /// - Parameters:
  ///   - pool: The catalogs.
  ///   - rank: A function that returns the unique search rank of a catalog by its index, or `nil`
  ///     for a catalog that is not searched.
  /// - Returns: The assets.
  package func with(
    _ pool: CatalogPool, rank: @escaping @Sendable (_ number: Int) -> UInt64?
  ) -> Assets {
    var assets = Assets(
      pool, ordering: CatalogOrdering(pool.names, rank: rank), looseFiles: looseFiles,
      looseImages: library.looseImages)
    assets.library.registered = library.registered
    assets.fonts = fonts
    assets.drawPDF = drawPDF
    assets.reportPlaceholder = reportPlaceholder
    return assets
  }

  /// Creates a copy of assets with images that take precedence.
  init(_ assets: Assets, registering sets: [ImageSet]) {
    pool = assets.pool
    let files = sets.flatMap { $0.slots.compactMap(\.file) }
    looseFiles = assets.looseFiles.merging(files.map { ($0.path, $0) }) { $1 }
    library = assets.library
    fonts = assets.fonts
    drawPDF = assets.drawPDF
    reportPlaceholder = assets.reportPlaceholder
    otherBundles = assets.otherBundles
    isOfWholeProject = assets.isOfWholeProject
    for set in sets { library.registered[set.asset.name] = set }
  }

  /// Returns these assets with other fonts.
  public func with(fonts: Fonts) -> Assets {
    var assets = self
    assets.fonts = fonts
    return assets
  }

  /// Returns the catalog at an index of the search order, or `nil` if the index is `nil` or out of
  /// range.
  func catalog(at index: Int?) -> Catalog? {
    guard let index else { return nil }
    let numbers = library.ordering.numbers
    return numbers.indices.contains(index) ? pool.catalogs[numbers[index]] : nil
  }

  private static func byPath(_ files: [File]) -> [String: AssetFile] {
    Dictionary(files.map { ($0.file.path, $0.file) }) { first, _ in first }
  }
}
