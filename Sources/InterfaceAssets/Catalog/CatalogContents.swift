import InterfaceSource

/// The assets of a catalog, or of a part of it, as read.
final class CatalogContents: Sendable {
  /// The images in byte order of their paths.
  let imageSets: [ImageSet]
  /// The colors in byte order of their paths.
  let colorSets: [ColorSet]
  /// The symbols in byte order of their paths.
  let symbolSets: [SymbolSet]
  /// The assets of all other kinds and the sets within them, in byte order of their paths.
  let otherSets: [VariantSet]
  /// The findings per file, in byte order of the files' paths.
  let findings: [FileFindings]

  private let imageIndex: [String: Int]
  private let colorIndex: [String: Int]
  private let symbolIndex: [String: Int]

  /// Reads the `Contents.json` files of a catalog, but not its image files.
  ///
  /// - Parameters:
  ///   - source: The files.
  ///   - namespaces: Whether the groups at some paths provide a namespace; others are read.
  init(reading source: AssetCatalogSource, namespaces: [String: Bool] = [:]) {
    var reader = CatalogReader(source, namespaces: namespaces)
    reader.readAssets()
    imageSets = reader.imageSets
    colorSets = reader.colorSets
    symbolSets = reader.symbolSets
    otherSets = reader.otherSets
    findings = reader.findings
    imageIndex = Self.index(imageSets.map(\.asset))
    colorIndex = Self.index(colorSets.map(\.asset))
    symbolIndex = Self.index(symbolSets.map(\.asset))
  }

  /// Whether a slot names a file that does not exist, or that is spelled in another case.
  var lacksFiles: Bool {
    findings.contains { found in
      found.diagnostics.contains { $0.kind == .assetFileMissing || $0.kind == .assetFileCase }
    }
  }

  /// Returns the image set with a case-sensitive name.
  func imageSet(named name: String) -> ImageSet? { imageIndex[name].map { imageSets[$0] } }

  /// Returns the color set with a case-sensitive name.
  func colorSet(named name: String) -> ColorSet? { colorIndex[name].map { colorSets[$0] } }

  /// Returns the symbol set with a case-sensitive name.
  func symbolSet(named name: String) -> SymbolSet? { symbolIndex[name].map { symbolSets[$0] } }

  /// Returns the asset of a kind that documents refer to, by its case-sensitive name.
  func asset(_ kind: NamedKind, named name: String) -> Asset? {
    switch kind {
    case .image: imageIndex[name].map { imageSets[$0].asset }
    case .color: colorIndex[name].map { colorSets[$0].asset }
    case .symbol: symbolIndex[name].map { symbolSets[$0].asset }
    }
  }

  /// Returns the assets of a kind, in byte order of their paths.
  func assets(_ kind: NamedKind) -> [Asset] {
    switch kind {
    case .image: imageSets.map(\.asset)
    case .color: colorSets.map(\.asset)
    case .symbol: symbolSets.map(\.asset)
    }
  }

  /// Returns the index of each name, or of its first occurrence if it occurs twice.
  private static func index(_ assets: [Asset]) -> [String: Int] {
    Dictionary(zip(assets.map(\.name), assets.indices)) { first, _ in first }
  }
}
