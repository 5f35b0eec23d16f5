import InterfaceSource
import Ninefold

/// The asset catalogs of a command line.
struct CatalogBatch: Sendable {
  /// The catalogs in the order of the command line, each once.
  let catalogs: [Assets.Catalog]
  /// What could not be read.
  let faults: [EnvironmentError]
  /// What is probably not meant.
  let warnings: [EnvironmentWarning]

  /// Reads the catalogs that operands are, or that lie below them.
  init(_ operands: [String]) throws(ToolError) {
    var paths: [String] = []
    var seen: Set<PathKey> = []
    var warnings: [EnvironmentWarning] = []
    for operand in operands {
      let found = try AssetSelection.catalogs(at: operand)
      if found.isEmpty { warnings.append(.noCatalogs(folder: operand)) }
      paths += found.filter { seen.insert(PathKey($0)).inserted }
    }
    let readings = Workers.map(paths, count: nil) {
      { CatalogListing.read($1) }
    }
    catalogs = readings.map(\.catalog)
    faults = readings.flatMap(\.faults)
    self.warnings = warnings
  }

  /// What is wrong in the catalogs, file by file.
  var reports: [FileReport] {
    Assets.findings(in: catalogs) { !$0.isOptIn }.map { FileReport($0.diagnostics, in: $0.file) }
  }
}
