package import InterfaceComposition
package import InterfaceResolution
import InterfaceModel
package import InterfacePicture
import InterfaceReading
package import InterfaceTraits
package import SourceScanning

/// The storyboards of an app, composed: containers show their children, and segues lead from scene
/// to scene.
///
/// ```swift
/// let app = StoryboardApp([StoryboardApp.Storyboard(name: "Main", compilation: compilation)])
/// for picture in app.pictures(in: [.device(.init(name: "retina4_7")!)]) {
///   print(picture.configuration, picture.svg.count)
/// }
/// ```
public struct StoryboardApp: Sendable {
  /// A storyboard and its compilation.
  ///
  /// ```swift
  /// let main = StoryboardApp.Storyboard(name: "Main", compilation: compilation)
  /// print(main.name)
  /// ```
  public struct Storyboard: Sendable {
    /// The name that other storyboards use: the file's name without its extension.
    public let name: String
    /// The compiled storyboard.
    public let compilation: Compilation
    /// The configuration files that apply to it, or `nil` if there are none.
    public let configuration: ProjectConfiguration?

    /// Creates a storyboard from its name and compilation.
    public init(
      name: String, compilation: Compilation, configuration: ProjectConfiguration? = nil
    ) {
      self.name = name
      self.compilation = compilation
      self.configuration = configuration
    }
  }

  /// The storyboards that contain a document, in the given order.
  let storyboards: [Storyboard]
  /// The storyboards with their objects.
  package let documents: AppStoryboards
  /// The scene that the app starts with, or `nil` if there is none.
  package let start: AppScene?
  /// The storyboards that each kind of device loads, if some are for one kind only.
  private let adapted: [TraitCollection.Idiom: Adapted]
  /// The declarations in the app's sources, which unwind segues look up, or `nil` if no sources are
  /// available.
  package var declarations: DeclarationIndex?
  /// Counts the texts that remain text in pictures that draw text as outlines, or `nil` if all text
  /// stays text.
  package var outlinedTexts: TextTally?
  /// The device drawn around the app.
  package var bezel = Bezel.none
  private let options: CompilerOptions
  /// The maximum number of findings of one kind in each storyboard.
  var findingLimit: Int { options.limits.findings }

  /// The storyboards that one kind of device loads.
  private struct Adapted {
    let documents: AppStoryboards
    let start: AppScene?
  }

  /// Composes an app from storyboards.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards; xibs and files without a document are ignored.
  ///   - start: The name of the storyboard that the app starts with, or the id or storyboard
  ///     identifier of a scene's controller. If `nil`, the app starts with `Main`, or else with the
  ///     first storyboard that has an initial controller.
  ///   - startOnTablets: The start on tablets (`UIMainStoryboardFile~ipad`), or `nil` if they start
  ///     like phones.
  ///   - options: The configurations and settings of the app.
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
      let loaded = AppStoryboards(Array(documents.documents), for: idiom)
      let name = idiom == .pad ? startOnTablets ?? start : start
      adapted[idiom] = Adapted(documents: loaded, start: Self.start(of: loaded, named: name).scene)
    }
    self.adapted = adapted
  }

  /// Returns the scene that an app starts with, and whether the named one exists.
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
      ?? start.flatMap {
        documents.scene(named: ControllerName($0), near: documents.documents.startIndex)
      }
    return (named ?? initial.first, start == nil || named != nil)
  }

  /// Returns the storyboards that an environment loads, such as `Main~ipad` on tablets.
  func documents(in environment: Environment) -> AppStoryboards {
    environment.traits.userInterfaceIdiom.flatMap { adapted[$0]?.documents } ?? documents
  }

  /// Returns the scene that the app starts with in an environment, or `nil` if there is none.
  func start(in environment: Environment) -> AppScene? {
    guard let adapted = environment.traits.userInterfaceIdiom.flatMap({ adapted[$0] }) else {
      return start
    }
    return adapted.start
  }

  /// A Boolean value that indicates whether the storyboard or scene that the app should start with
  /// exists.
  public let hasStart: Bool

  /// A Boolean value that indicates whether a storyboard determines the scene that the app starts
  /// with.
  public var hasInitialScene: Bool { start != nil }

  /// Whether any segue unwinds, which requires the sources to resolve.
  package var hasUnwindSegues: Bool {
    documents.documents.contains { $0.graph.segues.contains { $0.segue.kind == .unwind } }
  }

  /// Returns the configurations of requests, with traits and a keyboard added to those of the
  /// options; the document's own canvas yields none.
  package func configurations(
    _ requests: [ConfigurationRequest], overriding traits: TraitCollection = TraitCollection(),
    showsKeyboard: Bool = false
  ) -> [Configuration] {
    guard
      let document = storyboards.dropFirst(start?.document.index ?? 0).first?.compilation.laidOut
    else { return [] }
    var options = options
    options.configurations = requests
    options.traitOverrides = TraitCollection(traitsFrom: [options.traitOverrides, traits])
    options.showsKeyboard = options.showsKeyboard || showsKeyboard
    return options.configurations(for: document.graph.settings, in: document.languages)
      .filter { !$0.isCanvas }
  }

  /// Returns the app's controllers in a configuration, beginning with the initial one.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The controllers with the laid-out scenes that they show, or `nil` for the
  ///   document's own canvas and for an app without an initial controller.
  package func controllers(in configuration: Configuration) -> ControllerTree? {
    AppComposer(self, in: configuration)?.controllers()
  }

  /// Returns the navigation flow in a configuration, or `nil` for the document's own canvas.
  package func flow(in configuration: Configuration) -> FlowGraph? {
    guard case .environment(let environment) = configuration.context else { return nil }
    return FlowGraph(
      documents(in: environment), in: environment, from: start(in: environment),
      containerDeclarations: containerDeclarations(in: environment)
    ) { $0.unwindActions = unwindActions }
  }

  /// A function that returns whether a class declares an action, or `nil` if no sources are
  /// available.
  private var unwindActions: ((String, String) -> Bool)? {
    guard let declarations else { return nil }
    return { name, action in
      declarations.lineage(of: name)?.classes.contains { $0.selectors[action] != nil } ?? false
    }
  }

  /// Returns the declarations of configuration files about containers, or `nil` if there are none.
  func containerDeclarations(in environment: Environment) -> ControllerTree.Declarations? {
    ContainerDeclarations(
      documents, configurations: storyboards.map { $0.configuration?.sections },
      in: environment
    )
    .map { containerDeclarations in { containerDeclarations.declared(of: $0, in: $1) } }
  }

  /// Returns the layouter of the app's scenes in an environment.
  func layouter(in environment: Environment) -> AppLayouter {
    AppLayouter(self, in: environment, options: options)
  }
}
