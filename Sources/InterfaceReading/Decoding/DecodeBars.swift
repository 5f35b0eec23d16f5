import InterfaceModel
import InterfaceTraits

extension DocumentDecoder {
  /// Returns the items of a navigation bar, or of a toolbar or tab bar.
  mutating func barContent(_ node: Int32) -> ViewItems {
    let items = children(of: node)
    guard items.contains(where: { name($0) == .navigationItem }) else {
      return .barItems(items.map { barItem($0) })
    }
    return .navigationItems(items.map { navigationItem($0) })
  }

  mutating func navigationItem(_ node: Int32) -> NavigationItem {
    let attributes = attributes(node)
    var item = NavigationItem(
      id: attributes.object(.id), attributes: attributes, range: range(node))
    for child in children(of: node) {
      switch name(child) {
      case _ where isRejected(child): item.extras.append(element(child))
      case .barButtonItem: item.items.append(barItem(child))
      case .leftBarButtonItems: item.leftItems = children(of: child).map { barItem($0) }
      case .rightBarButtonItems: item.rightItems = children(of: child).map { barItem($0) }
      case .connections: item.connections += connections(child, &item.extras)
      case .some(let name)
      where key(child) == .titleView && ViewKind(name) != nil && item.titleView == nil:
        item.titleView = subview(child)
      default:
        if let property = property(child), item.properties.add(property) { break }
        item.extras.append(element(child))
      }
    }
    item.title = item.title ?? item.properties.string(.title)
    return item
  }

  mutating func barItem(_ node: Int32) -> BarItem {
    let attributes = attributes(node)
    var item = BarItem(
      attributes, key: key(node),
      image: attributes[.image].map { _ in ImageReference(attributes) }, range: range(node))
    for child in children(of: node) {
      switch name(child) {
      case _ where isRejected(child): item.extras.append(element(child))
      case .connections: item.connections += connections(child, &item.extras)
      case .imageReference where key(child) == .image:
        item.image = ImageReference(self.attributes(child))
      case .some(let name) where key(child) == .customView && ViewKind(name) != nil:
        item.customView = subview(child)
      default:
        if let property = property(child), item.properties.add(property) { break }
        item.extras.append(element(child))
      }
    }
    item.title = item.title ?? item.properties.string(.title)
    return item
  }
}
