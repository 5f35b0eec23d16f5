package import ConfigurationReading
import InterfaceModel
package import InterfaceReading
import InterfaceTraits
import PlatformFacts

/// A resolver of a configuration's statements about one document, for any number of environments.
///
/// The objects of statements are determined once; the effect depends on the environment: its size,
/// its traits after overrides, its system and the designs in effect. The document's own canvas is
/// drawn without code, so no statement applies there.
package struct OverrideResolver: Sendable {
  /// The statements in effect in an environment.
  struct Stated {
    /// The names of the designs in effect.
    var designs: [String]
    /// The traits that designs override in the whole window.
    var traits: TraitCollection
    /// The traits that are overridden in addition, by scene.
    var sceneTraits: [Int: TraitCollection]
    var changes: ViewOverrides
  }

  private let graph: SceneGraph
  private let designs: [Design]
  private let groups: [DesignGroup]
  private let viewRules: [ViewRule]
  private let traitRules: [TraitRule]
  private let appearanceRules: [AppearanceRule]
  private let matches: OverrideMatches

  /// Whether a statement depends on the window's width or height.
  package let dependsOnSize: Bool

  /// The usage of the statements.
  package var use: OverrideUsage { matches.use }

  /// Determines the objects of the statements, or returns `nil` if nothing in the configuration
  /// concerns documents.
  package init?(_ sections: ConfigurationSections, _ graph: SceneGraph) {
    guard sections.hasStatements else { return nil }
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

  /// Returns the statements in effect in a configuration, or `nil` for the document's own canvas.
  func stated(in configuration: Configuration) -> Stated? {
    guard case .environment(let environment) = configuration.place else { return nil }
    var place = ConditionEnvironment(
      size: configuration.size, traits: configuration.traits,
      system: environment.settings.system.major)
    let held = designs.filter { $0.condition.holds(in: place) }
    place.designs = Set(held.map(\.name.text))
    let traits = TraitCollection(traitsFrom: held.map(\.traits))
    place.traits = TraitCollection(traitsFrom: [place.traits, traits])
    var stated = Stated(
      designs: held.map(\.name.text), traits: traits, sceneTraits: [:], changes: ViewOverrides())
    for design in held { matches.apply(design, to: &stated.changes) }
    stated.sceneTraits = sceneTraits(in: place, stated.changes.slots)
    addRules(in: place, to: &stated)
    stated.changes.imageNames = Self.imageNames(stated.changes)
    return stated
  }

  /// Returns the traits that statements override, by scene; those of a controller itself follow
  /// those of its containers.
  private func sceneTraits(
    in place: ConditionEnvironment, _ slots: [Int: EmbeddedScene]
  ) -> [Int: TraitCollection] {
    var own: [Int: TraitCollection] = [:]
    for (index, rule) in traitRules.enumerated() where rule.condition.holds(in: place) {
      for scene in matches.scenes(ofTraitRule: index) {
        own[scene] = TraitCollection(traitsFrom: [own[scene] ?? TraitCollection(), rule.traits])
      }
    }
    guard !own.isEmpty else { return [:] }
    let containers = SceneContainment.containers(of: graph, slots: slots)
    var result: [Int: TraitCollection] = [:]
    for scene in graph.scenes.indices {
      let line = (containers[scene].reversed() + [scene]).compactMap { own[$0] }
      if !line.isEmpty { result[scene] = TraitCollection(traitsFrom: line) }
    }
    return result
  }

  private func addRules(in place: ConditionEnvironment, to stated: inout Stated) {
    /// The statements in effect, by the traits of scenes.
    var held: [TraitCollection: (views: [Bool], appearance: [Bool])] = [:]
    func holding(_ scene: Int) -> (views: [Bool], appearance: [Bool]) {
      let traits = TraitCollection(
        traitsFrom: [place.traits, stated.sceneTraits[scene] ?? TraitCollection()])
      if let known = held[traits] { return known }
      var place = place
      place.traits = traits
      let result = (
        viewRules.map { $0.condition.holds(in: place) },
        appearanceRules.map { $0.condition.holds(in: place) }
      )
      held[traits] = result
      return result
    }
    for (view, rules) in matches.viewRules {
      let holds = holding(graph.views[view].scene.index).views
      // Statements of designs that refer to an object by id follow those about views.
      let changes = rules.filter { holds[$0] }.flatMap { viewRules[$0].changes }
      if !changes.isEmpty {
        stated.changes.views[view, default: .init()].changes.insert(contentsOf: changes, at: 0)
      }
    }
    for (view, rules) in matches.appearanceRules {
      let holds = holding(graph.views[view].scene.index).appearance
      var byName: [String: ViewOverride] = [:]
      var names: [String] = []
      for change in rules.filter({ holds[$0] }).flatMap({ appearanceRules[$0].changes }) {
        if byName.updateValue(change, forKey: change.name) == nil { names.append(change.name) }
      }
      if !names.isEmpty {
        stated.changes.views[view, default: .init()].appearance = names.compactMap { byName[$0] }
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
