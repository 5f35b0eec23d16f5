import InterfaceComposition
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// Lays out the scenes of an app at the sizes and positions that their containers give them.
final class AppLayouter {
  private let app: StoryboardApp
  private let documents: AppStoryboards
  private let environment: Environment
  private let options: CompilerOptions
  /// The layouters of the storyboards that were requested so far.
  private var layouters: [Handle<AppDocument>: SceneLayouters] = [:]

  /// The layouter of one storyboard's scenes.
  private final class SceneLayouters {
    var layouter: EmbeddedSceneLayouter

    init(_ layouter: consuming EmbeddedSceneLayouter) { self.layouter = layouter }
  }

  init(_ app: StoryboardApp, in environment: Environment, options: CompilerOptions) {
    self.app = app
    documents = app.documents(in: environment)
    self.environment = environment
    self.options = options
  }

  /// Lays out a scene in its container, or returns `nil` for a document that could not be read.
  func layOut(
    _ scene: AppScene, at layoutEnvironment: ControllerEnvironment, bars: ContainerBars?
  ) -> ComposedScene? {
    guard let layouters = layouters(of: scene.document) else { return nil }
    var (resolved, layout) = layouters.layouter.layOut(
      scene.scene, in: environment(at: layoutEnvironment),
      presentation: layoutEnvironment.presentation, bars: bars)
    // The window has one status bar and one keyboard, whatever controllers it shows.
    layout.bars.statusBar = nil
    layout.keyboard = nil
    return ComposedScene(scene: resolved, layout: layout)
  }

  /// Returns the content of the containers' bars around a scene.
  func bars(_ sources: ControllerTree.BarSources) -> ContainerBars? {
    guard
      sources.navigation != nil || sources.tabs != nil || sources.hasDoneItem
        || sources.below != nil
    else { return ContainerBars() }
    func resolved(_ scene: AppScene?) -> ResolvedScene? {
      scene.flatMap { scene in
        layouters(of: scene.document)?.layouter.resolved(scene.scene, in: environment)
      }
    }
    var bars = ContainerBars(
      navigation: resolved(sources.navigation), tabs: resolved(sources.tabs),
      items: sources.children.map { item(of: $0, resolving: resolved) }, selected: sources.selected)
    bars.backTitle = resolved(sources.below)?.backButtonTitle
    bars.hasDoneItem = sources.hasDoneItem
    return bars
  }

  /// Returns the tab bar item of a controller: its own or, for a navigation controller, its root's.
  private func item(
    of scene: AppScene, resolving resolved: (AppScene?) -> ResolvedScene?
  ) -> ViewContent.TabBarItem? {
    if let item = resolved(scene)?.tabBarItem { return item }
    guard case .scene(let destination) = documents.destination(of: scene) else { return nil }
    if destination != scene, let item = resolved(destination)?.tabBarItem { return item }
    let graph = documents.documents[destination.document].graph
    guard let controller = graph.scenes[destination.scene].controller,
      graph[controller].kind == .navigationController
    else { return nil }
    for child in graph.contents(of: controller) where graph.isOwn(child) {
      let root = AppScene(document: destination.document, scene: graph[child].scene)
      if let item = resolved(root)?.tabBarItem { return item }
    }
    return nil
  }

  private func environment(at layoutEnvironment: ControllerEnvironment) -> Environment {
    let keyboard = environment.keyboardFrame
    var window = CustomWindow(
      name: "controller", size: layoutEnvironment.frame.size, traits: layoutEnvironment.traits,
      safeArea: layoutEnvironment.safeArea,
      standardIdiom: nil, hasHomeIndicator: environment.hasHomeIndicator,
      keyboardHeight: keyboard.map { max(0, layoutEnvironment.frame.maxY - $0.y) } ?? 0,
      foldable: environment.foldable)
    window.navigationBarTop = environment.navigationBarTop(
      in: layoutEnvironment.frame, safeArea: layoutEnvironment.safeArea)
    return Environment(
      custom: window,
      settings: EnvironmentSettings(
        system: environment.settings.system, design: environment.settings.design,
        language: environment.settings.language))
  }

  private func layouters(of document: Handle<AppDocument>) -> SceneLayouters? {
    if let cached = layouters[document] { return cached }
    let storyboard = app.storyboards[document.index]
    let compilation = storyboard.compilation
    guard let laidOut = compilation.laidOut else { return nil }
    let graph = laidOut.graph
    var headers = HeaderReading()
    let assets = compilation.assets
    let made = SceneLayouters(
      EmbeddedSceneLayouter(
        graph, editions: laidOut.editions,
        sizing: options.textSizes == .stored ? .stored : .metrics, fonts: assets.fonts.library,
        catalog: headers.lookup(in: assets, for: laidOut.document.resources), colors: assets.colors,
        overrides: storyboard.configuration.flatMap { OverrideResolver($0.sections, graph) }))
    layouters[document] = made
    return made
  }
}
