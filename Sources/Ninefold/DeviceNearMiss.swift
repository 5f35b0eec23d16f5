import InterfaceSource
import PlatformFacts

/// Finds the device most similar to a mistyped one.
package enum DeviceNearMiss {
  /// Returns the most similar `DEVICE[:zoomed][:landscape][:split-1/3]`, or `nil` if none is similar.
  package static func nearest(to text: String) -> String? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if ConfigurationRequest.DeviceWindow(name: parts[0]) == nil {
      guard let device = nearestDevice(to: parts[0]) else { return nil }
      parts[0] = device
    }
    for index in parts.indices.dropFirst() {
      parts[index] = NearestName.nearest(to: parts[index], among: words) ?? parts[index]
    }
    let nearest = parts.joined(separator: ":")
    if !ConfigurationRequest.DeviceWindow.all(named: nearest).isEmpty {
      return nearest != text ? nearest : nil
    }
    return possible(for: parts)
  }

  /// Returns why a correctly spelled window is impossible, or `nil` if it is possible or
  /// misspelled.
  package static func reason(against text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if parts.count > 1, parts[1] == "zoomed",
      ConfigurationRequest.DeviceWindow(name: parts[0]) != nil,
      ConfigurationRequest.DeviceWindow(name: "\(parts[0]):zoomed") == nil
    {
      return "the size or the insets of this screen with Display Zoom are unknown"
    }
    guard let device = device(parts[0]), let part = parts.last,
      (splits + postures).contains(part),
      parts.dropFirst().dropLast().allSatisfy({ ["portrait", "landscape"].contains($0) }),
      parts.count < 4, ConfigurationRequest.DeviceWindow.all(named: text).isEmpty
    else { return nil }
    if let posture = FoldedPosture(rawValue: part) {
      return device.isFoldable && !device.isOuter(parts[0])
        ? "in \(part) posture, the display is in \(posture.orientation.rawValue)"
        : "only the inner display of iPhone Duo folds"
    }
    if device.isFoldable { return "the widths of windows side by side on iPhone Duo are unknown" }
    guard device.idiom == .pad else { return "only an iPad screen can be shared" }
    return "two windows have the same width only in landscape"
  }

  /// Returns the possible window most similar to a correctly spelled one, or `nil` if there is
  /// none.
  private static func possible(for parts: [String]) -> String? {
    let unzoomed = parts.filter { $0 != "zoomed" }
    if unzoomed != parts {
      let name = unzoomed.joined(separator: ":")
      return ConfigurationRequest.DeviceWindow(name: name) == nil ? possible(for: unzoomed) : name
    }
    guard let device = device(parts[0]), let part = parts.last,
      (splits + postures).contains(part)
    else { return nil }
    if postures.contains(part) {
      return device.isFoldable ? "iPhone Duo (inner):\(part)" : "iPhone Duo:\(part)"
    }
    if device.idiom == .pad { return "\(parts[0]):landscape:\(part)" }
    return parts.contains("landscape") ? "\(parts[0]):landscape" : parts[0]
  }

  /// Returns the device of the window with this name, or `nil` if there is no such window.
  package static func device(_ name: String) -> DeviceModel? {
    ConfigurationRequest.DeviceWindow(name: name).flatMap { window in
      DeviceModel.all.first { $0.id == window.device }
    }
  }

  /// The parts of a tablet's screen.
  private static let splits = ["split-1/3", "split-1/2", "split-2/3", "slide-over"]

  /// The postures of a partly folded phone.
  private static let postures = FoldedPosture.allCases.map(\.rawValue)

  /// The words that may follow a device.
  private static let words = ["zoomed", "portrait", "landscape"] + splits + postures

  /// Returns the id or product name with the fewest different letters.
  ///
  /// Digits must match: `iPhone 99` is similar to no other name.
  private static func nearestDevice(to name: String) -> String? {
    let digits = name.filter(\.isNumber)
    let names = DeviceModel.all.flatMap { [$0.id] + $0.products + $0.sharedNames }
      .filter { $0.filter(\.isNumber) == digits }
    let spellings = names.map { $0.lowercased() }
    return NearestName.nearest(to: name.lowercased(), among: spellings)
      .flatMap { spellings.firstIndex(of: $0) }.map { names[$0] }
  }
}

extension DeviceModel {
  /// Whether it is a display of a foldable phone.
  fileprivate var isFoldable: Bool { Device.named(id)?.foldable != nil }

  /// Whether a name denotes only this display, which does not fold.
  fileprivate func isOuter(_ name: String) -> Bool {
    Device.named(id)?.foldable?.fold == nil && DeviceModel.displays(named: name) == [self]
  }

  /// The names that the product shares with its other displays.
  fileprivate var sharedNames: [String] {
    let displays = Device.named(id)?.displays ?? []
    guard displays.count > 1 else { return [] }
    return displays[0].products.flatMap(\.otherNames).filter { name in
      displays.allSatisfy { $0.product(named: name) != nil }
    }
  }
}
