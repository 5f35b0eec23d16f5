import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// Turns the scenes of a document into what they are for one trait collection.
///
/// The algorithm is the format's §4.5: attributes and keyed properties after overrides, subviews and
/// constraints by their masks, and the closing rule: a constraint is active only when its owner and all
/// of its items are installed.
struct SceneResolver {
  let document: Document
  let traits: TraitCollection
  let images: ImageResolver
  private var views: [ResolvedView] = []
  private var guides: [ResolvedGuide] = []
  /// The owner's index with the constraints that its masks leave.
  private var pending: [(owner: Int, constraint: LayoutConstraint)] = []
  private var items: [ObjectID: ConstraintItem] = [:]

  private init(document: Document, traits: TraitCollection, images: ImageResolver) {
    self.document = document
    self.traits = traits
    self.images = images
  }

  /// The scenes of a storyboard, or one scene per top-level view or controller of a xib.
  ///
  /// Their contents are not filled in yet.
  static func resolve(
    _ document: ValidDocument, for traits: TraitCollection, images: ImageResolver,
    surroundings: [Surroundings], sources: [SceneSource]
  ) -> [ResolvedScene] {
    sources.enumerated().map { index, source in
      var resolver = SceneResolver(document: document.document, traits: traits, images: images)
      return resolver.resolve(source, surroundings: surroundings[index])
    }
  }

  private mutating func resolve(
    _ source: SceneSource, surroundings: Surroundings
  ) -> ResolvedScene {
    if let controller = source.controller { add(controller) }
    for view in source.views { add(view, superview: -1, role: .topLevel) }
    for item in source.barItems { add(item) }
    let constraints = activeConstraints()
    return ResolvedScene(
      id: source.id, controller: source.controller?.id, controllerKind: source.controller?.kind,
      range: source.range, views: views, guides: guides, constraints: constraints,
      surroundings: surroundings, hasFreeformSize: hasFreeformSize(source))
  }

  private func hasFreeformSize(_ source: SceneSource) -> Bool {
    guard let controller = source.controller else { return false }
    if controller.properties.size(.freeformSize) != nil { return true }
    switch controller.metrics.destination ?? controller.view?.simulatedMetrics.destination {
    case .freeform, .fixed, .formSheet, .pageSheet, .splitViewPrimary, .splitViewSecondary:
      return true
    default: return false
    }
  }

  // MARK: Views

  private mutating func add(_ controller: Controller) {
    if let view = controller.view {
      let root = views.count
      add(view, superview: -1, role: .controllerRoot, owner: controller.id)
      for guide in controller.layoutGuides { add(guide, owner: root) }
    }
    for bar in controller.bars {
      add(bar, superview: -1, role: .bar, owner: controller.id)
    }
    if let item = controller.navigationItem { add(item) }
    for item in controller.toolbarItems { add(item) }
    if let item = controller.tabBarItem { add(item) }
    for child in controller.children { add(child) }
  }

  private mutating func add(_ item: NavigationItem) {
    if let view = item.titleView {
      add(view, superview: -1, role: .barItemView, owner: item.id)
    }
    for inner in item.items + item.leftItems + item.rightItems { add(inner) }
  }

  private mutating func add(_ item: BarItem) {
    if let view = item.customView {
      add(view, superview: -1, role: .barItemView, owner: item.id)
    }
  }

  private mutating func add(_ guide: LayoutGuide, owner: Int) {
    items[guide.id] = .guide(guides.count)
    guides.append(
      ResolvedGuide(id: guide.id, kind: guide.kind, owner: owner, range: guide.range))
  }

  private mutating func add(
    _ view: View, superview: Int, role: ResolvedView.Role, owner: ObjectID? = nil
  ) {
    let index = views.count
    let applied = view.variations.applicable(to: traits)
    var attributes = view.attributes
    var properties = view.properties
    for variation in applied {
      attributes.override(with: variation.attributes)
      properties.override(with: variation.properties)
    }
    let isArranged = role == .subview && superview >= 0 && views[superview].kind == .stackView
    var content = view.content
    if case .cells = content { content = .none }
    let raw = RawContent(
      attributes: attributes, properties: properties, content: content,
      runtimeAttributes: view.runtimeAttributes, extras: view.extras)
    views.append(
      ResolvedView(
        id: view.id, kind: view.kind, elementSpelling: view.elementSpelling, role: role,
        range: view.range, superview: superview, end: index + 1, owner: owner,
        storedFrame: view.frame, autoresizingMask: view.autoresizingMask ?? [],
        customClass: attributes[.customClass], userLabel: attributes[.userLabel], raw: raw,
        simulatedMetrics: view.simulatedMetrics,
        layout: LayoutProperties(
          view, attributes: attributes, properties: properties, isArranged: isArranged,
          isInsideLeftOut: superview >= 0 && views[superview].layout.isLeftOut),
        image: images.image(attributes: attributes, properties: properties)))
    if let id = view.id, items[id] == nil { items[id] = .view(index) }
    for guide in view.layoutGuides { add(guide, owner: index) }
    addConstraints(of: view, owner: index)
    addChildren(of: view, at: index)
    views[index].end = views.count
  }

  /// The views inside, in the order in which they stand in the document.
  private mutating func addChildren(of view: View, at index: Int) {
    let installed = view.variations.installed(.subviews, for: traits)
    var children: [(view: View, role: ResolvedView.Role)] = []
    for child in view.keyedViews { children.append((child, role(of: child))) }
    for child in view.subviews {
      if let id = child.id, installed[id] == false { continue }
      children.append((child, .subview))
    }
    switch view.content {
    case .cells(let cells): children += cells.map { ($0, .cell) }
    case .sections(let sections): children += sections.flatMap(\.cells).map { ($0, .cell) }
    default: break
    }
    children.sort { $0.view.range.start < $1.view.range.start }
    for child in children { add(child.view, superview: index, role: child.role) }
    switch view.content {
    case .barItems(let items): for item in items { add(item) }
    case .navigationItems(let items): for item in items { add(item) }
    default: break
    }
  }

  private func role(of child: View) -> ResolvedView.Role {
    switch child.key {
    case .contentView: .contentView
    case .tableHeaderView, .tableFooterView, .sectionHeaderView, .sectionFooterView: .accessory
    default: .property
    }
  }

  // MARK: Constraints

  private mutating func addConstraints(of view: View, owner: Int) {
    guard !view.constraints.isEmpty else { return }
    let installed = view.variations.installed(.constraints, for: traits)
    for constraint in view.constraints {
      if let id = constraint.id, installed[id] == false { continue }
      pending.append((owner, constraint))
    }
  }

  /// Whether a stack view leaves out the view that an item is or belongs to.
  private func isLeftOut(_ item: ConstraintItem) -> Bool {
    switch item {
    case .view(let index): views[index].layout.isLeftOut
    case .guide(let index): views[guides[index].owner].layout.isLeftOut
    }
  }

  private func activeConstraints() -> [ResolvedConstraint] {
    pending.compactMap { owner, constraint in
      let first: ConstraintItem
      if let id = constraint.firstItem {
        guard let item = items[id] else { return nil }
        first = item
      } else {
        first = .view(owner)
      }
      var second: ConstraintItem?
      if let id = constraint.secondItem {
        guard let item = items[id] else { return nil }
        second = item
      }
      guard (second == nil) == (constraint.secondAttribute == nil), !isLeftOut(first),
        !(second.map { isLeftOut($0) } ?? false)
      else { return nil }
      var attributes = Attributes()
      for variation in constraint.variations.applicable(to: traits) {
        attributes.override(with: variation.attributes)
      }
      return ResolvedConstraint(
        id: constraint.id, owner: owner, first: first,
        firstAttribute: constraint.firstAttribute, relation: constraint.relation, second: second,
        secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: attributes.number(.constant) ?? constraint.constant,
        priority: attributes.number(.priority) ?? constraint.priority,
        isPlaceholder: constraint.isPlaceholder,
        isSymbolic: constraint.attributes.flag(.symbolic) ?? false, range: constraint.range)
    }
  }
}
