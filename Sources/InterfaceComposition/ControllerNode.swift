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
  }

  package let content: Content
  /// The scene; nil for one that is not at hand.
  package let scene: AppScene?
  /// The container or presenter around it; nil for the window's own controller.
  package let parent: ID?
  package let role: ContainedRole
  package let place: ControllerPlace
  /// Whether it is a split view that has room for one column alone.
  package internal(set) var isCollapsed = false
  /// The controllers directly inside, in the order in which they are drawn.
  package internal(set) var children: [ID] = []

  init(content: Content, parent: ID?, role: ContainedRole, place: ControllerPlace) {
    self.content = content
    // Swift 6.3 fails to optimise a computed property that takes the scene out of a node of an array.
    if case .scene(let scene) = content { self.scene = scene } else { scene = nil }
    self.parent = parent
    self.role = role
    self.place = place
  }

  /// Whether it is the selected tab of a tab bar controller that is shown.
  var isShownTab: Bool {
    guard case .tab = role else { return false }
    return place.isShown
  }
}
