import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A view whose class is not one that the team uses for its kind.
package enum UnlistedBaseClass: DocumentRule {
  private static let classes = RuleOption(
    "classes", keys: ["element-class", "base-classes"],
    "The platform's classes, each with the app's classes that must be used instead.",
    aliases: ["use_base_class_rule"])

  package static let kind = DiagnosticKind(
    "unlisted-base-class", .warning, .conventions,
    summary: "The class of a view is not one that the team uses instead of the platform's class.",
    rationale: "Views of the platform's classes lack what the app's own classes add.",
    remedy: "Choose one of the listed classes, or add the class to the list."
  ).aliased("use_base_class").optIn.configured(by: classes.declaration)

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    var allowed: [String: [String]] = [:]
    for group in document.settings.value(of: classes, for: kind) {
      for element in group["element-class"] ?? [] {
        allowed[element, default: []] += group["base-classes"] ?? []
      }
    }
    guard !allowed.isEmpty else { return }
    // Cells create their content views themselves.
    for view in document.graph.views
    where view.kind != .tableViewCellContentView && view.kind != .collectionViewCellContentView {
      guard let classes = allowed[ElementClass.name(of: view.elementName)] else { continue }
      let name = view.attributes[.customClass] ?? ""
      guard !classes.contains(name) else { continue }
      let list = classes.map { "'\($0)'" }.joined(separator: ", ")
      findings.report(
        kind, at: view.range,
        name.isEmpty
          ? "the view has no custom class; it must be one of \(list)"
          : "the class '\(name)' is not one of \(list)")
    }
  }
}
