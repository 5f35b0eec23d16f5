import InterfaceModel
import InterfaceResolution
import InterfaceSource

/// A segue with the object that it starts from.
struct SceneSegue {
  let source: ObjectID?
  let id: ObjectID?
  let segue: Segue
  let destination: ObjectID?

  func write(to writer: inout JSONWriter) {
    writer.object { member in
      member.member("id", id?.text)
      member.member("kind", kind)
      member.member("source", source?.text)
      member.member("destination", destination?.text)
      if case .relationship(let role) = segue.kind { member.member("relationship", role) }
      if let identifier = segue.identifier { member.member("identifier", identifier) }
      if let style = segue.presentationStyle { member.member("modalPresentationStyle", style) }
    }
  }

  private var kind: String {
    switch segue.kind {
    case .relationship: "relationship"
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .popoverPresentation: "popoverPresentation"
    case .unwind: "unwind"
    case .custom: "custom"
    case .other(let name): name
    }
  }
}

/// The segues of a scene, whatever traits it is shown in.
struct SceneSegues {
  private var found: [SceneSegue] = []

  /// The segues of each scene, top-level view or controller of a document, in the order of its layouts.
  static func all(in document: Document) -> [[SceneSegue]] {
    switch document.kind {
    case .storyboard:
      document.scenes.map { scene in
        var segues = SceneSegues()
        if let controller = scene.controller { segues.add(controller) }
        for object in scene.objects { segues.add(object) }
        return segues.found
      }
    case .xib:
      SceneSource.all(of: document).map { source in
        var segues = SceneSegues()
        if let controller = source.controller { segues.add(controller) }
        for view in source.views { segues.add(view) }
        for item in source.barItems { segues.add(item) }
        return segues.found
      }
    }
  }

  private mutating func add(_ object: TopLevelObject) {
    switch object {
    case .controller(let controller): add(controller)
    case .view(let view): add(view)
    case .barItem(let item): add(item)
    case .placeholder(let plain), .exit(let plain), .other(let plain):
      add(plain.connections, from: plain.id)
    }
  }

  private mutating func add(_ controller: Controller) {
    if let view = controller.view { add(view) }
    for item in controller.toolbarItems { add(item) }
    if let item = controller.navigationItem {
      add(item.connections, from: item.id)
      if let view = item.titleView { add(view) }
      for item in item.items + item.leftItems + item.rightItems { add(item) }
    }
    if let item = controller.tabBarItem { add(item) }
    for bar in controller.bars { add(bar) }
    for child in controller.children { add(child) }
    add(controller.connections, from: controller.id)
  }

  private mutating func add(_ item: BarItem) {
    if let view = item.customView { add(view) }
    add(item.connections, from: item.id)
  }

  private mutating func add(_ view: View) {
    for view in view.keyedViews + view.subviews { add(view) }
    switch view.content {
    case .none, .segments: break
    case .cells(let cells):
      for cell in cells { add(cell) }
    case .sections(let sections):
      for cell in sections.flatMap(\.cells) { add(cell) }
    case .barItems(let items):
      for item in items { add(item) }
    case .navigationItems(let items):
      for item in items.flatMap({ $0.items + $0.leftItems + $0.rightItems }) { add(item) }
    }
    add(view.connections, from: view.id)
  }

  private mutating func add(_ connections: [Connection], from source: ObjectID?) {
    for connection in connections {
      guard let segue = connection.segue else { continue }
      found.append(
        SceneSegue(
          source: source, id: connection.id, segue: segue, destination: connection.destination))
    }
  }
}
