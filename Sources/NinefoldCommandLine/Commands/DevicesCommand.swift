import InterfaceTraits
import Ninefold

/// `ninefold devices`: what `--device` takes.
struct DevicesCommand: Command {
  static let manual = Manual(
    name: "devices", summary: "List the devices that documents can be laid out on",
    usage: [""],
    paragraphs: [
      "Prints a line for each kind of screen: the id, the points in portrait, the pixels of a point, "
        + "the size classes in portrait and in landscape, and the products. --device takes ids and "
        + "products.",
      "A tablet's screen can be shared: 'split-1/3', 'split-1/2' (in landscape), 'split-2/3' and "
        + "'slide-over' are its parts, with size classes of their own.",
    ],
    options: [Flag.help.description])

  init(_ arguments: Arguments) throws(UsageError) {
    try arguments.noOperands()
  }

  func run(_ console: Console) async throws(ToolError) -> ExitStatus {
    try console.print(Self.table(KnownDevice.all))
    return .clean
  }

  /// A line of titles and one for each device, in columns.
  private static func table(_ devices: [KnownDevice]) -> String {
    let titles = ["ID", "POINTS", "SCALE", "PORTRAIT", "LANDSCAPE", "PRODUCTS"]
    let rows =
      [titles]
      + devices.map { device in
        [
          device.id, "\(Int(device.portraitSize.width))x\(Int(device.portraitSize.height))",
          "\(Int(device.scale))", device.portraitSizeClasses.shortName,
          device.landscapeSizeClasses.shortName, device.products.joined(separator: ", "),
        ]
      }
    return TextColumns.aligned(rows)
  }
}
