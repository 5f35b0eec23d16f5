package import InterfaceModel
package import InterfaceTraits

/// The resolver of the images that views show.
package struct ImageResolver: Sendable {
  /// A function that looks up a named image in catalogs for a trait collection, and returns `nil`
  /// if no catalog contains it.
  package typealias CatalogLookup = @Sendable (String, TraitCollection) -> CatalogImage?

  /// The properties of an image in a catalog.
  package struct CatalogImage: Hashable, Sendable {
    /// The size in points.
    package var size: LayoutSize?
    package var asset: ResolvedAsset?
    package var isTemplate: Bool
    /// The alignment insets in points.
    package var alignmentInsets: LayoutInsets
    /// The parts in which the image stretches, or `nil` if it stretches as a whole.
    package var slices: ImageSlices?
    /// Whether the image is drawn mirrored because it was made for the other layout direction.
    package var isMirrored: Bool

    package init(
      size: LayoutSize?, asset: ResolvedAsset?, isTemplate: Bool,
      alignmentInsets: LayoutInsets = .zero,
      slices: ImageSlices? = nil, isMirrored: Bool = false
    ) {
      self.isMirrored = isMirrored
      self.slices = slices
      self.alignmentInsets = alignmentInsets
      self.size = size
      self.asset = asset
      self.isTemplate = isTemplate
    }
  }

  let recorded: RecordedImages
  let traits: TraitCollection
  /// Whether the sizes recorded in the document take precedence over those in the catalog.
  ///
  /// On the document's own canvas, the stored frames were laid out with them: on public documents
  /// 43 more views agree as a result.
  let prefersRecordedSizes: Bool
  let catalog: CatalogLookup?

  /// Creates a resolver of a document's images.
  ///
  /// - Parameters:
  ///   - recorded: The image sizes that the document recorded.
  ///   - traits: The traits that select the variant of an image.
  ///   - prefersRecordedSizes: Whether recorded sizes take precedence over those in the catalog.
  ///   - catalog: The lookup of names in catalogs, or `nil` without catalogs.
  package init(
    recorded: RecordedImages, traits: TraitCollection, prefersRecordedSizes: Bool = false,
    catalog: CatalogLookup?
  ) {
    self.recorded = recorded
    self.traits = traits
    self.prefersRecordedSizes = prefersRecordedSizes
    self.catalog = catalog
  }

  /// Returns the image that a view's own attributes name, by `imageReference` or else by `image`.
  func image(attributes: Attributes, properties: Properties) -> ResolvedImage? {
    if case .image(let reference) = properties[.image] { return image(reference) }
    guard let name = attributes[.image] else { return nil }
    return image(ImageReference(name: name, isSymbol: attributes[.catalog] == "system"))
  }

  /// Returns the image of a reference, from the catalog or else from the document's resources.
  package func image(_ reference: ImageReference) -> ResolvedImage {
    var image = ResolvedImage(
      name: reference.name, isSymbol: reference.isSymbol, size: nil, asset: nil,
      isTemplate: reference.renderingMode == "template")
    if !reference.isSymbol, let found = catalog?(reference.name, traits) {
      image.size = found.size
      image.asset = found.asset
      image.alignmentInsets = found.alignmentInsets
      image.slices = found.slices
      image.isMirrored = found.isMirrored
      if reference.renderingMode == nil { image.isTemplate = found.isTemplate }
    }
    if image.size == nil || prefersRecordedSizes {
      image.size =
        recorded.size(named: reference.name, isSymbol: reference.isSymbol) ?? image.size
    }
    return image
  }
}
