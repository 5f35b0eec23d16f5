package import InterfaceSource
import SourceScanning

/// A cell that code dequeues and that neither a document nor code registers.
package enum UnknownReuseIdentifierInCode: ProjectRule {
  package static let kind = DiagnosticKind(
    "unknown-reuse-identifier-in-code", .error, .classes,
    summary: "Code dequeues a reusable view that neither a document nor code registers.",
    rationale:
      "The app crashes when this code runs, unless it creates the view itself: then, an identifier that is similar to an existing one is reported as a warning. A xib that is registered for another identifier than that of its cell crashes the app as well. If code registers views under names that cannot be determined, only identifiers that occur nowhere else in code are reported. \(SourceNames.scope)",
    remedy: "Correct the identifier, or register the view.")

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard let sources = project.sources, !project.documents.isEmpty else { return }
    var names = project.places(\.reuseRanges)
    for name in sources.registrations.names where names[name] == nil {
      names[name] = SourceNames.Place?.none
    }
    var everywhere = SourceNames(kind, "identifier", among: names)
    var inClasses = ReusableClasses(project)
    let gaps = project.gaps([.documents, .sources], dependencies: false)
    for use in project.namesInCode {
      switch use.use.kind {
      case .registered: checkXib(of: use, project, &findings)
      case .reusable where names[use.use.name] == nil:
        guard let others = otherSources(of: use.use, in: project) else { continue }
        // Code that creates the view itself works without a prototype.
        guard use.use.isRequired || everywhere.similar(to: use.use.name) != nil else { continue }
        everywhere.report(
          use, severity: use.use.severity,
          "the project has no reusable view '\(use.use.name)'", unless: gaps + others, &findings)
      case .reusable:
        inClasses.report(use, sources.registrations, unless: gaps, &findings)
      default: break
      }
    }
  }

  /// Returns the parts of the project that could not be examined and may register a view for the
  /// class that dequeues it, or `nil` if code may register the view under a name that is not known.
  private static func otherSources(
    of use: NameReference, in project: LintedProject
  ) -> [ProjectGap]? {
    guard let sources = project.sources, !sources.registrations.hasComposed else { return nil }
    if sources.registrations.hasUnknown {
      guard case .text = use.value, !sources.repeatedStrings.contains(use.name),
        !sources.mentions(use.name)
      else { return nil }
    }
    // A superclass may register views.
    guard let type = use.enclosing.first, let lineage = sources.lineage(of: type),
      !lineage.isComplete
    else { return [] }
    return sources.lacksDependencies ? project.gaps(.sources).filter(\.isDependency) : nil
  }

  /// Reports a xib that is registered for another identifier than that of its cell.
  private static func checkXib(
    of use: DeclarationIndex.Use, _ project: LintedProject, _ findings: inout ProjectFindings
  ) {
    guard let xib = use.use.containerName else { return }
    let documents = project.documents.filter { !$0.isStoryboard && $0.baseName == xib }
    let identifiers = Set(documents.flatMap(\.reuseIdentifiers))
    guard identifiers.count == 1, let identifier = identifiers.first,
      documents.allSatisfy(\.isRead), identifier != use.use.name,
      let place = documents.first(where: { $0.reuseRanges[identifier] != nil })
    else { return }
    findings[use.path].report(
      kind, at: use.use.range,
      "the cell of the xib '\(xib)' has the reuse identifier '\(identifier)', and is registered for '\(use.use.name)'",
      notes: [
        Diagnostic.Note(
          "the cell's identifier is here", range: place.reuseRanges[identifier], path: place.path)
      ])
  }
}

/// The reuse identifiers of scenes by the classes of their controllers.
private struct ReusableClasses {
  private let scenes: [String: [(path: String, scene: DocumentNames.Scene)]]
  /// The identifiers of each class that code dequeues.
  private var dequeued: [String: Set<String>] = [:]
  /// The identifiers of each class, without those that its code dequeues.
  private var names: [String: SourceNames] = [:]

  init(_ project: LintedProject) {
    scenes = project.scenesByClass
    for (_, use) in project.namesInCode where use.kind == .reusable {
      if let type = use.enclosing.last { dequeued[type, default: []].insert(use.name) }
    }
  }

  /// Reports an identifier that only scenes of other classes have, if the scenes of the class have
  /// a similar one for which no code asks.
  mutating func report(
    _ use: DeclarationIndex.Use, _ registrations: DeclarationIndex.Registrations,
    unless gaps: [ProjectGap], _ findings: inout ProjectFindings
  ) {
    let name = use.use.name
    guard let type = use.use.enclosing.last, let scenes = scenes[type],
      !registrations.names.contains(name), !registrations.hasUnknown, !registrations.hasComposed,
      !scenes.contains(where: { $0.scene.reusables[name] != nil })
    else { return }
    if names[type] == nil {
      var places: [String: SourceNames.Place?] = [:]
      for (path, scene) in scenes {
        for (name, range) in scene.reusables
        where dequeued[type]?.contains(name) != true && places[name] == nil {
          places[name] = SourceNames.Place(path: path, range: range)
        }
      }
      names[type] = SourceNames(UnknownReuseIdentifierInCode.kind, "identifier", among: places)
    }
    guard names[type]?.similar(to: name) != nil else { return }
    names[type]?.report(
      use, severity: use.use.severity,
      "no scene of '\(type)' has a reusable view '\(name)'", unless: gaps, &findings)
  }
}
