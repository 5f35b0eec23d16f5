import InterfaceEmission
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

extension PageDocument.Configuration {
  /// Creates the page's model of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - products: The names of the products that were asked for, by the names of their windows.
  init(_ configuration: Configuration, products: [String: String]) {
    let traits = configuration.traits
    let environmentName: String
    let title: String
    let group: Group
    switch configuration.context {
    case .canvas:
      (environmentName, title, group) = (configuration.name, "Canvas", .canvas)
    case .environment(let environment):
      switch environment.context {
      case .cell(let cell):
        (environmentName, title, group) = (cell.name, Self.title(cell), .cell)
      case .window(let window):
        let product = products[window.name]
        (environmentName, title, group) = (window.name, Self.title(window, product), .device)
      case .custom(let window):
        (environmentName, title, group) = (window.name, Self.title(window), .window)
      }
    }
    self.init(
      name: configuration.name, environmentName: environmentName, title: title, group: group,
      language: configuration.language.map { "\($0)" } ?? "",
      style: traits.userInterfaceStyle?.rawValue ?? "",
      direction: traits.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" } ?? "",
      textSize: traits.preferredContentSizeCategory?.rawValue ?? "")
  }

  /// Returns a name such as `Compact width, any height`.
  private static func title(_ cell: SizeClassGrid.Cell) -> String {
    func word(_ side: SizeClass) -> String { side.gridName.lowercased() }
    let width = word(cell.width)
    return "\(width.prefix(1).uppercased())\(width.dropFirst()) width, \(word(cell.height)) height"
  }

  /// Returns a name such as `iPhone 15 Pro, landscape`: of the product that was asked for, or else
  /// of the newest one with such a screen.
  private static func title(_ window: DeviceWindow, _ product: String?) -> String {
    let device = window.device
    let parts = [
      product ?? device.models.last ?? device.name,
      device.isZoomed ? "zoomed" : nil,
      window.orientation == .landscape && window.posture == nil ? "landscape" : nil,
      window.layout.configurationName.map { $0.replacing("-", with: " ") },
      window.posture?.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// Returns a name such as `iPad window, 700 × 900`, or the one that the library's caller chose.
  private static func title(_ window: CustomWindow) -> String {
    guard window.name.contains(":") else { return window.name }
    let size = "\(PointText.text(window.size.width)) × \(PointText.text(window.size.height))"
    guard let idiom = window.traits.userInterfaceIdiom else { return size }
    return "\(idiom.productFamily) window, \(size)"
  }
}

extension ConfigurationRequest {
  /// Returns the names of the products that requests name, by the names of their windows.
  ///
  /// Of several products with the same window, the first is used.
  package static func products(in requests: [ConfigurationRequest]) -> [String: String] {
    var products: [String: String] = [:]
    for case .device(let window) in requests {
      guard products[window.name] == nil, let product = window.product,
        let model = Device.named(window.device)
      else { continue }
      // A product with several displays has a name for each.
      products[window.name] = model.foldable == nil ? product : model.models.last ?? product
    }
    return products
  }
}
