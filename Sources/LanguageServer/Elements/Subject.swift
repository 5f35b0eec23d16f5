import InterfaceXML
/// The subject of a place in a document.
package enum Subject: Hashable, Sendable {
  /// An object of the document.
  case object(String)
  /// A class of the project.
  case type(String)
  /// An outlet of a class.
  case outlet(String, type: String?)
  /// A method of a class by its selector.
  case action(String, type: String?)
  /// An image in a catalog or file.
  case image(String)
  /// A color in a catalog.
  case color(String)
  /// A scene of another storyboard; without an identifier its initial one.
  case scene(storyboard: String, identifier: String?)
  /// A name that code looks up, with the attribute that declares it.
  case identifier(String, attribute: String)
}

extension ElementIndex {
  /// The attributes whose value is the name of an image.
  static let imageAttributes: Set<String> = [
    "backgroundImage", "highlightedImage", "image", "landscapeImage", "largeContentSizeImage",
    "maximumTrackImage", "maximumValueImage", "minimumTrackImage", "minimumValueImage", "offImage",
    "onImage", "selectedImage", "shadowImage", "thumbImage",
  ]

  /// Returns the subject of a place, or `nil` if nothing is known about it.
  package func subject(at place: Place) -> Subject? {
    guard let attribute = place.attribute else {
      return object(named: place.node)
    }
    return subject(ofAttribute: attribute, of: place.node)
  }

  /// Returns the object that an element is.
  package func object(named node: Int) -> Subject? {
    if name(node) == "scene" {
      return controller(ofScene: node).flatMap { id($0) }.map { .object($0) }
    }
    return id(node).map { .object($0) }
  }

  /// Returns what the value of an attribute names, or the object that has the attribute.
  package func subject(ofAttribute attribute: Int, of node: Int) -> Subject? {
    named(byAttribute: attribute, of: node) ?? object(named: node)
  }

  /// Returns what the value of an attribute names, or `nil` if it is no name.
  package func named(byAttribute attribute: Int, of node: Int) -> Subject? {
    let value = value(of: attribute)
    guard !value.isEmpty else { return nil }
    let element = name(node)
    switch attributeName(attribute) {
    case "id": return id(node).map { .object($0) }
    case "customClass": return .type(value)
    case "className" where element == "class": return .type(value)
    case "property" where element == "outlet" || element == "outletCollection":
      return .outlet(value, type: parent(node).flatMap { object($0) }.flatMap { type(of: $0) })
    case "selector" where element == "action":
      let target = self.value("destination", of: node).flatMap { self.node($0) }
      return .action(value, type: target.flatMap { type(of: $0) })
    case "storyboardName":
      return .scene(storyboard: value, identifier: self.value("referencedIdentifier", of: node))
    case "referencedIdentifier":
      return self.value("storyboardName", of: node).map {
        .scene(storyboard: $0, identifier: value)
      }
    case "name" where element == "image": return isAsset(node) ? .image(value) : nil
    case "name" where element == "color" || element == "namedColor":
      return isAsset(node) ? .color(value) : nil
    case let name where Self.imageAttributes.contains(name):
      return isAsset(node) ? .image(value) : nil
    case let name
    where ["reuseIdentifier", "storyboardIdentifier", "restorationIdentifier"].contains(name):
      return .identifier(value, attribute: name)
    case "identifier" where element == "segue": return .identifier(value, attribute: "identifier")
    default:
      return isReference(attribute, of: node) && self.node(value) != nil ? .object(value) : nil
    }
  }

  /// Whether the names of an element are those of the project rather than of the system.
  private func isAsset(_ node: Int) -> Bool { value("catalog", of: node) == nil }

  /// Returns the custom class of an object, or `nil` if it has none.
  package func type(of node: Int) -> String? { value("customClass", of: node) }
}
