import NinefoldProject
import Reporting
import InterfaceAssets
import Ninefold
import PlatformFacts

/// `ninefold thin`: selects the files of catalogs that a device needs.
struct ThinCommand: Command {
  static let name = "thin"

  static let manual = Manual(
    name: name, summary: "List the files of asset catalogs that a device needs",
    usage: ["CATALOG|FOLDER… --device DEVICE [OPTION…]"],
    about: """
      List the files of asset catalogs that a device needs.

      The output is a JSON manifest of the files in the catalogs (.xcassets folders, or those below
      FOLDER) that the device can show, of those that it cannot and why, and of the bytes of both in
      the catalogs. It covers all windows of the device, in both orientations, light and dark, with
      normal and high contrast, and with text in both directions; before iOS 13, only light with
      normal contrast. The name of a product, such as 'iPhone 6s', keeps what its own gamut and
      memory can select; an id, such as retina4_7, keeps what any product with that screen can.
      Without --os, the system is the newest one that the device runs.

      Unknown properties of a device exclude nothing: variants for a graphics feature set or a
      language are kept. Sets whose parts are used together, such as stickers and textures, are kept
      whole.
      """,
    options: [
      Option.thinnedDevice, Option.system, Option.manifest, Flag.allowEmpty,
    ],
    examples: [
      (
        "ninefold thin App/Assets.xcassets --device 'iPhone 8' -o manifest.json",
        "Write the manifest and print the totals"
      )
    ])

  let operands: [String]
  let allowsEmpty: Bool
  let device: ConfigurationRequest.DeviceWindow
  let system: SystemVersion
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let device = try arguments.read(.thinnedDevice) else {
      throw .missingOption("--device", reason: "a manifest describes one kind of device")
    }
    self.device = device
    system = try arguments.read(.system) ?? device.newestSystem
    try UsageError.require(system, on: device)
    output = try arguments.readPath(.manifest)
    allowsEmpty = arguments.read(.allowEmpty)
    operands = try arguments.operands("a catalog or folder")
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let batch = try CatalogBatch(operands, allowsEmpty: allowsEmpty)
    let environments = AssetEnvironment.environments(of: device, system: system)
    var manifest = ThinningManifest(device: device, system: system)
    var faults = batch.faults
    for catalog in batch.catalogs {
      let thinning = AssetThinning(of: catalog.catalog, for: environments)
      manifest.add(thinning, of: catalog.path) { path in
        do throws(SystemFault) {
          return try FileReading.size(of: path)
        } catch {
          faults.append(.unreadable(path: path, error))
          return 0
        }
      }
    }
    var reporter = RunReporter(console)
    reporter.report(faults)
    reporter.report(batch.reports)
    guard let output else {
      try console.print(manifest.json)
      return reporter.status
    }
    // Nothing is written if any catalog could not be read.
    guard reporter.status != .failure else { return reporter.status }
    try ToolError.rethrowing(environment: OutputFile.write(Array(manifest.json.utf8), to: output))
    try console.print(manifest.sums)
    return reporter.status
  }
}
