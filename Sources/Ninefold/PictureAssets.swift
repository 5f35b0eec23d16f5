import InterfaceAssets
import InterfaceModel
import InterfacePicture
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension Assets {
  /// What pictures show of the assets in one configuration.
  func preview(of document: Document, for traits: TraitCollection) -> PreviewAssets {
    guard !isEmpty else {
      let images = ImageResolver(
        resources: document.resources, traits: traits, catalog: nil)
      return PreviewAssets(image: { images.image($0) })
    }
    var headers = HeaderReading()
    let images = ImageResolver(
      resources: document.resources, traits: traits,
      catalog: headers.lookup(in: self, for: document))
    return PreviewAssets(
      bytes: { bytes(of: $0) },
      image: { images.image($0) },
      color: { name in library.color(named: name, traits: traits).flatMap { RGBA($0, traits) } })
  }

  /// The bytes of a file of a catalog, or of a loose one; nil when it cannot be read or is huge.
  private func bytes(of asset: ResolvedAsset) -> [UInt8]? {
    let file =
      catalogs.indices.contains(asset.catalog)
      ? catalogs[asset.catalog].files[asset.path] : looseFiles[asset.path]
    guard let bytes = file?.read(Self.largestPicture + 1), bytes.count <= Self.largestPicture
    else { return nil }
    return bytes
  }

  /// An image of more bytes is not embedded into pictures.
  private static let largestPicture = 4 << 20
}

extension RGBA {
  /// The colour of a catalog in sRGB, or nil when its name is not known.
  ///
  /// Components of Display P3 and of linear spaces are taken for those of sRGB: pictures are
  /// sketches.
  fileprivate init?(_ color: AssetColor, _ traits: TraitCollection) {
    func part(_ value: Double) -> Double { min(max(value, 0), 1) }
    switch color {
    case .rgb(_, let red, let green, let blue, let alpha):
      self.init(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
    case .gray(_, let white, let alpha):
      self.init(red: part(white), green: part(white), blue: part(white), alpha: part(alpha))
    case .platform(let name):
      let appearance = SystemColors.Appearance(style: traits.style ?? .light)
      guard let known = SystemColors.color(named: name, appearance) else { return nil }
      self = known
    }
  }
}
