import InterfaceModel
import InterfaceTraits

/// The parts of a document that depend on traits: the conditions of its variations, and the images
/// that it names.
///
/// The document is the same in configurations for which these are equal.
struct TraitDependencies: Hashable {
  /// For each key of the graph, whether it matches.
  let matches: [Bool]
  /// The layout direction, which determines the sides of leading and trailing.
  private let direction: TraitCollection.LayoutDirection
  /// The image for each name; empty without catalogs, where all configurations find the same.
  private let images: [ResolvedImage]

  /// Resolves the dependencies for the traits of some images.
  ///
  /// - Parameters:
  ///   - keys: The keys of the document's variations.
  ///   - names: The names of its images.
  ///   - images: The image resolver and its traits.
  init(_ keys: [VariationKey], naming names: [String], in images: ImageResolver) {
    matches = keys.map { $0.matches(images.traits) }
    direction = images.traits.interfaceDirection
    self.images =
      images.catalog == nil
      ? [] : names.map { images.image(ImageReference(name: $0, isSymbol: false)) }
  }
}
