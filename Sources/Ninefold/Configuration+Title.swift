import InterfaceEmission
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

extension Configuration {
  /// The name of the canvas, cell or window, without variants such as languages.
  var environmentName: String {
    switch context {
    case .canvas: name
    case .environment(let environment):
      switch environment.context {
      case .cell(let cell): cell.name
      case .window(let window): window.name
      case .custom(let window): window.name
      }
    }
  }

  /// Returns the title of the canvas, cell or window for people.
  ///
  /// - Parameter products: The names of the products that were asked for, by the names of their
  ///   windows.
  /// - Returns: A title such as `iPhone 16, landscape` or `Compact width, any height`.
  func title(products: [String: String]) -> String {
    switch context {
    case .canvas: "Canvas"
    case .environment(let environment):
      switch environment.context {
      case .cell(let cell): Self.title(cell)
      case .window(let window): Self.title(window, products[window.name])
      case .custom(let window): Self.title(window)
      }
    }
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

extension Compilation {
  /// Returns the title of a configuration for people, or `nil` if the document was not laid out in it.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration in results.
  ///   - products: The names of the products that were asked for, by the names of their windows.
  /// - Returns: The title.
  package func title(ofConfiguration name: String, products: [String: String]) -> String? {
    guard let layout = laidOut?.layout, let number = layout.configurationNumber(named: name) else {
      return nil
    }
    return layout.configurations[number].title(products: products)
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
