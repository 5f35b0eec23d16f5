package import InterfaceTraits

/// An asset catalog.
///
/// It is immutable and shared, because every folder of documents lists all catalogs.
package final class Catalog: Sendable {
  /// The path of the `.xcassets` folder as the user gave it.
  package let path: String
  /// The images in byte order of their paths.
  package let imageSets: [ImageSet]
  /// The colors in byte order of their paths.
  package let colorSets: [ColorSet]
  /// The symbols in byte order of their paths.
  package let symbolSets: [SymbolSet]
  /// The assets of all other kinds and the sets within them, in byte order of their paths.
  package let otherSets: [VariantSet]
  /// The findings per file, in byte order of the files' paths.
  package let findings: [FileFindings]

  private let imageIndex: [String: Int]
  private let colorIndex: [String: Int]
  private let symbolIndex: [String: Int]

  /// Reads the `Contents.json` files of a catalog, but not its image files.
  package init(reading source: AssetCatalogSource) {
    var reader = CatalogReader(source)
    reader.readAssets()
    path = source.path
    imageSets = reader.imageSets
    colorSets = reader.colorSets
    symbolSets = reader.symbolSets
    otherSets = reader.otherSets
    findings = reader.findings
    imageIndex = Self.index(imageSets.map(\.asset))
    colorIndex = Self.index(colorSets.map(\.asset))
    symbolIndex = Self.index(symbolSets.map(\.asset))
  }

  /// The assets of all other kinds and those within them, in byte order of their paths.
  package var otherAssets: [Asset] { otherSets.map(\.asset) }

  /// All sets: images, colors, symbols, then the others, each in byte order of their paths.
  package var variantSets: [VariantSet] {
    imageSets.map(\.variants) + colorSets.map(\.variants) + symbolSets.map(\.variants) + otherSets
  }

  /// Returns the image set with a case-sensitive name.
  package func imageSet(named name: String) -> ImageSet? {
    imageIndex[name].map { imageSets[$0] }
  }

  /// Returns the index of an image set in `imageSets`.
  func position(ofImage name: String) -> Int? { imageIndex[name] }

  /// Returns the index of a color set in `colorSets`.
  func position(ofColor name: String) -> Int? { colorIndex[name] }

  /// Returns the color set with a case-sensitive name.
  package func colorSet(named name: String) -> ColorSet? {
    colorIndex[name].map { colorSets[$0] }
  }

  /// Returns the symbol set with a case-sensitive name.
  package func symbolSet(named name: String) -> SymbolSet? {
    symbolIndex[name].map { symbolSets[$0] }
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

  /// Returns the index of each name, or of its first occurrence if it occurs twice.
  private static func index(_ assets: [Asset]) -> [String: Int] {
    Dictionary(zip(assets.map(\.name), assets.indices)) { first, _ in first }
  }
}
