import PlatformFacts

/// The names of devices for people, in place of configurations' names.
package struct DeviceTitles: Sendable {
  /// The names of the products that were asked for, by the names of their windows.
  private let products: [String: String]

  /// Creates the names: of the products that requests name, and otherwise of the newest one with such
  /// a screen.
  package init(_ requests: [ConfigurationRequest] = []) {
    products = ConfigurationRequest.products(in: requests)
  }

  private static let prefix = "device:"

  /// Returns a text with names of devices, such as `iPhone 15 Pro landscape`, in place of names such
  /// as `device:retina6_12:landscape`.
  package func text(_ text: String) -> String {
    guard text.contains(Self.prefix) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: Self.prefix) {
      let name = rest[start.upperBound...].prefix { character in
        character.isLetter || character.isNumber || "_:/.-".contains(character)
      }
      let before = rest[..<start.lowerBound]
      if let (title, end) = longest(name) {
        // One is on a device, and in a size class.
        let isFirst = before.hasSuffix(" in ") || before.hasSuffix("(in ")
        result += isFirst ? before.dropLast(3) + "on " : before
        result += title
        rest = rest[end...]
      } else {
        result += rest[..<start.upperBound]
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }

  /// Returns the title of the window that a name begins with, and where the rest begins: what follows
  /// is a variant, such as a language.
  private func longest(_ name: Substring) -> (title: String, end: String.Index)? {
    var name = name
    while !name.isEmpty {
      if let window = ConfigurationRequest.DeviceWindow(name: String(name)) {
        return (title(window), name.endIndex)
      }
      guard let cut = name.lastIndex(where: { "-:.".contains($0) }) else { return nil }
      name = name[..<cut]
    }
    return nil
  }

  private func title(_ window: ConfigurationRequest.DeviceWindow) -> String {
    let name = ConfigurationRequest.device(window).name
    let parts = [
      products[name] ?? Device.named(window.device)?.models.last ?? window.device,
      window.isZoomed ? "zoomed" : nil,
      window.isLandscape && window.posture == nil ? "landscape" : nil,
      window.split?.replacing("-", with: " "), window.posture,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
