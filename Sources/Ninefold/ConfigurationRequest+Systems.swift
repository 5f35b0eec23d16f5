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
    guard let model = Device.named(device) else { return nil }
    func distance(_ other: Device) -> Double {
      abs(other.portraitSize.width - model.portraitSize.width)
        + abs(other.portraitSize.height - model.portraitSize.height)
    }
    let devices = Device.all.filter { $0.idiom == model.idiom }.sorted {
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

  private static func range(_ product: DeviceProduct) -> String {
    let first = product.firstSystem.text
    return product.lastSystem.map { "\(first) to \($0.text)" } ?? "\(first) and later"
  }
}
