package import PlatformFacts

extension ConfigurationRequest.DeviceWindow {
  /// Returns why a window cannot exist on a version of the system, as a phrase, or `nil` if the
  /// product, or a product with such a screen, ran it.
  package func reason(against system: SystemVersion) -> String? {
    guard let model = Device.named(device), !ran(system, model) else { return nil }
    if let product, let own = model.product(named: product) {
      return "\(product) runs iOS \(Self.range(own))"
    }
    let ranges = Set(model.products.map { Self.range($0) })
    let list =
      ranges.count == 1
      ? ranges.joined()
      : model.products.map { "\($0.name): \(Self.range($0))" }.joined(separator: "; ")
    return "no product with this screen ran iOS \(system.text) (\(list))"
  }

  /// Returns the window on the product most similar to this one that ran a version of the system,
  /// as the value of `--device`, or `nil` if there is none.
  ///
  /// Products with the same screen are preferred, then those with the nearest size.
  package func nearest(running system: SystemVersion) -> String? {
    nearest(running: system) { _ in true }
  }

  /// Returns the nearest window on a device that satisfies a condition, as the value of `--device`,
  /// or `nil` if there is none.
  func nearest(running system: SystemVersion, where isWanted: (Device) -> Bool) -> String? {
    guard let model = Device.named(device) else { return nil }
    func distance(_ other: Device) -> Double {
      abs(other.portraitSize.width - model.portraitSize.width)
        + abs(other.portraitSize.height - model.portraitSize.height)
    }
    let devices = Device.all.filter { $0.idiom == model.idiom && isWanted($0) }.sorted {
      distance($0) < distance($1)
    }
    let words = [isLandscape ? "landscape" : nil, split].compactMap(\.self)
    let suffix = words.map { ":\($0)" }.joined()
    for other in devices {
      guard let product = other.products.last(where: { $0.ran(system) }) else { continue }
      let text = product.name + suffix
      if Self(name: text) != nil { return text }
    }
    return nil
  }

  private func ran(_ system: SystemVersion, _ model: Device) -> Bool {
    product.flatMap { model.product(named: $0) }?.ran(system) ?? model.ran(system)
  }

  /// The newest version of the system that the product, or a product with such a screen, runs.
  package var newestSystem: SystemVersion {
    guard let model = Device.named(device) else { return .newest }
    return SystemVersion.known.last { ran($0, model) } ?? .newest
  }

  /// The product, or all products with such a screen that ran a version of the system; none for a
  /// Mac and a television.
  func products(running system: SystemVersion) -> [DeviceProduct] {
    guard let model = Device.named(device) else { return [] }
    return model.products.filter { $0.ran(system) && (product == nil || $0.name == product) }
  }

  private static func range(_ product: DeviceProduct) -> String {
    let first = product.firstSystem.text
    return product.lastSystem.map { "\(first) to \($0.text)" } ?? "\(first) and later"
  }
}
