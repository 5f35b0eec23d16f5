import Ninefold

extension Option where Value == AssetsCommand.Format {
  /// The form of what is chosen.
  static var format: Option {
    Option(
      "--format", "text|json", help: "Print text (the default) or JSON", expected: "text or json"
    ) { AssetsCommand.Format(rawValue: $0) }
  }
}

extension Option where Value == KnownDevice {
  /// The device that files are kept for.
  static var thinnedDevice: Option {
    Option(
      "--device", "DEVICE",
      help:
        "Keep what this device needs, in both orientations and all windows: an id or product that "
        + "'ninefold devices' lists",
      expected: "an id or product that 'ninefold devices' lists",
      nearest: { $0.contains(":") ? nil : DeviceNearMiss.nearest(to: $0) }
    ) { $0.contains(":") ? nil : DeviceNearMiss.device($0) }
    .refusing { $0.contains(":") ? "a device is thinned for all its windows" : nil }
  }
}

extension Option where Value == String {
  /// The file for a result.
  static var manifest: Option {
    Option(
      "--output", short: "-o", "FILE",
      help: "Write the manifest to FILE and print only the sums", expected: "the path of a file"
    ) { OutputStream.name($0) }
  }
}
