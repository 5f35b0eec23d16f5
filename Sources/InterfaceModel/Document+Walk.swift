extension Document {
  /// Tells a visitor of every object, containers before what they hold.
  package func walk(_ visitor: inout some DocumentVisitor) {
    var walk = DocumentWalk(visitor: visitor)
    for (index, scene) in scenes.enumerated() {
      walk.visitor.beginScene(index)
      if let controller = scene.controller { walk.walk(controller) }
      for object in scene.objects { walk.walk(object) }
      walk.walk(scene.properties)
      walk.walk(scene.extras)
    }
    for (index, object) in objects.enumerated() {
      walk.visitor.beginScene(index)
      walk.walk(object)
    }
    visitor = walk.visitor
  }
}

/// The order in which a visitor is told of the objects.
private struct DocumentWalk<Visitor: DocumentVisitor> {
  var visitor: Visitor

  mutating func walk(_ object: TopLevelObject) {
    switch object {
    case .controller(let controller): walk(controller)
    case .view(let view): walk(view)
    case .barItem(let item): walk(item)
    case .exit(let exit):
      visitor.visit(exit: exit)
      walk(exit)
    case .placeholder(let object), .other(let object): walk(object)
    }
  }

  /// The connections stand in the element too, where they are passed over.
  mutating func walk(_ object: PlainObject) {
    visitor.visit(object.element)
    for child in object.element.children where child.name != .connections { walk(child) }
    for connection in object.connections { walk(connection) }
  }

  mutating func walk(_ controller: Controller) {
    visitor.enter(controller)
    if let view = controller.view { walk(view) }
    for guide in controller.layoutGuides { visitor.visit(guide) }
    if let item = controller.navigationItem { walk(item) }
    if let item = controller.tabBarItem { walk(item) }
    for item in controller.toolbarItems { walk(item) }
    for bar in controller.bars { walk(bar) }
    for child in controller.children { walk(child) }
    for connection in controller.connections { walk(connection) }
    walk(controller.properties)
    walk(controller.extras)
    visitor.leave(controller)
  }

  mutating func walk(_ view: View) {
    visitor.enter(view)
    for subview in view.subviews { walk(subview) }
    for subview in view.keyedViews { walk(subview) }
    walk(view.content)
    for guide in view.layoutGuides { visitor.visit(guide) }
    for constraint in view.constraints {
      visitor.visit(constraint)
      walk(constraint.extras)
    }
    for connection in view.connections { walk(connection) }
    walk(view.properties)
    walk(view.extras)
    visitor.leave(view)
  }

  mutating func walk(_ content: ViewContent) {
    switch content {
    case .none: break
    case .cells(let cells):
      for cell in cells { walk(cell) }
    case .sections(let sections):
      for section in sections {
        visitor.visit(section)
        for cell in section.cells { walk(cell) }
        walk(section.properties)
        walk(section.extras)
      }
    case .segments(let segments):
      for segment in segments { walk(segment.extras) }
    case .barItems(let items):
      for item in items { walk(item) }
    case .navigationItems(let items):
      for item in items { walk(item) }
    }
  }

  mutating func walk(_ item: BarItem) {
    visitor.visit(item)
    if let view = item.customView { walk(view) }
    for connection in item.connections { walk(connection) }
    walk(item.properties)
    walk(item.extras)
  }

  mutating func walk(_ item: NavigationItem) {
    visitor.visit(item)
    if let view = item.titleView { walk(view) }
    for inner in item.items { walk(inner) }
    for inner in item.leftItems { walk(inner) }
    for inner in item.rightItems { walk(inner) }
    for connection in item.connections { walk(connection) }
    walk(item.properties)
    walk(item.extras)
  }

  mutating func walk(_ connection: Connection) {
    visitor.visit(connection)
    walk(connection.children)
  }

  mutating func walk(_ properties: Properties) {
    for property in properties.all {
      if case .element(let element) = property.value { walk(element) }
    }
  }

  mutating func walk(_ elements: [Element]) {
    for element in elements { walk(element) }
  }

  mutating func walk(_ element: Element) {
    visitor.visit(element)
    for child in element.children { walk(child) }
  }
}
