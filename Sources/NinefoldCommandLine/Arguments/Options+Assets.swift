import NinefoldProject
import Reporting
import Ninefold

extension Option where Value == AssetsCommand.Format {
  static var format: Option {
    Option(choice: "--format", help: "Output format: text or json (default: text)", suggests: false)
  }
}

extension Option where Value == ConfigurationRequest.DeviceWindow {
  static var thinnedDevice: Option {
    Option(
      "--device", "DEVICE",
      help: """
        Device to keep files for: an id or product from 'ninefold devices'
        """,
      expected: "an id or product that 'ninefold devices' lists",
      nearest: { $0.contains(":") ? nil : DeviceNearMiss.nearest(to: $0) }
    ) { $0.contains(":") ? nil : ConfigurationRequest.DeviceWindow(name: $0) }
    .refusing { $0.contains(":") ? "a manifest covers all windows of a device" : nil }
    .detailed("The files are for both orientations and all windows.")
    .offering(.asked(.devices))
  }
}

extension Option where Value == String {
  static var manifest: Option {
    Option(
      text: "--output", short: "-o", "FILE",
      help: "Write the manifest to FILE and print only the totals (default: standard output)"
    ) { OutputStream.name($0) }
  }
}

extension Option where Value == FontReport {
  static var fontReport: Option {
    Option(choice: "--format", help: "Output format: text or json (default: text)", suggests: false)
  }
}
