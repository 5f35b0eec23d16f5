import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// A builder that links the objects of a document as they are visited, without those that the
/// checks rejected.
struct SceneGraphBuilder {
  /// An object that encloses the current position.
  private struct Frame {
    var owner: SceneGraph.Owner
    var barItems: [Handle<SceneGraph.BarItem>] = []
    var navigationItems: [Handle<SceneGraph.NavigationItem>] = []
    /// The first of the view's own guides and constraints, or `nil` before there is one.
    var firstGuide: Handle<SceneGraph.Guide>?
    var firstConstraint: Handle<SceneGraph.Constraint>?
  }

  private let document: Document
  private let table: ObjectIndex
  /// The segues that the document names as tie breakers if several lead to a scene.
  var tieBreakers: Set<ObjectID> = []

  private var scenes: ObjectTable<SceneGraph.Scene> = []
  private var controllers: ObjectTable<SceneGraph.Controller> = []
  private var views: ObjectTable<SceneGraph.View> = []
  private var guides: ObjectTable<SceneGraph.Guide> = []
  private var constraints: ObjectTable<SceneGraph.Constraint> = []
  private var barItems: ObjectTable<SceneGraph.BarItem> = []
  private var navigationItems: ObjectTable<SceneGraph.NavigationItem> = []
  private var objects: ObjectTable<SceneGraph.Object> = []
  private var segues: ObjectTable<SceneGraph.Segue> = []
  private var keys = VariationKeyTable()
  private var images = ImageNames()

  private var frames: [Frame] = []
  private var scene: Handle<SceneGraph.Scene>?
  /// The current depth inside surplus controllers.
  private var surplus = 0
  /// For each visited constraint, its handle in the graph, or `nil` if it was rejected.
  private var constraintHandles: [Handle<SceneGraph.Constraint>?] = []

  init(document: Document, table: ObjectIndex) {
    self.document = document
    self.table = table
  }

  // MARK: Scenes and controllers

  mutating func beginScene(_ index: Int) {
    endScene()
    switch document.kind {
    case .storyboard: add(document.scenes[index].id, document.scenes[index].range)
    case .xib:
      switch document.objects[index] {
      case .controller(let controller): add(controller.id?.text, controller.range)
      case .view(let view): add(view.id?.text, view.range)
      case .barItem(let item) where item.customView != nil: add(item.id?.text, item.range)
      case .barItem, .placeholder, .exit, .other: break
      }
    }
  }

  private mutating func add(_ id: String?, _ range: SourceRange) {
    scene = scenes.endIndex
    scenes.append(
      SceneGraph.Scene(
        id: id ?? "", range: range, controller: nil,
        views: views.endIndex..<views.endIndex,
        guides: guides.endIndex..<guides.endIndex, segues: Handle(0)..<Handle(0)))
  }

  private mutating func endScene() {
    guard let scene else { return }
    scenes[scene].views = scenes[scene].views.startIndex..<views.endIndex
    scenes[scene].guides = scenes[scene].guides.startIndex..<guides.endIndex
    self.scene = nil
  }

  mutating func enter(_ controller: Controller, as role: ControllerRole) {
    guard surplus == 0, role != .surplus, let scene else {
      surplus += 1
      return
    }
    let handle = controllers.endIndex
    var parent: Handle<SceneGraph.Controller>?
    if case .controller(let outer) = frames.last?.owner { parent = outer }
    if role == .scene { scenes[scene].controller = handle }
    controllers.append(
      SceneGraph.Controller(
        id: controller.id, kind: controller.kind, range: controller.range, scene: scene,
        parent: parent, attributes: controller.attributes, properties: controller.properties,
        runtimeAttributes: controller.runtimeAttributes, metrics: controller.metrics))
    frames.append(Frame(owner: .controller(handle)))
  }

  mutating func leave(_ controller: Controller) {
    guard surplus == 0 else {
      surplus -= 1
      return
    }
    guard let frame = frames.popLast(), case .controller(let handle) = frame.owner else { return }
    let toolbarCount = controller.toolbarItems.count
    controllers[handle].toolbarItems = Array(frame.barItems.prefix(toolbarCount))
    controllers[handle].tabBarItem = frame.barItems.dropFirst(toolbarCount).first
    controllers[handle].navigationItem = frame.navigationItems.first
    if let first = frame.firstGuide {
      controllers[handle].guides = first..<guides.endIndex
    }
  }

  // MARK: Views

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - role: The role of the controller in the object that contains it.
  ///   - attributes: Its attributes without rejected ones.
  ///   - references: The views to which its attributes refer.
  mutating func enter(
    _ view: View, as role: ViewRole, attributes: Attributes, references: [SceneGraph.Reference]
  ) {
    guard surplus == 0, let scene else { return }
    let handle = views.endIndex
    let holder = frames.last?.owner
    var superview: Handle<SceneGraph.View>?
    if role.hasSuperview, case .view(let outer) = holder { superview = outer }
    link(handle, as: role, to: holder)
    images.add(view, attributes)
    views.append(
      SceneGraph.View(
        id: view.id, kind: view.kind, elementName: view.elementName, role: role,
        range: view.range, scene: scene, superview: superview,
        owner: superview == nil ? holder : nil, end: handle.advanced(by: 1), frame: view.frame,
        autoresizingMask: view.autoresizingMask, attributes: attributes,
        properties: view.properties, runtimeAttributes: view.runtimeAttributes,
        content: view.content, extras: view.extras, simulatedMetrics: view.simulatedMetrics,
        references: references))
    frames.append(Frame(owner: .view(handle)))
  }

  private mutating func link(
    _ view: Handle<SceneGraph.View>, as role: ViewRole, to holder: SceneGraph.Owner?
  ) {
    switch (role, holder) {
    case (.controllerRoot, .controller(let controller)): controllers[controller].view = view
    case (.bar, .controller(let controller)): controllers[controller].bars.append(view)
    case (_, .barItem(let item)): barItems[item].customView = view
    case (_, .navigationItem(let item)): navigationItems[item].titleView = view
    default: break
    }
  }

  mutating func leave(_ view: View, variations: [CheckedVariation]) {
    guard surplus == 0, let frame = frames.popLast(), case .view(let handle) = frame.owner
    else { return }
    views[handle].end = views.endIndex
    views[handle].barItems = frame.barItems
    views[handle].navigationItems = frame.navigationItems
    if case .sections(let sections) = view.content {
      views[handle].sections = linked(sections, of: handle)
    }
    if let first = frame.firstGuide {
      views[handle].guides = first..<guides.endIndex
    }
    if let first = frame.firstConstraint {
      views[handle].constraints = first..<constraints.endIndex
    }
    if !variations.isEmpty {
      let own = variations.map { linked($0) }
      views[handle].variations = own
    }
  }

  /// Returns the sections of a table view with their cells, which are the table's children in the
  /// same order.
  private func linked(
    _ sections: [TableViewSection], of table: Handle<SceneGraph.View>
  ) -> [SceneGraph.Section] {
    var next = views.index(after: table)
    return sections.map { section in
      var cells: [Handle<SceneGraph.View>] = []
      while cells.count < section.cells.count, next < views.endIndex {
        if views[next].role == .cell { cells.append(next) }
        next = views[next].end
      }
      return SceneGraph.Section(
        id: section.id, headerTitle: section.headerTitle, footerTitle: section.footerTitle,
        cells: cells)
    }
  }

  private mutating func linked(_ variation: CheckedVariation) -> SceneGraph.Variation {
    images.add(variation)
    var subviews: [SceneGraph.Switch<SceneGraph.View>] = []
    var constraints: [SceneGraph.Switch<SceneGraph.Constraint>] = []
    for (kind, entry) in variation.entries {
      guard let number = table[entry.reference]?.number else { continue }
      switch kind {
      case .subviews:
        subviews.append(SceneGraph.Switch(object: Handle(number), isInstalled: entry.isInstalled))
      case .constraints:
        guard let constraint = constraintHandles[number] else { continue }
        constraints.append(
          SceneGraph.Switch(object: constraint, isInstalled: entry.isInstalled))
      }
    }
    return SceneGraph.Variation(
      key: keys.index(of: variation.key), attributes: variation.attributes,
      properties: variation.properties, subviews: subviews, constraints: constraints)
  }

  mutating func visit(_ guide: LayoutGuide) {
    guard guide.kind != .other, surplus == 0, let last = frames.indices.last else { return }
    let owner: Handle<SceneGraph.View>
    switch frames[last].owner {
    case .view(let view): owner = view
    case .controller(let controller):
      guard let view = controllers[controller].view else { return }
      owner = view
    default: return
    }
    if frames[last].firstGuide == nil { frames[last].firstGuide = guides.endIndex }
    guides.append(
      SceneGraph.Guide(id: guide.id, kind: guide.kind, owner: owner, range: guide.range))
  }

  // MARK: Constraints

  /// Records that a view of the scene depends on an unknown object, so that its ambiguity cannot be
  /// determined.
  ///
  /// - Parameter range: The range of the view.
  mutating func recordUnknownGuide(viewAt range: SourceRange) {
    if let last = scenes.indices.last { scenes[last].viewsOfUnknownGuides.insert(range) }
  }

  /// Adds a constraint unless the checks rejected it.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - isSound: Whether the checks accepted it.
  ///   - viewIndex: The index of the view that owns it.
  ///   - variations: The variations by traits.
  mutating func visit(
    _ constraint: LayoutConstraint, isSound: Bool, ownerAt viewIndex: Int,
    variations: [CheckedVariation]
  ) {
    guard surplus == 0 else { return }
    constraintHandles.append(nil)
    guard isSound, let last = frames.indices.last, case .view(let owner) = frames[last].owner
    else { return }
    var first = SceneGraph.Item.view(owner)
    if let id = constraint.firstItem {
      guard let item = item(id, inside: viewIndex) else { return }
      first = item
    }
    var second: (SceneGraph.Item, LayoutAttribute)?
    if let id = constraint.secondItem, let attribute = constraint.secondAttribute {
      guard let item = item(id, inside: viewIndex) else { return }
      second = (item, attribute)
    }
    let constants = variations.compactMap { constant(in: $0) }
    let handle = constraints.endIndex
    if frames[last].firstConstraint == nil { frames[last].firstConstraint = handle }
    constraintHandles[constraintHandles.count - 1] = handle
    constraints.append(
      SceneGraph.Constraint(
        id: constraint.id, identifier: constraint.attributes[.identifier],
        range: constraint.range, owner: owner, first: first,
        firstAttribute: constraint.firstAttribute, relation: constraint.relation, second: second,
        multiplier: constraint.multiplier, constant: constraint.constant,
        priority: constraint.priority, isPlaceholder: constraint.isPlaceholder,
        isSymbolic: constraint.attributes.flag(.symbolic) ?? false,
        variations: constants))
  }

  private mutating func constant(in variation: CheckedVariation) -> SceneGraph.ConstantVariation? {
    let constant = variation.attributes.number(.constant)
    let isSymbolic = variation.attributes.flag(.symbolic)
    guard constant != nil || isSymbolic != nil else { return nil }
    return SceneGraph.ConstantVariation(
      key: keys.index(of: variation.key), constant: constant, isSymbolic: isSymbolic)
  }

  /// Returns the view or guide with an id, if it is the owner of a constraint or inside it.
  private func item(_ id: ObjectID, inside viewIndex: Int) -> SceneGraph.Item? {
    guard let entry = table[id], let number = entry.number, let inner = entry.viewIndex,
      table.isInside(viewIndex, inner)
    else { return nil }
    return switch entry.kind {
    case .view: .view(Handle(number))
    case .layoutGuide: .guide(Handle(number))
    default: nil
    }
  }

  // MARK: Bar items and other objects

  mutating func enter(_ item: BarItem) {
    guard surplus == 0 else { return }
    let handle = barItems.endIndex
    if let last = frames.indices.last { frames[last].barItems.append(handle) }
    images.add(item)
    barItems.append(
      SceneGraph.BarItem(
        id: item.id, key: item.key, title: item.title, systemItem: item.systemItem,
        image: item.image, attributes: item.attributes, properties: item.properties,
        range: item.range))
    frames.append(Frame(owner: .barItem(handle)))
  }

  mutating func enter(_ item: NavigationItem) {
    guard surplus == 0 else { return }
    let handle = navigationItems.endIndex
    if let last = frames.indices.last { frames[last].navigationItems.append(handle) }
    navigationItems.append(
      SceneGraph.NavigationItem(
        id: item.id, title: item.title, prompt: item.prompt, attributes: item.attributes,
        properties: item.properties, range: item.range))
    frames.append(Frame(owner: .navigationItem(handle)))
  }

  mutating func leave(_ item: BarItem) {
    if surplus == 0 { frames.removeLast() }
  }

  mutating func leave(_ item: NavigationItem) {
    guard surplus == 0, let frame = frames.popLast(), case .navigationItem(let handle) = frame.owner
    else { return }
    let left = item.items.count
    let right = left + item.leftItems.count
    navigationItems[handle].items = Array(frame.barItems[..<left])
    navigationItems[handle].leftItems = Array(frame.barItems[left..<right])
    navigationItems[handle].rightItems = Array(frame.barItems[right...])
  }

  mutating func enter(_ object: PlainObject) {
    guard surplus == 0 else { return }
    frames.append(Frame(owner: .object(objects.endIndex)))
    objects.append(
      SceneGraph.Object(
        id: object.id, name: object.element.name, attributes: object.element.attributes,
        range: object.element.range, scene: scene))
  }

  mutating func leave(_ object: PlainObject) {
    if surplus == 0 { frames.removeLast() }
  }

  mutating func visit(_ element: Element) {
    if surplus == 0 { images.add(element.attributes) }
  }

  // MARK: Segues

  /// Adds a segue that the checks accepted.
  mutating func add(_ segue: Segue, _ connection: Connection) {
    guard surplus == 0 else { return }
    var destination: Handle<SceneGraph.Controller>?
    if let id = connection.destination, segue.kind != .unwind {
      // A controller that is not in the graph is a second one of its scene, to which nothing leads.
      guard let number = table[id]?.number else { return }
      destination = Handle(number)
    }
    segues.append(
      SceneGraph.Segue(
        id: connection.id, segue: segue, range: connection.range, source: frames.last?.owner,
        scene: scene, destinationID: connection.destination, destination: destination,
        isTieBreaker: connection.id.map { tieBreakers.contains($0) } ?? false))
  }

  /// Sorts the segues and records them at the objects at both ends.
  private mutating func linkSegues() {
    segues = ObjectTable(segues.sorted { $0.range.start < $1.range.start })
    for (handle, segue) in segues.indexed {
      if case .controller(let source) = segue.source {
        controllers[source].segues.append(handle)
      }
      if let scene = segue.scene {
        let first = scenes[scene].segues
        let start = first.isEmpty ? handle : first.startIndex
        scenes[scene].segues = start..<handle.advanced(by: 1)
      }
      if let destination = segue.destination {
        let scene = controllers[destination].scene
        if scenes[scene].controller == destination {
          scenes[scene].arrivals.append(handle)
        }
      }
    }
  }

  // MARK: The graph

  /// Returns the graph of the visited objects, with the storyboard's initial controller.
  mutating func graph(initialController: ObjectID?) -> SceneGraph {
    endScene()
    linkSegues()
    return SceneGraph(
      settings: DocumentSettings(document), initialController: initialController, scenes: scenes,
      controllers: controllers, views: views, guides: guides, constraints: constraints,
      barItems: barItems, navigationItems: navigationItems, objects: objects, segues: segues,
      variationKeys: keys.keys, imageNames: images.names)
  }
}
