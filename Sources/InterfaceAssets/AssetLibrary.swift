package import InterfaceTraits

/// All assets that documents can name: the first catalog that has a name wins, loose images come
/// after all catalogs.
package struct AssetLibrary: Sendable {
  /// The catalogs in the order in which they are asked.
  package var catalogs: [Catalog]
  /// Images that are put together by hand, by their names: they come before all others.
  package var registered: [String: ImageSet] = [:]
  /// The image files beside the documents.
  package var looseImages: LooseImages

  /// Creates a library; without arguments it has no assets.
  package init(catalogs: [Catalog] = [], looseImages: LooseImages = LooseImages(files: [])) {
    self.catalogs = catalogs
    self.looseImages = looseImages
  }

  /// The image set of a name, which is case-sensitive.
  package func imageSet(named name: String) -> ImageSet? {
    registered[name] ?? catalogIndex(ofImage: name)?.set ?? looseImages.imageSet(named: name)
  }

  /// The image set of a name with the index of the catalog that has it; nil when none has.
  package func catalogIndex(ofImage name: String) -> (index: Int, set: ImageSet)? {
    // A span lends the catalogs, where a loop would copy each.
    let catalogs = catalogs.span
    for index in catalogs.indices {
      if let set = catalogs[index].imageSet(named: name) { return (index, set) }
    }
    return nil
  }

  /// The colour set of a name, which is case-sensitive.
  package func colorSet(named name: String) -> ColorSet? {
    for catalog in catalogs {
      if let set = catalog.colorSet(named: name) { return set }
    }
    return nil
  }

  /// The symbol set of a name, which is case-sensitive.
  package func symbolSet(named name: String) -> SymbolSet? {
    for catalog in catalogs {
      if let set = catalog.symbolSet(named: name) { return set }
    }
    return nil
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
}
