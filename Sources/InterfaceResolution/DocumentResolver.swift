import EditorCanvas
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
    let quirks: EditorQuirks
    /// What a configuration changes; nil for nothing.
    let stated: StatedChanges?
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
    /// The number of the round in which they were last asked for.
    var round: Int
  }

  let graph: SceneGraph
  private let editions: DocumentEditions
  private let containers: ContainerTable
  private let surroundings: [Surroundings]
  /// The quirks that may change anything.
  private let quirks: EditorQuirks
  private let recordedImages: RecordedImages
  private let catalog: ImageResolver.CatalogLookup?
  private let colors: ColorLookup?
  private let resolvesColors: Bool
  /// What traits may change, by edition.
  private let dependencies: [TraitDependencies]
  let statements: StatementResolver?
  private var structures: [Structure] = []
  /// How often places were asked for.
  private var round = 0
  /// The numbers of documents whose scenes have different traits, by the structures of the scenes.
  private var mixtures: [[Int]: Int] = [:]

  /// Prepares a document.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - editions: The objects with the texts of other languages; nil where none is asked for.
  ///   - catalog: What asset catalogs know of an image.
  ///   - colors: What asset catalogs know of a colour.
  ///   - resolvesColors: Whether contents have the colours of every configuration; otherwise those of
  ///     the first one that differs in nothing else.
  ///   - statements: What a configuration states of the document.
  package init(
    _ graph: SceneGraph, editions: DocumentEditions? = nil,
    catalog: ImageResolver.CatalogLookup? = nil, colors: ColorLookup? = nil,
    resolvesColors: Bool = true, statements: StatementResolver? = nil
  ) {
    self.graph = graph
    self.statements = statements
    let editions = editions ?? DocumentEditions(graph)
    self.editions = editions
    surroundings = SurroundingsInference.surroundings(of: graph)
    recordedImages = RecordedImages(graph.settings.resources)
    self.catalog = catalog
    self.colors = colors
    self.resolvesColors = resolvesColors
    quirks = SurroundingsInference.quirks(thatMatterFor: graph)
      .union(SceneResolver.quirks(thatMatterFor: graph))
    containers = ContainerTable(graph)
    dependencies = editions.graphs.map { TraitDependencies(graph: $0) }
  }

  /// The next place is the first one again, whose colours those that differ in nothing else share where colours are not
  /// resolved.
  mutating func beginRound() { round += 1 }

  /// Finds images in a configuration.
  package func images(for configuration: Configuration) -> ImageResolver {
    ImageResolver(
      recorded: recordedImages, traits: configuration.traits,
      prefersRecordedSizes: configuration.quirks.contains(.prefersRecordedImageSizes),
      catalog: catalog)
  }

  /// The document as it is in a configuration.
  package mutating func resolved(for configuration: Configuration) -> ResolvedDocument {
    guard let stated = statements?.stated(in: configuration) else {
      return resolved(for: configuration, nil)
    }
    let changes = stated.changes.isEmpty ? nil : stated.changes
    let base = configuration.overriding(stated.traits)
    var result = resolved(for: base, changes)
    if !stated.sceneTraits.isEmpty {
      result = mixture(result, base, stated.sceneTraits, changes)
    } else if base != configuration {
      result.configurations = result.scenes.map { _ in base }
    }
    result.designs = stated.designs
    result.slots = stated.changes.slots
    return result
  }

  /// A document whose scenes have traits of their own.
  private mutating func mixture(
    _ document: ResolvedDocument, _ base: Configuration, _ traits: [Int: TraitCollection],
    _ changes: StatedChanges?
  ) -> ResolvedDocument {
    var others: [TraitCollection: (Configuration, ResolvedDocument)] = [:]
    var structures: [Int] = []
    var scenes: [ResolvedScene] = []
    var configurations: [Configuration] = []
    for index in document.scenes.indices {
      var (place, known) = (base, document)
      if let traits = traits[index] {
        if let other = others[traits] {
          (place, known) = other
        } else {
          place = base.overriding(traits)
          known = resolved(for: place, changes)
          others[traits] = (place, known)
        }
      }
      structures.append(known.structure)
      scenes.append(known.scenes[index])
      configurations.append(place)
    }
    var number = structures.first ?? document.structure
    if structures.contains(where: { $0 != number }) {
      // Numbers of mixtures are below those of structures.
      number = mixtures[structures] ?? -2 - mixtures.count
      mixtures[structures] = number
    }
    var result = ResolvedDocument(structure: number, scenes: scenes)
    result.configurations = configurations
    return result
  }

  private mutating func resolved(
    for configuration: Configuration, _ changes: StatedChanges?
  ) -> ResolvedDocument {
    let images = images(for: configuration)
    let edition = editions.index(
      configuration.language, configuration.traits.userInterfaceIdiom)
    let graph = editions.graphs[edition]
    let number = structure(
      of: edition, for: images, quirks: quirks.intersection(configuration.quirks), changes)
    let metrics = configuration.metrics
    let palette = metrics.palette(configuration.traits)
    let size = metrics.buttons.systemFontSize
    if !resolvesColors,
      let known = structures[number].contents.first(where: {
        $0.round == round && $0.buttonFontSize == size
      })
    {
      return ResolvedDocument(structure: number, scenes: known.scenes)
    }
    let known = structures[number].contents.firstIndex {
      $0.buttonFontSize == size && $0.palette == palette
        && agrees($0.colors, for: configuration.traits)
    }
    if let known {
      structures[number].contents[known].round = round
      return ResolvedDocument(
        structure: number, scenes: structures[number].contents[known].scenes)
    }
    var resolver = ContentResolver(
      graph, images: images, metrics: metrics, palette: palette, colors: colors)
    var scenes = structures[number].scenes.map { scene, places in
      resolver.resolved(scene, places)
    }
    containers.resolve(&scenes)
    structures[number].contents.append(
      Contents(
        palette: palette, buttonFontSize: size, colors: resolver.askedColors, scenes: scenes,
        round: round))
    return ResolvedDocument(structure: number, scenes: scenes)
  }

  /// The number of the structure that a configuration's traits and images lead to.
  private mutating func structure(
    of edition: Int, for images: ImageResolver, quirks: EditorQuirks,
    _ changes: StatedChanges?
  ) -> Int {
    let state = dependencies[edition].state(for: images, naming: changes?.imageNames ?? [])
    let known = structures.firstIndex {
      $0.edition == edition && $0.state == state && $0.quirks == quirks
        && $0.stated == changes
    }
    if let known { return known }
    let graph = editions.graphs[edition]
    let scenes = SceneResolver.resolve(
      graph, matches: state.matches, images: images,
      surroundings: quirks.isDisjoint(with: .bars)
        ? surroundings : SurroundingsInference.surroundings(of: graph, quirks: quirks),
      quirks: quirks, stated: changes)
    structures.append(
      Structure(state: state, edition: edition, quirks: quirks, stated: changes, scenes: scenes))
    return structures.count - 1
  }

  /// Whether catalogs give the same colours for other traits.
  private func agrees(_ known: [String: RGBA?], for traits: TraitCollection) -> Bool {
    guard let colors else { return true }
    return known.allSatisfy { colors($0.key, traits) == $0.value }
  }
}
