import InterfaceModel
import InterfaceResolution
import InterfaceSource

/// What layout has to say about a document, each finding once with the configurations it holds in.
struct LayoutFindings {
  private struct Key: Hashable {
    var id: String
    var range: SourceRange
    var message: String
  }

  private var diagnostics: [Diagnostic] = []
  private var index: [Key: Int] = [:]

  /// The findings of all scenes, in the order of the document.
  static func all(_ layout: DocumentLayout, _ embeds: EmbedGraph) -> [Diagnostic] {
    var findings = LayoutFindings()
    for embedding in embeds.circular { findings.diagnostics.append(.embedCycle(embedding)) }
    for scene in layout.scenes {
      for shared in scene.layouts {
        findings.add(shared, names: shared.configurations.map { layout.configurations[$0].name })
      }
    }
    return findings.diagnostics
  }

  private mutating func add(_ shared: DocumentLayout.SharedLayout, names: [String]) {
    for root in shared.layout.obstructedRoots {
      add(.obstructed(shared.scene.views[root.view], root.obstacle), shared.scene, names)
    }
    for conflict in shared.layout.conflicts {
      add(
        .conflict(conflict.map { shared.scene.constraints[$0] }, in: shared.scene), shared.scene,
        names)
    }
    for ambiguity in shared.layout.ambiguities {
      let view = shared.scene.views[ambiguity.view]
      let components = ambiguity.components.filter { component in
        switch view.layout.verifyAmbiguity {
        case "off": false
        case "ignoreSizes": component == .x || component == .y
        default: true
        }
      }
      guard !components.isEmpty else { continue }
      add(.ambiguity(view, components), shared.scene, names)
    }
  }

  private mutating func add(
    _ diagnostic: Diagnostic, _ scene: ResolvedScene, _ names: [String]
  ) {
    let key = Key(id: diagnostic.id, range: diagnostic.range, message: diagnostic.message)
    if let known = index[key] {
      for name in names where !diagnostics[known].configurations.contains(name) {
        diagnostics[known].configurations.append(name)
      }
      return
    }
    index[key] = diagnostics.count
    var diagnostic = diagnostic
    diagnostic.scene = scene.id.isEmpty ? nil : scene.id
    diagnostic.configurations = names
    diagnostics.append(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func conflict(
    _ constraints: [ResolvedConstraint], in scene: ResolvedScene
  ) -> Diagnostic {
    let names = constraints.map { $0.id.map { "'\($0)'" } ?? "one without an id" }
    let last = constraints.last
    var notes = constraints.dropLast().map { constraint in
      Note(
        "it contradicts \(constraint.summary(in: scene))", range: constraint.range,
        object: constraint.id)
    }
    let choice = constraints.count == 1 ? "it" : "one of them"
    notes.append(Note("remove \(choice) or give it a priority below 1000"))
    return Diagnostic(
      .conflictingConstraints, at: last?.range ?? scene.range,
      message: constraints.count == 1
        ? "the constraint \(names[0]) cannot hold"
        : "the constraints \(names.joined(separator: ", ")) cannot hold together",
      notes: notes, object: last?.id)
  }

  fileprivate static func ambiguity(
    _ view: ResolvedView, _ components: [Ambiguity.Component]
  ) -> Diagnostic {
    let words = components.map { component in
      switch component {
      case .x: "horizontal position"
      case .y: "vertical position"
      case .width: "width"
      case .height: "height"
      }
    }
    let name = view.id.map { " '\($0)'" } ?? ""
    return Diagnostic(
      .ambiguousLayout, at: view.range,
      message: "the constraints leave the \(words.joined(separator: ", ")) of the "
        + "\(view.elementSpelling)\(name) open",
      notes: [Note("add a constraint for each, or different hugging or compression priorities")],
      object: view.id)
  }

  fileprivate static func obstructed(_ root: ResolvedView, _ obstacle: Obstacle) -> Diagnostic {
    let name = "the \(root.elementSpelling)" + (root.id.map { " '\($0)'" } ?? "")
    let kept = Note("what lies in it keeps the frames that the document stores")
    let smaller = Note("divide it, or give its views fixed sizes or distances")
    return switch obstacle {
    case .effort:
      Diagnostic(
        .unsolvedLayout, at: root.range,
        message: "too many constraints inside \(name) depend on each other to be solved",
        notes: [kept, smaller], object: root.id)
    case .numbers:
      Diagnostic(
        .unsolvedLayout, at: root.range,
        message: "the numbers inside \(name) are too large to be computed with",
        notes: [kept, Note("look for a constant, multiplier or frame of a wrong magnitude")],
        object: root.id)
    case .unproved:
      Diagnostic(
        .unprovedLayout, at: root.range,
        message: "so many constraints inside \(name) depend on each other that the layout is only "
          + "the best one found",
        notes: [smaller], object: root.id)
    }
  }

  fileprivate static func embedCycle(_ embedding: EmbedGraph.Embedding) -> Diagnostic {
    Diagnostic(
      .embedCycle, at: embedding.range,
      message: "the container view '\(embedding.container)' embeds a scene that contains it",
      notes: [Note("the embedded scene keeps the size that the document stores")])
  }
}
