import InterfaceSource
import NinefoldProject
package import Reporting

extension [FileReport] {
  /// Returns the reports without the findings that other reports contain for the same file: of the
  /// same kind, at the same position.
  package func leavingOut(_ others: [FileReport]) -> [FileReport] {
    var reported: [PathKey: [Diagnostic]] = [:]
    for report in others {
      reported[PathKey(RealPath.of(report.path)), default: []] += report.entries.map(\.diagnostic)
    }
    guard !reported.isEmpty else { return self }
    return map { report in
      guard let repeated = reported[PathKey(RealPath.of(report.path))] else { return report }
      var report = report
      report.entries.removeAll { entry in
        repeated.contains { $0.id == entry.diagnostic.id && $0.range == entry.diagnostic.range }
      }
      return report
    }
  }
}
