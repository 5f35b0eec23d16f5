package import ConfigurationReading
import InterfaceModel
package import InterfaceReading
import InterfaceTraits
import PlatformFacts

/// A resolver of a configuration's overrides for one document, for any number of environments.
///
/// The objects of overrides are determined once; the effect depends on the environment: its size,
/// its traits after overrides, its system and the designs in effect. The document's own canvas is
/// drawn without code, so no override applies there.
package struct OverrideResolver: Sendable {
  /// The overrides in effect in an environment.
  struct ActiveOverrides {
    /// The names of the designs in effect.
    var designs: [String]
    /// The traits that designs override in the whole window.
    var traits: TraitCollection
    /// The traits that are overridden in addition, by scene.
    var sceneTraits: [Handle<SceneGraph.Scene>: TraitCollection]
    var changes: ViewOverrides
  }

  /// For each rule, whether its condition is satisfied for a scene.
  private struct ActiveRules {
    let views: Table<ViewRule, Bool>
    let appearance: Table<AppearanceRule, Bool>
  }

  private let graph: SceneGraph
  private let designs: [Design]
  private let groups: [DesignGroup]
  private let viewRules: ObjectTable<ViewRule>
  private let traitRules: ObjectTable<TraitRule>
  private let appearanceRules: ObjectTable<AppearanceRule>
  private let matches: OverrideMatches

  /// Whether an override depends on the window's width or height.
  package let dependsOnSize: Bool

  /// The usage of the overrides.
  package var usage: OverrideUsage { matches.usage }

  /// Determines the objects of the overrides, or returns `nil` if nothing in the configuration
  /// concerns documents.
  package init?(_ sections: ConfigurationSections, _ graph: SceneGraph) {
    guard sections.hasSceneDeclarations else { return nil }
    self.graph = graph
    groups = sections[DesignsSection.self].groups
    designs = groups.flatMap(\.designs)
    viewRules = sections[ViewsSection.self].rules
    traitRules = sections[TraitsSection.self].rules
    appearanceRules = sections[AppearanceSection.self].rules
    matches = OverrideMatches(
      graph, designs: designs, views: viewRules, traits: traitRules, appearance: appearanceRules)
    let conditions =
      designs.map(\.condition) + viewRules.map(\.condition) + traitRules.map(\.condition)
      + appearanceRules.map(\.condition)
    dependsOnSize = !matches.isEmpty && conditions.contains { $0.dependsOnSize }
  }

  /// Returns the overrides in effect in a configuration, or `nil` for the document's own canvas.
  func overrides(in configuration: Configuration) -> ActiveOverrides? {
    guard case .environment(let environment) = configuration.context else { return nil }
    var context = ConditionEnvironment(
      size: configuration.size, traits: configuration.traits,
      system: environment.settings.system.major)
    let active = designs.filter { $0.condition.holds(in: context) }
    context.designs = Set(active.map(\.name.text))
    let traits = TraitCollection(traitsFrom: active.map(\.traits))
    context.traits = TraitCollection(traitsFrom: [context.traits, traits])
    var overrides = ActiveOverrides(
      designs: active.map(\.name.text), traits: traits, sceneTraits: [:], changes: ViewOverrides())
    for design in active { matches.apply(design, to: &overrides.changes) }
    overrides.sceneTraits = sceneTraits(in: context, overrides.changes.embeddedScenes)
    addRules(in: context, to: &overrides)
    overrides.changes.imageNames = Self.imageNames(overrides.changes)
    return overrides
  }

  /// Returns the overridden traits, by scene; those of a controller itself follow
  /// those of its containers.
  private func sceneTraits(
    in context: ConditionEnvironment, _ embeddedScenes: [Handle<SceneGraph.View>: EmbeddedScene]
  ) -> [Handle<SceneGraph.Scene>: TraitCollection] {
    var own: [Handle<SceneGraph.Scene>: TraitCollection] = [:]
    for (handle, rule) in traitRules.indexed where rule.condition.holds(in: context) {
      for scene in matches.scenes(of: handle) {
        own[scene] = TraitCollection(traitsFrom: [own[scene] ?? TraitCollection(), rule.traits])
      }
    }
    guard !own.isEmpty else { return [:] }
    let containers = SceneContainment.containers(of: graph, embeddedScenes: embeddedScenes)
    var result: [Handle<SceneGraph.Scene>: TraitCollection] = [:]
    for scene in graph.scenes.indices {
      let line = (containers[scene].reversed() + [scene]).compactMap { own[$0] }
      if !line.isEmpty { result[scene] = TraitCollection(traitsFrom: line) }
    }
    return result
  }

  private func addRules(in context: ConditionEnvironment, to overrides: inout ActiveOverrides) {
    /// The rules in effect, by the traits of scenes.
    var active: [TraitCollection: ActiveRules] = [:]
    func activeRules(_ scene: Handle<SceneGraph.Scene>) -> ActiveRules {
      let traits = TraitCollection(
        traitsFrom: [context.traits, overrides.sceneTraits[scene] ?? TraitCollection()])
      if let cached = active[traits] { return cached }
      var context = context
      context.traits = traits
      let result = ActiveRules(
        views: viewRules.mapValues { $0.condition.holds(in: context) },
        appearance: appearanceRules.mapValues { $0.condition.holds(in: context) })
      active[traits] = result
      return result
    }
    for (view, rules) in matches.viewRules {
      let holds = activeRules(graph.views[view].scene).views
      // Statements of designs that refer to an object by id follow those about views.
      let changes = rules.filter { holds[$0] }.flatMap { viewRules[$0].changes }
      if !changes.isEmpty {
        overrides.changes.views[view, default: .init()].changes.insert(contentsOf: changes, at: 0)
      }
    }
    for (view, rules) in matches.appearanceRules {
      let holds = activeRules(graph.views[view].scene).appearance
      var byName: [String: ViewOverride] = [:]
      var names: [String] = []
      for change in rules.filter({ holds[$0] }).flatMap({ appearanceRules[$0].changes }) {
        if byName.updateValue(change, forKey: change.name) == nil { names.append(change.name) }
      }
      if !names.isEmpty {
        overrides.changes.views[view, default: .init()].appearance = names.compactMap { byName[$0] }
      }
    }
  }

  private static func imageNames(_ changes: ViewOverrides) -> [String] {
    var names: Set<String> = []
    for view in changes.views.values {
      for change in view.changes + view.appearance {
        switch change.change {
        case .image(.asset(let name)), .backgroundImage(.asset(let name)): names.insert(name)
        case .attribute(let attribute, let name?) where attribute.spelling.hasSuffix("Image"):
          names.insert(name)
        default: break
        }
      }
    }
    return names.sorted()
  }
}
