import InterfaceSource
import InterfaceTraits

extension Document {
  /// Visits every object, containers before their contents.
  package func walk(_ visitor: inout some DocumentVisitor) {
    var walk = DocumentWalk(visitor: visitor)
    let scenes = scenes.span
    for index in scenes.indices {
      walk.visitor.beginScene(index)
      walk.walk(scenes[index])
    }
    let objects = objects.span
    for index in objects.indices {
      walk.visitor.beginScene(index)
      walk.walk(objects[index], controllersAs: .scene)
    }
    visitor = walk.visitor
  }
}

/// The order in which a visitor visits the objects.
///
/// The subviews of a view come in document order, followed by its bar's items, its guides and its
/// constraints. A controller's view comes before its guides, bars and items.
///
/// Lists are read as spans, which lend their elements, while a loop would copy each view with all
/// its members.
private struct DocumentWalk<Visitor: DocumentVisitor> {
  var visitor: Visitor

  mutating func walk(_ scene: Scene) {
    if let controller = scene.controller { walk(controller, as: .scene) }
    let objects = scene.objects.span
    for index in objects.indices { walk(objects[index], controllersAs: .surplus) }
    walk(scene.properties)
    walk(scene.extras)
  }

  mutating func walk(_ object: TopLevelObject, controllersAs role: ControllerRole) {
    switch object {
    case .controller(let controller): walk(controller, as: role)
    case .view(let view): walk(view, as: .topLevel)
    case .barItem(let item): walk(item)
    case .placeholder(let object), .exit(let object), .other(let object): walk(object)
    }
  }

  /// The element contains the connections, too, where they are skipped.
  mutating func walk(_ object: PlainObject) {
    visitor.enter(object)
    visitor.visit(object.element)
    let children = object.element.children.span
    for index in children.indices where children[index].name != .connections {
      walk(children[index])
    }
    walk(object.connections)
    visitor.leave(object)
  }

  mutating func walk(_ controller: Controller, as role: ControllerRole) {
    visitor.enter(controller, as: role)
    if let view = controller.view { walk(view, as: .controllerRoot) }
    for guide in controller.layoutGuides { walk(guide) }
    for bar in controller.bars { walk(bar, as: .bar) }
    if let item = controller.navigationItem { walk(item) }
    for item in controller.toolbarItems { walk(item) }
    if let item = controller.tabBarItem { walk(item) }
    let inner = controller.children.span
    for index in inner.indices { walk(inner[index], as: .inner) }
    walk(controller.connections)
    walk(controller.properties)
    walk(controller.extras)
    visitor.leave(controller)
  }

  mutating func walk(_ view: View, as role: ViewRole) {
    visitor.enter(view, as: role)
    walkViews(in: view)
    walk(view.content)
    for guide in view.layoutGuides { walk(guide) }
    let constraints = view.constraints.span
    for index in constraints.indices {
      visitor.visit(constraints[index])
      walk(constraints[index].extras)
    }
    walk(view.connections)
    walk(view.properties)
    walk(view.extras)
    visitor.leave(view)
  }

  /// Visits the subviews, in document order.
  mutating func walkViews(in view: View) {
    if view.keyedViews.isEmpty {
      switch view.content {
      case .cells, .sections: break
      default:
        let subviews = view.subviews.span
        for index in subviews.indices { walk(subviews[index], as: .subview) }
        return
      }
    }
    var children = view.subviews.map { (view: $0, role: ViewRole.subview) }
    children += view.keyedViews.map { ($0, ViewRole(key: $0.key)) }
    switch view.content {
    case .cells(let cells): children += cells.map { ($0, .cell) }
    case .sections(let sections):
      for section in sections { children += section.cells.map { ($0, .cell) } }
    default: break
    }
    children.sort { $0.view.range.start < $1.view.range.start }
    for child in children { walk(child.view, as: child.role) }
  }

  /// Visits the objects in class-specific values that are not separate views.
  mutating func walk(_ content: ViewItems) {
    switch content {
    case .none, .cells: break
    case .sections(let sections):
      for section in sections {
        visitor.visit(section)
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
    visitor.enter(item)
    if let view = item.customView { walk(view, as: .barItemView) }
    walk(item.connections)
    walk(item.properties)
    walk(item.extras)
    visitor.leave(item)
  }

  mutating func walk(_ item: NavigationItem) {
    visitor.enter(item)
    if let view = item.titleView { walk(view, as: .barItemView) }
    for inner in item.items { walk(inner) }
    for inner in item.leftItems { walk(inner) }
    for inner in item.rightItems { walk(inner) }
    walk(item.connections)
    walk(item.properties)
    walk(item.extras)
    visitor.leave(item)
  }

  mutating func walk(_ guide: LayoutGuide) {
    visitor.visit(guide)
    walk(guide.extras)
  }

  mutating func walk(_ connections: [Connection]) {
    let connections = connections.span
    for index in connections.indices {
      visitor.visit(connections[index])
      walk(connections[index].children)
    }
  }

  mutating func walk(_ properties: Properties) {
    let properties = properties.all.span
    for index in properties.indices {
      if case .element(let element) = properties[index].value { walk(element) }
    }
  }

  mutating func walk(_ elements: [Element]) {
    let elements = elements.span
    for index in elements.indices { walk(elements[index]) }
  }

  mutating func walk(_ element: Element) {
    visitor.visit(element)
    walk(element.children)
  }
}
