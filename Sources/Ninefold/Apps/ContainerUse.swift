import ConfigurationReading
import InterfaceComposition
import InterfaceModel
import InterfaceReading
package import InterfaceResolution
import InterfaceSource

extension StoryboardApp {
  /// The use of the declarations of configuration files about containers, by storyboard; `nil`
  /// for storyboards without any.
  package var containerUses: [OverrideUsage?] {
    let uses = ContainerDeclarationTargets(documents)
    return zip(documents.documents.indices, storyboards).map { document, storyboard in
      storyboard.configuration.map { $0.sections[ContainersSection.self] }
        .flatMap { $0.rules.isEmpty ? nil : uses.use(of: $0, in: document) }
    }
  }
}

/// Finds the controllers that declarations about containers refer to.
private struct ContainerDeclarationTargets {
  let documents: AppStoryboards
  /// The names of all controllers, by storyboard.
  private let names: Table<AppDocument, Set<String>>
  /// The names of the storyboards, with and without suffixes such as `~ipad`.
  private let documentNames: Table<AppDocument, Set<String>>

  /// The maximum number of name comparisons when searching for a similar name.
  private static let comparisonLimit = 100_000

  init(_ documents: AppStoryboards) {
    self.documents = documents
    names = documents.documents.mapValues { document in
      var names: Set<String> = []
      for scene in document.graph.scenes {
        guard let controller = scene.controller.map({ document.graph[$0] }) else { continue }
        names.insert(scene.id)
        if let id = controller.id { names.insert(id.text) }
        if let name = controller.attributes[.storyboardIdentifier] { names.insert(name) }
      }
      return names
    }
    documentNames = documents.documents.mapValues { [$0.name, $0.baseName] }
  }

  /// Returns how the declarations of one storyboard were used.
  func use(of section: ContainersSection, in document: Handle<AppDocument>) -> OverrideUsage {
    var use = OverrideUsage()
    let graph = documents.documents[document].graph
    let classes = ViewClasses(graph)
    var ids: Set<String> = []
    var matched: Set<Handle<ContainerRule>> = []
    var classNames: Set<String> = []
    for (index, scene) in graph.scenes.indexed {
      guard let controller = scene.controller else { continue }
      if let id = graph[controller].id { ids.insert(id.text) }
      let line = classes.line(of: controller)
      classNames.formUnion(line)
      matched.formUnion(
        section.rules(
          id: graph[controller].id?.text, classes: line, around: classes.chain(around: index)))
    }
    let objects = Set(
      (graph.views.lazy.compactMap(\.id) + graph.barItems.lazy.compactMap(\.id)).map(\.text))
    for (handle, rule) in section.rules.indexed {
      for id in rule.target.ids {
        note(id, isThere: ids.contains(id.text), as: .controller, among: ids, in: &use)
      }
      if let name = rule.target.className {
        note(
          name, isThere: matched.contains(handle), as: .controllerClass, among: classNames,
          in: &use)
      }
      for (name, other) in rule.declaration.controllers {
        note(name, of: other, near: document, in: &use)
      }
      for name in rule.declaration.presents.compactMap(\.anchor) {
        note(
          name, isThere: objects.contains(name.text), as: .object, among: objects, in: &use)
      }
    }
    return use
  }

  /// Records whether a controller that a declaration names exists.
  private func note(
    _ name: ConfigurationTarget.Name, of other: String?, near document: Handle<AppDocument>,
    in use: inout OverrideUsage
  ) {
    guard let other else {
      let isThere = names.contains { $0.contains(name.text) }
      return note(name, isThere: isThere, as: .controller, among: names[document], in: &use)
    }
    // The controllers of a missing storyboard are unknown.
    guard let index = documentNames.firstIndex(where: { $0.contains(other) }) else { return }
    note(
      name, isThere: names[index].contains(name.text), as: .controller, among: names[index],
      in: &use)
  }

  private func note(
    _ name: ConfigurationTarget.Name, isThere: Bool, as subject: OverrideUsage.Missing.Subject,
    among others: Set<String>, in use: inout OverrideUsage
  ) {
    guard !isThere else {
      use.matched.insert(name.location)
      return
    }
    let isAffordable = others.count * (use.missing.count + 1) <= Self.comparisonLimit
    let nearest =
      isAffordable && !others.contains(name.text)
      ? NearestName.nearest(to: name.text, among: others.sorted()) : nil
    use.missing.append(OverrideUsage.Missing(name: name, nearest: nearest, subject: subject))
  }
}

extension ContainerDeclaration {
  /// The other controllers that the declaration names, each with its storyboard, or `nil` if it is
  /// the same one.
  fileprivate var controllers: [(name: Name, document: String?)] {
    var result = [primaryAfterCollapse, primaryAfterExpand].compactMap(\.self) + (stack ?? [])
    if case .controller(let controller) = expand { result.append(controller) }
    if case .controller(let controller) = selected { result.append(controller) }
    return result.map { ($0.name, $0.document) } + slots.map { ($0.scene, $0.document) }
  }
}
