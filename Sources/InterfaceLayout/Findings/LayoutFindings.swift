import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// The findings of layout in a document: one for each cause, with its configurations, and with the
/// consequences as notes.
///
/// A finding is omitted if it may not apply to the running app: for hidden views, and for views of
/// custom classes, which may know their size.
struct LayoutFindings {
  private struct SolveFailureKey: Hashable {
    var range: SourceRange
    var failure: SolveFailure
  }

  private let connected: ConnectedViews
  private var conflicts = ConflictGroups()
  private var ambiguities = AmbiguityGroups()
  private var failures: [Diagnostic] = []
  private var failureIndices: [SolveFailureKey: Int] = [:]

  private init(connected: ConnectedViews) { self.connected = connected }

  /// Returns the findings of all scenes, in document order, with at most `limit` of each kind.
  ///
  /// - Parameters:
  ///   - layout: The layouts.
  ///   - embeds: The graph of embedded scenes.
  ///   - options: The options of the layouts.
  /// - Returns: The findings.
  static func all(
    _ layout: DocumentLayout, _ embeds: EmbedGraph, _ options: LayoutOptions
  ) -> [Diagnostic] {
    var list = FindingList(limit: options.findings)
    for container in embeds.circular { list.append(.embedCycle(container)) }
    let reportable = layout.scenes.map { Self.reportable($0.layouts) }
    guard reportable.contains(where: { !$0.isEmpty }) else { return list.diagnostics }
    // No device is in a cell with an any, no window of a tablet is compact in height, and the canvas
    // is not a place in the app: a finding in these alone is only a note, unless nothing else was
    // examined.
    let canvas = "canvas"
    let examinesNothingElse = layout.configurations.allSatisfy { $0.name == canvas }
    let baseCells = Set(
      layout.configurations.filter {
        $0.cell.map {
          $0.width == .any || $0.height == .any || options.isForTablets && $0.height == .compact
        } ?? ($0.name == canvas && !examinesNothingElse)
      }
      .map(\.name))
    let names = layout.configurations.map(\.name)
    let requested = Set(names)
    let bases: Set<String> = [canvas, "wAny-hAny"]
    for (scene, reportable) in zip(layout.scenes, reportable) where !reportable.isEmpty {
      var findings = LayoutFindings(connected: options.connectedViews)
      for index in reportable {
        let shared = scene.layouts[index]
        findings.add(shared, names: shared.configurations.map { names[$0] })
      }
      let id = scene.layouts.first?.scene.id ?? ""
      for (found, configurations) in findings.diagnostics(in: names) {
        var diagnostic = found
        diagnostic.configurations = names.filter(Set(diagnostic.configurations).contains)
        diagnostic.scene = id.isEmpty ? nil : id
        if diagnostic.kind == .conflictingConstraints,
          !requested.isDisjoint(with: bases), bases.isDisjoint(with: configurations)
        {
          diagnostic.notes.append(
            Diagnostic.Note(
              "the constraints can be satisfied in the base layout; a variation or the available "
                + "space breaks them here"
            ))
        }
        if !configurations.isEmpty, configurations.isSubset(of: baseCells) {
          diagnostic.severity = min(diagnostic.severity, .note)
        }
        list.append(diagnostic)
      }
    }
    return list.diagnostics
  }

  /// Returns the indices of the layouts that may have findings.
  private static func reportable(_ layouts: [DocumentLayout.SharedLayout]) -> [Int] {
    // By index: a loop over the layouts would retain everything in each of them.
    layouts.indices.filter {
      !layouts[$0].layout.unsolvedRoots.isEmpty || !layouts[$0].layout.conflicts.isEmpty
        || !layouts[$0].layout.ambiguities.isEmpty
    }
  }

  /// Returns the findings with all configurations that their cause affects: a finding about
  /// conflicts lists those of the conflict that is reported in full.
  private func diagnostics(
    in order: [String]
  ) -> [(diagnostic: Diagnostic, configurations: Set<String>)] {
    failures.map { ($0, Set($0.configurations)) }
      + conflicts.all.map { (.conflict($0, in: order), $0.configurations) }
      + ambiguities.all.compactMap { group in
        Diagnostic.ambiguity(group, in: order).map { ($0, Set($0.configurations)) }
      }
  }

  private mutating func add(_ shared: DocumentLayout.SharedLayout, names: [String]) {
    for root in shared.layout.unsolvedRoots {
      let view = shared.scene.views[root.view]
      add(
        .unsolved(view, root.failure), SolveFailureKey(range: view.range, failure: root.failure),
        names)
    }
    for conflict in shared.layout.conflicts where !conflict.dependsOnUndeclaredExtent {
      conflicts.add(
        ConflictGroup(
          ConflictGroup.Entry(
            scene: shared.scene, conflict: conflict, configurations: names, connected: connected)))
    }
    // Components that an unknown guide would determine are not ambiguous.
    let conflicting = Self.viewsOfConflicts(shared).union(shared.scene.viewsOfUnknownGuides)
    let groups = AmbiguityGroup.groups(
      in: shared.layout, of: shared.scene, configurations: names, connected: connected)
    for group in groups {
      ambiguities.add(
        group,
        isReported: group.isCertain && !group.members.contains { conflicting.contains($0.range) })
    }
  }

  /// Returns the ranges of the views whose constraints were dropped in conflicts: their ambiguity
  /// is caused by the conflict, and a further constraint would not help.
  private static func viewsOfConflicts(_ shared: DocumentLayout.SharedLayout) -> Set<SourceRange> {
    var ranges: Set<SourceRange> = []
    for conflict in shared.layout.conflicts {
      guard let constraint = conflict.dropped.map({ shared.scene.constraints[$0] }) else {
        continue
      }
      for item in [constraint.first, constraint.second].compactMap({ $0 }) {
        ranges.insert(shared.scene.views[shared.scene.owner(of: item)].range)
      }
    }
    return ranges
  }

  private mutating func add(_ diagnostic: Diagnostic, _ key: SolveFailureKey, _ names: [String]) {
    if let index = failureIndices[key] {
      failures[index].configurations += names
      return
    }
    var diagnostic = diagnostic
    diagnostic.configurations = names
    failureIndices[key] = failures.count
    failures.append(diagnostic)
  }
}

extension Diagnostic {
  /// The maximum number of reported sets with the same cause.
  private static let mostNotes = 8

  /// Returns a diagnostic for an ambiguity, or `nil` if the document disables warnings for all of
  /// it.
  fileprivate static func ambiguity(_ group: AmbiguityGroup, in order: [String]) -> Diagnostic? {
    let members = group.members.filter { !$0.components.isEmpty }
    guard let first = members.first else { return nil }
    var notes = members.dropFirst().prefix(mostNotes).map { member in
      Note(
        "also ambiguous: the \(member.description(order))", range: member.range, object: member.id)
    }
    if members.count - 1 > mostNotes {
      notes.append(Note("and \(members.count - 1 - mostNotes) more views"))
    }
    let steps = members.filter { $0.step != nil }
    for member in steps.prefix(mostNotes) {
      guard let step = member.step else { continue }
      notes.append(
        Note(
          "set the \(step.displayName) of the \(member.name) to \(PointText.text(step.priority))",
          range: member.range, object: member.id))
    }
    if steps.isEmpty {
      notes.append(
        Note(
          "add a constraint for each, or use different hugging or compression resistance "
            + "priorities"))
    }
    var finding = Diagnostic(
      .ambiguousLayout, at: first.range,
      message: "the constraints leave the \(first.description(order)) ambiguous", notes: notes,
      object: first.id)
    finding.identity = first.identity
    return finding.located(inScene: nil, in: group.configurations)
  }

  fileprivate static func unsolved(_ root: ResolvedView, _ failure: SolveFailure) -> Diagnostic {
    let name = "the \(root.displayName)"
    let keptFrames = Note("the views inside it keep their stored frames")
    let smaller = Note("split it, or give its views fixed sizes or distances")
    return switch failure {
    case .effort:
      Diagnostic(
        .unsolvedLayout, at: root.range,
        message: "too many constraints inside \(name) depend on each other to be solved",
        notes: [keptFrames, smaller], object: root.id)
    case .numbers:
      Diagnostic(
        .unsolvedLayout, at: root.range,
        message: "numbers inside \(name) are too large to compute with",
        notes: [
          keptFrames, Note("check for a constant, multiplier or frame of the wrong magnitude"),
        ],
        object: root.id)
    case .unproved:
      Diagnostic(
        .approximateLayout, at: root.range,
        message:
          "too many constraints inside \(name) depend on each other to prove that the layout is "
          + "optimal",
        notes: [smaller], object: root.id)
    }
  }

  fileprivate static func embedCycle(_ embedding: EmbedGraph.Embedding) -> Diagnostic {
    Diagnostic(
      .embedCycle, at: embedding.range,
      message: "the container view '\(embedding.container)' embeds a scene that contains it",
      notes: [Note("the embedded scene keeps its stored size")])
  }
}

extension AmbiguityGroup.Member {
  /// The ambiguous components, which do not depend on the wording of messages.
  fileprivate var identity: String {
    Ambiguity.Component.allCases.filter(components.contains).map { "\($0)" }
      .joined(separator: " ")
  }

  /// Returns the ambiguous components of each view, with their configurations if these differ from
  /// those of the group: such components come first, so that a parenthesis is clearly not about the
  /// others.
  ///
  /// - Parameter order: All configurations, in output order.
  /// - Returns: A description such as `height (in wCompact-hAny), width of the view 'a'`.
  fileprivate func description(_ order: [String]) -> String {
    var parts: [(names: Set<String>?, components: [String])] = []
    for component in Ambiguity.Component.allCases where components.contains(component) {
      let names = partial[component]
      if let index = parts.firstIndex(where: { $0.names == names }) {
        parts[index].components.append(component.displayName)
      } else {
        parts.append((names, [component.displayName]))
      }
    }
    let lists = (parts.filter { $0.names != nil } + parts.filter { $0.names == nil }).map {
      names, components in
      Self.list(components)
        + (names.map { " (in \(order.filter($0.contains).joined(separator: ", ")))" } ?? "")
    }
    return "\(lists.joined(separator: ", ")) of the \(name)"
  }

  /// Returns a list such as `horizontal position, width and height`.
  private static func list(_ components: [String]) -> String {
    guard let last = components.last, components.count > 1 else { return components.joined() }
    return "\(components.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Ambiguity.Component {
  /// The name of the component in messages.
  fileprivate var displayName: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    }
  }
}
