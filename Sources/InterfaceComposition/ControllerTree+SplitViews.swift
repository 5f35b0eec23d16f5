import InterfaceResolution
import InterfaceReading
import InterfaceTraits
import PlatformFacts

extension ControllerTree {
  /// Returns the scenes of a split view's columns.
  private func columnScenes(
    of controller: SceneGraph.Controller, _ scene: AppScene
  ) -> [SplitViewColumn: AppScene] {
    let roles: [(SplitViewColumn, String)] = [
      (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
      (.secondary, "detailViewController"), (.compact, "compactViewController"),
    ]
    var result: [SplitViewColumn: AppScene] = [:]
    for (column, role) in roles {
      result[column] = contents(of: controller, scene, role: role).first
    }
    return result
  }

  /// Returns whether a split view is of the column style.
  func hasColumnStyle(_ controller: SceneGraph.Controller, _ scene: AppScene) -> Bool {
    environment.settings.system.hasSplitViewColumns
      && app.documents[scene.document].graph.hasColumnStyle(controller)
  }

  /// Returns whether a split view creates a navigation controller for the content of a column.
  private func makesNavigation(
    for child: AppScene, in controller: SceneGraph.Controller, _ scene: AppScene
  ) -> Bool {
    guard hasColumnStyle(controller, scene), let content = content(of: child) else { return false }
    return content.kind != .navigationController
  }

  mutating func columns(
    of controller: SceneGraph.Controller, _ scene: AppScene, _ declared: DeclaredContainer,
    _ node: ControllerNode.ID, _ entry: Entry
  ) -> [Entry] {
    var scenes = columnScenes(of: controller, scene)
    if let name = declared.detailAfterExpand,
      let detail = app.scene(named: name, near: scene.document)
    {
      scenes[.secondary] = detail
    }
    if let name = declared.primaryAfterExpand,
      let primary = app.scene(named: name, near: scene.document)
    {
      scenes[.primary] = primary
    }
    var split = SplitView(controller, hasSupplementary: scenes[.supplementary] != nil)
    if let mode = declared.displayMode { split.displayMode = mode }
    if declared.revealsPrimary, split.hidesPrimary(in: entry.layoutEnvironment.frame.size) {
      split.displayMode =
        scenes[.supplementary] == nil ? .oneOverSecondary : .twoOverSecondary
    }
    let layoutEnvironment = entry.layoutEnvironment
    let columns = split.columns(
      in: layoutEnvironment.frame.size, safeArea: layoutEnvironment.safeArea,
      scale: environment.scale,
      flow: layoutEnvironment.traits.interfaceDirection,
      metrics: SplitViewMetrics(environment.settings.system))
    return columns.compactMap { column in
      guard let child = scenes[column.column] else { return nil }
      if column.isVisible { nodes[node].visibleColumns.insert(column.column) }
      var inner = layoutEnvironment
      inner.frame = LayoutRect(
        x: layoutEnvironment.frame.x + column.frame.x,
        y: layoutEnvironment.frame.y + column.frame.y,
        width: column.frame.width, height: column.frame.height)
      inner.safeArea = layoutEnvironment.safeArea(
        of: inner.frame, covered: layoutEnvironment.safeArea)
      inner.traits = TraitCollection(traitsFrom: [layoutEnvironment.traits, column.overrides])
      inner.isShown = layoutEnvironment.isShown && column.isVisible
      inner.isOverlay = column.isOverlay
      return Entry(
        scene: child, role: .column(column.column), layoutEnvironment: inner,
        makesNavigation: makesNavigation(for: child, in: controller, scene))
    }
  }

  /// Returns the content of a collapsed split view: the compact column, or the primary one, whose
  /// navigation controller takes the content of the others.
  mutating func collapsed(
    _ controller: SceneGraph.Controller, _ scene: AppScene, _ declared: DeclaredContainer,
    _ node: ControllerNode.ID, _ entry: Entry
  ) -> [Entry] {
    let scenes = columnScenes(of: controller, scene)
    func child(_ child: AppScene, _ column: SplitViewColumn) -> Entry {
      Entry(
        scene: child, role: .column(column), layoutEnvironment: entry.layoutEnvironment,
        makesNavigation: column != .compact
          && makesNavigation(for: child, in: controller, scene))
    }
    if let compact = scenes[.compact], declared.collapse == nil {
      nodes[node].visibleColumns = [.compact]
      return [child(compact, .compact)]
    }
    let named = declared.primaryAfterCollapse.flatMap {
      app.scene(named: $0, near: scene.document)
    }
    guard let primary = named ?? scenes[.primary] ?? scenes[.supplementary] else {
      nodes[node].visibleColumns = [.secondary]
      return scenes[.secondary].map { [child($0, .secondary)] } ?? []
    }
    var result = child(primary, .primary)
    let columns: [SplitViewColumn] =
      switch declared.collapse {
      case .primary: []
      case .supplementary: [.supplementary]
      case .secondary, nil: [.supplementary, .secondary]
      }
    let further = columns.compactMap { column in
      scenes[column].flatMap { $0 == primary ? nil : (column: column, scene: $0) }
    }
    nodes[node].visibleColumns = [further.last?.column ?? .primary]
    if result.makesNavigation || content(of: primary)?.kind == .navigationController {
      result.pushed = further.flatMap { pushable($0.scene) }
      return [result]
    }
    // Only a navigation controller takes controllers from another column; otherwise the detail
    // comes last and is shown.
    guard let last = further.last else { return [result] }
    result.layoutEnvironment.isShown = false
    return [result, child(last.scene, last.column)]
  }

  /// Returns the scenes that a navigation controller takes from a column's controller: the stack of
  /// another navigation controller, or the controller itself.
  private func pushable(_ scene: AppScene) -> [AppScene] {
    guard case .scene(let destination) = app.destination(of: scene),
      let controller = app.controller(of: destination), controller.kind == .navigationController
    else { return [scene] }
    return contents(of: controller, destination, role: "rootViewController")
  }
}
