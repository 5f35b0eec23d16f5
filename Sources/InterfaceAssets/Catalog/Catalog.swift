package import InterfaceTraits

/// An asset catalog.
///
/// It never changes once read, and is shared: every folder of documents lists all catalogs.
package final class Catalog: Sendable {
  /// The path of the `.xcassets` folder as the user gave it.
  package let path: String
  /// The images in byte order of their paths.
  package let imageSets: [ImageSet]
  /// The colours in byte order of their paths.
  package let colorSets: [ColorSet]
  /// The symbols in byte order of their paths.
  package let symbolSets: [SymbolSet]
  /// The assets of all other kinds, and those within them, in byte order of their paths.
  package let otherSets: [VariantSet]
  /// What is wrong in which file, in byte order of the files' paths.
  package let findings: [FileFindings]

  private let imageIndex: [String: Int]
  private let colorIndex: [String: Int]
  private let symbolIndex: [String: Int]

  /// Reads the `Contents.json` files of a catalog; image files are not read.
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

  /// The assets of all other kinds, and those within them, in byte order of their paths.
  package var otherAssets: [Asset] { otherSets.map(\.asset) }

  /// All sets: images, colours, symbols, then the others, each in byte order of their paths.
  package var variantSets: [VariantSet] {
    imageSets.map(\.variants) + colorSets.map(\.variants) + symbolSets.map(\.variants) + otherSets
  }

  /// The image set of a name, which is case-sensitive.
  package func imageSet(named name: String) -> ImageSet? {
    imageIndex[name].map { imageSets[$0] }
  }

  /// Where the image set of a name stands among `imageSets`.
  func position(ofImage name: String) -> Int? { imageIndex[name] }

  /// Where the colour set of a name stands among `colorSets`.
  func position(ofColor name: String) -> Int? { colorIndex[name] }

  /// The colour set of a name, which is case-sensitive.
  package func colorSet(named name: String) -> ColorSet? {
    colorIndex[name].map { colorSets[$0] }
  }

  /// The symbol set of a name, which is case-sensitive.
  package func symbolSet(named name: String) -> SymbolSet? {
    symbolIndex[name].map { symbolSets[$0] }
  }

  /// The variant of an image that fits best; nil when there is no such image, or none of its
  /// variants is compatible with the traits.
  package func bestMatch(imageNamed name: String, for traits: AssetTraits) -> ImageMatch? {
    imageSet(named: name)?.bestMatch(for: traits)
  }

  /// The same for an interface's traits on an ordinary screen.
  package func bestMatch(imageNamed name: String, traits: TraitCollection) -> ImageMatch? {
    bestMatch(imageNamed: name, for: AssetTraits(traits))
  }

  /// The colour that fits best; nil when there is no such colour, or none of its variants is
  /// compatible with the traits.
  package func color(named name: String, for traits: AssetTraits) -> AssetColor? {
    colorSet(named: name)?.color(for: traits)
  }

  /// The same for an interface's traits on an ordinary screen.
  package func color(named name: String, traits: TraitCollection) -> AssetColor? {
    color(named: name, for: AssetTraits(traits))
  }

  /// The place of each name; of a name that stands twice, the first.
  private static func index(_ assets: [Asset]) -> [String: Int] {
    Dictionary(zip(assets.map(\.name), assets.indices)) { first, _ in first }
  }
}
