import NinefoldProject
import Reporting
import InterfaceAssets
import Ninefold
import PlatformFacts

/// `ninefold thin`: selects the files of catalogs that a device needs.
struct ThinCommand: Command {
  static let manual = Manual(
    name: "thin", summary: "Write which files of asset catalogs a device needs",
    usage: ["CATALOG|FOLDER… --device DEVICE [OPTION…]"],
    about: """
      Writes a manifest in JSON: which files of asset catalogs (.xcassets folders, or those below FOLDER) a
      device can ever show, which it cannot and why, and the bytes of both. A device is all its windows in both
      orientations, light and dark, with normal and high contrast, and with text in both directions; before iOS
      13 only light with normal contrast.

      What is not known of a device drops nothing: variants for its memory, graphics or language, and for either
      gamut where products of the kind differ. Sets whose parts are used together, such as stickers and
      textures, are kept whole. Bytes are those of the files in the catalog.
      """,
    options: [
      Option.thinnedDevice, Option.system, Option.manifest, Flag.allowEmpty,
    ])

  let operands: [String]
  let allowsEmpty: Bool
  let device: DeviceModel
  let version: Int
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard let device = try arguments.take(.thinnedDevice) else {
      throw .missingOption("--device", reason: "a manifest describes one kind of device")
    }
    self.device = device
    version = try arguments.take(.system) ?? SystemVersion.newest.major
    output = try arguments.takeFile(.manifest)
    allowsEmpty = arguments.take(.allowEmpty)
    operands = try arguments.operands("a catalog or folder")
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let batch = try CatalogBatch(operands, allowsEmpty: allowsEmpty)
    let environments = AssetEnvironment.environments(of: device, systemVersion: version)
    var manifest = ThinningManifest(device: device, version: version)
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
    var closing = RunReporter(console)
    closing.report(faults)
    closing.report(batch.reports)
    guard let output else {
      try console.print(manifest.json)
      return closing.status
    }
    // Nothing is written if any catalog could not be read.
    guard closing.status != .failure else { return closing.status }
    try ToolError.rethrowing(environment: OutputFile.write(Array(manifest.json.utf8), to: output))
    try console.print(manifest.sums)
    return closing.status
  }
}
