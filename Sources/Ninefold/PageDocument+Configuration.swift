import InterfaceEmission
import InterfaceResolution

extension PageDocument.Configuration {
  /// Creates the page's model of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - products: The names of the products that were asked for, by the names of their windows.
  init(_ configuration: Configuration, products: [String: String]) {
    let traits = configuration.traits
    let group: Group
    switch configuration.context {
    case .canvas: group = .canvas
    case .environment(let environment):
      switch environment.context {
      case .cell: group = .cell
      case .window: group = .device
      case .custom: group = .window
      }
    }
    self.init(
      name: configuration.name, environmentName: configuration.environmentName,
      title: configuration.title(products: products), group: group,
      language: configuration.language.map { "\($0)" } ?? "",
      style: traits.userInterfaceStyle?.rawValue ?? "",
      direction: traits.layoutDirection.map { $0 == .rightToLeft ? "rtl" : "ltr" } ?? "",
      textSize: traits.preferredContentSizeCategory?.rawValue ?? "")
  }
}
