import EditorCanvas
package import InterfaceAssets
package import InterfaceResolution
package import InterfaceReading
package import InterfaceTraits
package import TextMeasurement

/// A layouter of single scenes of a document in the space that their containers provide.
///
/// The presentation that the document alone implies is ignored: the caller specifies the bars and
/// the further safe area insets. A scene fills the given space, regardless of the size that the
/// document stores.
package struct EmbeddedSceneLayouter: ~Copyable {
  private let graph: SceneGraph
  private let options: LayoutOptions
  private let resolver: DocumentResolver
  private let cache = LayoutCache()
  private let solver = RootSolver()

  /// Creates a layouter for a document.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - editions: The objects with the texts of other languages, or `nil` if no other language is
  ///     requested.
  ///   - sizing: The source of content sizes.
  ///   - fonts: The font files for measuring texts, or `nil` to use tables only.
  ///   - catalog: The lookup of images in asset catalogs.
  ///   - colors: The lookup of colors in asset catalogs.
  ///   - overrides: The overrides that the configuration declares for the document.
  package init(
    _ graph: SceneGraph, editions: DocumentEditions? = nil, sizing: ContentSizing = .metrics,
    fonts: FontLibrary? = nil, catalog: ImageResolver.CatalogLookup? = nil,
    colors: ColorLookup? = nil, overrides: OverrideResolver? = nil
  ) {
    self.graph = graph
    var options = LayoutOptions(sizing: sizing)
    options.fonts = fonts
    self.options = options
    resolver = DocumentResolver(
      graph, editions: editions, catalog: catalog, colors: colors, overrides: overrides)
  }

  /// Returns a scene resolved for an environment, without a layout.
  package func resolved(_ scene: Handle<SceneGraph.Scene>, in environment: Environment)
    -> ResolvedScene
  {
    resolver.resolved(for: Configuration(environment)).scenes[scene]
  }

  /// Lays a scene out.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - environment: The environment: its size, its traits, and its safe area insets without bars.
  ///   - presentation: The bars around the scene.
  ///   - bars: The content of those bars, or `nil` for that of the document.
  /// - Returns: The resolved scene, and its layout.
  package func layOut(
    _ scene: Handle<SceneGraph.Scene>, in environment: Environment,
    presentation: ScenePresentation,
    bars: ContainerBars? = nil
  ) -> (scene: ResolvedScene, layout: Layout) {
    let configuration = Configuration(environment)
    let document = resolver.resolved(for: configuration)
    var resolved = document.scenes[scene]
    resolved.presentation = presentation
    resolved.declaredRootSize = nil
    if let bars { resolved.addBars(with: bars) }
    let sceneConfiguration = document.configurations?[scene] ?? configuration
    let id = SceneID(structure: document.structure, scene: scene)
    let structure = SceneStructure(resolved, id: id, sceneConfiguration, cache: cache)
    let context = LayoutContext(
      configuration: sceneConfiguration, ownCanvasSize: DocumentCanvas(graph.settings).size,
      options: options,
      documentWeight: structure.geometry.roots.weight)
    var measurer = ContentMeasurer(
      context: context, structure: document.structure, cache: cache)
    let layouter = SceneLayouter(context: context, structure: structure, embeddedSize: nil)
    let layout = layouter.layOut(measuring: &measurer, solving: solver, cache: cache)
    return (resolved, layout)
  }
}
