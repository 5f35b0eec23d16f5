package import InterfaceComposition
package import InterfaceEnvironment
import InterfaceModel
package import InterfaceTraits
import InterfaceValidation

/// The storyboards of an app, put together: containers show their children, and segues lead from scene to scene.
///
/// ```swift
/// let app = App([App.Storyboard(name: "Main", compilation: compilation)])
/// for picture in app.pictures(in: [.device(.init(name: "retina4_7")!)]) {
///   print(picture.configuration, picture.svg.count)
/// }
/// ```
public struct App: Sendable {
  /// A storyboard with what became of it.
  ///
  /// ```swift
  /// let main = App.Storyboard(name: "Main", compilation: compilation)
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
  private let options: CompilerOptions
  /// How many findings of one kind are kept in each storyboard.
  var findingLimit: Int { options.limits.findings }

  /// Puts storyboards together.
  ///
  /// - Parameters:
  ///   - storyboards: The storyboards; what is none, or holds no document, is left out.
  ///   - start: The name of the storyboard that the app starts with, or the id or the name for code of a scene's controller;
  ///     nil for `Main`, else the first storyboard with an initial controller.
  ///   - options: Where and how the app is shown.
  public init(
    _ storyboards: [Storyboard], startingWith start: String? = nil,
    options: CompilerOptions = CompilerOptions()
  ) {
    self.options = options
    self.storyboards = storyboards.filter { $0.compilation.document?.kind == .storyboard }
    let documents = AppStoryboards(
      self.storyboards.compactMap { storyboard in
        storyboard.compilation.graph.map { AppDocument(name: storyboard.name, graph: $0) }
      })
    let initial = documents.documents.indices.compactMap { index in
      documents.documents[index].initialScene.map { AppScene(document: index, scene: $0) }
    }
    self.documents = documents
    let named =
      initial.first { documents.documents[$0.document].name == (start ?? "Main") }
      ?? start.flatMap { documents.scene(named: ControllerName($0), near: 0) }
    hasStart = start == nil || named != nil
    self.start = named ?? initial.first
  }

  /// Whether the storyboard or scene is there that the app shall start with.
  public let hasStart: Bool

  /// Whether some storyboard says what the app starts with.
  public var hasInitialScene: Bool { start != nil }

  /// The environments that requests stand for, with traits beside those of the options; the document's own canvas is none.
  package func configurations(
    _ requests: [ConfigurationRequest], overriding traits: TraitCollection = TraitCollection()
  ) -> [Configuration] {
    guard let compilation = storyboards.dropFirst(start?.document ?? 0).first?.compilation else {
      return []
    }
    guard let settings = compilation.graph?.settings else { return [] }
    var options = options
    options.configurations = requests
    options.traitOverrides = TraitCollection(traitsFrom: [options.traitOverrides, traits])
    return options.configurations(for: settings, in: compilation.languages)
      .filter { !$0.isCanvas }
  }

  /// The app's controllers in a configuration, from the one that it starts with.
  ///
  /// - Parameter configuration: An environment.
  /// - Returns: The controllers with the scenes that are shown, laid out; nil for the document's own canvas, and for an app
  ///   without an initial controller.
  package func controllers(in configuration: Configuration) -> ControllerTree? {
    guard let start else { return nil }
    return controllers(in: configuration) { tree in tree.add(start, at: tree.window) }
  }

  /// The app's controllers in a state in which a scene is on the screen.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - configuration: An environment.
  /// - Returns: The controllers; nil for the document's own canvas, and where the state cannot be reached.
  package func controllers(_ state: AppState, in configuration: Configuration) -> ControllerTree? {
    guard let root = state.root else { return nil }
    return controllers(in: configuration, state) { tree in
      tree.add(root, at: tree.window)
      for (scene, document, number) in state.presentations {
        let segue = documents.documents[document].graph.segues[number]
        guard let source = tree.nodes.indices.last(where: { tree.nodes[$0].scene == scene }) else {
          return
        }
        tree.present(tree.outcome(of: segue, from: source), by: segue, from: source)
      }
    }
  }

  private func controllers(
    in configuration: Configuration, _ state: AppState? = nil,
    _ build: @escaping (inout ControllerTree) -> Void
  ) -> ControllerTree? {
    guard case .environment(let environment) = configuration.place else { return nil }
    let isDeep = storyboards.contains { $0.compilation.isDeep }
    return DeepStack.run(isDeep: isDeep) {
      let layouter = AppLayouter(self, environment, options)
      let configured = statements(in: environment)
      let statements: ControllerTree.Statements? =
        if let state {
          { state.stated(of: $0, configured?($0, $1), in: documents) }
        } else {
          configured
        }
      var tree = ControllerTree(
        documents, in: environment, statements: statements,
        layOut: { layouter.layOut($0, at: $1, bars: $2) })
      tree.surroundingBars = { layouter.bars($0) }
      build(&tree)
      return tree
    }
  }

  /// The ways from scene to scene in a configuration; nil for the document's own canvas.
  package func flow(in configuration: Configuration) -> FlowGraph? {
    guard case .environment(let environment) = configuration.place else { return nil }
    return FlowGraph(
      documents, in: environment, from: start, statements: statements(in: environment))
  }

  /// What configurations state of containers; nil for nothing.
  private func statements(in environment: Environment) -> ControllerTree.Statements? {
    ContainerStatements(
      documents, storyboards.map { $0.configuration?.sections }, in: environment
    )
    .map { statements in { statements.stated(of: $0, at: $1) } }
  }
}
