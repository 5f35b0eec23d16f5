import Reporting
import Ninefold
import NinefoldProject

/// The asset catalogs of a command line.
struct CatalogBatch: Sendable {
  /// The catalogs in command-line order, each once.
  let catalogs: [Assets.Catalog]
  let faults: [EnvironmentError]
  /// Reads the catalogs that are operands or inside them.
  ///
  /// A folder without catalogs is an error unless that is allowed.
  init(_ operands: [String], allowsEmpty: Bool) throws(ToolError) {
    var paths: [String] = []
    var seen: Set<PathKey> = []
    var empty: [EnvironmentError] = []
    for operand in operands {
      let found = try ToolError.rethrowing(file: AssetSelection.catalogs(at: operand))
      if found.isEmpty, !allowsEmpty { empty.append(.noCatalogs(folder: operand)) }
      paths += found.filter { seen.insert(PathKey($0)).inserted }
    }
    let readings = Workers.map(paths, count: nil) {
      { CatalogListing.read($1) }
    }
    catalogs = readings.map(\.catalog)
    faults = empty + readings.flatMap(\.faults).map { .file($0) }
  }

  /// The findings in the catalogs, by file.
  var reports: [FileReport] { FileReport.all(Assets.findings(in: catalogs) { !$0.isOptIn }) }
}
