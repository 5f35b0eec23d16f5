package import InterfaceSource

/// A reference to a missing storyboard, or to a missing scene of one.
package enum MissingReferencedScene: ProjectRule {
  package static let kind = DiagnosticKind(
    "missing-referenced-scene", .error, .scenes,
    summary:
      "A storyboard reference leads to a storyboard or scene that the project does not have.",
    rationale: "The app crashes when a segue leads there.",
    remedy: "Correct the name or the identifier, or remove the reference.")

  package static func mayReport(in document: DocumentNames) -> Bool { !document.references.isEmpty }

  package static func needsOtherDocuments(_ project: LintedProject) -> Bool {
    project.checkedDocuments.contains { document in
      document.references.contains { !$0.isOfOtherBundle && $0.storyboard?.text.isEmpty == false }
    }
  }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    // The indices of the storyboards with each name.
    var byName: [String: [Int]] = [:]
    for (index, document) in project.documents.enumerated() where document.isStoryboard {
      byName[document.baseName, default: []].append(index)
    }
    for document in project.checkedDocuments {
      for reference in document.references where !reference.isOfOtherBundle {
        check(reference, of: document, byName, in: project, &findings)
      }
    }
  }

  private static func check(
    _ reference: DocumentNames.Reference, of document: DocumentNames,
    _ byName: [String: [Int]], in project: LintedProject,
    _ findings: inout ProjectFindings
  ) {
    var targets = [document]
    if let name = reference.storyboard, !name.text.isEmpty {
      guard let named = byName[DocumentNames.baseName(of: name.text)] else {
        // If the project of a document is not known, its storyboards may be anywhere.
        guard project.isComplete else { return }
        var nearest = NearestNames()
        let notes = nearest.notes("storyboard", for: name.text, among: byName.keys.sorted())
        // A package that is not available may contain the storyboard, unless another name was
        // meant.
        findings[document.path].report(
          kind, at: reference.range, "the project has no storyboard '\(name.text)'",
          notes: notes, unless: project.gapsWithDocuments(dependencies: notes.isEmpty))
        return
      }
      targets = named.map { project.documents[$0] }
    }
    let gaps = project.gaps(of: targets.filter { !$0.isRead })
    guard let identifier = reference.identifier, !identifier.text.isEmpty else {
      guard !targets.contains(where: \.hasInitialController) else { return }
      findings[document.path].report(
        kind, at: reference.range,
        "the storyboard '\(targets[0].baseName)' has no initial view controller, and the reference names no scene",
        unless: gaps)
      return
    }
    guard !targets.contains(where: { $0.sceneIdentifiers.contains(identifier.text) }) else {
      return
    }
    var nearest = NearestNames()
    findings[document.path].report(
      kind, at: reference.range,
      "no scene of '\(targets[0].baseName)' has the storyboard identifier '\(identifier.text)'",
      notes: nearest.notes(
        "identifier", for: identifier.text, among: targets.flatMap(\.sceneIdentifiers).sorted()),
      unless: gaps)
  }
}
