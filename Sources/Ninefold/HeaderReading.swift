import InterfaceAssets
import InterfaceModel
import InterfaceResolution
import InterfaceTraits

/// Reads the headers of the images that documents name, each file once.
struct HeaderReading {
  private var memo = ImageHeaderMemo()

  /// What the assets know of images; nil when there are none.
  ///
  /// The headers of the images in a document's resources, which are nearly all that it names, are
  /// read now; others when they are asked for.
  mutating func lookup(
    in assets: Assets, for document: Document
  ) -> ImageResolver.CatalogLookup? {
    guard !assets.isEmpty else { return nil }
    for image in document.resources.images where !image.isSymbol {
      for slot in assets.library.imageSet(named: image.name)?.slots ?? [] {
        if let file = slot.file { _ = memo.header(of: file) }
      }
    }
    return { [memo] name, traits in
      var memo = memo
      return assets.image(named: name, for: traits, headers: &memo)
    }
  }
}

extension Assets {
  /// What is known of an image; nil when no asset has the name.
  fileprivate func image(
    named name: String, for traits: TraitCollection, headers: inout ImageHeaderMemo
  ) -> ImageResolver.CatalogImage? {
    guard let match = library.bestMatch(imageNamed: name, traits: traits) else { return nil }
    return ImageResolver.CatalogImage(
      size: match.pointSize(using: &headers), asset: asset(match, named: name),
      isTemplate: match.renderingIntent == .template)
  }

  private func asset(_ match: ImageMatch, named name: String) -> ResolvedAsset? {
    guard let file = match.file else { return nil }
    for (index, catalog) in library.catalogs.enumerated()
    where catalog.imageSet(named: name) != nil {
      // The path below the catalog's folder, without the slash before it.
      let below = file.path.dropFirst(catalog.path.count).drop { $0 == "/" }
      return ResolvedAsset(catalog: index, path: String(below), scale: match.scale)
    }
    return ResolvedAsset(catalog: -1, path: file.path, scale: match.scale)
  }
}
