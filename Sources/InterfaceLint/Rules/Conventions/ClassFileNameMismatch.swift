import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A storyboard with one scene whose controller's class is not named like the file.
package enum ClassFileNameMismatch: DocumentRule {
  private static let skipped = RuleOption(
    "skipped-files", standard: ["Main"],
    "The names, without extension, of storyboards that may differ from the class.")

  package static let kind = DiagnosticKind(
    "class-file-name-mismatch", .warning, .conventions,
    summary: "The class of a storyboard's only view controller does not have the name of the file.",
    rationale:
      "Some teams use one storyboard for each view controller, and give both the same name.",
    remedy: "Rename the file or the class."
  ).aliased("class-unlike-file", "custom_class_name").optIn.configured(by: skipped.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    let graph = document.graph
    guard graph.settings.kind == .storyboard, graph.scenes.count == 1,
      let controller = graph.scenes.first?.controller,
      let name = graph[controller].attributes.attribute(.customClass)
    else { return }
    let file = fileName(document.file.path)
    guard name.value != file, !document.settings.value(of: skipped, for: kind).contains(file) else {
      return
    }
    findings.report(
      kind, at: name.range,
      "the class '\(name.value)' does not have the name of the file, '\(file)'")
  }

  /// Returns the last component of a path without its extension.
  private static func fileName(_ path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    let end = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    return String(decoding: name[..<end], as: UTF8.self)
  }
}
