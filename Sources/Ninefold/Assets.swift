package import InterfaceAssets
public import InterfaceSource

/// The images and colours that documents can name.
///
/// Files are handed in as functions that fetch their bytes: nothing here opens a file.
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
  /// A file with a function that fetches its bytes.
  ///
  /// ```swift
  /// let logo = Assets.File(path: "Logo.png") { limit in Array(bytes.prefix(limit)) }
  /// let assets = Assets(looseImages: [logo])
  /// print(assets.isEmpty)
  /// ```
  public struct File: Sendable {
    let file: AssetFile

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: The path: of a file in a catalog the one below the catalog's folder.
    ///   - read: Fetches at most the given number of bytes from the start of the file; nil when it
    ///     cannot be read.
    public init(path: String, read: @escaping @Sendable (_ limit: Int) -> [UInt8]?) {
      file = AssetFile(path: path, read: read)
    }
  }

  /// An asset catalog whose descriptions are read; the images themselves are not yet.
  ///
  /// ```swift
  /// let catalog = Assets.Catalog(path: "App/Assets.xcassets", files: [])
  /// for finding in catalog.findings { print(finding.file.path, finding.diagnostics.count) }
  /// ```
  public struct Catalog: Sendable {
    package let catalog: InterfaceAssets.Catalog
    /// The files by their paths below the folder.
    let files: [String: AssetFile]

    /// Reads the descriptions in an `.xcassets` folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - files: All files in the folder and below, in any order.
    public init(path: String, files: [File]) {
      catalog = InterfaceAssets.Catalog(
        reading: AssetCatalogSource(path: path, files: files.map(\.file)))
      self.files = Assets.byPath(files)
    }

    /// The path of the folder.
    public var path: String { catalog.path }

    /// What is wrong in the catalog, file by file.
    public var findings: [(file: SourceFile, diagnostics: [Diagnostic])] {
      findings { !$0.isOptIn }
    }

    /// The findings of some kinds, also of those that are told only where they are asked for.
    package func findings(
      _ isWanted: (DiagnosticKind) -> Bool
    ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
      catalog.findings.compactMap { found in
        let wanted = found.diagnostics.filter { isWanted($0.kind) }
        return wanted.isEmpty ? nil : (found.file, wanted)
      }
    }
  }

  /// What is wrong in catalogs, alone and together, file by file; of kinds that are wanted.
  package static func findings(
    in catalogs: [Catalog], where isWanted: (DiagnosticKind) -> Bool
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    let together = SiblingCheck.findings(in: catalogs.map(\.catalog)).filter {
      $0.diagnostics.allSatisfy { isWanted($0.kind) }
    }
    return catalogs.flatMap { $0.findings(isWanted) } + together.map { ($0.file, $0.diagnostics) }
  }

  /// Catalogs that documents of several folders ask, each in an order of its own.
  package struct CatalogPool: Sendable {
    let catalogs: [Catalog]
    let names: CatalogNames

    /// Gathers catalogs, whose numbers are their places among them.
    package init(_ catalogs: [Catalog]) {
      self.catalogs = catalogs
      names = CatalogNames(catalogs.map(\.catalog))
    }
  }

  /// The catalogs, which the library puts in order.
  private let pool: CatalogPool
  /// The files in no catalog, by their paths.
  let looseFiles: [String: AssetFile]
  /// The catalogs and the loose images together.
  private(set) var library: AssetLibrary

  /// The font files that texts are measured with.
  public internal(set) var fonts = Fonts()

  /// Turns the bytes of a PDF file into an SVG document, for pictures; nil for what cannot be turned.
  ///
  /// Without it PDF images are drawn as placeholders; so is an image for which it throws a reason.
  public var drawPDF: (@Sendable ([UInt8]) throws(PlaceholderReason) -> [UInt8]?)?

  /// Is told of each image that pictures show a placeholder for, though its file is there, by the file's path: once or more
  /// often, by several threads.
  public var tellPlaceholder: (@Sendable (_ path: String, PlaceholderReason) -> Void)?

  /// Whether a name that they do not have is one that the document's project does not have.
  package var isOfWholeProject = true

  /// Whether there are no assets at all.
  public var isEmpty: Bool {
    library.ordering.isEmpty && looseFiles.isEmpty && library.registered.isEmpty
  }

  /// Gathers assets; of two of one name the one in the earlier catalog counts.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs in the order in which they are asked.
  ///   - looseImages: Image files that are in no catalog.
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

  /// The same loose and registered images and fonts with other catalogs.
  public func with(catalogs: [Catalog]) -> Assets {
    with(CatalogPool(catalogs)) { UInt64($0) }
  }

  /// The same loose and registered images and fonts with some of other catalogs.
  ///
  /// - Parameters:
  ///   - pool: The catalogs.
  ///   - rank: Where a catalog stands among the others, by its number, which no other one has; nil for one that is not
  ///     asked.
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
    assets.tellPlaceholder = tellPlaceholder
    return assets
  }

  /// The assets of others with images that come before them.
  init(_ assets: Assets, registering sets: [ImageSet]) {
    pool = assets.pool
    let files = sets.flatMap { $0.slots.compactMap(\.file) }
    looseFiles = assets.looseFiles.merging(files.map { ($0.path, $0) }) { $1 }
    library = assets.library
    fonts = assets.fonts
    drawPDF = assets.drawPDF
    tellPlaceholder = assets.tellPlaceholder
    for set in sets { library.registered[set.asset.name] = set }
  }

  /// The same images and colours with other fonts.
  public func with(fonts: Fonts) -> Assets {
    var assets = self
    assets.fonts = fonts
    return assets
  }

  /// The catalog at a place of the order in which they are asked; nil for none and for a place that there is not.
  func catalog(at index: Int?) -> Catalog? {
    guard let index else { return nil }
    let numbers = library.ordering.numbers
    return numbers.indices.contains(index) ? pool.catalogs[numbers[index]] : nil
  }

  private static func byPath(_ files: [File]) -> [String: AssetFile] {
    Dictionary(files.map { ($0.file.path, $0.file) }) { first, _ in first }
  }
}
