package import InterfaceSource
import SourceScanning

/// An implicitly unwrapped outlet that no object of a document connects.
package enum DisconnectedOutlet: ProjectRule {
  package static let kind = DiagnosticKind(
    "disconnected-outlet", .warning, .classes,
    summary: "An object does not connect an implicitly unwrapped outlet of its class.",
    rationale:
      "The outlet stays nil, and the app crashes when code uses it. The finding is an error if the source that declares the outlet uses its object. "
      + "Classes with several objects are not checked, because each object may connect other outlets, nor are outlets that code sets, never uses, or compares with nil, and those whose name it gives to other values.",
    remedy: "Connect the outlet, remove it, or declare it with '?' if it may be nil."
  ).aliased("outlet_disconnected")

  package static var contents: DocumentNames.Contents { .classes }

  package static func mayReport(in document: DocumentNames) -> Bool {
    document.isOfUIKit && document.classes.values.contains { !$0.objects.isEmpty }
  }

  package static func needsOtherDocuments(_ project: LintedProject) -> Bool {
    // Other documents have further objects of the classes, and thereby only fewer findings.
    var findings = ProjectFindings(limit: 1)
    check(project, &findings)
    return !findings.byPath.isEmpty
  }

  package static func check(_ project: LintedProject, _ findings: inout ProjectFindings) {
    guard project.isComplete, let sources = project.sources else { return }
    let objects = ClassObjects(project.documents, sources)
    for document in project.checkedDocuments where document.isOfUIKit {
      for (name, entry) in document.classes where !entry.objects.isEmpty {
        guard let lineage = sources.lineage(of: name), !lineage.hasMacros,
          isOfUIKit(lineage)
        else { continue }
        // The owner of a copied xib may be of the class with its name.
        let hasNamesake = name != document.baseName && sources.lineage(of: document.baseName) != nil
        for object in entry.objects where !(object.isPlaceholder && hasNamesake) {
          // `missing-outlet` reports the connection that was meant.
          let misspelt = object.outlets.filter { !lineage.accepts(key: $0) }.sorted()
          for owner in lineage.classes where objects.isOnly(object, of: owner.name, in: document) {
            for outlet in requiredOutlets(of: owner, sources)
            where !isConnected(outlet.name, by: object.outlets)
              && NearestName.nearest(to: outlet.name, among: misspelt) == nil
            {
              report(
                outlet, of: owner.name, object, gaps: sources.gaps(besides: lineage),
                &findings[document.path])
            }
          }
        }
      }
    }
  }

  private static func report(
    _ outlet: DeclarationIndex.MemberLocation, of owner: String,
    _ object: DocumentNames.Class.Object, gaps: [ProjectGap], _ findings: inout LintFindings
  ) {
    findings.report(
      kind, severity: outlet.traits.contains(.dereferenced) ? .error : .warning,
      at: object.range, "the outlet '\(outlet.name)' of '\(owner)' is not connected",
      notes: [Diagnostic.Note("it is declared here", range: outlet.range, path: outlet.path)],
      unless: gaps)
  }

  /// Returns whether a class derives from a class of UIKit: one of the same name may be meant for
  /// macOS.
  private static func isOfUIKit(_ lineage: ClassLineage) -> Bool {
    !lineage.platformClasses.contains { $0.hasPrefix("NS") || $0.hasPrefix("WK") }
  }

  /// Returns the outlets of a class that its objects must connect, without those that code sets.
  ///
  /// Of a class that is declared several times, as in two targets, it is unknown which declaration
  /// is meant.
  private static func requiredOutlets(
    of owner: IndexedClass, _ sources: DeclarationIndex
  ) -> [DeclarationIndex.MemberLocation] {
    guard owner.locations.count == 1, !VendoredFolders.contain(owner.locations[0].path) else {
      return []
    }
    return sources.members(of: owner.name, .outlet).filter { outlet in
      guard let type = outlet.type, type.optionality == .implicitlyUnwrapped,
        // `[String]!` is no outlet that a document could connect.
        sources.className(type.name) != nil
      else { return false }
      return !outlet.traits.contains(.hasValue) && !sources.assigns(outlet.name, of: owner.name)
        && !sources.guardsAllUses(of: outlet)
        // Outlines contain no code.
        && (sources.isOutline || sources.uses(outlet))
    }
  }

  private static func isConnected(_ name: String, by outlets: Set<String>) -> Bool {
    outlets.contains(name) || outlets.contains(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// The objects of each class and its subclasses in all documents.
  private struct ClassObjects {
    /// An object, which may be in several documents, for different languages or devices.
    private struct Object: Hashable {
      let document: String
      let id: String
      let isPlaceholder: Bool
    }

    private var byClass: [String: Set<Object>] = [:]

    init(_ documents: [DocumentNames], _ sources: DeclarationIndex) {
      for document in documents {
        for (name, entry) in document.classes where !entry.objects.isEmpty {
          let objects = entry.objects.map { Self.object($0, in: document) }
          for ancestor in sources.lineage(of: name)?.classes ?? [] {
            byClass[ancestor.name, default: []].formUnion(objects)
          }
        }
      }
    }

    private static func object(
      _ object: DocumentNames.Class.Object, in document: DocumentNames
    ) -> Object {
      Object(document: document.baseName, id: object.id, isPlaceholder: object.isPlaceholder)
    }

    /// Returns whether no other object of a class or its subclasses exists.
    ///
    /// If the class loads a document as its owner, the owner connects the outlets, and not the
    /// class's objects in other documents.
    func isOnly(
      _ object: DocumentNames.Class.Object, of className: String, in document: DocumentNames
    ) -> Bool {
      guard let all = byClass[className] else { return false }
      let owners = all.filter(\.isPlaceholder)
      return (owners.isEmpty ? all : owners) == [Self.object(object, in: document)]
    }
  }
}
