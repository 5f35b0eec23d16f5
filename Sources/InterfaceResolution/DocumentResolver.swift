import InterfaceModel
import InterfaceTraits
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

  /// What of a configuration decides how a document is resolved.
  private struct Place: Equatable {
    var traits: TraitCollection
    var prefersRecordedSizes: Bool
  }

  private let document: ValidDocument
  private let surroundings: [Surroundings]
  private let catalog: ImageResolver.CatalogLookup?
  private let dependencies: TraitDependencies
  private var known: [(place: Place, state: TraitDependencies.State, Resolution)] = []
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

  /// Finds images for a configuration.
  package func images(for configuration: Configuration) -> ImageResolver {
    ImageResolver(
      resources: document.document.resources, traits: configuration.traits,
      prefersRecordedSizes: configuration.canvas == .document, catalog: catalog)
  }

  /// The scenes for a configuration.
  package mutating func resolution(for configuration: Configuration) -> Resolution {
    // Without catalogs it is the same everywhere which sizes of images come first.
    let place = Place(
      traits: configuration.traits,
      prefersRecordedSizes: catalog != nil && configuration.canvas == .document)
    if let same = known.first(where: { $0.place == place }) { return same.2 }
    let state = dependencies.state(for: place.traits, catalog: catalog)
    let resolution =
      known.first {
        $0.state == state && $0.place.prefersRecordedSizes == place.prefersRecordedSizes
      }?.2 ?? new(configuration)
    known.append((place, state, resolution))
    return resolution
  }

  private mutating func new(_ configuration: Configuration) -> Resolution {
    count += 1
    let scenes = SceneResolver.resolve(
      document, for: configuration.traits, images: images(for: configuration),
      surroundings: surroundings)
    return Resolution(number: count - 1, scenes: scenes)
  }
}
