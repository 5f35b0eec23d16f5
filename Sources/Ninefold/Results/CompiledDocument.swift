import InterfaceComposition
import InterfaceResolution
import InterfaceLayout
import InterfaceReading
import InterfaceTraits
import Synchronization

/// The shared storage of the results of one compilation.
final class CompiledDocument: Sendable {
  private let laidOut: LaidOutDocument
  private let isDeep: Bool
  /// The cached outcomes of the segues, computed on first access.
  private let cachedSegues = Mutex<DocumentSegues?>(nil)

  /// The cached connections and texts, computed on first access.
  private let cachedReferences = Mutex<DocumentReferences?>(nil)

  init(_ laidOut: LaidOutDocument, isDeep: Bool) {
    self.laidOut = laidOut
    self.isDeep = isDeep
  }

  var graph: SceneGraph { laidOut.graph }
  var layout: DocumentLayout { laidOut.layout }

  private var segues: DocumentSegues {
    cachedSegues.withLock { cached in
      let segues = cached ?? DeepStack.run(isDeep: isDeep) { [laidOut] in laidOut.segues }
      cached = segues
      return segues
    }
  }

  /// The connections and texts of the document.
  var references: DocumentReferences {
    cachedReferences.withLock { cached in
      let references = cached ?? DeepStack.run(isDeep: isDeep) { [laidOut] in laidOut.references }
      cached = references
      return references
    }
  }

  /// Returns a segue with its outcomes in each configuration.
  func segue(_ handle: Handle<SceneGraph.Segue>) -> SegueResult {
    let outcomes = segues.outcomes(of: handle)
    return SegueResult(
      graph[handle], in: graph,
      outcomes: outcomes.map { outcome in
        SegueResult.Outcome(
          outcome, in: outcome.configurations.map { layout.configurations[$0].name })
      })
  }

  /// Returns a configuration by its number.
  func configuration(_ number: Int) -> ConfigurationResult {
    ConfigurationResult(layout.configurations[number])
  }
}

/// The shared storage of the results of one scene in one configuration.
final class LaidOutScene: Sendable {
  let document: CompiledDocument
  /// The scene in the graph.
  let index: Handle<SceneGraph.Scene>
  /// The numbers of the configurations that share the layout.
  let numbers: [Int]
  /// The number of the configuration whose colors the scene has.
  let number: Int
  let scene: ResolvedScene
  let layout: Layout

  init(
    _ document: CompiledDocument, index: Handle<SceneGraph.Scene>,
    shared: DocumentLayout.SharedLayout, number: Int
  ) {
    self.document = document
    self.index = index
    self.number = number
    numbers = shared.configurations
    scene = shared.scene(in: number) ?? shared.scene
    layout = shared.layout
  }

  /// Returns the origin of a view in the coordinates of the canvas.
  func origin(of view: ViewIndex) -> LayoutPoint {
    var origin = LayoutPoint.zero
    for index in scene.views.lineage(of: view) {
      origin.x += layout.frames[index].x
      origin.y += layout.frames[index].y
    }
    return origin
  }
}
