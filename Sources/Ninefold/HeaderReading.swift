import InterfaceAssets
import InterfaceModel
import InterfaceResolution
import InterfaceTraits

/// Reads the headers of the images that documents refer to, each file once.
struct HeaderReading {
  private var memo = ImageHeaderMemo()

  /// Returns the image lookup of the assets, or `nil` if there are none.
  ///
  /// The headers of images in a document's resources, which are nearly all that it refers to, are
  /// read immediately; others when they are looked up.
  mutating func lookup(
    in assets: Assets, for resources: Resources, noting log: AssetLookupLog? = nil
  ) -> ImageResolver.CatalogLookup? {
    guard !assets.isEmpty else { return nil }
    var found: [String: FoundImage?] = [:]
    for image in resources.images where !image.isSymbol && found[image.name] == nil {
      let imageAsset = assets.found(image: image.name)
      log?.note(image: image.name)
      found[image.name] = .some(imageAsset)
      for slot in imageAsset?.set.slots ?? [] {
        if let file = slot.file { _ = memo.header(of: file) }
      }
    }
    return { [memo, found, log] name, traits in
      var memo = memo
      log?.note(image: name)
      let image = found[name] ?? assets.found(image: name)
      return image?.variant(for: traits, headers: &memo)
    }
  }
}

/// An image found in the assets by its name.
struct FoundImage: Sendable {
  let set: ImageSet
  /// The index of the catalog and its path, or `nil` for a loose image.
  let catalog: (index: Int, path: String)?

  /// Returns the image's properties for some traits, or `nil` if no variant matches them.
  fileprivate func variant(
    for traits: TraitCollection, headers: inout ImageHeaderMemo
  ) -> ImageResolver.CatalogImage? {
    guard let match = set.bestMatch(for: AssetTraits(traits)) else { return nil }
    return ImageResolver.CatalogImage(
      size: match.pointSize(using: &headers), asset: asset(match),
      isTemplate: match.renderingIntent == .template,
      alignmentInsets: match.alignmentInsets ?? .zero,
      slices: match.slices(using: &headers), isMirrored: match.isMirrored)
  }

  private func asset(_ match: ImageMatch) -> ResolvedAsset? {
    guard let file = match.file else { return nil }
    guard let catalog else {
      return ResolvedAsset(catalog: nil, path: file.path, scale: match.scale)
    }
    // The path below the catalog's folder, without the leading slash. It is compared as bytes
    // because a combining mark at the start of a name forms one character with the slash.
    let below = file.path.utf8.dropFirst(catalog.path.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return ResolvedAsset(
      catalog: catalog.index, path: String(decoding: below, as: UTF8.self), scale: match.scale)
  }
}

extension Assets {
  /// Returns the image with a name, from the first catalog that contains it or from the loose
  /// images.
  func found(image name: String) -> FoundImage? {
    if let set = library.registered[name] { return FoundImage(set: set, catalog: nil) }
    if let (index, catalog, set) = library.catalogIndex(ofImage: name) {
      return FoundImage(set: set, catalog: (index, catalog.path))
    }
    return library.looseImages.imageSet(named: name).map { FoundImage(set: $0, catalog: nil) }
  }
}

extension ImageMatch {
  /// Returns the parts in which the image stretches, or `nil` if it stretches as a whole or its
  /// size is unknown.
  fileprivate func slices(using headers: inout ImageHeaderMemo) -> ImageSlices? {
    guard let resizing = slot.resizing, let caps = capInsets,
      let whole = wholeSize(using: &headers)
    else { return nil }
    let isWide = resizing.mode != .threePartsVertical
    let isHigh = resizing.mode != .threePartsHorizontal
    let center = resizing.center ?? .zero
    return ImageSlices(
      size: whole,
      caps: LayoutInsets(
        top: isHigh ? caps.top : 0, left: isWide ? caps.left : 0, bottom: isHigh ? caps.bottom : 0,
        right: isWide ? caps.right : 0),
      center: LayoutSize(
        width: isWide ? center.width / scale : 0, height: isHigh ? center.height / scale : 0),
      isTiled: resizing.centerMode == .tile)
  }
}
