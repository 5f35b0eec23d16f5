import InterfaceResolution

/// A controller of an app in its place among the others.
package struct ControllerNode: Sendable {
  /// The number of a node in its tree; parents come before their children.
  package typealias ID = Int

  /// What stands there.
  package enum Content: Hashable, Sendable {
    /// A scene that is at hand.
    case scene(AppScene)
    /// A scene of a storyboard that is not at hand.
    case elsewhere(storyboard: String, identifier: String?)
    /// A navigation controller that no document has: a split view made it for a column that shows the scene.
    case navigation(root: AppScene)
  }

  package let content: Content
  /// The scene; nil for one that is not at hand, and for a controller that no document has.
  package let scene: AppScene?
  /// The container or presenter around it; nil for the window's own controller.
  package let parent: ID?
  package let role: ContainedRole
  package let place: ControllerPlace
  /// Whether it is a split view that has room for one column alone.
  package internal(set) var isCollapsed = false
  /// The controllers directly inside, in the order in which they are drawn.
  package internal(set) var children: [ID] = []

  /// The outermost controller around it below the window or a presentation, which presents for it; nil for itself.
  var outermost: ID?
  /// The nearest container around it that handles `show`, and the column that it is in there; nil for none before the window or a
  /// presentation.
  var showHandler: ShowHandler?
  /// The nearest container around it that handles `showDetail`; nil for none.
  var detailHandler: ID?

  /// The nearest tab around it, or itself where it is one; nil for none.
  var tab: ID?
  /// The nearest controller that defines a presentation context: itself, or one around it; nil for none.
  var context: ID?
  /// Of a split view the column that was added last among those that are shown; nil for none.
  var shownColumn: ID?
  /// Of a split view the columns that can be seen; of a collapsed one the column on top.
  var visibleColumns: Set<SplitViewColumn> = []
  /// The controller whose segue led to it; nil for one that a container holds from the beginning.
  package internal(set) var source: ID?
  /// The messages that a configuration says it implements.
  package internal(set) var implements: Set<String> = []
  /// The nearest container around it that implements a message of the app's own, by the message.
  var messageHandlers: [String: ID] = [:]

  /// A container that handles `show`.
  struct ShowHandler: Hashable {
    let container: ID
    /// The column that shows the destination; nil for a container that is no split view.
    let column: SplitViewColumn?
  }

  init(content: Content, parent: ID?, role: ContainedRole, place: ControllerPlace) {
    self.content = content
    // Swift 6.3 fails to optimise a computed property that takes the scene out of a node of an array.
    if case .scene(let scene) = content { self.scene = scene } else { scene = nil }
    self.parent = parent
    self.role = role
    self.place = place
  }

  /// The scene that stands there, or that a navigation controller that no document has was made for; nil for one that is not
  /// at hand.
  var ownScene: AppScene? {
    if case .navigation(let root) = content { root } else { scene }
  }

  /// Whether it is the selected tab of a tab bar controller that is shown.
  var isShownTab: Bool {
    guard case .tab = role else { return false }
    return place.isShown
  }
}
