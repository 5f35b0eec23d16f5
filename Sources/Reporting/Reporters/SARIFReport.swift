import InterfaceEmission
import InterfaceSource
import Ninefold
import StructuredData

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS), in one run.
///
/// Columns count UTF-16 code units, as declared by `columnKind`; regions have offsets in bytes as
/// well. A note with a position is a related location; one without follows the message. Findings
/// that are suppressed or that an earlier run reported are included, with `suppressions` and
/// `baselineState`.
package enum SARIFReport {
  static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/cos02/schemas/sarif-schema-2.1.0.json"

  package static func bytes(_ run: LintRun) -> [UInt8] {
    var kinds: [DiagnosticKind] = []
    var indices: [String: Int] = [:]
    for (entry, _) in run.reports.flatMap({ results(of: $0) })
    where indices[entry.diagnostic.id] == nil {
      indices[entry.diagnostic.id] = kinds.count
      kinds.append(entry.diagnostic.kind)
    }
    var writer = JSONWriter()
    writer.object(.lines) { log in
      log.member("version", "2.1.0")
      log.member("$schema", schema)
      log.array("runs", .lines) { runs in
        runs.object(.lines) { item in
          item.object("tool", .lines) { tool in
            tool.object("driver", .lines) { write(kinds, to: &$0) }
          }
          write(run.allOmissions, of: run, to: &item)
          item.member("columnKind", "utf16CodeUnits")
          item.array("results", .lines) { writeResults(of: run, indices, to: &$0) }
        }
      }
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  /// Escapes a text for the text of a message, in which braces denote arguments and brackets denote
  /// links.
  package static func message(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "{", "}": result.unicodeScalars.append(scalar)
      case "]" where rest.first == "(": result += "\\"
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func write(_ kinds: [DiagnosticKind], to driver: inout JSONWriter) {
    driver.member("name", "Ninefold")
    driver.member("semanticVersion", ninefoldVersion)
    driver.array("rules", kinds, .lines) { writer, kind in
      writer.object { rule in
        rule.member("id", kind.id)
        for (name, text) in [
          ("shortDescription", kind.summary), ("fullDescription", kind.rationale),
          ("help", kind.remedy),
        ] {
          rule.object(name) { $0.member("text", message(text)) }
        }
        rule.object("defaultConfiguration") { $0.member("level", kind.severity.rawValue) }
        rule.object("properties") { $0.member("category", kind.category.rawValue) }
      }
    }
  }

  /// Writes the omissions as notifications of the invocation, or nothing if there are none.
  private static func write(
    _ omissions: [Omission], of run: LintRun, to item: inout JSONWriter
  ) {
    guard !omissions.isEmpty else { return }
    item.array("invocations", .lines) { invocations in
      invocations.object(.lines) { invocation in
        invocation.member("executionSuccessful", !omissions.contains { $0.skip == .unreadable })
        invocation.array("toolExecutionNotifications", omissions, .lines) { writer, omission in
          writer.object { notification in
            notification.object("descriptor") { $0.member("id", omission.finding.id) }
            notification.member("level", "note")
            notification.object("message") { $0.member("text", message(omission.finding.message)) }
            notification.array("locations", [omission.path]) { writer, path in
              writer.object { location in
                location.object("physicalLocation") { place in
                  place.object("artifactLocation") {
                    $0.member("uri", FileURI.text(run.relative(path)))
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func writeResults(
    of run: LintRun, _ indices: [String: Int], to writer: inout JSONWriter
  ) {
    var fingerprints = Fingerprints()
    let hasSuppressions = run.reports.contains { !$0.suppressed.isEmpty }
    let hasBaseline = run.reports.contains { !$0.baselined.isEmpty }
    for report in run.reports {
      let path = run.relative(report.path)
      for (entry, state) in results(of: report) {
        let result = SARIFResult(
          entry: entry, state: state, path: path, configurations: report.configurations,
          ruleIndex: indices[entry.diagnostic.id] ?? 0,
          fingerprint: fingerprints.next(entry.diagnostic, in: path))
        writer.object {
          result.write(
            hasSuppressions: hasSuppressions, hasBaseline: hasBaseline, relative: run.relative,
            to: &$0)
        }
      }
    }
  }

  /// Returns the findings of a file, including suppressed and baselined ones, in file order.
  private static func results(
    of report: FileReport
  ) -> [(entry: FileReport.Entry, state: SARIFResult.State)] {
    guard !report.suppressed.isEmpty || !report.baselined.isEmpty else {
      return report.entries.map { ($0, .reported) }
    }
    let all: [(entry: FileReport.Entry, state: SARIFResult.State)] =
      report.entries.map { ($0, .reported) }
      + report.suppressed.map { ($0.entry, .suppressed(reason: $0.reason)) }
      + report.baselined.map { ($0, .baselined) }
    let order = all.indices.sorted {
      (all[$0].entry.diagnostic.range.start, $0) < (all[$1].entry.diagnostic.range.start, $1)
    }
    return order.map { all[$0] }
  }
}
