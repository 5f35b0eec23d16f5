package import InterfaceTraits

/// All assets that documents can name: the first catalog that has a name wins, loose images come
/// after all catalogs.
package struct AssetLibrary: Sendable {
  /// The catalogs with the order in which they are asked.
  package let ordering: CatalogOrdering
  /// Images that are put together by hand, by their names: they come before all others.
  package var registered: [String: ImageSet] = [:]
  /// The image files beside the documents.
  package var looseImages: LooseImages

  /// Creates a library; without arguments it has no assets.
  package init(catalogs: [Catalog] = [], looseImages: LooseImages = LooseImages(files: [])) {
    self.init(
      ordering: CatalogOrdering(CatalogNames(catalogs)) { UInt64($0) }, looseImages: looseImages)
  }

  /// Creates a library of catalogs that others share.
  package init(ordering: CatalogOrdering, looseImages: LooseImages) {
    self.ordering = ordering
    self.looseImages = looseImages
  }

  /// The catalogs in the order in which they are asked.
  package var catalogs: [Catalog] { ordering.catalogs }

  /// The image set of a name, which is case-sensitive.
  package func imageSet(named name: String) -> ImageSet? {
    registered[name] ?? ordering.imageSet(named: name) ?? looseImages.imageSet(named: name)
  }

  /// The image set of a name with the index of the catalog that has it; nil when none has.
  package func catalogIndex(
    ofImage name: String
  ) -> (index: Int, catalog: Catalog, set: ImageSet)? {
    guard let number = ordering.catalog(withImage: name),
      let index = ordering.index(of: number)
    else { return nil }
    let catalog = ordering.catalog(number)
    return catalog.imageSet(named: name).map { (index, catalog, $0) }
  }

  /// The colour set of a name, which is case-sensitive.
  package func colorSet(named name: String) -> ColorSet? { ordering.colorSet(named: name) }

  /// The symbol set of a name, which is case-sensitive.
  package func symbolSet(named name: String) -> SymbolSet? { ordering.symbolSet(named: name) }

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
}
