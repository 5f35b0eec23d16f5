package import InterfaceResolution
import InterfaceModel
package import InterfaceReading
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// What the segues of one document do in each environment, the document taken for a whole app.
package struct DocumentSegues: Sendable {
  /// What a segue does in some of the environments.
  package struct Outcome: Hashable, Sendable {
    /// The numbers of the configurations, in their order.
    package fileprivate(set) var configurations: [Int]
    /// What is done.
    package let effect: Effect
    /// Whether all that surrounds the segue's scene is known wherever the effect is seen: a presentation or the app's first scene
    /// stands around it, and not what code may put into some container.
    package fileprivate(set) var isCertain: Bool
  }

  /// What is done, by ids.
  package struct Effect: Hashable, Sendable {
    package let action: SegueOutcome.Action
    /// The id of the controller that does it; nil where it has none.
    package let performer: ObjectID?
    /// Whether a collapsed split view handed a detail on to its primary controller.
    package let isForwarded: Bool
  }

  /// The outcomes of each segue, by its index in the document; none where no segue has any.
  private let outcomes: [[Outcome]]
  /// The index of each scene's first segue.
  private let firstSegues: [Int]

  /// The outcomes of a segue, in the order of the first configuration that each holds in; none for segues that do the same
  /// everywhere, and where the segue's scene is never shown.
  ///
  /// A configuration is in several where the scene is met in surroundings in which the segue does different things.
  package func outcomes(ofSegueAt index: Int) -> [Outcome] {
    outcomes.isEmpty ? [] : outcomes[index]
  }

  /// The same of a segue by its number among those of a scene.
  package func outcomes(ofSegueAt number: Int, ofScene scene: Int) -> [Outcome] {
    outcomes.isEmpty ? [] : outcomes[firstSegues[scene] + number]
  }

  /// Follows the segues of a document.
  ///
  /// Which containers there are, which are collapsed, and how presentations adapt hangs on size classes, the kind of device and
  /// the system alone where no configuration file states more of containers: one walk is enough for environments that are alike
  /// in these, and for all where nothing collapses and nothing is presented.
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - name: The document's name without its ending, by which its references name it.
  ///   - configurations: The places; the document's own canvas is none that an app is shown in.
  ///   - statements: What configuration files state of containers in a place; nil for nothing.
  package init(
    _ graph: SceneGraph, named name: String, in configurations: [Configuration],
    statements: ((Configuration) -> ControllerTree.Statements)? = nil
  ) {
    self.init(
      AppStoryboards([AppDocument(name: name, graph: graph)]), in: configurations,
      statements: statements)
  }

  /// Follows the segues of a document that is the only one of an app.
  ///
  /// - Parameters:
  ///   - app: The document.
  ///   - configurations: The places; the document's own canvas is none that an app is shown in.
  ///   - statements: What configuration files state of containers in a place; nil for nothing.
  ///   - startsApp: Whether the document is known to be the one that the app starts with.
  package init(
    _ app: AppStoryboards, in configurations: [Configuration],
    statements: ((Configuration) -> ControllerTree.Statements?)? = nil, startsApp: Bool = false
  ) {
    let graph = app.documents[0].graph
    guard graph.settings.kind == .storyboard, configurations.contains(where: { !$0.isCanvas }),
      graph.segues.contains(where: { $0.segue.kind.isDecidedWherePerformed })
    else {
      outcomes = []
      firstSegues = []
      return
    }
    firstSegues = graph.scenes.map { $0.segues.lowerBound.index }
    let hasSplitViews = graph.controllers.contains { $0.kind == .splitViewController }
    var result: [[Outcome]] = graph.segues.map { _ in [] }
    var places: [Seen: Int] = [:]
    var known: [Conditions: [[Found]]] = [:]
    var common: [[Found]]?
    for (number, configuration) in configurations.enumerated() {
      guard case .environment(let environment) = configuration.place else { continue }
      let conditions = Conditions(environment, number: statements == nil ? nil : number)
      let effects =
        common ?? known[conditions]
        ?? Self.effects(
          FlowGraph(
            app, in: environment, statements: statements?(configuration), startsApp: startsApp),
          graph)
      known[conditions] = effects
      if statements == nil, !hasSplitViews, !effects.contains(where: Self.presents) {
        common = effects
      }
      for index in effects.indices {
        for found in effects[index] {
          let seen = Seen(segue: index, effect: found.effect)
          if let place = places[seen] {
            result[index][place].configurations.append(number)
            result[index][place].isCertain = result[index][place].isCertain && found.isCertain
          } else {
            places[seen] = result[index].count
            result[index].append(
              Outcome(configurations: [number], effect: found.effect, isCertain: found.isCertain))
          }
        }
      }
    }
    outcomes = result
  }

  /// What outcomes hang on.
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

  /// Whether a segue presents something, which adapts to the environment.
  private static func presents(_ effects: [Found]) -> Bool {
    effects.contains { found in
      if case .present = found.effect.action { true } else { false }
    }
  }

  /// What each segue does in a flow, each effect once, in the order in which they are met.
  private static func effects(_ flow: FlowGraph, _ graph: SceneGraph) -> [[Found]] {
    var effects: [[Found]] = graph.segues.map { _ in [] }
    var places: [Seen: Int] = [:]
    // What is held and not shown performs nothing.
    for way in flow.ways where way.beginning != .held {
      guard graph.segues[way.segue].segue.kind.isDecidedWherePerformed else { continue }
      let performer = way.outcome.performer.flatMap { flow.tree.nodes[$0].scene }
      let effect = Effect(
        action: way.outcome.action, performer: performer.flatMap { flow.tree.app.id(of: $0) },
        isForwarded: way.outcome.isForwarded)
      let isCertain = way.knowsContainers
      let seen = Seen(segue: way.segue, effect: effect)
      if let place = places[seen] {
        effects[way.segue][place].isCertain = effects[way.segue][place].isCertain && isCertain
      } else {
        places[seen] = effects[way.segue].count
        effects[way.segue].append(Found(effect: effect, isCertain: isCertain))
      }
    }
    return effects
  }

  /// An effect in one environment.
  private struct Found {
    let effect: Effect
    var isCertain: Bool
  }

  private struct Seen: Hashable {
    let segue: Int
    let effect: Effect
  }
}

extension SegueKind {
  /// Whether what a segue does is decided where it is performed: by the containers around its scene, and by the environment.
  package var isDecidedWherePerformed: Bool {
    switch self {
    case .show, .showDetail, .presentation, .popoverPresentation: true
    case .relationship, .embed, .unwind, .custom, .other: false
    }
  }
}
