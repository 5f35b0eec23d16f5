import InterfaceModel
package import InterfaceValidation

/// Resolves a document for one configuration after another.
///
/// Configurations that the same variations apply to, and that find the same images, share one result:
/// most documents have no variations at all.
package struct DocumentResolver {
  /// The scenes in some configurations.
  package struct Resolution: Sendable {
    /// Counts the results that differ; equal numbers mean the same scenes.
    package let number: Int
    package let scenes: [ResolvedScene]
  }

  private let document: ValidDocument
  private let surroundings: [Surroundings]
  private let catalog: ImageResolver.CatalogLookup?
  private let dependencies: TraitDependencies
  private var known: [(state: TraitDependencies.State, resolution: Resolution)] = []

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

  /// Finds images in a configuration.
  package func images(for configuration: Configuration) -> ImageResolver {
    ImageResolver(
      resources: document.document.resources, traits: configuration.traits,
      prefersRecordedSizes: configuration.canvas == .document, catalog: catalog)
  }

  /// The scenes in a configuration.
  package mutating func resolution(for configuration: Configuration) -> Resolution {
    let images = images(for: configuration)
    let state = dependencies.state(for: images)
    if let same = known.first(where: { $0.state == state }) { return same.resolution }
    let scenes = SceneResolver.resolve(
      document, for: configuration.traits, images: images, surroundings: surroundings)
    let resolution = Resolution(number: known.count, scenes: scenes)
    known.append((state, resolution))
    return resolution
  }
}
