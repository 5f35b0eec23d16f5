import InterfaceEditing
import InterfaceResolution
import InterfaceLayout
import InterfaceLint
import InterfaceSource
import InterfaceXML

/// Searches for constraints that resolve a document's ambiguity and preserve its stored frames, by
/// trial.
///
/// A constraint is accepted if it reduces ambiguity without adding a conflict in any configuration
/// or a misplaced view in the document's own canvas.
struct SuggestionSearch {
  /// The budget for one document, in tableau entries that the solver visits.
  ///
  /// It limits the cost of hostile documents, and every machine tries the same constraints.
  private let budget: Int
  /// The cost of a trial in addition to its solves.
  private let costOfReading: Int
  /// The number of visits that take about as long as reading and checking one byte of the document
  /// (an estimate).
  private static let visitsOfByte = 10
  /// The number of visits that take about as long as laying out a view without the simplex method
  /// (an estimate).
  private static let visitsOfView = 3000
  /// The maximum number of constraints for one finding.
  private static let mostOfFinding = 40

  /// The result of compiling the document with some additional constraints.
  private struct State {
    var layout: DocumentLayout
    var findings: [Diagnostic]
    var conflictCount: Int
    var ambiguousCount: Int
    var misplacedCount: Int
    /// The number of views that were laid out.
    var viewCount = 0

    init?(_ compilation: Compilation) {
      guard let layout = compilation.laidOut?.layout,
        let canvas = layout.configurations.firstIndex(where: \.isCanvas)
      else { return nil }
      self.layout = layout
      findings = compilation.diagnostics.filter { $0.id == "ambiguous-layout" }
      conflictCount = 0
      ambiguousCount = 0
      misplacedCount = 0
      for scene in layout.scenes {
        for shared in scene.layouts {
          conflictCount += shared.layout.conflicts.count
          viewCount += shared.scene.views.count
          guard shared.configurations.contains(canvas) else { continue }
          ambiguousCount += shared.layout.ambiguities.reduce(0) { $0 + $1.components.count }
          misplacedCount += SuggestionCandidates(shared.scene, shared.layout).misplacedCount
        }
      }
    }

    /// Returns a view in the document's own canvas and its ambiguous components.
    func ambiguous(_ id: ObjectID) -> (SuggestionCandidates, ViewIndex, [Ambiguity.Component])? {
      guard let (layouts, view) = location(of: id) else { return nil }
      let components = layouts.layout.ambiguities.first { $0.view == view }?.components ?? []
      return (SuggestionCandidates(layouts.scene, layouts.layout), view, components)
    }

    /// Returns whether components of a view's frame in the document's own canvas equal the stored
    /// ones.
    func determines(_ components: [Ambiguity.Component], of id: ObjectID) -> Bool {
      guard let (layouts, view) = location(of: id) else { return false }
      let candidates = SuggestionCandidates(layouts.scene, layouts.layout)
      return components.allSatisfy { candidates.determines(view, $0) }
    }

    /// Returns whether all components of a view's frame except some are those of another state, to
    /// the point.
    func keepsOthers(
      than components: [Ambiguity.Component], of id: ObjectID, as other: State
    ) -> Bool {
      guard let (layouts, view) = location(of: id),
        let (otherLayouts, otherView) = other.location(of: id)
      else { return false }
      let frame = layouts.layout.frames[view]
      let before = otherLayouts.layout.frames[otherView]
      return Ambiguity.Component.ofFrame.allSatisfy {
        components.contains($0) || $0.isEqual(in: frame, before)
      }
    }

    private func location(of id: ObjectID) -> (DocumentLayout.SharedLayout, ViewIndex)? {
      guard let canvas = layout.configurations.firstIndex(where: \.isCanvas) else { return nil }
      for scene in layout.scenes {
        for shared in scene.layouts where shared.configurations.contains(canvas) {
          if let view = shared.scene.viewIndex(of: id) { return (shared, view) }
        }
      }
      return nil
    }
  }

  private let file: SourceFile
  private var editing: DocumentEditing
  /// Compiles another version of the document.
  private let compile: (SourceFile) -> Compilation
  private var chosen: [SuggestedConstraint] = []
  private var ids: [SuggestedConstraint: String] = [:]
  /// The part of the budget that was spent so far.
  private var spent = 0

  /// The solver's work so far.
  private let solverEffort: () -> Int

  init(
    _ file: SourceFile, xml: XMLDocument, budget: Int, solverEffort: @escaping () -> Int,
    compile: @escaping (SourceFile) -> Compilation
  ) {
    self.file = file
    self.compile = compile
    self.budget = budget
    self.solverEffort = solverEffort
    costOfReading = file.bytes.count * Self.visitsOfByte
    editing = DocumentEditing(xml, file)
  }

  /// Returns the findings; those of ambiguous views have suggested constraints as notes and as a
  /// fix-it that requires confirmation.
  mutating func suggesting(_ compilation: Compilation) -> [Diagnostic] {
    var diagnostics = compilation.diagnostics
    guard diagnostics.contains(where: { $0.id == "ambiguous-layout" }),
      var state = State(compilation)
    else { return diagnostics }
    for index in diagnostics.indices where diagnostics[index].id == "ambiguous-layout" {
      guard
        let canvas = state.layout.configurations.first(where: \.isCanvas),
        diagnostics[index].configurations.contains(canvas.name)
      else {
        diagnostics[index].notes.append(
          .init("no suggestion: the layout is not ambiguous in the document's own canvas"))
        continue
      }
      guard spent < budget else {
        diagnostics[index].notes.append(
          .init("no suggestion: the search limit was reached for other views of the document"))
        continue
      }
      let start = chosen.count
      if resolve(Self.members(of: diagnostics[index]), in: &state) {
        // The constraints for an earlier finding may have resolved this one.
        let found = Array(chosen[start...])
        if found.isEmpty {
          diagnostics[index].notes.append(
            .init("the constraints suggested for another view resolve this"))
        } else {
          add(found, to: &diagnostics[index])
        }
      } else {
        chosen.removeSubrange(start...)
        diagnostics[index].notes.append(
          .init(
            spent < budget
              ? "no constraints were found that resolve this and keep the stored frames"
              : "no constraints were found before the search limit for the document was reached; "
                + "others may resolve this"
          ))
      }
    }
    return diagnostics
  }

  private static func members(of finding: Diagnostic) -> Set<ObjectID> {
    Set(([finding.object] + finding.notes.map(\.object)).compactMap(\.self))
  }

  /// Adds constraints until none of the given views is reported as ambiguous, or returns `false` if
  /// that fails.
  private mutating func resolve(_ members: Set<ObjectID>, in state: inout State) -> Bool {
    let before = state
    let ambiguous = members.compactMap { id in state.ambiguous(id).map { (id, $0.2) } }
    for _ in 0..<Self.mostOfFinding {
      let left = state.findings.filter { !Self.members(of: $0).isDisjoint(with: members) }
      if left.isEmpty {
        let keepsFrames = ambiguous.allSatisfy { id, components in
          state.determines(components, of: id)
            && state.keepsOthers(than: components, of: id, as: before)
        }
        if keepsFrames { return true }
        break
      }
      guard let next = improved(left, from: state) else { break }
      chosen.append(next.constraint)
      state = next.state
    }
    state = before
    return false
  }

  /// Compiles another version of the document and charges the budget for it.
  private mutating func tried(_ file: SourceFile) -> State? {
    let before = solverEffort()
    let state = State(compile(file))
    spent += solverEffort() - before + (state?.viewCount ?? 0) * Self.visitsOfView + costOfReading
    return state
  }

  /// Returns the first constraint that improves some finding, and the resulting state.
  private mutating func improved(
    _ findings: [Diagnostic], from state: State
  ) -> (constraint: SuggestedConstraint, state: State)? {
    for finding in findings {
      for id in ([finding.object] + finding.notes.map(\.object)).compactMap(\.self) {
        guard let (candidates, view, components) = state.ambiguous(id) else { continue }
        for component in components {
          for candidate in candidates.candidates(view, component) where !chosen.contains(candidate)
          {
            guard spent < budget else { return nil }
            guard let edits = edits(chosen + [candidate]), let next = file.applying(edits),
              let changed = tried(next), changed.conflictCount <= state.conflictCount,
              changed.misplacedCount <= state.misplacedCount,
              changed.ambiguousCount < state.ambiguousCount, changed.determines([component], of: id)
            else { continue }
            return (candidate, changed)
          }
        }
      }
    }
    return nil
  }

  /// Returns the edits that add constraints to the original document, or `nil` if one cannot be
  /// inserted.
  private mutating func edits(_ constraints: [SuggestedConstraint]) -> [SourceEdit]? {
    var lines: [(owner: Int, lines: [String])] = []
    for constraint in constraints {
      guard let owner = editing.element(constraint.owner.id.text) else { return nil }
      let id = ids[constraint] ?? editing.freshID(constraint.seed)
      ids[constraint] = id
      let line = constraint.element(id: id)
      if let index = lines.firstIndex(where: { $0.owner == owner }) {
        lines[index].lines.append(line)
      } else {
        lines.append((owner, [line]))
      }
    }
    var edits: [SourceEdit] = []
    for (owner, lines) in lines {
      guard let edit = editing.adding(constraints: lines, to: owner) else { return nil }
      edits.append(edit)
    }
    return edits
  }

  private mutating func add(_ constraints: [SuggestedConstraint], to diagnostic: inout Diagnostic) {
    guard let edits = edits(constraints) else { return }
    for constraint in constraints {
      guard let id = ids[constraint], let owner = editing.element(constraint.owner.id.text) else {
        continue
      }
      diagnostic.notes.append(
        .init(
          "suggested for the \(constraint.owner.name): \(constraint.element(id: id))  "
            + "(\(constraint.summary))",
          range: editing.xml.nodes[owner].startTag))
    }
    let count = constraints.count
    diagnostic.fixIts.append(
      .init(count == 1 ? "add the constraint" : "add \(count) constraints", edits: edits))
  }
}
