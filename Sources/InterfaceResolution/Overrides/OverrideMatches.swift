import ConfigurationReading
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The objects of a document to which the overrides of a configuration apply.
struct OverrideMatches: Sendable {
  private let graph: SceneGraph
  private var viewsByID: [String: Handle<SceneGraph.View>] = [:]
  private var constraintsByID: [String: Handle<SceneGraph.Constraint>] = [:]
  private var controllersByID: [String: Handle<SceneGraph.Controller>] = [:]
  private var scenesByName: [String: Handle<SceneGraph.Scene>] = [:]
  /// The rules for each view, in order of increasing precedence.
  private(set) var viewRules: [Handle<SceneGraph.View>: [Handle<ViewRule>]] = [:]
  /// The appearance rules for each view, in order of increasing precedence.
  private(set) var appearanceRules: [Handle<SceneGraph.View>: [Handle<AppearanceRule>]] = [:]
  private var traitScenes: Table<TraitRule, [Handle<SceneGraph.Scene>]> = []
  private var embeddedScenes:
    [Design.Filling: (view: Handle<SceneGraph.View>, embedded: EmbeddedScene)] = [:]
  private var hasDesignMatches = false
  private(set) var usage = OverrideUsage()
  private var reported: Set<ConfigurationRange> = []

  /// The maximum number of id comparisons made to suggest a corrected name.
  private static let comparisonLimit = 1_000_000

  init(
    _ graph: SceneGraph, designs: [Design], views: ObjectTable<ViewRule>,
    traits: ObjectTable<TraitRule>, appearance: ObjectTable<AppearanceRule>
  ) {
    self.graph = graph
    index()
    let classes = ViewClasses(graph)
    match(designs)
    match(views, classes)
    match(traits, classes)
    match(appearance, classes)
    findNearest()
  }

  /// Whether no override applies to the document.
  var isEmpty: Bool {
    viewRules.isEmpty && appearanceRules.isEmpty && traitScenes.allSatisfy(\.isEmpty)
      && !hasDesignMatches
  }

  /// Returns the scenes to whose controllers a trait rule applies.
  func scenes(of rule: Handle<TraitRule>) -> [Handle<SceneGraph.Scene>] { traitScenes[rule] }

  private mutating func index() {
    func note<Object>(
      _ id: ObjectID?, _ handle: Handle<Object>, _ table: inout [String: Handle<Object>]
    ) {
      if let text = id?.text, table[text] == nil { table[text] = handle }
    }
    for (handle, view) in graph.views.indexed { note(view.id, handle, &viewsByID) }
    for (handle, constraint) in graph.constraints.indexed {
      note(constraint.id, handle, &constraintsByID)
    }
    for (handle, controller) in graph.controllers.indexed {
      note(controller.id, handle, &controllersByID)
    }
    for (handle, scene) in graph.scenes.indexed {
      let controller = scene.controller.map { graph[$0] }
      for name in [
        controller?.id?.text, controller?.attributes[.storyboardIdentifier], scene.id,
      ] {
        if let name, scenesByName[name] == nil { scenesByName[name] = handle }
      }
    }
  }

  // MARK: Findings

  private mutating func find<Object>(
    _ name: ConfigurationTarget.Name, in table: [String: Handle<Object>]
  ) -> Handle<Object>? {
    guard let handle = table[name.text] else {
      if isKnown(name.text) {
        usage.matched.insert(name.location)
      } else if reported.insert(name.location).inserted {
        usage.missing.append(OverrideUsage.Missing(name: name, nearest: nil))
      }
      return nil
    }
    usage.matched.insert(name.location)
    return handle
  }

  /// Returns whether any object of the document has a name.
  private func isKnown(_ name: String) -> Bool {
    viewsByID[name] != nil || constraintsByID[name] != nil || controllersByID[name] != nil
      || scenesByName[name] != nil
  }

  private mutating func reportInapplicable(_ location: ConfigurationRange, _ message: String) {
    usage.findings.append(
      OverrideUsage.Finding(
        file: location.file,
        diagnostic: Diagnostic(.configurationInapplicable, at: location.range, message: message)))
  }

  /// Finds the ids that are most similar to those that are missing.
  private mutating func findNearest() {
    let ids = viewsByID.keys.sorted() + constraintsByID.keys.sorted() + scenesByName.keys.sorted()
    guard ids.count * usage.missing.count <= Self.comparisonLimit else { return }
    for index in usage.missing.indices {
      usage.missing[index].nearest = NearestName.nearest(
        to: usage.missing[index].name.text, among: ids)
    }
  }

  // MARK: Designs

  private mutating func match(_ designs: [Design]) {
    for design in designs {
      for setting in design.settings {
        guard let view = view(setting.object, "an attribute") else { continue }
        hasDesignMatches = true
        for change in setting.changes { check(change, of: view, setting.object) }
      }
      for installation in design.installations {
        if let view = viewsByID[installation.object.text] {
          usage.matched.insert(installation.object.location)
          guard graph.views[view].superview != nil else {
            reportInapplicable(
              installation.object.location,
              "'\(installation.object.text)' is the root of its hierarchy, which is always installed"
            )
            continue
          }
          hasDesignMatches = true
        } else if find(installation.object, in: constraintsByID) != nil {
          hasDesignMatches = true
        } else if usage.matched.contains(installation.object.location) {
          reportInapplicable(
            installation.object.location,
            "'\(installation.object.text)' is neither a view nor a constraint")
        }
      }
      for filling in design.fillings { match(filling) }
      if design.traits != TraitCollection() { hasDesignMatches = true }
    }
  }

  private mutating func view(
    _ name: ConfigurationTarget.Name, _ role: String
  ) -> Handle<SceneGraph.View>? {
    if let view = find(name, in: viewsByID) { return view }
    if usage.matched.contains(name.location) {
      reportInapplicable(name.location, "'\(name.text)' is not a view")
    }
    return nil
  }

  private mutating func match(_ filling: Design.Filling) {
    guard let view = view(filling.container, "a slot"), let id = graph.views[view].id else {
      return
    }
    guard graph.views[view].kind == .containerView else {
      return reportInapplicable(
        filling.container.location, "'\(filling.container.text)' is not a container view")
    }
    var embedded = EmbeddedScene(container: id, identifier: filling.scene.text)
    embedded.document = filling.document
    if filling.document == nil {
      guard let scene = find(filling.scene, in: scenesByName) else {
        if usage.matched.contains(filling.scene.location) {
          reportInapplicable(
            filling.scene.location,
            "'\(filling.scene.text)' is neither a scene nor a view controller")
        }
        return
      }
      guard scene != graph.views[view].scene else {
        return reportInapplicable(
          filling.scene.location, "'\(filling.scene.text)' would contain itself")
      }
      embedded.sceneHandle = scene
      embedded.scene = graph.scenes[scene].id
      embedded.controller = graph.scenes[scene].controller.flatMap { graph[$0].id }
    }
    hasDesignMatches = true
    embeddedScenes[filling] = (view, embedded)
  }

  /// Applies the changes of a design in effect.
  func apply(_ design: Design, to changes: inout ViewOverrides) {
    for setting in design.settings {
      guard let view = viewsByID[setting.object.text] else { continue }
      changes.views[view, default: .init()].changes += setting.changes
    }
    for installation in design.installations {
      if let view = viewsByID[installation.object.text] {
        if graph.views[view].superview != nil {
          changes.installedViews[view] = installation.isInstalled
        }
      } else if let constraint = constraintsByID[installation.object.text] {
        changes.installedConstraints[constraint] = installation.isInstalled
      }
    }
    for filling in design.fillings {
      if let (view, embedded) = embeddedScenes[filling] { changes.embeddedScenes[view] = embedded }
    }
  }

  // MARK: Rules

  private mutating func match(_ rules: ObjectTable<ViewRule>, _ classes: ViewClasses) {
    // In order of precedence: a class anywhere, a class inside others, an id.
    var strong: [Handle<SceneGraph.View>: [(strength: Int, rule: Handle<ViewRule>)]] = [:]
    var byClass: [String: [Handle<ViewRule>]] = [:]
    for (handle, rule) in rules.indexed {
      for id in rule.target.ids {
        guard let view = view(id, "a view") else { continue }
        strong[view, default: []].append((2, handle))
        for change in rule.changes { check(change, of: view, id) }
      }
      if let name = rule.target.className { byClass[name.text, default: []].append(handle) }
    }
    for view in graph.views.indices where !byClass.isEmpty {
      for rule in classes.line(of: view).flatMap({ byClass[$0] ?? [] }) {
        let containers = rules[rule].target.containers.map(\.text)
        guard
          containers.isEmpty
            || ViewClasses.match(containers, in: classes.chain(around: view)) != nil
        else { continue }
        strong[view, default: []].append((containers.isEmpty ? 0 : 1, rule))
      }
    }
    viewRules = strong.mapValues { list in
      list.sorted { ($0.strength, $0.rule) < ($1.strength, $1.rule) }.map(\.rule)
    }
  }

  private mutating func match(_ rules: ObjectTable<TraitRule>, _ classes: ViewClasses) {
    for rule in rules {
      var scenes: [Handle<SceneGraph.Scene>] = []
      for id in rule.target.ids {
        if let controller = find(id, in: controllersByID) {
          scenes.append(graph.controllers[controller].scene)
        } else if usage.matched.contains(id.location) {
          reportInapplicable(id.location, "'\(id.text)' is not a view controller")
        }
      }
      if let name = rule.target.className {
        for (handle, scene) in graph.scenes.indexed {
          guard let controller = scene.controller,
            classes.line(of: controller).contains(name.text)
          else { continue }
          scenes.append(handle)
        }
      }
      traitScenes.append(scenes)
    }
  }

  private mutating func match(_ rules: ObjectTable<AppearanceRule>, _ classes: ViewClasses) {
    var byClass: [String: [Handle<AppearanceRule>]] = [:]
    for (handle, rule) in rules.indexed {
      if let name = rule.target.className { byClass[name.text, default: []].append(handle) }
    }
    for view in graph.views.indices where !byClass.isEmpty {
      var list: [AppearanceRank] = []
      for (distance, name) in classes.line(of: view).enumerated() {
        for rule in byClass[name] ?? [] {
          let containers = rules[rule].target.containers.map(\.text)
          guard let depths = ViewClasses.match(containers, in: classes.chain(around: view))
          else { continue }
          list.append(
            AppearanceRank(
              depths: depths, classDistance: distance,
              isConditional: rules[rule].condition != .always, rule: rule))
        }
      }
      if !list.isEmpty { appearanceRules[view] = list.sorted().map(\.rule) }
    }
  }

  /// Reports properties that a view cannot have.
  private mutating func check(
    _ change: ViewOverride, of handle: Handle<SceneGraph.View>, _ name: ConfigurationTarget.Name
  ) {
    let view = graph.views[handle]
    guard let element = ElementName(spelling: view.elementName) else { return }
    let fits =
      switch change.change {
      case .attribute(let attribute, _):
        element.lists(attribute)
      case .text: [.label, .textField, .textView, .button, .searchBar].contains(view.kind)
      case .title: view.kind == .button
      case .placeholder: [.textField, .searchBar].contains(view.kind)
      case .image: [.imageView, .button].contains(view.kind)
      case .backgroundImage: view.kind == .button || element.lists(.background)
      case .intrinsicSize, .padding, .property: true
      }
    guard !fits else { return }
    reportInapplicable(
      change.location, "'\(name.text)' is a <\(view.elementName)>, which has no '\(change.name)'")
  }
}
