import InterfaceResolution
import InterfaceSource
import InterfaceTraits

extension Diagnostic {
  /// The maximum number of reported sets with the same cause.
  private static let mostNotes = 8

  /// Creates the finding for conflicts of one cause: one in full, the others as notes.
  ///
  /// - Parameters:
  ///   - group: The conflicts.
  ///   - order: The names of all configurations in output order.
  /// - Returns: The finding.
  static func conflict(_ group: ConflictGroup, in order: [String]) -> Diagnostic {
    let main = group.main
    let constraints = main.conflict.constraints.map { main.scene.constraints[$0] }
    let last = constraints.last
    let listed = listed(main.conflict.members)
    var diagnostic = Diagnostic(
      .conflictingConstraints, severity: main.isUncertain || main.hasPlaceholder ? .note : nil,
      at: last?.range ?? main.scene.range,
      message: ConflictMessage(main, otherCount: listed.count).text,
      notes: contradictions(in: main, of: last) + otherConflicts(group, besides: main, in: order)
        + reservations(about: main)
        + [
          Note(
            constraints.count == 1
              ? "remove it or give it a priority below 1000"
              : "remove one of them or give it a priority below 1000")
        ],
      object: last?.id)
    // The ids that messages quoted before they described the constraints.
    diagnostic.identity = constraints.compactMap { $0.id.map { Array($0.text.utf8) } }
      .sorted { $0.lexicographicallyPrecedes($1) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\0")
    return diagnostic.located(inScene: nil, in: main.configurations)
  }

  /// Returns notes that describe the members of a conflict.
  private static func contradictions(
    in entry: ConflictGroup.Entry, of last: ResolvedConstraint?
  ) -> [Note] {
    let scene = entry.scene
    let members = entry.conflict.members
    var notes =
      last.map { [Note("this constraint requires: \($0.sentence(in: scene))", range: $0.range)] }
      ?? []
    notes += listed(members).map { member in
      Note(
        "it conflicts with: \(member.description(in: scene))", range: member.range(in: scene),
        object: member.object(in: scene))
    }
    if let negative = members.first(where: { $0.kind == .nonNegative }) {
      let view = scene.views[negative.view]
      notes.append(
        Note(
          "together they make the size of the \(view.displayName) negative",
          range: view.range, object: view.id))
    }
    return notes
  }

  /// Returns the members that the last constraint of a conflict conflicts with.
  private static func listed(_ members: [LayoutReason]) -> [LayoutReason] {
    members.filter { $0.constraint != nil }.dropLast() + members.filter(\.isListed)
  }

  /// Returns notes on the conflicts of a group that are not reported in full.
  private static func otherConflicts(
    _ group: ConflictGroup, besides main: ConflictGroup.Entry, in order: [String]
  ) -> [Note] {
    let mainConfigurations = Set(main.configurations)
    let others = group.others
    var notes = others.prefix(mostNotes).map { other in
      let sentences = other.conflict.constraints.map {
        other.scene.constraints[$0].sentence(in: other.scene)
      }
      let isOne = sentences.count == 1
      let verb = ConflictMessage.verb(of: other.conflict)
      let names = Set(other.configurations)
      let suffix =
        names == mainConfigurations
        ? "" : " in " + order.filter(names.contains).joined(separator: ", ")
      return Note(
        "for the same reason, \(isOne ? "this" : "these") \(verb)\(isOne ? "" : " together")\(suffix): "
          + sentences.prefix(mostNotes).joined(separator: "; ")
          + (sentences.count > mostNotes ? "; and \(sentences.count - mostNotes) more" : ""),
        range: other.ranges.last)
    }
    if others.count > mostNotes { notes.append(Note("and \(others.count - mostNotes) more")) }
    return notes
  }

  /// Returns notes on why a conflict may not be real or may be imprecise.
  private static func reservations(about entry: ConflictGroup.Entry) -> [Note] {
    let conflict = entry.conflict
    var notes: [Note] = []
    if conflict.dependsOnMeasuredSizes {
      let violation = PointText.text((conflict.violation * 100).rounded() / 100)
      notes.append(
        Note(
          conflict.uncertainty.isFinite
            ? "it misses by \(violation) points, and the measured sizes may be off by "
              + PointText.text(conflict.uncertainty)
            : "it depends on a missing image or on content set in code"))
    }
    if let reason = entry.savedSize, case .root(let axis, let extent) = reason.kind {
      let view = entry.scene.views[reason.view]
      notes.append(
        Note(
          "Interface Builder saved the \(axis.dimension) of the \(view.displayName), "
            + "\(PointText.text(extent)), but the app may give it another one",
          range: view.range))
    }
    if let reason = entry.unknownContent {
      let view = entry.scene.views[reason.view]
      notes.append(
        Note(
          "code may set the text of the \(view.displayName): an outlet is connected to it",
          range: view.range))
    }
    if !conflict.isMinimal {
      notes.append(
        Note(
          conflict.constraints.count == 1 && conflict.members.count == 1
            ? "the constraints that it conflicts with were not searched for, because too many "
              + "constraints depend on each other"
            : "the search for the smallest conflicting set was abandoned, so fewer of them may "
              + "conflict"
        ))
    }
    if entry.hasPlaceholder {
      notes.append(
        Note(
          "Xcode removes placeholders when it builds the document, so the app does not have this "
            + "conflict"
        ))
    }
    return notes
  }
}

extension LayoutReason {
  /// Whether a conflict lists the reason: requirements that are not constraints, except those that
  /// always apply.
  fileprivate var isListed: Bool {
    switch kind {
    case .constraint, .nonNegative, .contentView: false
    default: true
    }
  }
}

extension LayoutAxis {
  /// The name of the extent along the axis.
  fileprivate var dimension: String { self == .horizontal ? "width" : "height" }
}
