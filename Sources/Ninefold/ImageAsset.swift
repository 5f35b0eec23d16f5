import InterfaceAssets
public import InterfaceTraits

/// An image with variants, of which each environment shows the best match.
///
/// Use `Assets.imageAsset(named:)` to get an image of a catalog, or register variants yourself as
/// with `UIImageAsset`. `Compiler` chooses variants with the same code.
///
/// The variants that match the requested traits are compared by each `ImageAsset.Criterion` in
/// order; the first criterion in which two differ decides. Among equal variants, the first is
/// chosen. Unspecified requested traits count as light, normal contrast, left to right, sRGB and
/// two pixels per point.
///
/// ```swift
/// var logo = ImageAsset(name: "Logo")
/// logo.register(
///   ImageAsset.Image(Assets.File(path: "logo.png") { limit in Array(bytes.prefix(limit)) }),
///   with: TraitCollection(displayScale: 2))
/// logo.register(
///   ImageAsset.Image(Assets.File(path: "logo-dark.png") { limit in Array(bytes.prefix(limit)) }),
///   with: TraitCollection(displayScale: 2, userInterfaceStyle: .dark))
/// let choice = logo.choice(with: TraitCollection(userInterfaceStyle: .light))
/// print(choice.image?.path ?? "none")  // logo.png
/// for candidate in choice.candidates { print(candidate.text, candidate.verdict) }
/// var compiler = Compiler()
/// _ = compiler.compile(file, assets: Assets().with(imageAssets: [logo]))
/// ```
public struct ImageAsset: Sendable {
  /// The rendering mode of an image.
  public enum RenderingMode: Hashable, Sendable {
    /// The context that shows the image determines how it is drawn.
    case automatic
    /// The opaque parts are drawn in the tint color.
    case alwaysTemplate
    /// The image is drawn with its own colors.
    case alwaysOriginal
  }

  /// The variants as an image set of a catalog.
  let imageSet: ImageSet

  /// The name that documents refer to the image by.
  public var name: String { imageSet.asset.name }

  /// The rendering mode of all variants.
  public var renderingMode: RenderingMode {
    switch imageSet.renderingIntent {
    case .template: .alwaysTemplate
    case .original: .alwaysOriginal
    case nil: .automatic
    }
  }

  /// Creates an asset without variants.
  ///
  /// - Parameters:
  ///   - name: The name that documents refer to the image by.
  ///   - renderingMode: The rendering mode of all variants.
  public init(name: String, renderingMode: RenderingMode = .automatic) {
    let intent: ImageSet.RenderingIntent? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysTemplate: .template
      case .alwaysOriginal: .original
      }
    imageSet = ImageSet(
      asset: Asset(
        name: name, kind: .imageSet, path: name, contents: SourceFile(path: name, bytes: []),
        files: []),
      slots: [], renderingIntent: intent)
  }

  init(_ imageSet: ImageSet) { self.imageSet = imageSet }

  /// Adds a variant, which replaces one that is registered for the same traits.
  ///
  /// - Parameters:
  ///   - image: The variant.
  ///   - traits: The traits that the environment must have; unspecified traits match any. The
  ///     display scale is the number of pixels of the file per point. If unspecified, it is 1 for a
  ///     raster, while a vector matches any scale.
  public mutating func register(_ image: Image, with traits: TraitCollection) {
    let slot = image.slot(for: traits)
    var slots = imageSet.slots
    if let index = slots.firstIndex(where: { $0.isRegistered(like: slot) }) {
      slots[index] = slot
    } else {
      slots.append(slot)
    }
    self = with(slots)
  }

  /// Removes the variant that is registered for exactly the given traits.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: `true` if there was such a variant.
  @discardableResult
  public mutating func unregister(with traits: TraitCollection) -> Bool {
    let removed = ImageSlot(
      conditions: SlotConditions(registering: traits), scale: traits.displayScale, fileName: nil,
      file: nil, range: .start)
    let slots = imageSet.slots.filter { !$0.isRegistered(like: removed) }
    guard slots.count < imageSet.slots.count else { return false }
    self = with(slots)
    return true
  }

  /// Returns the variant that best matches the traits, or `nil` if none matches.
  public func image(with traits: TraitCollection) -> Image? {
    imageSet.bestMatch(for: AssetTraits(traits)).flatMap { Image($0.slot) }
  }

  /// Returns the variant that best matches the traits, with the verdicts on all variants.
  public func choice(with traits: TraitCollection) -> Choice {
    let verdicts = VariantCandidate.verdicts(
      on: imageSet.slots.map(\.candidate), for: AssetTraits(traits))
    return Choice(
      candidates: zip(imageSet.slots, verdicts).map { slot, verdict in
        Candidate(image: Image(slot), text: slot.candidate.text, verdict: Verdict(verdict))
      })
  }

  private func with(_ slots: [ImageSlot]) -> ImageAsset {
    var set = imageSet
    set.slots = slots
    set.asset.files = slots.compactMap(\.file)
    return ImageAsset(set)
  }
}

extension ImageSlot {
  /// Returns whether two slots are registered for the same traits.
  fileprivate func isRegistered(like other: ImageSlot) -> Bool {
    conditions == other.conditions && scale == other.scale
  }
}

extension Assets {
  /// Returns the image with a name and all its variants, or `nil` if there is none.
  ///
  /// - Parameter name: The case-sensitive name that documents use.
  /// - Returns: The image from those registered with `with(imageAssets:)`, or else from the first
  ///   catalog that contains the name, or else from the loose images.
  public func imageAsset(named name: String) -> ImageAsset? {
    library.imageSet(named: name).map { ImageAsset($0) }
  }

  /// Returns these assets with images that take precedence over those of catalogs.
  ///
  /// - Parameter imageAssets: The images; if two have the same name, the later one is used. Files
  ///   with the same path are the same file.
  /// - Returns: The assets.
  public func with(imageAssets: [ImageAsset]) -> Assets {
    Assets(self, registering: imageAssets.map(\.imageSet))
  }
}
