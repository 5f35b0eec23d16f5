import InterfaceResolution
package import InterfaceModel
import InterfaceReading
import InterfaceSource
package import InterfaceTraits

/// A flow for display, in which scenes in equivalent contexts are merged into one stop.
///
/// Contexts are equivalent if the kinds of the scene's containers, from the inside to the next
/// presentation, and its traits are equal. For example, a scene's segues do the same in two
/// different navigation controllers.
package struct FlowChart: Sendable {
  /// The handle of a stop.
  package typealias ID = Handle<Stop>

  /// A scene in its context.
  package struct Stop: Sendable {
    /// The name of the scene, or `nil` if it has only an id.
    package let name: String?
    /// The id of the controller, or of the scene if it has no controller, or `nil` for an
    /// unavailable scene.
    package let id: String?
    /// The storyboard, or `nil` if the app has only one.
    package let storyboard: String?
    /// The kind of the controller, or `nil` for an unavailable scene and for one without a
    /// controller.
    package let kind: Controller.Kind?
    /// Whether the scene is available.
    package let isAvailable: Bool
    /// Whether it is a navigation controller that a split view creates for a column and no document
    /// contains.
    package let isImplicit: Bool
    /// Whether it is a split view that shows a single column.
    package let isCollapsed: Bool
    /// The best beginning from which the scene is reached, in this context or another.
    package let reach: FlowGraph.Beginning
    /// The contents, in order.
    package fileprivate(set) var contents: [Content] = []
    /// The segues, in document order.
    package fileprivate(set) var edges: [Edge] = []
    /// The controllers that implement the custom messages that the scene's code can send, such as
    /// `showPhoto:sender: is implemented by "Album" (alb)`.
    package fileprivate(set) var messages: [String] = []

    /// The display name of the stop, such as `navigation controller (nav)` or `"Photo" (pho)`.
    package var title: String {
      let id = id.map { " (\($0)\(storyboard.map { " in \($0)" } ?? ""))" } ?? ""
      guard isAvailable else { return name ?? "" }
      if isImplicit, let kind { return kind.implicitDescription }
      guard let name else { return kindDescription + id }
      let quoted = DumpText.quoted(name)
      return isContainer ? "\(kindDescription) \(quoted)\(id)" : quoted + id
    }

    /// The display name of the controller in other stops, such as `navigation controller (nav)`.
    var reference: String {
      if isImplicit { return "the column's \(kindDescription)" }
      return isAvailable ? kindDescription + (id.map { " (\($0))" } ?? "") : name ?? ""
    }

    /// The display name of the controller's kind, such as `navigation controller`.
    package var kindDescription: String { kind?.description ?? "scene" }

    /// Whether the controller exists to contain others.
    package var isContainer: Bool {
      switch kind {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
      default: false
      }
    }
  }

  /// A scene that a stop contains.
  package struct Content: Hashable, Sendable {
    /// The role in the stop, such as `root`.
    package let role: String
    package let stop: ID
  }

  /// A segue from a stop.
  package struct Edge: Hashable, Sendable {
    /// The kind and name of the segue, such as `show "openPhoto"`.
    package let name: String
    /// The effect of the segue, such as `pushes in navigation controller (n)`.
    package let description: String
    /// The effect without the controller that performs it, such as `pushes`.
    package let summary: String
    /// The action of the segue.
    package let action: SegueOutcome.Action
    /// The destination, or `nil` if there is none.
    package let stop: ID?
    /// The segue's storyboard.
    let document: Handle<AppDocument>
    /// The segue in its storyboard.
    let segue: Handle<SceneGraph.Segue>
  }

  /// All stops, in the order in which they are reached.
  package private(set) var stops: ObjectTable<Stop> = []
  /// The stops at which traversals begin.
  package private(set) var beginnings: [(beginning: FlowGraph.Beginning, stop: ID)] = []
  /// The references to unavailable storyboards.
  package let missing: [Missing]

  /// References to an unavailable storyboard.
  package struct Missing: Hashable, Sendable {
    /// The display name of the missing storyboard or scene.
    package let name: String
    /// The display names of the references.
    package var references: [String]
  }

  /// Merges the nodes of a flow into stops.
  package init(_ flow: FlowGraph, check: CompositionCheck) {
    let app = flow.tree.app
    var missing: [Missing] = []
    var indices: [String: Int] = [:]
    for reference in check.missing {
      let name = Self.unavailable(reference.storyboard, reference.identifier)
      let index = indices[name] ?? missing.count
      if index == missing.count { missing.append(Missing(name: name, references: [])) }
      indices[name] = index
      missing[index].references.append(Self.reference(to: reference.reference, in: app))
    }
    self.missing = missing
    var builder = Builder(flow)
    builder.build()
    stops = builder.stops
    beginnings = flow.beginnings.compactMap { beginning in
      builder.stopOfNode[beginning.node].map { (beginning.beginning, $0) }
    }
  }

  /// Returns the display name of an unavailable scene.
  static func unavailable(_ storyboard: String, _ identifier: String?) -> String {
    let name = DumpText.quoted(storyboard)
    return identifier.map { "scene \(DumpText.quoted($0)) of storyboard \(name)" }
      ?? "storyboard \(name)"
  }

  private static func reference(to scene: AppScene, in app: AppStoryboards) -> String {
    let id = app.id(of: scene)?.text ?? app.sceneID(of: scene)
    guard app.documents.count > 1 else { return "(\(id))" }
    return "(\(id) in \(app.documents[scene.document].name))"
  }
}

extension FlowChart {
  /// Builds stops from nodes.
  private struct Builder {
    let flow: FlowGraph
    var stops: ObjectTable<Stop> = []
    /// The stop of each node.
    var stopOfNode: [ControllerNode.ID: ID] = [:]
    /// The node that each stop was built from, or `nil` for an unavailable scene without a node.
    private var nodes: Table<Stop, ControllerNode.ID?> = []
    private var stopsOfUnavailableScenes: [String: ID] = [:]

    init(_ flow: FlowGraph) { self.flow = flow }

    /// The key that distinguishes contexts: the index of the outer context, and the containers in
    /// between.
    private struct Context: Hashable {
      var outer: Int
      var kind: Controller.Kind?
      var container: ControllerNode.Content?
      var role: Role
      var isCollapsed: Bool
      var traits: TraitCollection
    }

    private enum Role: Hashable {
      case window, held, column(SplitViewColumn)
    }

    private struct Key: Hashable {
      var content: ControllerNode.Content
      var context: Int
    }

    mutating func build() {
      let tree = flow.tree
      var numbers: [Context: Int] = [:]
      var contexts: Table<ControllerNode, Int> = []
      var existing: [Key: ID] = [:]
      for (index, node) in tree.nodes.indexed {
        var key = Context(
          outer: 0, role: .window, isCollapsed: false, traits: node.layoutEnvironment.traits)
        if let parent = node.parent, node.role != .presented {
          key.outer = contexts[parent]
          key.kind = tree.kind(of: parent)
          // Declarations about a container may change what its contents do.
          key.container = tree.containerDeclarations == nil ? nil : tree.nodes[parent].content
          key.isCollapsed = tree.nodes[parent].isCollapsed
          if case .column(let column) = node.role {
            key.role = .column(column)
          } else {
            key.role = .held
          }
        }
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        contexts.append(number)
        let stop = Key(content: node.content, context: number)
        if let same = existing[stop] {
          stopOfNode[index] = same
        } else {
          existing[stop] = stops.endIndex
          stopOfNode[index] = stops.endIndex
          add(index, node)
        }
      }
      addContents()
      addWays()
      addMessages()
    }

    private mutating func addMessages() {
      guard flow.tree.hasDeclarations else { return }
      for stop in stops.indices {
        guard let node = nodes[stop] else { continue }
        stops[stop].messages = flow.tree.messages(from: node).map { message, handler in
          let name = stopOfNode[handler].map { $0 == stop ? "itself" : stops[$0].title }
          return "\(DumpText.quoted(message)) is implemented by \(name ?? "a container")"
        }
      }
    }

    private mutating func add(_ index: ControllerNode.ID, _ node: ControllerNode) {
      let app = flow.tree.app
      nodes.append(index)
      switch node.content {
      case .unavailable(let storyboard, let identifier):
        stops.append(Self.missing(FlowChart.unavailable(storyboard, identifier)))
      case .scene(let scene):
        let controller = app.controller(of: scene)
        let id = controller?.id?.text ?? app.sceneID(of: scene)
        let name = app.name(of: scene)
        stops.append(
          Stop(
            name: name == id ? nil : name, id: id,
            storyboard: app.documents.count > 1 ? app.documents[scene.document].name : nil,
            kind: controller?.kind, isAvailable: true, isImplicit: false,
            isCollapsed: node.isCollapsed, reach: flow.reach[scene] ?? .none))
      case .navigation(let root):
        stops.append(
          Stop(
            name: nil, id: nil, storyboard: nil, kind: .navigationController, isAvailable: true,
            isImplicit: true, isCollapsed: false, reach: flow.reach[root] ?? .none))
      }
    }

    private static func missing(_ name: String) -> Stop {
      Stop(
        name: name, id: nil, storyboard: nil, kind: nil, isAvailable: false, isImplicit: false,
        isCollapsed: false, reach: .none)
    }

    private mutating func addContents() {
      for stop in stops.indices {
        guard let container = nodes[stop] else { continue }
        for child in flow.tree.nodes[container].children
        where !flow.segueDestinations.contains(child) {
          let node = flow.tree.nodes[child]
          guard node.role != .presented, let inner = stopOfNode[child] else { continue }
          stops[stop].contents.append(Content(role: description(of: node.role), stop: inner))
        }
        // Overlapping columns are drawn last, but listed in column order.
        let order = SplitViewColumn.allCases.map { description(of: .column($0)) }
        if stops[stop].kind == .splitViewController {
          stops[stop].contents.sort {
            order.firstIndex(of: $0.role) ?? 0 < order.firstIndex(of: $1.role) ?? 0
          }
        }
      }
    }

    private func description(of role: ContainedRole) -> String {
      switch role {
      case .window: "window"
      case .stack(0): "root"
      case .stack: "on the stack"
      case .tab(let index): "tab \(index + 1)"
      case .column(.secondary): "detail"
      case .column(let column): "\(column)"
      case .embedded(let container): "embedded in (\(container.text))"
      case .presented: "presented"
      }
    }

    private mutating func addWays() {
      let app = flow.tree.app
      for edge in flow.edges {
        guard let stop = stopOfNode[edge.source], nodes[stop] == edge.source else { continue }
        let outcome = edge.outcome
        let isContent =
          switch outcome.action {
          case .contain, .embed: true
          default: false
          }
        if isContent, edge.destination != nil { continue }
        let segue = app.documents[edge.document].graph.segues[edge.segue]
        var destination = edge.destination.flatMap { stopOfNode[$0] }
        var description: String
        var summary = outcome.description(performer: nil)
        switch outcome.destination {
        case .unavailable(let storyboard, let identifier):
          // Contained scenes are listed as contents.
          if isContent { continue }
          destination = unavailable(FlowChart.unavailable(storyboard, identifier))
          fallthrough
        default:
          let performer = outcome.performer.flatMap { stopOfNode[$0] }.map { stops[$0].reference }
          description = outcome.description(performer: performer)
        }
        if isContent {
          description =
            flow.tree.kind(of: edge.source) == .splitViewController
            ? "has no column of its own here" : "is ignored because it closes a cycle"
          summary = description
          if case .scene(let scene) = outcome.destination {
            destination = firstStop(of: scene)
          }
        } else if outcome.destination == .circle {
          description += ", through references that lead nowhere"
        }
        stops[stop].edges.append(
          Edge(
            name: FlowChart.name(of: segue.segue, segue.id), description: description,
            summary: summary,
            action: outcome.action, stop: destination, document: edge.document,
            segue: edge.segue))
      }
    }

    private lazy var firstStops: [AppScene: ID] = {
      var result: [AppScene: ID] = [:]
      for stop in stops.indices {
        guard let scene = nodes[stop].flatMap({ flow.tree.nodes[$0].scene }), result[scene] == nil
        else { continue }
        result[scene] = stop
      }
      return result
    }()

    private mutating func firstStop(of scene: AppScene) -> ID? { firstStops[scene] }

    private mutating func unavailable(_ name: String) -> ID {
      if let existing = stopsOfUnavailableScenes[name] { return existing }
      stopsOfUnavailableScenes[name] = stops.endIndex
      nodes.append(nil)
      let stop = stops.endIndex
      stops.append(Self.missing(name))
      return stop
    }
  }

  /// Returns the kind and name of a segue, such as `show "openPhoto"`.
  static func name(of segue: Segue, _ id: ObjectID?) -> String {
    let kind: String =
      switch segue.kind {
      case .relationship("masterViewController"): "primary"
      case .relationship("supplementaryViewController"): "supplementary"
      case .relationship("detailViewController"): "detail"
      case .relationship("compactViewController"): "compact"
      case .relationship(let role): role
      case .embed: "embed"
      case .show: "show"
      case .showDetail: "showDetail"
      case .presentation: "presentation"
      case .popoverPresentation: "popover"
      case .unwind: "unwind"
      case .custom: "custom"
      case .other(let name): name
      }
    let identifier = segue.identifier.flatMap { $0.isEmpty ? nil : DumpText.quoted($0) }
    let name = identifier ?? id.map { "(\($0.text))" }
    return name.map { "\(kind) \($0)" } ?? kind
  }
}
