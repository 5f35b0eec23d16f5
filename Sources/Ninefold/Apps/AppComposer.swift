import InterfaceComposition
import InterfaceResolution
import InterfaceReading

/// Composes an app in one configuration, state by state; all states share one layouter.
struct AppComposer {
  let app: StoryboardApp
  let configuration: Configuration
  let environment: Environment
  let documents: AppStoryboards
  private let layouter: AppLayouter
  private let containerDeclarations: ControllerTree.Declarations?
  private let isDeep: Bool

  /// Prepares the app for a configuration, or returns `nil` for the document's own canvas.
  init?(_ app: StoryboardApp, in configuration: Configuration) {
    guard case .environment(let environment) = configuration.context else { return nil }
    self.app = app
    self.configuration = configuration
    self.environment = environment
    documents = app.documents(in: environment)
    layouter = app.layouter(in: environment)
    containerDeclarations = app.containerDeclarations(in: environment)
    isDeep = app.storyboards.contains { $0.compilation.isDeep }
  }

  /// Returns the controllers of the app at launch, or `nil` if it has no initial controller.
  func controllers() -> ControllerTree? {
    app.start(in: environment).map { controllers(from: $0) }
  }

  /// Returns the controllers of the app when code shows one of its scenes in the window.
  func controllers(from scene: AppScene) -> ControllerTree {
    build(nil) { tree in tree.add(scene, at: tree.window) }
  }

  /// Returns the controllers of the app in a state that shows a scene, or `nil` if the state is
  /// unreachable.
  func controllers(_ state: AppState) -> ControllerTree? {
    guard let root = state.root else { return nil }
    return build(state) { tree in
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

  /// Returns the controllers of the app in the same state, with presented content that no document
  /// contains.
  func controllers(
    _ state: AppState, presenting content: DeclaredPresentation, from scene: AppScene
  )
    -> ControllerTree?
  {
    guard var tree = controllers(state),
      let source = tree.nodes.indices.last(where: { tree.nodes[$0].scene == scene })
    else { return nil }
    let measurer = AlertMeasurer(environment)
    tree.present(content, from: source) {
      measurer.layOut(content, width: $0, isPopover: $1)
    }
    return tree
  }

  /// Returns the controllers of the app; if one of them hides the status bar, this may enlarge the
  /// safe area of all.
  private func build(
    _ state: AppState?, body: @escaping (inout ControllerTree) -> Void
  ) -> ControllerTree {
    let tree = build(state, in: environment, body: body)
    guard tree.hidesStatusBar else { return tree }
    let hiding = environment.hidingStatusBar
    return hiding.safeArea == environment.safeArea ? tree : build(state, in: hiding, body: body)
  }

  private func build(
    _ state: AppState?, in environment: Environment, body: @escaping (inout ControllerTree) -> Void
  ) -> ControllerTree {
    DeepStack.run(isDeep: isDeep) {
      let containerDeclarations: ControllerTree.Declarations? =
        if let state {
          { state.declared(of: $0, self.containerDeclarations?($0, $1), in: documents) }
        } else {
          self.containerDeclarations
        }
      var tree = ControllerTree(
        documents, in: environment, containerDeclarations: containerDeclarations,
        layOut: { layouter.layOut($0, at: $1, bars: $2) })
      tree.containerBars = { layouter.bars($0) }
      body(&tree)
      return tree
    }
  }
}
