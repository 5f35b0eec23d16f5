/// A UIKit class that occurs in documents, with its superclasses, as far as configurations
/// may name them.
///
/// Those of views come from `schemas/view-classes.txt`. Source of those of controllers: the
/// inheritance in Apple's documentation of each class. Confidence: high.
package struct PlatformClass: Sendable {
  /// The name, such as `UIButton`.
  package let name: String
  /// The superclass, or `nil` for `UIView` and `UIViewController`.
  package let superclass: String?

  /// All classes.
  package static let all: [PlatformClass] = views + controllers

  private static let controllers: [PlatformClass] = [
    PlatformClass(name: "UIViewController", superclass: nil),
    PlatformClass(name: "UITableViewController", superclass: "UIViewController"),
    PlatformClass(name: "UICollectionViewController", superclass: "UIViewController"),
    PlatformClass(name: "UINavigationController", superclass: "UIViewController"),
    PlatformClass(name: "UITabBarController", superclass: "UIViewController"),
    PlatformClass(name: "UISplitViewController", superclass: "UIViewController"),
    PlatformClass(name: "UIPageViewController", superclass: "UIViewController"),
  ]

  private static let superclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: all.compactMap { known in known.superclass.map { (known.name, $0) } })

  /// Returns a class with its superclasses, starting with itself.
  package static func line(of name: String) -> [String] {
    var line = [name]
    while let last = line.last, let above = superclasses[last] { line.append(above) }
    return line
  }

  /// Returns the classes of a kind of view, starting with its own.
  package static func line(of kind: ViewKind) -> [String] { line(of: kind.className) }

  /// Returns the classes of a kind of controller, starting with its own.
  package static func line(of kind: ControllerKind) -> [String] {
    switch kind {
    case .tableViewController: line(of: "UITableViewController")
    case .collectionViewController: line(of: "UICollectionViewController")
    case .navigationController: line(of: "UINavigationController")
    case .tabBarController: line(of: "UITabBarController")
    case .splitViewController: line(of: "UISplitViewController")
    case .pageViewController: line(of: "UIPageViewController")
    case .viewController, .hostingController, .avPlayerViewController, .glkViewController,
      .viewControllerPlaceholder:
      line(of: "UIViewController")
    }
  }
}
