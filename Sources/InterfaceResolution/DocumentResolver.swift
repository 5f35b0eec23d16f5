import InterfaceModel
package import InterfaceTraits
package import InterfaceValidation

/// Resolves a document for one trait collection after another.
///
/// Trait collections that the same variations apply to, and that find the same images, share one
/// result: most documents have no variations at all.
package struct DocumentResolver {
  /// The scenes for some trait collections.
  package struct Resolution: Sendable {
    /// Counts the results that differ; equal numbers mean the same scenes.
    package let number: Int
    package let scenes: [ResolvedScene]
  }

  private let document: ValidDocument
  private let surroundings: [Surroundings]
  private let catalog: ImageResolver.CatalogLookup?
  private let dependencies: TraitDependencies
  private var known: [(traits: TraitCollection, state: TraitDependencies.State, Resolution)] = []
  private var count = 0

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - surroundings: What surrounds each of its scenes.
  ///   - catalog: What asset catalogs know of an image.
  package init(
    _ document: ValidDocument, surroundings: [Surroundings], catalog: ImageResolver.CatalogLookup?
  ) {
    self.document = document
    self.surroundings = surroundings
    self.catalog = catalog
    dependencies = TraitDependencies(document.document)
  }

  /// Finds images for a trait collection.
  package func images(for traits: TraitCollection) -> ImageResolver {
    ImageResolver(resources: document.document.resources, traits: traits, catalog: catalog)
  }

  /// The scenes for a trait collection.
  package mutating func resolution(for traits: TraitCollection) -> Resolution {
    if let same = known.first(where: { $0.traits == traits }) { return same.2 }
    let state = dependencies.state(for: traits, catalog: catalog)
    let resolution = known.first { $0.state == state }?.2 ?? new(traits)
    known.append((traits, state, resolution))
    return resolution
  }

  private mutating func new(_ traits: TraitCollection) -> Resolution {
    count += 1
    let scenes = SceneResolver.resolve(
      document, for: traits, images: images(for: traits), surroundings: surroundings)
    return Resolution(number: count - 1, scenes: scenes)
  }
}
