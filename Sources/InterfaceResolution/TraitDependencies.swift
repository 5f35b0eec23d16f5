import InterfaceModel
import InterfaceTraits
import InterfaceValidation

/// What of a document traits may change: what variations ask for, and the images that it names.
struct TraitDependencies {
  /// What a configuration makes of a document; those with equal states see the same one.
  struct State: Hashable {
    /// For each key of the graph whether it matches.
    let matches: [Bool]
    /// Which sides leading and trailing are on.
    let direction: TraitCollection.LayoutDirection
    /// For each name the image; none without catalogs, where all find the same.
    fileprivate let images: [ResolvedImage]
  }

  let graph: SceneGraph

  /// What the traits of some images make of the document.
  ///
  /// - Parameters:
  ///   - images: The traits with what is known of images.
  ///   - names: The names of further images.
  /// - Returns: What they make of it.
  func state(for images: ImageResolver, naming names: [String] = []) -> State {
    State(
      matches: graph.variationKeys.map { $0.matches(images.traits) },
      direction: images.traits.interfaceDirection,
      images: images.catalog == nil
        ? []
        : (names.isEmpty ? graph.imageNames : graph.imageNames + names)
          .map { images.image(ImageReference(name: $0, isSymbol: false)) })
  }
}
