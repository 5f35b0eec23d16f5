import InterfaceEditing
import InterfaceMerging
import Ninefold
import PlatformFacts

extension Compilation {
  /// Returns the values of images and colors as Interface Builder lists them, without their names.
  ///
  /// - Parameter resources: Names of resources; those that are not known have no value.
  /// - Returns: The elements.
  func elements(of resources: [ResourceName]) -> [ResourceName: NewElement] {
    var elements: [ResourceName: NewElement] = [:]
    for resource in resources { elements[resource] = element(of: resource) }
    return elements
  }

  private func element(of resource: ResourceName) -> NewElement? {
    switch resource.kind {
    case .image, .symbol:
      let size =
        resource.kind == .symbol
        ? Symbols.box(named: resource.name) : recordedSize(ofImage: resource.name)
      return size.map { size in
        NewElement(
          "image",
          [
            .init("width", DocumentNumber.text(size.width)),
            .init("height", DocumentNumber.text(size.height)),
          ])
      }
    case .namedColor:
      return recordedColor(named: resource.name).map { NewElement("namedColor", [], [$0.element]) }
    case .systemColor: return nil
    }
  }
}

extension Compilation.RecordedColor {
  fileprivate var element: NewElement {
    switch self {
    case .rgb(let space, let red, let green, let blue, let alpha):
      .color(red: red, green: green, blue: blue, alpha: alpha, space: space)
    case .gray(let white, let alpha): .gray(white: white, alpha: alpha)
    }
  }
}
