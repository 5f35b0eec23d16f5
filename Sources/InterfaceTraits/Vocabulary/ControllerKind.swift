/// The classes of controllers.
package enum ControllerKind: Hashable, Sendable, CaseIterable {
  case viewController, tableViewController, collectionViewController
  case navigationController, tabBarController, splitViewController, pageViewController
  case hostingController, avPlayerViewController, glkViewController
  /// A scene of another storyboard.
  case viewControllerPlaceholder
}
