package import InterfaceTraits

/// An asset catalog.
///
/// It is immutable and shared, because every folder of documents lists all catalogs.
package final class Catalog: Sendable {
  /// The path of the `.xcassets` folder as the user gave it.
  package let path: String
  private let source: Source

  private enum Source {
    /// The whole catalog was read.
    case contents(CatalogContents)
    /// Sets are read when they are requested, or all of them.
    case search(CatalogSearch, all: OnDemand<CatalogContents>)
    /// One of many catalogs: sets are read when they are requested, and nothing is kept for long.
    case one(CatalogSearch, of: RecentSearches, AssetCatalogFolder)
  }

  /// Reads the `Contents.json` files of a catalog, but not its image files.
  package init(reading source: AssetCatalogSource) {
    path = source.path
    self.source = .contents(CatalogContents(reading: source))
  }

  /// Creates a catalog that reads nothing until an asset is requested, and then only the sets with
  /// the requested names, unless all are.
  package init(searching folder: AssetCatalogFolder) {
    path = folder.path
    source = .search(CatalogSearch(folder), all: OnDemand { Self.all(folder) })
  }

  /// Creates one of many catalogs, which reads the same and keeps little of it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - many: The catalogs.
  package init(searching folder: AssetCatalogFolder, asOneOf many: RecentSearches) {
    path = folder.path
    source = .one(CatalogSearch(folder), of: many, folder)
  }

  private static func all(_ folder: AssetCatalogFolder) -> CatalogContents {
    CatalogContents(
      reading: AssetCatalogSource(path: folder.path, files: folder.files(below: "")))
  }

  /// Whether even the names are read only when they are requested.
  var isSearched: Bool {
    switch source {
    case .contents, .one: false
    case .search: true
    }
  }

  private var contents: CatalogContents {
    switch source {
    case .contents(let contents): contents
    case .search(_, let all): all.value
    case .one(_, _, let folder): Self.all(folder)
    }
  }

  // MARK: All assets

  /// The images in byte order of their paths.
  package var imageSets: [ImageSet] { contents.imageSets }
  /// The colors in byte order of their paths.
  package var colorSets: [ColorSet] { contents.colorSets }
  /// The symbols in byte order of their paths.
  package var symbolSets: [SymbolSet] { contents.symbolSets }
  /// The assets of all other kinds and the sets within them, in byte order of their paths.
  package var otherSets: [VariantSet] { contents.otherSets }
  /// The findings per file, in byte order of the files' paths.
  package var findings: [FileFindings] { contents.findings }
  /// The images, colors and symbols.
  var namedAssets: [Asset] {
    let contents = contents
    return NamedKind.allCases.flatMap { contents.assets($0) }
  }

  /// The assets of all other kinds and those within them, in byte order of their paths.
  package var otherAssets: [Asset] { otherSets.map(\.asset) }

  /// All sets: images, colors, symbols, then the others, each in byte order of their paths.
  package var variantSets: [VariantSet] {
    imageSets.map(\.variants) + colorSets.map(\.variants) + symbolSets.map(\.variants) + otherSets
  }

  // MARK: Assets by name

  /// Whether there are images.
  package var hasImages: Bool { hasAssets(.image) }
  /// Whether there are colors.
  package var hasColors: Bool { hasAssets(.color) }

  /// Returns the image set with a case-sensitive name.
  package func imageSet(named name: String) -> ImageSet? {
    contents(.image, named: name)?.imageSet(named: name)
  }

  /// Returns the color set with a case-sensitive name.
  package func colorSet(named name: String) -> ColorSet? {
    contents(.color, named: name)?.colorSet(named: name)
  }

  /// Returns the symbol set with a case-sensitive name.
  package func symbolSet(named name: String) -> SymbolSet? {
    contents(.symbol, named: name)?.symbolSet(named: name)
  }

  /// Returns the asset of a kind with a case-sensitive name.
  func asset(_ kind: NamedKind, named name: String) -> Asset? {
    contents(kind, named: name)?.asset(kind, named: name)
  }

  /// Returns names of a kind: those of all assets, and possibly of folders without files.
  func names(_ kind: NamedKind) -> [String] {
    (try? search?.names(kind)) ?? contents.assets(kind).map(\.name)
  }

  /// The search for assets, or `nil` if all are known.
  private var search: CatalogSearch? {
    switch source {
    case .contents: return nil
    case .search(let search, _): return search
    case .one(let search, let many, _):
      many.note(search)
      return search
    }
  }

  private func hasAssets(_ kind: NamedKind) -> Bool {
    (try? search?.hasAssets(kind)) ?? !contents.assets(kind).isEmpty
  }

  /// Returns contents with the asset of a name, or contents without it if there is none.
  private func contents(_ kind: NamedKind, named name: String) -> CatalogContents? {
    guard let search else { return contents }
    do throws(CatalogSearch.NeedsAll) {
      return try search.contents(kind, named: name)
    } catch {
      return contents
    }
  }

  /// Returns the best matching variant of an image, or `nil` if there is no such image or no
  /// variant is compatible with the traits.
  package func bestMatch(imageNamed name: String, for traits: AssetTraits) -> ImageMatch? {
    imageSet(named: name)?.bestMatch(for: traits)
  }

  /// Returns the best match for an interface's traits on a default screen.
  package func bestMatch(imageNamed name: String, traits: TraitCollection) -> ImageMatch? {
    bestMatch(imageNamed: name, for: AssetTraits(traits))
  }

  /// Returns the best matching color, or `nil` if there is no such color or no variant is
  /// compatible with the traits.
  package func color(named name: String, for traits: AssetTraits) -> AssetColor? {
    colorSet(named: name)?.color(for: traits)
  }

  /// Returns the best match for an interface's traits on a default screen.
  package func color(named name: String, traits: TraitCollection) -> AssetColor? {
    color(named: name, for: AssetTraits(traits))
  }
}
