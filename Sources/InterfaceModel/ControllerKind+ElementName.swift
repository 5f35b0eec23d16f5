package import InterfaceTraits

extension ControllerKind {
  /// Creates the kind for an element's name, or returns `nil` if it is not that of a controller.
  package init?(_ name: ElementName) {
    switch name {
    case .viewController: self = .viewController
    case .tableViewController: self = .tableViewController
    case .collectionViewController: self = .collectionViewController
    case .navigationController: self = .navigationController
    case .tabBarController: self = .tabBarController
    case .splitViewController: self = .splitViewController
    case .pageViewController: self = .pageViewController
    case .hostingController: self = .hostingController
    case .avPlayerViewController: self = .avPlayerViewController
    case .glkViewController: self = .glkViewController
    case .viewControllerPlaceholder: self = .viewControllerPlaceholder
    default: return nil
    }
  }
}
