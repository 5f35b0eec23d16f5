import InterfaceResolution
package import InterfaceTraits

/// A controller of an app in the controller hierarchy.
package struct ControllerNode: Sendable {
  /// The handle of a node in its tree; parents precede their children.
  package typealias ID = Handle<ControllerNode>

  /// The content of a node.
  package enum Content: Hashable, Sendable {
    /// An available scene.
    case scene(AppScene)
    /// A scene of an unavailable storyboard.
    case unavailable(storyboard: String, identifier: String?)
    /// A navigation controller that a split view creates for a column with this scene and no
    /// document contains.
    case navigation(root: AppScene)
  }

  package let content: Content
  /// The scene, or `nil` if it is unavailable or no document contains the controller.
  package let scene: AppScene?
  /// The container or presenter, or `nil` for the window's root view controller.
  package let parent: ID?
  package let role: ContainedRole
  package let layoutEnvironment: ControllerEnvironment
  /// Whether the node is a split view that shows a single column.
  package internal(set) var isCollapsed = false
  /// The direct child controllers, in drawing order.
  package internal(set) var children: [ID] = []

  /// The outermost ancestor below the window or a presentation, which presents for this node, or
  /// `nil` if it is the node itself.
  var outermost: ID?
  /// The nearest ancestor that handles `show`, with its column that contains the node, or `nil` if
  /// there is none below the window or a presentation.
  var showHandler: ShowHandler?
  /// The nearest ancestor that handles `showDetail`, or `nil` if there is none.
  var detailHandler: ID?

  /// The nearest tab: the node itself or an ancestor, or `nil` if there is none.
  var tab: ID?
  /// The nearest controller that defines a presentation context: the node itself or an ancestor, or
  /// `nil` if there is none.
  var context: ID?
  /// For a split view, the last added of the visible columns, or `nil` if there is none.
  var shownColumn: ID?
  /// For a split view, the visible columns; for a collapsed one, the top column.
  var visibleColumns: Set<SplitViewColumn> = []
  /// The controller whose segue led to this one, or `nil` if a container contains it from the
  /// start.
  package internal(set) var source: ID?
  /// The messages that the controller implements according to a configuration file.
  package internal(set) var implements: Set<String> = []
  /// For each custom message, the nearest ancestor that implements it.
  var messageHandlers: [String: ID] = [:]

  /// A container that handles `show`.
  struct ShowHandler: Hashable {
    let container: ID
    /// The column that shows the destination, or `nil` if the container is not a split view.
    let column: SplitViewColumn?
  }

  init(content: Content, parent: ID?, role: ContainedRole, layoutEnvironment: ControllerEnvironment)
  {
    self.content = content
    // Swift 6.3 fails to optimize a computed property that extracts the scene from a node of an
    // array.
    if case .scene(let scene) = content { self.scene = scene } else { scene = nil }
    self.parent = parent
    self.role = role
    self.layoutEnvironment = layoutEnvironment
  }

  /// The scene of the node, or the root of a navigation controller that no document contains, or
  /// `nil` if it is unavailable.
  var ownScene: AppScene? {
    if case .navigation(let root) = content { root } else { scene }
  }

  /// Whether the node is the selected tab of a visible tab bar controller.
  var isShownTab: Bool {
    guard case .tab = role else { return false }
    return layoutEnvironment.isShown
  }
}
