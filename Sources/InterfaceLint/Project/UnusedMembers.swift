import SourceScanning

/// Finds outlets and actions of classes that occur in documents, but whose members no document
/// connects.
enum UnusedMembers {
  /// Reports members that no document connects.
  ///
  /// A member may be connected in a document with the class, a subclass or a superclass. A class
  /// that no document names is not examined, because its objects may be created anywhere.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - trait: Whether to look for outlets or actions.
  ///   - report: Receives a member and the name of its class.
  static func check(
    _ project: LintedProject, _ trait: MemberDeclaration.Traits,
    _ report: (DeclarationIndex.MemberLocation, String) -> Void
  ) {
    guard let sources = project.sources else { return }
    var merged: [String: DocumentNames.Class] = [:]
    var loose: Set<String> = []
    for document in project.documents {
      for (name, one) in document.classes {
        merged[name, default: DocumentNames.Class()].formUnion(one)
      }
      loose.formUnion(document.looseActions)
    }
    // The connected members of classes, passed on to superclasses and subclasses.
    var connected: [String: Set<String>] = [:]
    for (name, one) in merged where one.isUsed {
      let all = one.outlets.union(one.actions)
      let lineage = sources.lineage(of: name)?.classes.map(\.name) ?? [name]
      for above in lineage { connected[above, default: []].formUnion(all) }
    }
    for name in sources.classNames {
      guard let own = connected[name], let lineage = sources.lineage(of: name) else { continue }
      let connectedNames = lineage.classes.reduce(into: own) {
        $0.formUnion(merged[$1.name].map { $0.outlets.union($0.actions) } ?? [])
      }
      // Members of one name in several targets are reported once.
      var reported: Set<String> = []
      for member in sources.members(of: name, trait) {
        let isConnected = connectedNames.contains(member.name) || loose.contains(member.name)
        if !isConnected, reported.insert(member.name).inserted { report(member, name) }
      }
    }
  }
}
