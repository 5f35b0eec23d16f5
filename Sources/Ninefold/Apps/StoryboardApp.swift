package import InterfaceComposition
package import InterfaceResolution
import InterfaceModel
import InterfaceReading
package import InterfaceTraits
package import SourceScanning

/// The storyboards of an app, put together: containers show their children, and segues lead from scene to scene.
///
/// ```swift
/// let app = StoryboardApp([StoryboardApp.Storyboard(name: "Main", compilation: compilation)])
/// for picture in app.pictures(in: [.device(.init(name: "retina4_7")!)]) {
///   print(picture.configuration, picture.svg.count)
/// }
/// ```
public struct StoryboardApp: Sendable {
  /// A storyboard with what became of it.
  ///
  /// ```swift
  /// let main = StoryboardApp.Storyboard(name: "Main", compilation: compilation)
  /// print(main.name)
  /// ```
  public struct Storyboard: Sendable {
    /// The name by which other storyboards name it: the file's without its ending.
    public let name: String
    /// The storyboard as it was compiled.
    public let compilation: Compilation
    /// What configuration files state of it; nil for nothing.
    public let configuration: ProjectConfiguration?

    /// Names a compiled storyboard.
    public init(
      name: String, compilation: Compilation, configuration: ProjectConfiguration? = nil
    ) {
      self.name = name
      self.compilation = compilation
      self.configuration = configuration
    }
  }

  /// The storyboards that hold a document, in the order in which they were given.
  let storyboards: [Storyboard]
  /// The same with their objects.
  package let documents: AppStoryboards
  /// The scene that the app starts with; nil for none.
  package let start: AppScene?
  /// What kinds of devices load, where storyboards are of one kind.
  private let adapted: [TraitCollection.Idiom: Adapted]
  /// What the sources of the app declare, which unwind segues ask for; nil where none are at hand.
  package var declarations: DeclarationIndex?
  /// Counts the texts of pictures that stay texts where they are drawn as outlines; nil where all are texts.
  package var outlinedTexts: TextTally?
  private let options: CompilerOptions
  /// How many findings of one kind are kept in each storyboard.
  var findingLimit: Int { options.limits.findings }

  /// The app as one kind of device loads it.
  private struct Adapted {
    let documents: AppStoryboards
    let start: AppScene?
  }

  /// Puts storyboards together.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards; what is none, or holds no document, is left out.
  ///   - start: The name of the storyboard that the app starts with, or the id or the name for code of a scene's controller;
  ///     nil for `Main`, else the first storyboard with an initial controller.
  ///   - startOnTablets: The same for tablets (`UIMainStoryboardFile~ipad`); nil where they start like phones.
  ///   - options: Where and how the app is shown.
  public init(
    _ storyboards: [Storyboard], startingWith start: String? = nil,
    onTablets startOnTablets: String? = nil, options: CompilerOptions = CompilerOptions()
  ) {
    self.options = options
    self.storyboards = storyboards.filter { $0.compilation.laidOut?.document.kind == .storyboard }
    let documents = AppStoryboards(
      self.storyboards.compactMap { storyboard in
        storyboard.compilation.laidOut.map { AppDocument(name: storyboard.name, graph: $0.graph) }
      })
    self.documents = documents
    (self.start, hasStart) = Self.start(of: documents, named: start)
    var adapted: [TraitCollection.Idiom: Adapted] = [:]
    let isOneForAll = !documents.hasIdioms && startOnTablets == nil
    for idiom in isOneForAll ? [] : [TraitCollection.Idiom.phone, .pad] {
      let loaded = AppStoryboards(documents.documents, for: idiom)
      let name = idiom == .pad ? startOnTablets ?? start : start
      adapted[idiom] = Adapted(documents: loaded, start: Self.start(of: loaded, named: name).scene)
    }
    self.adapted = adapted
  }

  /// The scene that an app starts with, and whether what was named is there.
  private static func start(
    of documents: AppStoryboards, named start: String?
  ) -> (scene: AppScene?, isFound: Bool) {
    let initial = documents.loaded.compactMap { index in
      documents.documents[index].initialScene.map { AppScene(document: index, scene: $0) }
    }
    let name = start ?? "Main"
    let named =
      initial.first { documents.documents[$0.document].name == name }
      ?? initial.first { documents.documents[$0.document].baseName == name }
      ?? start.flatMap { documents.scene(named: ControllerName($0), near: 0) }
    return (named ?? initial.first, start == nil || named != nil)
  }

  /// The storyboards that an environment loads: `Main~ipad` on tablets, and the like.
  func documents(in environment: Environment) -> AppStoryboards {
    environment.traits.userInterfaceIdiom.flatMap { adapted[$0]?.documents } ?? documents
  }

  /// The scene that the app starts with in an environment; nil for none.
  func start(in environment: Environment) -> AppScene? {
    guard let adapted = environment.traits.userInterfaceIdiom.flatMap({ adapted[$0] }) else {
      return start
    }
    return adapted.start
  }

  /// Whether the storyboard or scene is there that the app shall start with.
  public let hasStart: Bool

  /// Whether some storyboard says what the app starts with.
  public var hasInitialScene: Bool { start != nil }

  /// Whether some segue goes back to a controller, which sources know.
  package var hasUnwindSegues: Bool {
    documents.documents.contains { $0.graph.segues.contains { $0.segue.kind == .unwind } }
  }

  /// The environments that requests stand for, with traits beside those of the options; the document's own canvas is none.
  package func configurations(
    _ requests: [ConfigurationRequest], overriding traits: TraitCollection = TraitCollection()
  ) -> [Configuration] {
    guard
      let document = storyboards.dropFirst(start?.document ?? 0).first?.compilation.laidOut
    else { return [] }
    var options = options
    options.configurations = requests
    options.traitOverrides = TraitCollection(traitsFrom: [options.traitOverrides, traits])
    return options.configurations(for: document.graph.settings, in: document.languages)
      .filter { !$0.isCanvas }
  }

  /// The app's controllers in a configuration, from the one that it starts with.
  ///
  /// - Parameter configuration: An environment.
  /// - Returns: The controllers with the scenes that are shown, laid out; nil for the document's own canvas, and for an app
  ///   without an initial controller.
  package func controllers(in configuration: Configuration) -> ControllerTree? {
    AppComposer(self, in: configuration)?.controllers()
  }

  /// The ways from scene to scene in a configuration; nil for the document's own canvas.
  package func flow(in configuration: Configuration) -> FlowGraph? {
    guard case .environment(let environment) = configuration.place else { return nil }
    return FlowGraph(
      documents(in: environment), in: environment, from: start(in: environment),
      statements: statements(in: environment)
    ) { $0.unwindActions = unwindActions }
  }

  /// Whether a class declares an action; nil where no sources are at hand.
  private var unwindActions: ((String, String) -> Bool)? {
    guard let declarations else { return nil }
    return { name, action in
      declarations.lineage(of: name)?.classes.contains { $0.selectors[action] != nil } ?? false
    }
  }

  /// What configurations state of containers; nil for nothing.
  func statements(in environment: Environment) -> ControllerTree.Statements? {
    ContainerStatements(
      documents, configurations: storyboards.map { $0.configuration?.sections },
      in: environment
    )
    .map { statements in { statements.stated(of: $0, at: $1) } }
  }

  /// What lays out the app's scenes in an environment.
  func layouter(in environment: Environment) -> AppLayouter {
    AppLayouter(self, in: environment, options: options)
  }
}
