package import InterfaceAssets
import InterfaceEmission
package import Ninefold
import NinefoldProject
package import PlatformFacts
import StructuredData

/// The result of `ninefold thin`: the files of catalogs that a device needs, those that it does not
/// need, and the sizes of both in bytes.
package struct ThinningManifest: Sendable {
  private struct File {
    var file: AssetThinning.File
    /// The path relative to the catalog.
    var relativePath: String
    var byteCount: Int
  }

  private struct Catalog {
    var path: String
    var kept: [File]
    var dropped: [File]
    var unneededSets: [Asset]
  }

  private let device: ConfigurationRequest.DeviceWindow
  private let system: SystemVersion
  private var catalogs: [Catalog] = []

  /// Creates an empty manifest for a product or a kind of screen.
  package init(device: ConfigurationRequest.DeviceWindow, system: SystemVersion) {
    self.device = device
    self.system = system
  }

  /// Adds the catalog at a path.
  ///
  /// `size` returns the size of a file in bytes.
  package mutating func add(_ thinning: AssetThinning, of path: String, size: (String) -> Int) {
    var catalog = Catalog(path: path, kept: [], dropped: [], unneededSets: thinning.unneededSets)
    for file in thinning.files {
      // Compares bytes: a mark at the start of a name combines with the preceding slash.
      let below = file.path.utf8.dropFirst(path.utf8.count).drop { $0 == UInt8(ascii: "/") }
      let entry = File(
        file: file, relativePath: String(decoding: below, as: UTF8.self), byteCount: size(file.path)
      )
      if file.reason == nil { catalog.kept.append(entry) } else { catalog.dropped.append(entry) }
    }
    catalogs.append(catalog)
  }

  /// The totals in one line.
  package var sums: String {
    let (kept, dropped) = (catalogs.flatMap(\.kept), catalogs.flatMap(\.dropped))
    return """
      \(kept.count) files kept with \(Self.bytes(kept)) bytes, \(dropped.count) dropped: \
      \(Self.bytes(dropped)) bytes saved\n
      """
  }

  /// The whole manifest.
  package var json: String {
    var writer = JSONWriter()
    writer.object(.lines) { root in
      root.object("device") { writeDevice(to: &$0) }
      root.member("os", system.number)
      root.member("keptBytes", Self.bytes(catalogs.flatMap(\.kept)))
      root.member("savedBytes", Self.bytes(catalogs.flatMap(\.dropped)))
      root.array("catalogs", catalogs, .lines) { write($1, to: &$0) }
    }
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  private func writeDevice(to member: inout JSONWriter) {
    guard let model = DeviceModel.all.first(where: { $0.id == device.device }) else { return }
    member.member("id", model.id)
    member.member("idiom", model.idiom.rawValue)
    member.member("scale", model.scale)
    member.array("products", device.product.map { [$0] } ?? model.products) { $0.value($1) }
  }

  private func write(_ catalog: Catalog, to writer: inout JSONWriter) {
    writer.object(.lines) { member in
      member.member("path", catalog.path)
      member.member("keptBytes", Self.bytes(catalog.kept))
      member.member("savedBytes", Self.bytes(catalog.dropped))
      member.array("kept", catalog.kept, .lines) { write($1, to: &$0) }
      member.array("dropped", catalog.dropped, .lines) { write($1, to: &$0) }
      member.array("unserved", catalog.unneededSets, .lines) { writer, asset in
        writer.object { member in
          member.member("kind", asset.kind.rawValue)
          member.member("name", asset.name)
        }
      }
    }
  }

  private func write(_ entry: File, to writer: inout JSONWriter) {
    writer.object { member in
      member.member("file", entry.relativePath)
      member.member("kind", entry.file.asset.kind.rawValue)
      member.member("name", entry.file.asset.name)
      member.array("for", entry.file.conditions) { $0.value($1) }
      member.member("bytes", entry.byteCount)
      guard let reason = entry.file.reason else { return }
      let (word, criteria): (String, [VariantCriterion]) =
        switch reason {
        case .mismatched(let criteria): ("mismatched", criteria)
        case .outranked(let criterion): ("outranked", [criterion])
        case .repeated: ("repeated", [])
        case .unknownCondition: ("notUnderstood", [])
        }
      member.member("reason", word)
      member.array("criteria", criteria) { $0.value($1.rawValue) }
    }
  }

  private static func bytes(_ files: [File]) -> Int {
    files.reduce(0) { sum, file in
      let (total, isTooMuch) = sum.addingReportingOverflow(file.byteCount)
      return isTooMuch ? .max : total
    }
  }
}
