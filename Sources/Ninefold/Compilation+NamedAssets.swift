import InterfaceAssets

/// An image or color of a catalog, or an image file, as people look at it.
package struct NamedAsset: Sendable {
  /// The file that declares it: the `Contents.json` of its set, or the image itself.
  package let path: String
  /// A description of each variant.
  package let variants: [String]

  fileprivate init(_ set: VariantSet, isLoose: Bool) {
    let file = set.variants.first { $0.file != nil }?.file?.path
    path = isLoose ? file ?? set.asset.path : set.asset.contents.path
    variants = set.variants.compactMap { variant in
      variant.label.map { "\($0): \(variant.candidate.text)" }
    }
  }
}

extension Compilation {
  /// The names of the images in catalogs to which the document can refer.
  package var imageNames: [String] { input.assets.library.ordering.imageNames }

  /// The names of the colors in catalogs to which the document can refer.
  package var colorNames: [String] { input.assets.library.ordering.colorNames }

  /// Returns the image with a name in the document, or `nil` if there is none.
  package func image(named name: String) -> NamedAsset? {
    let library = input.assets.library
    if let set = library.catalogIndex(ofImage: name)?.set {
      return NamedAsset(set.variants, isLoose: false)
    }
    if let set = library.symbolSet(named: name) {
      return NamedAsset(set.variants, isLoose: false)
    }
    return library.imageSet(named: name).map { NamedAsset($0.variants, isLoose: true) }
  }

  /// Returns the color with a name in the document, or `nil` if there is none.
  package func color(named name: String) -> NamedAsset? {
    input.assets.library.colorSet(named: name).map { NamedAsset($0.variants, isLoose: false) }
  }
}
