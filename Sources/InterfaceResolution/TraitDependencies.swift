import InterfaceModel
import InterfaceTraits

/// What traits make of all of a document that they may change: what variations ask for, and the images that it names.
///
/// Configurations in which these are equal see the same document.
struct TraitDependencies: Hashable {
  /// For each key of the graph whether it matches.
  let matches: [Bool]
  /// Which sides leading and trailing are on.
  private let direction: TraitCollection.LayoutDirection
  /// For each name the image; none without catalogs, where all find the same.
  private let images: [ResolvedImage]

  /// What the traits of some images make of a document.
  ///
  /// - Parameters:
  ///   - keys: The keys of the document's variations.
  ///   - names: The names of its images.
  ///   - images: The traits with what is known of images.
  init(_ keys: [VariationKey], naming names: [String], in images: ImageResolver) {
    matches = keys.map { $0.matches(images.traits) }
    direction = images.traits.interfaceDirection
    self.images =
      images.catalog == nil
      ? [] : names.map { images.image(ImageReference(name: $0, isSymbol: false)) }
  }
}
