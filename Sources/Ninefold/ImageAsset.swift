import InterfaceAssets
public import InterfaceTraits

/// An image in variants, of which each environment shows the one that fits best.
///
/// Those of a catalog are read with `Assets.imageAsset(named:)`; others are put together by hand, as with
/// `UIImageAsset`. `Compiler` chooses with the same code.
///
/// Of the variants that are for some traits the best is found by comparing them in the order of
/// `ImageAsset.Criterion`; the first criterion in which two differ decides. Of equal ones the first counts.
/// What is unspecified in the traits that one asks for counts as light, normal contrast, left to right, sRGB
/// and two pixels per point.
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
  /// How an image is drawn.
  public enum RenderingMode: Hashable, Sendable {
    /// As the place where it stands draws images.
    case automatic
    /// Its opaque parts are drawn in the tint colour.
    case alwaysTemplate
    /// As it is.
    case alwaysOriginal
  }

  /// The variants as a set of a catalog.
  let imageSet: ImageSet

  /// The name by which documents know the image.
  public var name: String { imageSet.asset.name }

  /// How all variants are drawn.
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
  ///   - name: The name by which documents know the image.
  ///   - renderingMode: How all variants are drawn.
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

  /// Adds a variant, in the place of one that is registered for the same traits.
  ///
  /// - Parameters:
  ///   - image: The variant.
  ///   - traits: What must hold where it is shown; what is unspecified does not matter. The display scale says
  ///     how many pixels of the file a point has: unspecified, it is one, of a vector any.
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

  /// Removes the variant that is registered for exactly these traits.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: Whether there was one.
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

  /// The variant that fits traits best; nil when none is for them.
  public func image(with traits: TraitCollection) -> Image? {
    imageSet.bestMatch(for: AssetTraits(traits)).flatMap { Image($0.slot) }
  }

  /// The variant that fits traits best, with what became of all others.
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
  /// Whether both are for the same traits.
  fileprivate func isRegistered(like other: ImageSlot) -> Bool {
    conditions == other.conditions && scale == other.scale
  }
}

extension Assets {
  /// The image of a name, with all its variants; nil when there is none.
  ///
  /// - Parameter name: The name that documents use, which is case-sensitive.
  /// - Returns: Of images registered with `with(imageAssets:)`, of the first catalog that has the name, or of loose
  ///   images.
  public func imageAsset(named name: String) -> ImageAsset? {
    library.imageSet(named: name).map { ImageAsset($0) }
  }

  /// The same assets with images that come before those of catalogs.
  ///
  /// - Parameter imageAssets: The images; of two of one name the later one counts. Files of one path are the
  ///   same file.
  /// - Returns: The assets.
  public func with(imageAssets: [ImageAsset]) -> Assets {
    Assets(self, registering: imageAssets.map(\.imageSet))
  }
}
