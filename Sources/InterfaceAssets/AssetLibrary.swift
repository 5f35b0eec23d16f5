package import InterfaceTraits

/// All assets that documents can refer to; the first catalog that contains a name takes precedence,
/// and loose images come after all catalogs.
package struct AssetLibrary: Sendable {
  /// The catalogs in search order.
  package let ordering: CatalogOrdering
  /// Images registered in code, by name, which precede all others.
  package var registered: [String: ImageSet] = [:]
  /// The image files outside catalogs.
  package var looseImages: LooseImages

  /// Creates a library, by default without assets.
  package init(catalogs: [Catalog] = [], looseImages: LooseImages = LooseImages(files: [])) {
    self.init(
      ordering: CatalogOrdering(CatalogNames(catalogs)) { UInt64($0) }, looseImages: looseImages)
  }

  /// Creates a library of shared catalogs.
  package init(ordering: CatalogOrdering, looseImages: LooseImages) {
    self.ordering = ordering
    self.looseImages = looseImages
  }

  /// The catalogs in search order.
  package var catalogs: [Catalog] { ordering.catalogs }

  /// Returns the image set with a case-sensitive name.
  package func imageSet(named name: String) -> ImageSet? {
    registered[name] ?? ordering.imageSet(named: name) ?? looseImages.imageSet(named: name)
  }

  /// Returns the image set with a name and the index of its catalog, or `nil` if no catalog
  /// contains it.
  package func catalogIndex(
    ofImage name: String
  ) -> (index: Int, catalog: Catalog, set: ImageSet)? {
    guard let number = ordering.catalog(withImage: name),
      let index = ordering.index(of: number)
    else { return nil }
    let catalog = ordering.catalog(number)
    return catalog.imageSet(named: name).map { (index, catalog, $0) }
  }

  /// Returns the color set with a case-sensitive name.
  package func colorSet(named name: String) -> ColorSet? { ordering.colorSet(named: name) }

  /// Returns the symbol set with a case-sensitive name.
  package func symbolSet(named name: String) -> SymbolSet? { ordering.symbolSet(named: name) }

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
