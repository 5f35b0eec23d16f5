import EditorCanvas
import InterfaceModel
import InterfaceReading
import InterfaceTraits

/// A resolver of a document's scenes for one trait collection.
///
/// The algorithm (docs/internals/auto-layout.md, 'Variations'): attributes and keyed properties
/// after overrides, subviews and constraints by their masks, and the closing rule: a constraint is
/// active only when its owner and all of its items are installed.
struct SceneResolver {
  private let graph: SceneGraph
  /// For each variation key of the graph, whether it matches.
  private let matches: [Bool]
  private let images: ImageResolver
  private let quirks: EditorQuirks
  /// The changes that a configuration makes, or `nil` without one.
  private let overrides: ViewOverrides?
  private let colors: ColorMatching

  private var views: ObjectTable<ResolvedView> = []
  private var guides: ObjectTable<ResolvedGuide> = []
  private var correspondence: SceneCorrespondence
  /// For each guide of the scene, its index among those of installed views, or `nil` if its owner
  /// is not installed.
  private var guideIndices: [GuideIndex?]
  /// The constraints of installed views that masks do not exclude.
  private var constraints: [Handle<SceneGraph.Constraint>] = []
  /// The views that masks exclude.
  private var excludedViews: Set<Handle<SceneGraph.View>> = []
  private var excludedConstraints: Set<Handle<SceneGraph.Constraint>> = []

  private init(
    graph: SceneGraph, scene: SceneGraph.Scene, matches: [Bool], images: ImageResolver,
    quirks: EditorQuirks, overrides: ViewOverrides?
  ) {
    self.graph = graph
    self.overrides = overrides
    colors = ColorMatching(graph.settings)
    self.matches = matches
    self.images = images
    self.quirks = quirks
    correspondence = SceneCorrespondence(scene)
    guideIndices = Array(repeating: nil, count: scene.guides.count)
  }

  /// Returns the scenes of a storyboard, or one scene per top-level view or controller of a xib.
  ///
  /// Their contents are not resolved yet.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - matches: For each variation key of the graph, whether it matches.
  ///   - images: The resolver of images.
  ///   - presentation: The bars and the presentation of each scene.
  ///   - quirks: The differences from a running app in resolution.
  ///   - overrides: The changes that a configuration makes.
  /// - Returns: The scenes in the order of the graph, with the correspondence of their views to it.
  static func resolve(
    _ graph: SceneGraph, matches: [Bool], images: ImageResolver,
    presentation: Table<SceneGraph.Scene, ScenePresentation>,
    quirks: EditorQuirks = [], overrides: ViewOverrides? = nil
  ) -> Table<SceneGraph.Scene, (scene: ResolvedScene, correspondence: SceneCorrespondence)> {
    Table(
      zip(graph.scenes, presentation).map { scene, presentation in
        var resolver = SceneResolver(
          graph: graph, scene: scene, matches: matches, images: images, quirks: quirks,
          overrides: overrides)
        let resolved = resolver.resolve(presentation)
        return (resolved, resolver.correspondence)
      })
  }

  /// Returns the quirks that can change how the scenes of a document are resolved.
  static func quirks(thatMatterFor graph: SceneGraph) -> EditorQuirks {
    let hasHiddenIndicator = graph.scenes.contains { scene in
      scene.views.contains {
        let view = graph[$0]
        return view.kind == .activityIndicatorView && mayHave(.hidden, view)
          && mayHave(.hidesWhenStopped, view)
      }
    }
    let hasPlaceholder =
      graph.constraints.contains(where: \.isPlaceholder)
      || graph.views.indices.contains {
        hasPlaceholderSize(graph.views[$0].attributes)
          || graph.views[$0].variations.contains { hasPlaceholderSize($0.attributes) }
      }
    var quirks: EditorQuirks = []
    if hasHiddenIndicator { quirks.insert(.stoppedIndicatorsStayArranged) }
    if hasPlaceholder { quirks.insert(.placeholdersApply) }
    return quirks
  }

  /// Returns whether attributes declare a placeholder for a view's intrinsic size.
  private static func hasPlaceholderSize(_ attributes: Attributes) -> Bool {
    attributes[.placeholderIntrinsicWidth] != nil || attributes[.placeholderIntrinsicHeight] != nil
  }

  /// Returns whether a view has a flag, by itself or in a variation.
  private static func mayHave(_ flag: AttributeName, _ view: SceneGraph.View) -> Bool {
    view.attributes.flag(flag) == true
      || view.variations.contains { $0.attributes.flag(flag) == true }
  }

  private mutating func resolve(_ presentation: ScenePresentation) -> ResolvedScene {
    let scene = correspondence.scene
    let controller = scene.controller.map { graph[$0] }
    addViews(scene.views)
    var resolved = ResolvedScene(
      id: scene.id, controller: controller?.id, controllerKind: controller?.kind,
      range: scene.range, views: views, guides: guides,
      constraints: Table(constraints.compactMap { active(graph[$0]) }),
      presentation: presentation, declaredRootSize: declaredRootSize(controller),
      segues: scene.segues.map { ResolvedSegue(graph[$0], in: graph) })
    resolved.viewsOfUnknownGuides = scene.viewsOfUnknownGuides
    if let controller, controller.kind == .navigationController {
      if controller.attributes.flag(.navigationBarHidden) == true {
        resolved.hiddenBars.insert(.navigationBar)
      }
      // A navigation controller shows its toolbar only if the document declares it.
      if controller.attributes.flag(.toolbarHidden) != false {
        resolved.hiddenBars.insert(.toolbar)
      }
    }
    if let overrides, !overrides.embeddedScenes.isEmpty {
      resolved.embeddedScenes = correspondence.views.compactMap {
        overrides.embeddedScenes[$0]
      }
    }
    return resolved
  }

  private func declaredRootSize(_ controller: SceneGraph.Controller?) -> DeclaredRootSize? {
    guard let controller else { return nil }
    let destination = controller.view.flatMap { graph[$0].simulatedMetrics.destination }
    let isSimulated =
      switch controller.metrics.destination ?? destination {
      case .freeform, .fixed, .formSheet, .pageSheet, .splitViewPrimary, .splitViewSecondary: true
      default: false
      }
    let freeform = controller.properties.size(.freeformSize)
    guard isSimulated || freeform != nil else { return nil }
    return DeclaredRootSize(freeformHeight: freeform?.height, isSimulated: isSimulated)
  }

  // MARK: Views

  /// Adds the installed views, skipping the others with their descendants.
  private mutating func addViews(_ all: Range<Handle<SceneGraph.View>>) {
    /// The enclosing views.
    var open: [ViewIndex] = []
    var handle = all.lowerBound
    while handle < all.upperBound {
      while let last = open.last, graph[correspondence.views[last]].end <= handle {
        close(last)
        open.removeLast()
      }
      guard overrides?.installedViews[handle] ?? !excludedViews.contains(handle) else {
        handle = graph[handle].end
        continue
      }
      open.append(views.endIndex)
      correspondence.add(handle)
      add(graph[handle], overrides?.views[handle])
      handle = handle.advanced(by: 1)
    }
    while let last = open.popLast() { close(last) }
  }

  /// Ends a view after its subviews; a controller's guides follow its root view.
  private mutating func close(_ index: ViewIndex) {
    views[index].end = views.endIndex
    guard views[index].role == .controllerRoot,
      case .controller(let controller) = graph[correspondence.views[index]].owner
    else { return }
    for guide in graph[controller].guides { add(guide, owner: index) }
  }

  private mutating func add(_ view: SceneGraph.View, _ changes: ViewOverrides.View?) {
    let index = views.endIndex
    var attributes = view.attributes
    var properties = view.properties
    var margins = ExplicitMargins()
    margins.apply(view.properties)
    for variation in view.variations where matches[variation.key] {
      attributes.override(with: variation.attributes)
      properties.override(with: variation.properties)
      margins.apply(variation.properties)
      apply(variation)
    }
    var intrinsicSize: AxisPair<PlaceholderExtent>?
    let runtime = view.runtimeAttributes.compactMap { RuntimeChange.change($0, of: view.kind) }
    if !runtime.isEmpty || changes != nil {
      var application = OverrideApplication(
        kind: view.kind, attributes: attributes, properties: properties, margins: margins)
      // The system sets runtime attributes when it loads the view, and code runs after that.
      application.apply(runtime)
      if let changes { application.apply(changes) }
      (attributes, properties) = (application.attributes, application.properties)
      margins = application.margins
      intrinsicSize = application.intrinsicSize
    }
    let superview = view.superview.flatMap { correspondence.index(of: $0) }
    let isArranged = view.role == .subview && superview.map { views[$0].kind } == .stackView
    let staysArranged =
      quirks.contains(.stoppedIndicatorsStayArranged) && view.kind == .activityIndicatorView
      && attributes.flag(.hidesWhenStopped) == true
    let arrangement: LayoutProperties.Arrangement? =
      isArranged ? (staysArranged ? .always : .unlessHidden) : nil
    var content = view.content
    if case .cells = content { content = .none }
    let raw = RawContent(
      element: view.elementName, attributes: attributes, properties: properties,
      content: content,
      runtimeAttributes: view.runtimeAttributes, extras: view.extras, colors: colors)
    let declaration = ResolvedView.Declaration(
      id: view.id, elementName: view.elementName, owner: view.owner.flatMap { graph.id(of: $0) },
      customClass: attributes[.customClass], userLabel: attributes[.userLabel], raw: raw,
      image: images.image(attributes: attributes, properties: properties))
    views.append(
      ResolvedView(
        declaration: declaration, kind: view.kind, role: view.role, range: view.range,
        superview: superview, end: index.advanced(by: 1), storedFrame: view.frame,
        autoresizingMask: view.autoresizingMask ?? [],
        isFreeform: view.simulatedMetrics.destination == .freeform,
        layout: LayoutProperties(
          attributes: attributes, margins: margins, direction: images.traits.interfaceDirection,
          arrangement: arrangement, superview: superview.map { views[$0].layout },
          usesAutoLayout: graph.settings.usesAutoLayout,
          designSize: view.id.flatMap { graph.settings.designables[$0] })))
    if let intrinsicSize { views[index].layout.declaredIntrinsicSize = intrinsicSize }
    views[index].layout.removesPlaceholderSize = !quirks.contains(.placeholdersApply)
    for guide in view.guides { add(guide, owner: index) }
    addConstraints(view.constraints)
  }

  /// Adds the constraints that masks do not exclude.
  private mutating func addConstraints(_ all: Range<Handle<SceneGraph.Constraint>>) {
    for constraint in all {
      if overrides?.installedConstraints[constraint]
        ?? !excludedConstraints.contains(constraint)
      {
        constraints.append(constraint)
      }
    }
  }

  /// Applies the masks of a variation; later variations override earlier ones.
  private mutating func apply(_ variation: SceneGraph.Variation) {
    for entry in variation.subviews {
      if entry.isInstalled {
        excludedViews.remove(entry.object)
      } else {
        excludedViews.insert(entry.object)
      }
    }
    for entry in variation.constraints {
      if entry.isInstalled {
        excludedConstraints.remove(entry.object)
      } else {
        excludedConstraints.insert(entry.object)
      }
    }
  }

  private mutating func add(_ handle: Handle<SceneGraph.Guide>, owner: ViewIndex) {
    guideIndices[correspondence.scene.guides.startIndex.distance(to: handle)] = guides.endIndex
    let guide = graph[handle]
    guides.append(ResolvedGuide(id: guide.id, kind: guide.kind, owner: owner, range: guide.range))
  }

  // MARK: Constraints

  /// Returns a constraint of an installed view after overrides, or `nil` if one of its items is not
  /// installed.
  private func active(_ constraint: SceneGraph.Constraint) -> ResolvedConstraint? {
    guard let owner = correspondence.index(of: constraint.owner),
      let first = item(constraint.first),
      !isOmitted(first)
    else { return nil }
    var second: ConstraintItem?
    if let other = constraint.second {
      guard let item = item(other.item), !isOmitted(item) else { return nil }
      second = item
    }
    var constant = constraint.constant
    var isSymbolic = constraint.isSymbolic
    for variation in constraint.variations where matches[variation.key] {
      constant = variation.constant ?? constant
      isSymbolic = variation.isSymbolic ?? isSymbolic
    }
    return ResolvedConstraint(
      id: constraint.id, owner: owner, first: first, firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, second: second, secondAttribute: constraint.second?.attribute,
      multiplier: constraint.multiplier, constant: constant, priority: constraint.priority,
      isPlaceholder: constraint.isPlaceholder,
      isRemoved: constraint.isPlaceholder && !quirks.contains(.placeholdersApply),
      isSymbolic: isSymbolic, identifier: constraint.identifier, range: constraint.range)
  }

  private func item(_ item: SceneGraph.Item) -> ConstraintItem? {
    switch item {
    case .view(let view): correspondence.index(of: view).map { .view($0) }
    case .guide(let guide):
      guideIndices[correspondence.scene.guides.startIndex.distance(to: guide)].map { .guide($0) }
    }
  }

  /// Returns whether a stack view omits the view that an item is or belongs to.
  private func isOmitted(_ item: ConstraintItem) -> Bool {
    switch item {
    case .view(let index): views[index].layout.isOmitted
    case .guide(let index): views[guides[index].owner].layout.isOmitted
    }
  }
}
