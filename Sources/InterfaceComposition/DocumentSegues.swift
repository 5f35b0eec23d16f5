package import InterfaceResolution
import InterfaceModel
package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits
import PlatformFacts

/// The outcomes of one document's segues in each environment, assuming that the document is a whole
/// app.
package struct DocumentSegues: Sendable {
  /// The outcome of a segue in some of the environments.
  package struct Outcome: Hashable, Sendable {
    /// The indices of the configurations, in order.
    package fileprivate(set) var configurations: [Int]
    /// The effect of the segue.
    package let effect: Effect
    /// Whether all containers of the segue's scene are known wherever the effect occurs, because a
    /// presentation or the app's first scene encloses it and code cannot put it into another
    /// container.
    package fileprivate(set) var isCertain: Bool
  }

  /// The effect of a segue, with ids.
  package struct Effect: Hashable, Sendable {
    package let action: SegueOutcome.Action
    /// The id of the controller that performs the action, or `nil` if it has none.
    package let performer: ObjectID?
    /// Whether a collapsed split view forwards a detail to its primary controller.
    package let isForwarded: Bool
  }

  /// The outcomes of each segue, empty if no segue has any.
  private let outcomes: Table<SceneGraph.Segue, [Outcome]>
  /// The segues of each scene.
  private let seguesByScene: Table<SceneGraph.Scene, Range<Handle<SceneGraph.Segue>>>

  /// Returns the outcomes of a segue, sorted by their first configurations; empty for segues that
  /// do the same everywhere or whose scene is never shown.
  ///
  /// A configuration is in several outcomes if the scene appears in containers in which the segue
  /// has different effects.
  package func outcomes(of segue: Handle<SceneGraph.Segue>) -> [Outcome] {
    outcomes.isEmpty ? [] : outcomes[segue]
  }

  /// Returns the outcomes of a segue by its index among those of a scene.
  package func outcomes(ofSegueAt number: Int, of scene: Handle<SceneGraph.Scene>) -> [Outcome] {
    outcomes.isEmpty ? [] : outcomes[seguesByScene[scene].lowerBound.advanced(by: number)]
  }

  /// Computes the outcomes of a document's segues.
  ///
  /// Unless a configuration file contains declarations about containers, the containers, their
  /// collapse and the adaptation of presentations depend only on size classes, the kind of device
  /// and the system. One traversal therefore serves all environments that agree in these, or all
  /// environments if nothing collapses and nothing is presented.
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - name: The document's name without its extension, as its references use it.
  ///   - configurations: The configurations; the document's own canvas is ignored because no app is
  ///     shown in it.
  ///   - containerDeclarations: The declarations about containers in a configuration, or `nil` if there are
  ///     none.
  package init(
    _ graph: SceneGraph, named name: String, in configurations: [Configuration],
    containerDeclarations: ((Configuration) -> ControllerTree.Declarations)? = nil
  ) {
    self.init(
      AppStoryboards([AppDocument(name: name, graph: graph)]), in: configurations,
      containerDeclarations: containerDeclarations)
  }

  /// Computes the outcomes of the segues of an app with a single document.
  ///
  /// - Parameters:
  ///   - app: The document.
  ///   - configurations: The configurations; the document's own canvas is ignored because no app is
  ///     shown in it.
  ///   - containerDeclarations: The declarations about containers in a configuration, or `nil` if there are
  ///     none.
  ///   - startsApp: Whether the document is known to be the one that the app starts with.
  package init(
    _ app: AppStoryboards, in configurations: [Configuration],
    containerDeclarations: ((Configuration) -> ControllerTree.Declarations?)? = nil,
    startsApp: Bool = false
  ) {
    let graph = app.documents[app.documents.startIndex].graph
    guard graph.settings.kind == .storyboard, configurations.contains(where: { !$0.isCanvas }),
      graph.segues.contains(where: { $0.segue.kind.isDecidedWherePerformed })
    else {
      outcomes = []
      seguesByScene = []
      return
    }
    seguesByScene = graph.scenes.mapValues(\.segues)
    let hasSplitViews = graph.controllers.contains { $0.kind == .splitViewController }
    var result: Table<SceneGraph.Segue, [Outcome]> = graph.segues.mapValues { _ in [] }
    var indices: [OutcomeKey: Int] = [:]
    var effectsByConditions: [Conditions: Table<SceneGraph.Segue, [FoundEffect]>] = [:]
    var common: Table<SceneGraph.Segue, [FoundEffect]>?
    for (number, configuration) in configurations.enumerated() {
      guard case .environment(let environment) = configuration.context else { continue }
      let conditions = Conditions(environment, number: containerDeclarations == nil ? nil : number)
      let effects =
        common ?? effectsByConditions[conditions]
        ?? Self.effects(
          FlowGraph(
            app, in: environment, containerDeclarations: containerDeclarations?(configuration),
            startsApp: startsApp),
          graph)
      effectsByConditions[conditions] = effects
      if containerDeclarations == nil, !hasSplitViews, !effects.contains(where: Self.presents) {
        common = effects
      }
      for index in effects.indices {
        for found in effects[index] {
          let key = OutcomeKey(segue: index, effect: found.effect)
          if let existing = indices[key] {
            result[index][existing].configurations.append(number)
            result[index][existing].isCertain = result[index][existing].isCertain && found.isCertain
          } else {
            indices[key] = result[index].count
            result[index].append(
              Outcome(configurations: [number], effect: found.effect, isCertain: found.isCertain))
          }
        }
      }
    }
    outcomes = result
  }

  /// The conditions that outcomes depend on.
  private struct Conditions: Hashable {
    let horizontal: SizeClass
    let vertical: SizeClass
    let idiom: TraitCollection.Idiom?
    let system: SystemVersion
    let number: Int?

    init(_ environment: Environment, number: Int?) {
      let traits = environment.traits
      horizontal = traits.horizontalSizeClass
      vertical = traits.verticalSizeClass
      idiom = traits.userInterfaceIdiom
      system = environment.settings.system
      self.number = number
    }
  }

  /// Returns whether a segue presents something, which adapts to the environment.
  private static func presents(_ effects: [FoundEffect]) -> Bool {
    effects.contains { found in
      if case .present = found.effect.action { true } else { false }
    }
  }

  /// Returns the distinct effects of each segue in a flow, in the order in which they are found.
  private static func effects(_ flow: FlowGraph, _ graph: SceneGraph) -> Table<
    SceneGraph.Segue, [FoundEffect]
  > {
    var effects: Table<SceneGraph.Segue, [FoundEffect]> = graph.segues.mapValues { _ in [] }
    var indices: [OutcomeKey: Int] = [:]
    // A controller that is contained but not shown performs no segues.
    for edge in flow.edges where edge.beginning != .held {
      guard graph.segues[edge.segue].segue.kind.isDecidedWherePerformed else { continue }
      let performer = edge.outcome.performer.flatMap { flow.tree.nodes[$0].scene }
      let effect = Effect(
        action: edge.outcome.action, performer: performer.flatMap { flow.tree.app.id(of: $0) },
        isForwarded: edge.outcome.isForwarded)
      let isCertain = edge.containersAreKnown
      let key = OutcomeKey(segue: edge.segue, effect: effect)
      if let existing = indices[key] {
        effects[edge.segue][existing].isCertain =
          effects[edge.segue][existing].isCertain && isCertain
      } else {
        indices[key] = effects[edge.segue].count
        effects[edge.segue].append(FoundEffect(effect: effect, isCertain: isCertain))
      }
    }
    return effects
  }

  /// An effect in one environment.
  private struct FoundEffect {
    let effect: Effect
    var isCertain: Bool
  }

  private struct OutcomeKey: Hashable {
    let segue: Handle<SceneGraph.Segue>
    let effect: Effect
  }
}

extension SegueKind {
  /// Whether the effect depends on the containers around the segue's scene and on the environment.
  package var isDecidedWherePerformed: Bool {
    switch self {
    case .show, .showDetail, .presentation, .popoverPresentation: true
    case .relationship, .embed, .unwind, .custom, .other: false
    }
  }
}
