import InterfaceResolution
import InterfaceLayout
import InterfaceLint
import InterfaceSource
import InterfaceXML

/// Looks for constraints that settle what a document leaves open and keep its stored frames, by trying them.
///
/// A constraint is taken when less is open with it, no more constraints contradict each other in any configuration, and
/// no more views lie elsewhere than the document says in its own canvas.
struct SuggestionSearch {
  /// How much may be tried for one document, in entries of tableaus that the solver visits.
  ///
  /// A hostile document costs no more, and the same is tried on every machine.
  private let budget: Int
  /// What a try costs beside its solves.
  private let costOfReading: Int
  /// How many visits take about as long as reading and checking a byte of the document (a guess).
  private static let visitsOfByte = 10
  /// How many visits take about as long as laying out a view without the simplex method (a guess).
  private static let visitsOfView = 3000
  /// How many constraints one finding may need.
  private static let mostOfFinding = 40

  /// What a document with some constraints more comes to.
  private struct State {
    var layout: DocumentLayout
    var findings: [Diagnostic]
    var conflictCount: Int
    var openCount: Int
    var misplacedCount: Int
    /// How many views were laid out.
    var viewCount = 0

    init?(_ compilation: Compilation) {
      guard let layout = compilation.laidOut?.layout,
        let canvas = layout.configurations.firstIndex(where: \.isCanvas)
      else { return nil }
      self.layout = layout
      findings = compilation.diagnostics.filter { $0.id == "ambiguous-layout" }
      conflictCount = 0
      openCount = 0
      misplacedCount = 0
      for scene in layout.scenes {
        for shared in scene.layouts {
          conflictCount += shared.layout.conflicts.count
          viewCount += shared.scene.views.count
          guard shared.configurations.contains(canvas) else { continue }
          openCount += shared.layout.ambiguities.reduce(0) { $0 + $1.components.count }
          misplacedCount += SuggestionCandidates(shared.scene, shared.layout).misplacedCount
        }
      }
    }

    /// A view in the document's own canvas, and its open components.
    func open(_ id: ObjectID) -> (SuggestionCandidates, ViewIndex, [Ambiguity.Component])? {
      guard let (layouts, view) = place(of: id) else { return nil }
      let components = layouts.layout.ambiguities.first { $0.view == view }?.components ?? []
      return (SuggestionCandidates(layouts.scene, layouts.layout), view, components)
    }

    /// Whether a view has components of its stored frame in the document's own canvas.
    func holds(_ components: [Ambiguity.Component], of id: ObjectID) -> Bool {
      guard let (layouts, view) = place(of: id) else { return false }
      let candidates = SuggestionCandidates(layouts.scene, layouts.layout)
      return components.allSatisfy { candidates.holds(view, $0) }
    }

    private func place(of id: ObjectID) -> (DocumentLayout.SharedLayout, ViewIndex)? {
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
  private var taken: [SuggestedConstraint] = []
  private var ids: [SuggestedConstraint: String] = [:]
  /// What was tried so far, as the budget counts.
  private var spent = 0

  /// How much the solver has worked so far.
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

  /// The findings, with what would settle those of open views as notes and as a fix-it that asks first.
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
          .init("nothing is suggested: it is not open in the canvas, whose frames are stored"))
        continue
      }
      guard spent < budget else {
        diagnostics[index].notes.append(
          .init("nothing was searched for: enough was tried for other views of the document"))
        continue
      }
      let start = taken.count
      if settle(Self.members(of: diagnostics[index]), in: &state) {
        // What settled an earlier finding may have settled this one.
        let found = Array(taken[start...])
        if found.isEmpty {
          diagnostics[index].notes.append(.init("what is suggested for another view settles it"))
        } else {
          add(found, to: &diagnostics[index])
        }
      } else {
        taken.removeSubrange(start...)
        diagnostics[index].notes.append(
          .init(
            spent < budget
              ? "no constraints were found that settle it and keep the stored frames"
              : "no constraints were found before enough was tried for the document: others may settle it"
          ))
      }
    }
    return diagnostics
  }

  private static func members(of finding: Diagnostic) -> Set<ObjectID> {
    Set(([finding.object] + finding.notes.map(\.object)).compactMap(\.self))
  }

  /// Takes constraints until none of some views is told as open; false when that does not succeed.
  private mutating func settle(_ members: Set<ObjectID>, in state: inout State) -> Bool {
    let before = state
    let open = members.compactMap { id in state.open(id).map { (id, $0.2) } }
    for _ in 0..<Self.mostOfFinding {
      let left = state.findings.filter { !Self.members(of: $0).isDisjoint(with: members) }
      if left.isEmpty {
        if open.allSatisfy({ state.holds($0.1, of: $0.0) }) { return true }
        break
      }
      guard let next = improved(left, from: state) else { break }
      taken.append(next.constraint)
      state = next.state
    }
    state = before
    return false
  }

  /// Compiles another version of the document, and counts what that takes.
  private mutating func tried(_ file: SourceFile) -> State? {
    let before = solverEffort()
    let state = State(compile(file))
    spent += solverEffort() - before + (state?.viewCount ?? 0) * Self.visitsOfView + costOfReading
    return state
  }

  /// The first constraint that is good for some finding, and what the document comes to with it.
  private mutating func improved(
    _ findings: [Diagnostic], from state: State
  ) -> (constraint: SuggestedConstraint, state: State)? {
    for finding in findings {
      for id in ([finding.object] + finding.notes.map(\.object)).compactMap(\.self) {
        guard let (candidates, view, components) = state.open(id) else { continue }
        for component in components {
          for candidate in candidates.candidates(view, component) where !taken.contains(candidate) {
            guard spent < budget else { return nil }
            guard let edits = edits(taken + [candidate]), let next = file.applying(edits),
              let changed = tried(next), changed.conflictCount <= state.conflictCount,
              changed.misplacedCount <= state.misplacedCount,
              changed.openCount < state.openCount, changed.holds([component], of: id)
            else { continue }
            return (candidate, changed)
          }
        }
      }
    }
    return nil
  }

  /// The edits that add constraints to the document as it is; nil where one has no place.
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
            + "(\(constraint.words))",
          range: editing.xml.nodes[owner].startTag))
    }
    let count = constraints.count
    diagnostic.fixIts.append(
      .init(count == 1 ? "add the constraint" : "add \(count) constraints", edits: edits))
  }
}
