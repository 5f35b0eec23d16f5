import InterfaceTraits

extension ConfigurationRequest {
  /// Returns the title of a configuration for people: the product and its orientation for a device,
  /// the size classes for a cell, and otherwise the name itself.
  ///
  /// - Parameter name: The name of the configuration in results.
  /// - Returns: A title such as `iPhone 16, landscape` or `compact width, any height`.
  package static func title(ofConfiguration name: String) -> String {
    if let cell = SizeClassGrid.cells.first(where: { $0.name == name }) {
      return "\(cell.width) width, \(cell.height) height"
    }
    let prefix = "device:"
    guard name.hasPrefix(prefix) else { return name }
    var words = name.dropFirst(prefix.count).split(separator: ":").map { String($0) }
    let id = words.removeFirst()
    let model = DeviceModel.all.first { $0.id == id }
    return ([model?.products.last ?? id] + words).joined(separator: ", ")
  }
}
