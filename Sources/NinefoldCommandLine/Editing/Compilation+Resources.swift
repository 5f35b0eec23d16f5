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
    var element = NewElement("color")
    func add(_ name: String, _ value: Double) { element[name] = DocumentNumber.text(value) }
    switch self {
    case .rgb(let space, let red, let green, let blue, let alpha):
      add("red", red)
      add("green", green)
      add("blue", blue)
      add("alpha", alpha)
      element["colorSpace"] = "custom"
      element["customColorSpace"] = space
    case .gray(let white, let alpha):
      add("white", white)
      add("alpha", alpha)
      element["colorSpace"] = "custom"
      element["customColorSpace"] = "genericGamma22GrayColorSpace"
    }
    return element
  }
}
