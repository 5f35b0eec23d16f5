import Ninefold

/// Finds the device that somebody who mistyped one probably meant.
enum DeviceNearMiss {
  /// The nearest `DEVICE[:landscape][:split-1/3]` that there is; nil when none is near.
  static func nearest(to text: String) -> String? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if ConfigurationRequest.DeviceWindow(name: parts[0]) == nil {
      guard let device = nearestDevice(to: parts[0]) else { return nil }
      parts[0] = device
    }
    for index in parts.indices.dropFirst() {
      parts[index] = NearMiss.nearest(to: parts[index], among: words) ?? parts[index]
    }
    let nearest = parts.joined(separator: ":")
    return nearest != text && ConfigurationRequest.DeviceWindow(name: nearest) != nil
      ? nearest : nil
  }

  /// What may follow a device.
  private static let words = [
    "portrait", "landscape", "split-1/3", "split-1/2", "split-2/3", "slide-over",
  ]

  /// The id or product with the fewest other letters.
  ///
  /// Who writes digits means them: `iPhone 99` is near to no other.
  private static func nearestDevice(to name: String) -> String? {
    let digits = name.filter(\.isNumber)
    let names = KnownDevice.all.flatMap { [$0.id] + $0.products }
      .filter { $0.filter(\.isNumber) == digits }
    let spellings = names.map { $0.lowercased() }
    return NearMiss.nearest(to: name.lowercased(), among: spellings)
      .flatMap { spellings.firstIndex(of: $0) }.map { names[$0] }
  }
}
