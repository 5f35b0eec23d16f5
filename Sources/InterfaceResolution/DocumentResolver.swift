package import InterfaceEnvironment
package import InterfaceLocalization
import InterfaceModel
import InterfaceTraits
package import InterfaceValidation
import PlatformFacts

/// Resolves a document for one configuration after another.
///
/// Configurations that the same variations apply to, and that find the same images, share one structure;
/// those among them that see the same colours share one result. Most documents have no variations at
/// all.
package struct DocumentResolver {
  /// What is known of a structure.
  private struct Structure {
    let state: TraitDependencies.State
    /// The edition of the document that it is of.
    let edition: Int
    /// What is resolved otherwise than where an app runs.
    let habits: CanvasHabits
    /// The scenes without contents, with their places in the graph.
    let scenes: [(scene: ResolvedScene, places: ScenePlaces)]
    /// The scenes with contents, by what they depend on.
    var contents: [Contents] = []
  }

  /// A structure's contents in some environments.
  private struct Contents {
    let palette: SystemPalette
    /// The size of fonts that the document leaves to the platform, which tells televisions apart.
    let buttonFontSize: Double
    /// The named colours that they show.
    let colors: [String: RGBA?]
    let scenes: [ResolvedScene]
  }

  private let editions: DocumentEditions
  private let containers: ContainerTable
  private let surroundings: [Surroundings]
  /// The habits that may change anything.
  private let habits: CanvasHabits
  private let recordedImages: RecordedImages
  private let catalog: ImageResolver.CatalogLookup?
  private let colors: ColorLookup?
  private let resolvesColors: Bool
  /// What traits may change, by edition.
  private let dependencies: [TraitDependencies]
  private var structures: [Structure] = []

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - editions: The objects with the texts of other languages; nil where none is asked for.
  ///   - surroundings: What surrounds each of its scenes.
  ///   - catalog: What asset catalogs know of an image.
  ///   - colors: What asset catalogs know of a colour.
  ///   - resolvesColors: Whether contents have the colours of every configuration; otherwise those of
  ///     the first one that differs in nothing else.
  package init(
    _ graph: SceneGraph, editions: DocumentEditions? = nil, surroundings: [Surroundings],
    catalog: ImageResolver.CatalogLookup?,
    colors: ColorLookup? = nil, resolvesColors: Bool = true
  ) {
    let editions = editions ?? DocumentEditions(graph)
    self.editions = editions
    self.surroundings = surroundings
    recordedImages = RecordedImages(graph.settings.resources)
    self.catalog = catalog
    self.colors = colors
    self.resolvesColors = resolvesColors
    habits = SurroundingsInference.habits(thatMatterFor: graph)
      .union(SceneResolver.habits(thatMatterFor: graph))
    containers = ContainerTable(graph)
    dependencies = editions.graphs.map { TraitDependencies(graph: $0) }
  }

  /// Finds images in a configuration.
  package func images(for configuration: Configuration) -> ImageResolver {
    ImageResolver(
      recorded: recordedImages, traits: configuration.traits,
      prefersRecordedSizes: configuration.prefersRecordedImageSizes, catalog: catalog)
  }

  /// The document as it is in a configuration.
  package mutating func resolved(for configuration: Configuration) -> ResolvedDocument {
    let images = images(for: configuration)
    let edition = editions.index(
      configuration.language, configuration.traits.userInterfaceIdiom)
    let graph = editions.graphs[edition]
    let number = structure(
      of: edition, for: images, habits: habits.intersection(configuration.canvasHabits))
    let metrics = configuration.metrics
    let palette = metrics.palette(configuration.traits)
    let known = structures[number].contents.first {
      $0.buttonFontSize == metrics.buttons.systemFontSize
        && (!resolvesColors
          || $0.palette == palette && agrees($0.colors, for: configuration.traits))
    }
    if let known { return ResolvedDocument(structure: number, scenes: known.scenes) }
    var resolver = ContentResolver(
      graph, images: images, metrics: metrics, palette: palette, colors: colors)
    var scenes = structures[number].scenes.map { scene, places in
      resolver.resolved(scene, places)
    }
    containers.resolve(&scenes)
    structures[number].contents.append(
      Contents(
        palette: palette, buttonFontSize: metrics.buttons.systemFontSize,
        colors: resolver.askedColors, scenes: scenes))
    return ResolvedDocument(structure: number, scenes: scenes)
  }

  /// The number of the structure that a configuration's traits and images lead to.
  private mutating func structure(
    of edition: Int, for images: ImageResolver, habits: CanvasHabits
  ) -> Int {
    let state = dependencies[edition].state(for: images)
    let known = structures.firstIndex {
      $0.edition == edition && $0.state == state && $0.habits == habits
    }
    if let known { return known }
    let graph = editions.graphs[edition]
    let scenes = SceneResolver.resolve(
      graph, matches: state.matches, images: images,
      surroundings: habits.isDisjoint(with: .bars)
        ? surroundings : SurroundingsInference.surroundings(of: graph, habits: habits),
      habits: habits)
    structures.append(
      Structure(state: state, edition: edition, habits: habits, scenes: scenes))
    return structures.count - 1
  }

  /// Whether catalogs give the same colours for other traits.
  private func agrees(_ known: [String: RGBA?], for traits: TraitCollection) -> Bool {
    guard let colors else { return true }
    return known.allSatisfy { colors($0.key, traits) == $0.value }
  }
}
