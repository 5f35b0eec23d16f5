import Reporting
import Ninefold

/// `ninefold devices`: lists the values that `--device` accepts.
struct DevicesCommand: Command {
  static let manual = Manual(
    name: "devices", summary: "List the devices that documents can be laid out on",
    usage: ["[DEVICE…] [--info-plist FILE]"],
    about: """
      Prints a line for each kind of screen: the id, the points in portrait, the pixels of a point, the size
      classes in portrait and in landscape, and the products. --device takes ids and products.

      With devices it prints a line for each window that an app can have on them: the name that --device takes,
      the points, the size classes and what the screen's shape and the status bar cover at the top, left, bottom
      and right.

      A tablet's screen can be shared: 'split-1/3', 'split-1/2' (in landscape), 'split-2/3' and 'slide-over' are
      its parts, with size classes of their own.
      """,
    options: [Option.infoPlist])

  /// The devices whose windows are listed, or empty for the list of devices.
  let devices: [DeviceModel]
  /// The path of the property list of an app.
  ///
  /// Only the windows that it supports are listed.
  let infoPlist: String?

  init(_ arguments: Arguments) throws(UsageError) {
    var devices: [DeviceModel] = []
    for name in arguments.anyOperands {
      guard let device = DeviceNearMiss.device(name), !name.contains(":") else {
        throw .unknownDevice(name, nearest: DeviceNearMiss.nearest(to: name))
      }
      devices.append(device)
    }
    self.devices = devices
    infoPlist = try arguments.take(.infoPlist)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let limits = try infoPlist.map { path throws(ToolError) in
      try AppLimits(reading: path, limit: Limits().bytes)
    }
    func isMet(_ window: ConfigurationRequest.DeviceWindow) -> Bool {
      limits?.app.reason(against: window) == nil
    }
    var closing = RunReporter(console)
    if let limits { closing.report([limits.report]) }
    let all = DeviceModel.all.filter { $0.windows.contains(where: isMet) }
    try console.print(
      devices.isEmpty
        ? DeviceListing.text(of: all)
        : DeviceListing.text(of: devices.flatMap(\.windows).filter(isMet)))
    return closing.status
  }
}
