import InterfaceSource
import NinefoldProject
package import Reporting

extension [FileReport] {
  /// Returns the reports without the findings that other reports contain for the same file: of the
  /// same kind, at the same position.
  package func leavingOut(_ others: [FileReport]) -> [FileReport] {
    var told: [PathKey: [Diagnostic]] = [:]
    for report in others {
      told[PathKey(RealPath.of(report.path)), default: []] += report.entries.map(\.diagnostic)
    }
    guard !told.isEmpty else { return self }
    return map { report in
      guard let known = told[PathKey(RealPath.of(report.path))] else { return report }
      var report = report
      report.entries.removeAll { entry in
        known.contains { $0.id == entry.diagnostic.id && $0.range == entry.diagnostic.range }
      }
      return report
    }
  }
}
