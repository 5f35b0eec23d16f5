import EditorCanvas
package import InterfaceAssets
import InterfaceModel
package import InterfaceReading
import InterfaceTraits
import PlatformFacts

/// A resolver of a document for any number of configurations.
///
/// Configurations with the same matching variations and images share one structure; those among
/// them with the same colors share one result. Most documents have no variations at all.
package struct DocumentResolver {
  /// The values on which the structure of a document depends.
  private struct StructureKey: Hashable {
    let state: TraitDependencies
    /// The edition of the document.
    let edition: Int
    /// The differences from a running app in resolution.
    let quirks: EditorQuirks
    /// The changes that the configuration's overrides make, or `nil` if there are none.
    let overrides: ViewOverrides?

    /// Hashes only the properties in which nearly all keys differ: hashing images takes longer than
    /// comparing them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(edition)
      hasher.combine(state.matches)
    }
  }

  /// A document without contents.
  private struct Structure {
    /// The number of the structure among those of the document.
    let number: Int
    /// The scenes with the correspondence of their views to the graph.
    let scenes: Table<SceneGraph.Scene, (scene: ResolvedScene, correspondence: SceneCorrespondence)>
  }

  /// The values on which contents depend.
  private struct ContentsKey: Hashable {
    let structure: Int
    /// The default size of the platform's button font, which distinguishes televisions.
    let buttonFontSize: Double
    let palette: SystemPalette
    /// The traits that select colors from catalogs, or `nil` without catalogs.
    let traits: TraitCollection?
  }

  /// A structure, and the size of fonts in its contents: the values on which contents depend,
  /// except their colors.
  struct ColorlessKey: Hashable {
    let structure: Int
    let buttonFontSize: Double
  }

  /// The first configuration with each structure, from which configurations that differ in nothing
  /// else take their colors.
  typealias ColorRepresentatives = Cache<ColorlessKey, Configuration>

  let graph: SceneGraph
  private let editions: DocumentEditions
  private let containers: ContainerTable
  private let presentation: Table<SceneGraph.Scene, ScenePresentation>
  /// The quirks that can change anything in the document.
  private let quirks: EditorQuirks
  private let recordedImages: RecordedImages
  private let catalog: ImageResolver.CatalogLookup?
  private let colors: ColorLookup?
  let resolvesColors: Bool
  let overrides: OverrideResolver?
  // The percentages are the additional instructions for 118 documents of five public projects in
  // ten configurations each if the results are computed every time (November 2026).

  /// The cached structures (18 %), with the values that are computed once for each of them.
  private let structures = Cache<StructureKey, Structure>()
  /// The scenes with contents: 17 %.
  private let contents = Cache<ContentsKey, Table<SceneGraph.Scene, ResolvedScene>>()
  /// The cached indices of documents whose scenes have different traits, by the structures of their
  /// scenes.
  private let mixtures = Cache<[Int], Int>()

  /// Creates a resolver for a document.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - editions: The objects with the texts of other languages, or `nil` if no other language is
  ///     requested.
  ///   - catalog: The lookup of images in asset catalogs.
  ///   - colors: The lookup of colors in asset catalogs.
  ///   - resolvesColors: Whether contents have the colors of every configuration; otherwise they
  ///     have those of the first one that differs in nothing else.
  ///   - overrides: The overrides that the configuration declares for the document.
  package init(
    _ graph: SceneGraph, editions: DocumentEditions? = nil,
    catalog: ImageResolver.CatalogLookup? = nil, colors: ColorLookup? = nil,
    resolvesColors: Bool = true, overrides: OverrideResolver? = nil
  ) {
    self.graph = graph
    self.overrides = overrides
    let editions = editions ?? DocumentEditions(graph)
    self.editions = editions
    presentation = ScenePresentationInference.presentation(of: graph)
    recordedImages = RecordedImages(graph.settings.resources)
    self.catalog = catalog
    self.colors = colors
    self.resolvesColors = resolvesColors
    quirks = ScenePresentationInference.quirks(thatMatterFor: graph)
      .union(SceneResolver.quirks(thatMatterFor: graph))
    containers = ContainerTable(graph)
  }

  /// Returns the image resolver for a configuration.
  package func images(for configuration: Configuration) -> ImageResolver {
    ImageResolver(
      recorded: recordedImages, traits: configuration.traits,
      prefersRecordedSizes: configuration.quirks.contains(.prefersRecordedImageSizes),
      catalog: catalog)
  }

  /// Returns the document resolved for a configuration.
  package func resolved(for configuration: Configuration) -> ResolvedDocument {
    resolved(for: configuration, colorsFrom: nil)
  }

  /// Returns the document with the colors of other configurations.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - colors: The configurations from which colors are taken, or `nil` if every configuration
  ///     has its own.
  /// - Returns: The document.
  func resolved(
    for configuration: Configuration, colorsFrom colors: ColorRepresentatives?
  ) -> ResolvedDocument {
    guard let overrides = overrides?.overrides(in: configuration) else {
      return resolved(for: configuration, nil, colors)
    }
    let changes = overrides.changes.isEmpty ? nil : overrides.changes
    let base = configuration.overriding(overrides.traits)
    var result = resolved(for: base, changes, colors)
    if !overrides.sceneTraits.isEmpty {
      result = mixture(result, base, overrides.sceneTraits) { resolved(for: $0, changes, colors) }
    } else if base != configuration {
      result.configurations = result.scenes.mapValues { _ in base }
    }
    result.designs = overrides.designs
    result.embeddedScenes = overrides.changes.embeddedScenes
    return result
  }

  /// Returns a document whose scenes have different traits.
  private func mixture(
    _ document: ResolvedDocument, _ base: Configuration,
    _ traits: [Handle<SceneGraph.Scene>: TraitCollection],
    _ resolve: (Configuration) -> ResolvedDocument
  ) -> ResolvedDocument {
    let others = Cache<TraitCollection, (Configuration, ResolvedDocument)>()
    let parts = document.scenes.indices.map { index in
      guard let traits = traits[index] else { return (base, document) }
      return others.cached(traits) {
        let target = base.overriding(traits)
        return (target, resolve(target))
      }
    }
    let structures = parts.map(\.1.structure)
    var number = structures.first ?? document.structure
    if structures.contains(where: { $0 != number }) {
      // The numbers of mixtures are below those of structures.
      number = mixtures.cached(structures) { -2 - mixtures.count }
    }
    var result = ResolvedDocument(
      structure: number,
      scenes: Table(zip(document.scenes.indices, parts).map { $1.1.scenes[$0] }))
    result.configurations = Table(parts.map(\.0))
    return result
  }

  private func resolved(
    for configuration: Configuration, _ changes: ViewOverrides?, _ colors: ColorRepresentatives?
  ) -> ResolvedDocument {
    let edition = editions.index(
      configuration.language, configuration.traits.userInterfaceIdiom)
    let structure = structure(of: edition, in: configuration, changes)
    let target =
      colors?.cached(
        ColorlessKey(
          structure: structure.number,
          buttonFontSize: configuration.metrics.buttons.systemFontSize)
      ) { configuration } ?? configuration
    return ResolvedDocument(
      structure: structure.number, scenes: scenes(structure, ofEdition: edition, in: target))
  }

  /// Returns the scenes of a structure with their contents.
  private func scenes(
    _ structure: Structure, ofEdition edition: Int, in configuration: Configuration
  ) -> Table<SceneGraph.Scene, ResolvedScene> {
    let metrics = configuration.metrics
    let key = ContentsKey(
      structure: structure.number, buttonFontSize: metrics.buttons.systemFontSize,
      palette: metrics.palette(configuration.traits),
      traits: colors == nil ? nil : configuration.traits)
    return contents.cached(key) {
      var resolver = ContentResolver(
        editions.graphs[edition], images: images(for: configuration), metrics: metrics,
        palette: key.palette, colors: colors)
      var scenes = structure.scenes.mapValues { scene, correspondence in
        resolver.resolved(scene, correspondence)
      }
      containers.resolve(&scenes)
      return scenes
    }
  }

  /// Returns the structure for a configuration's traits and images.
  private func structure(
    of edition: Int, in configuration: Configuration, _ changes: ViewOverrides?
  ) -> Structure {
    let images = images(for: configuration)
    let quirks = quirks.intersection(configuration.quirks)
    let state = TraitDependencies(
      editions.graphs[edition].variationKeys,
      naming: editions.graphs[edition].imageNames + (changes?.imageNames ?? []), in: images)
    let key = StructureKey(state: state, edition: edition, quirks: quirks, overrides: changes)
    return structures.cached(key) {
      let graph = editions.graphs[edition]
      return Structure(
        number: structures.count,
        scenes: SceneResolver.resolve(
          graph, matches: state.matches, images: images,
          presentation: quirks.isDisjoint(with: .bars)
            ? presentation : ScenePresentationInference.presentation(of: graph, quirks: quirks),
          quirks: quirks, overrides: changes))
    }
  }
}
