import InterfaceLint
import InterfaceSource
import Ninefold
import NinefoldProject
import StructuredData

/// The findings of a document that `ibtool` has a section for.
struct InterfaceBuilderFindings {
  /// The rules of `lint` that report what Interface Builder reports of documents itself; what is no rule of `lint` is
  /// reported anyhow.
  static let rules: Set<DiagnosticKind.ID> = [
    "ambiguous-scrollable-content", "constraint-newer-than-xcode",
    "constraint-on-uninstalled-items", "deprecated-class", "deprecated-layout-guide",
    "duplicate-storyboard-identifier", "launch-screen-with-code", "legacy-segue",
    "misplaced-view", "missing-reuse-identifier", "newer-than-deployment-target",
    "newer-xcode-needed", "older-document-target", "outlet-to-prototype",
    "plain-style-in-navigation-item", "segue-without-identifier",
    "static-cells-outside-table-view-controller", "unknown-relationship", "unreachable-scene",
  ]

  /// The findings in the order of the document.
  private let entries: [FileReport.Entry]
  private let path: String

  /// Looks into a document, laid out in its own canvas, under its project's configuration.
  init(
    of path: String, _ request: InterfaceBuilderRequest, _ console: Console
  ) throws(ToolError) {
    var documents = DocumentArguments(
      operands: [path], options: CompilerOptions(configurations: [.canvas]))
    documents.options.resolvesColors = false
    documents.configuration = .search
    documents.jobs = 1
    documents.namesPlaces = true
    if !request.devices.contains("mac"), let version = request.values["minimum-deployment-target"] {
      documents.deploymentTarget = DeploymentTarget(version, origin: .commandLine)
    }
    var batch = try LintBatch(documents, rules: Self.rules)
    let reports = try batch.reports(console)
    if let fault = batch.faults.first { throw .environment(fault) }
    self.path = path
    entries = reports.filter { $0.path == path }.flatMap(\.entries)
  }

  /// How many findings are errors.
  var errorCount: Int { entries(.error).count }

  /// A section as a property list: the findings of each object by its id, those of none under `global`.
  func section(_ severity: Diagnostic.Severity) -> PropertyListTree {
    var objects: [String: [PropertyListTree]] = [:]
    for entry in entries(severity) {
      objects[entry.diagnostic.object?.text ?? "global", default: []].append(
        .sorted([
          "message": .string(entry.diagnostic.message), "type": .string(entry.diagnostic.id),
          "line": .integer(entry.start.line),
        ]))
    }
    return .sorted(objects.mapValues { .array($0) })
  }

  /// A section as lines: `path:object: severity: message [id]`.
  func lines(_ severity: Diagnostic.Severity) -> [String] {
    entries(severity).map { entry in
      let place = entry.diagnostic.object.flatMap { Self.place($0.text) } ?? "\(entry.start.line)"
      return "\(path):\(place): \(severity.rawValue): \(entry.diagnostic.message) "
        + "[\(entry.diagnostic.id)]"
    }
  }

  private func entries(_ severity: Diagnostic.Severity) -> [FileReport.Entry] {
    entries.filter { $0.diagnostic.severity == severity }
  }

  /// An id as build systems read it from a line; nil for one that they would take for a line's number or cut.
  private static func place(_ id: String) -> String? {
    id.isEmpty || Int(id) != nil || id.utf8.contains(UInt8(ascii: ":")) ? nil : id
  }
}
