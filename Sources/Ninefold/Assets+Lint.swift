import InterfaceAssets
import InterfaceLint

extension Assets {
  /// The names of the images and colours, for rules.
  ///
  /// Image sets stand for images, symbol sets too, and image files that are in no catalog.
  var linted: LintedAssets {
    LintedAssets(
      hasImages: library.catalogs.contains { !$0.imageSets.isEmpty },
      hasColors: library.catalogs.contains { !$0.colorSets.isEmpty },
      images: { [library] name in
        library.imageSet(named: name) != nil || library.symbolSet(named: name) != nil
      },
      colors: { [library] name in library.colorSet(named: name) != nil },
      namesOfImages: { [library] in
        var names: [String] = []
        for catalog in library.catalogs {
          let sets = catalog.imageSets
          for index in sets.indices { names.append(sets[index].asset.name) }
        }
        return names
      },
      namesOfColors: { [library] in
        library.catalogs.flatMap { $0.colorSets.map(\.asset.name) }
      })
  }
}
