package import InterfaceReading
import InterfaceResolution
import InterfaceSource
package import InterfaceTraits

/// A state of an app that shows a given scene, with the containers' contents that this requires.
///
/// A flow visits scenes without layout. To draw a scene, its containers are created again: tab bars
/// select it, navigation controllers have it on top of their root, and split views show its column.
package struct AppState {
  /// The contents that containers show, by scene of the container.
  private var shown: [AppScene: Shown] = [:]

  private struct Shown {
    var pushed: AppScene?
    var tab: Int?
    var column: (column: SplitViewColumn, scene: AppScene)?
  }

  /// The outermost scene.
  package private(set) var root: AppScene?
  /// The presenter and the segue of each presentation on the path to the scene, the outermost
  /// first.
  package private(set) var presentations:
    [(source: AppScene, document: Handle<AppDocument>, segue: Handle<SceneGraph.Segue>)] = []

  /// Creates the state that shows a node of a flow.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - flow: The flow.
  package init(showing node: ControllerNode.ID, in flow: FlowGraph) {
    var inner = node
    while let scene = flow.tree.nodes[inner].ownScene {
      let role = flow.tree.nodes[inner].role
      guard let outer = flow.tree.nodes[inner].parent,
        let container = flow.tree.nodes[outer].ownScene
      else {
        root = scene
        break
      }
      switch role {
      case .stack(let index):
        if index > 0 { shown[container, default: Shown()].pushed = scene }
      case .tab(let index): shown[container, default: Shown()].tab = index
      case .column(let column):
        shown[container, default: Shown()].column = (column, scene)
      case .presented:
        guard let edge = flow.edges.first(where: { $0.destination == inner }),
          let source = flow.tree.nodes[edge.source].scene
        else { return }
        presentations.insert((source, edge.document, edge.segue), at: 0)
        // The presenter is on the screen with the source of the segue.
        inner = edge.source
        continue
      case .embedded, .window: break
      }
      inner = outer
    }
  }

  /// Returns what a container shows in this state, combined with its configuration.
  ///
  /// - Parameters:
  ///   - scene: The container.
  ///   - declared: The declarations of the configuration, or `nil` if there are none.
  ///   - app: The app.
  /// - Returns: The declarations for this state, or `nil` if the container shows its default
  ///   content.
  package func declared(
    of scene: AppScene, _ declared: DeclaredContainer?, in app: AppStoryboards
  ) -> DeclaredContainer? {
    guard let shown = shown[scene] else { return declared }
    func name(_ scene: AppScene) -> ControllerName {
      ControllerName(
        app.id(of: scene)?.text ?? app.sceneID(of: scene),
        in: app.documents[scene.document].name)
    }
    var result = declared ?? DeclaredContainer()
    if let tab = shown.tab {
      result.selectedIndex = tab
      result.selectedName = nil
    }
    if let pushed = shown.pushed { result.pushed = pushed }
    switch shown.column {
    case (.secondary, let scene)?:
      result.detailAfterExpand = name(scene)
      result.collapse = .secondary
    case (.primary, _)?, (.supplementary, _)?:
      // A hidden list slides in over the detail; in a single column the list replaces the detail.
      result.collapse = shown.column?.column == .primary ? .primary : .supplementary
      result.revealsPrimary = true
    default: break
    }
    return result
  }
}
