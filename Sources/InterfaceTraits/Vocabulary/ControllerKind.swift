/// The classes of controllers, as documents spell their elements.
package enum ControllerKind: String, Hashable, Sendable, CaseIterable {
  case viewController, tableViewController, collectionViewController
  case navigationController, tabBarController, splitViewController, pageViewController
  case hostingController, avPlayerViewController, glkViewController
  /// A reference to a scene of another storyboard.
  case viewControllerPlaceholder
}
