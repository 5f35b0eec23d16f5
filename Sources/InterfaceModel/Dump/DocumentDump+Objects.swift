import InterfaceSource

extension DocumentDumper {
  mutating func dump(_ object: TopLevelObject) {
    switch object {
    case .controller(let controller): dump(controller)
    case .view(let view): dump(view)
    case .barItem(let item): dump(item)
    case .placeholder(let object), .exit(let object), .other(let object): dump(object)
    }
  }

  private mutating func dump(_ object: PlainObject) {
    let element = object.element
    line("\(element.spelling)\(Self.description(object.id))\(description(element.attributes))")
    indented {
      for connection in object.connections { $0.dump(connection) }
      $0.dump(element.children.filter { $0.name != .connections })
    }
  }

  mutating func dump(_ controller: Controller) {
    line(
      "\(controller.kind)\(Self.description(controller.id))\(description(controller.attributes))")
    indented {
      $0.dump(controller.metrics)
      if let view = controller.view { $0.dump(view) }
      for guide in controller.layoutGuides { $0.dump(guide) }
      if let item = controller.navigationItem { $0.dump(item) }
      if let item = controller.tabBarItem { $0.dump(item) }
      for item in controller.toolbarItems { $0.dump(item) }
      for bar in controller.bars { $0.dump(bar) }
      for child in controller.children { $0.dump(child) }
      $0.dump(controller.properties)
      for attribute in controller.runtimeAttributes { $0.dump(attribute) }
      for connection in controller.connections { $0.dump(connection) }
      $0.dump(controller.extras)
    }
  }

  mutating func dump(_ item: BarItem) {
    let key = item.key.map { "\($0.spelling): " } ?? ""
    line("\(key)bar item\(Self.description(item.id))\(description(item.attributes))")
    indented {
      if let view = item.customView { $0.dump(view) }
      if let image = item.image { $0.line(Self.description(image)) }
      $0.dump(item.properties)
      for connection in item.connections { $0.dump(connection) }
      $0.dump(item.extras)
    }
  }

  mutating func dump(_ item: NavigationItem) {
    line("navigation item\(Self.description(item.id))\(description(item.attributes))")
    indented {
      if let view = item.titleView { $0.dump(view) }
      for inner in item.items { $0.dump(inner) }
      $0.dump("left items", item.leftItems)
      $0.dump("right items", item.rightItems)
      $0.dump(item.properties)
      for connection in item.connections { $0.dump(connection) }
      $0.dump(item.extras)
    }
  }

  private mutating func dump(_ title: String, _ items: [BarItem]) {
    guard !items.isEmpty else { return }
    line(title)
    indented {
      for item in items { $0.dump(item) }
    }
  }

  mutating func dump(_ connection: Connection) {
    let destination = connection.destination.map { " -> \($0)" } ?? ""
    let hidden: Set<AttributeName> = [.destination, .property, .selector, .kind, .relationship]
    let kind =
      switch connection.kind {
      case .outlet(let property): "outlet \(property)"
      case .outletCollection(let property): "outlet collection \(property)"
      case .action(let selector, _): "action \(selector)"
      case .segue(let segue): "segue \(segue.kind)"
      }
    line(
      "\(kind)\(destination)\(Self.description(connection.id))"
        + description(connection.attributes, without: hidden))
    indented { $0.dump(connection.children) }
  }

  mutating func dump(_ metrics: SimulatedMetrics) {
    if let hasStatusBar = metrics.hasStatusBar { line("simulated status bar \(hasStatusBar)") }
    if let bar = metrics.topBar { line("simulated top bar \(bar)") }
    if let bar = metrics.bottomBar { line("simulated bottom bar \(bar)") }
    if let isLandscape = metrics.isLandscape { line("simulated landscape \(isLandscape)") }
    switch metrics.destination {
    case .fixed(let size):
      line("simulated size fixed\(size.map { " \(Self.description($0))" } ?? "")")
    case .screen(let type, let portrait, let landscape):
      var text = "simulated size screen"
      if let type { text += " \(type)" }
      if let portrait { text += " portrait \(Self.description(portrait))" }
      if let landscape { text += " landscape \(Self.description(landscape))" }
      line(text)
    case .some(let other): line("simulated size \(other)")
    case nil: break
    }
  }

  mutating func dump(_ elements: [Element]) {
    for element in elements { dump(element) }
  }

  mutating func dump(_ element: Element) {
    let id = element.attributes.object(.id)
    let key = element.attributes[.key].map { " key=\(DumpText.quoted($0))" } ?? ""
    let name = element.name == nil ? "?\(element.spelling)" : element.spelling
    line("<\(name)>\(Self.description(id))\(key)\(description(element.attributes))")
    indented {
      if let text = element.text { $0.line(DumpText.quoted(text)) }
      $0.dump(element.children)
    }
  }
}
