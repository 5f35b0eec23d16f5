import Reporting
import Ninefold

/// `ninefold devices`: lists the values that `--device` accepts.
struct DevicesCommand: Command {
  static let name = "devices"

  static let manual = Manual(
    name: name, summary: "List the devices that documents can be laid out on",
    usage: ["[DEVICE…] [--info-plist FILE]"],
    about: """
      List the devices that documents can be laid out on.

      Each line has the id, the size in points in portrait, the pixels per point, the size classes
      in portrait and in landscape, and the products. --device accepts ids and products. With
      DEVICE, each line is a window that an app can have on that device: its name for --device, the
      size in points, the size classes, and the insets at the top, left, bottom and right that the
      screen's shape and the status bar cover. Apps can share a tablet's screen: 'split-1/3',
      'split-1/2' (in landscape), 'split-2/3' and 'slide-over' are its parts, with their own size
      classes. iPhone Duo has two displays, and is partly folded in the postures 'book' (in
      landscape) and 'tabletop' (in portrait). Windows with Display Zoom, such as
      'iPhone 15:zoomed', are not listed.
      """,
    options: [Option.infoPlist], operands: .asked(.devices),
    examples: [
      ("ninefold devices", "List all devices"),
      (
        "ninefold devices ipad9_7 --info-plist App/Info.plist",
        "List the windows that an app can have on a tablet"
      ),
    ])

  /// The devices whose windows are listed, or empty for the list of devices.
  let devices: [DeviceModel]
  /// The path of the property list of an app.
  ///
  /// Only the windows that it supports are listed.
  let infoPlist: String?

  init(_ arguments: Arguments) throws(UsageError) {
    var devices: [DeviceModel] = []
    for name in arguments.anyOperands {
      let named = DeviceModel.displays(named: name)
      guard !named.isEmpty, !name.contains(":") else {
        throw .unknownDevice(name, nearest: DeviceNearMiss.nearest(to: name))
      }
      devices += named
    }
    self.devices = devices
    infoPlist = try arguments.read(.infoPlist)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let limits = try infoPlist.map { path throws(ToolError) in
      try AppLimits(reading: path, limit: Limits().bytes, isIsolated: true)
    }
    func isMet(_ window: ConfigurationRequest.DeviceWindow) -> Bool {
      limits?.app.reason(against: window) == nil
    }
    var reporter = RunReporter(console)
    if let limits { reporter.report([limits.report]) }
    let all = DeviceModel.all.filter { $0.windows.contains(where: isMet) }
    try console.print(
      devices.isEmpty
        ? DeviceListing.text(of: all)
        : DeviceListing.text(of: devices.flatMap(\.windows).filter(isMet)))
    return reporter.status
  }
}
