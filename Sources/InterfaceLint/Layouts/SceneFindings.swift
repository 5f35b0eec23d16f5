import InterfaceReading
package import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// The findings of rules about the layouts of a document.
///
/// Findings at one range in several configurations are one finding.
package struct SceneFindings {
  /// The identity of a finding.
  private struct Key: Hashable {
    var kind: DiagnosticKind.ID
    var range: SourceRange
    /// The range of the other object involved.
    var other: SourceRange?
  }

  /// A message, with the configurations that it applies to.
  private struct Wording {
    var message: String
    var notes: [Diagnostic.Note]
    var configurations: [String]
  }

  /// The findings in the order in which they were made.
  private var found: [Diagnostic] = []
  /// For each finding its messages, in the order in which they were first reported.
  private var wordings: [[Wording]] = []
  /// For each finding the message that applies to all configurations.
  private var summaries: [String] = []
  private var indices: [Key: Int] = [:]
  private var keys: [Key] = []
  /// For each finding its scene in the document.
  private var sceneHandles: [Handle<SceneGraph.Scene>] = []
  /// The configurations of the layout that is being checked.
  var configurations: [String] = []
  var scene = ""
  /// The scene that is being checked.
  var sceneHandle = Handle<SceneGraph.Scene>(0)

  init() {}

  var isEmpty: Bool { found.isEmpty }
  var diagnostics: [Diagnostic] { found.indices.map(diagnostic) }

  /// Returns a finding with the messages of all configurations.
  private func diagnostic(_ index: Int) -> Diagnostic {
    var diagnostic = found[index]
    let wordings = wordings[index]
    guard let first = wordings.first else { return diagnostic }
    let isOneMessage = wordings.allSatisfy { $0.message == first.message }
    diagnostic.message = isOneMessage ? first.message : summaries[index]
    diagnostic.notes = first.notes
    guard wordings.count > 1 else { return diagnostic }
    let areSameNotes = wordings.allSatisfy { $0.notes == first.notes }
    if !areSameNotes { diagnostic.notes = [] }
    for wording in wordings {
      let prefix = "in \(wording.configurations.joined(separator: ", ")): "
      if !isOneMessage { diagnostic.notes.append(Diagnostic.Note(prefix + wording.message)) }
      if !areSameNotes {
        diagnostic.notes += wording.notes.map { note in
          var note = note
          note.message = prefix + note.message
          return note
        }
      }
    }
    return diagnostic
  }

  /// The scenes with findings, by the name of the configuration.
  var scenes: [String: Set<Handle<SceneGraph.Scene>>] {
    var scenes: [String: Set<Handle<SceneGraph.Scene>>] = [:]
    for (finding, scene) in zip(found, sceneHandles) {
      for name in finding.configurations { scenes[name, default: []].insert(scene) }
    }
    return scenes
  }

  /// Appends a finding.
  ///
  /// - Parameters:
  ///   - kind: The kind of the finding.
  ///   - view: The view that the finding is about.
  ///   - message: The problem.
  ///   - summary: The message for all configurations if their messages differ; these become notes.
  ///     `nil` if they cannot differ.
  ///   - other: The range of the other object involved. Findings with different ones are different
  ///     findings.
  ///   - notes: How to fix it, and related ranges.
  ///   - identity: The property that distinguishes it from other findings of the kind at the view,
  ///     or `nil` if the quoted names do.
  package mutating func report(
    _ kind: DiagnosticKind, at view: ResolvedView, _ message: String, summary: String? = nil,
    with other: SourceRange? = nil,
    notes: [Diagnostic.Note] = [], identity: String? = nil
  ) {
    let key = Key(kind: kind.id, range: view.range, other: other)
    if let index = indices[key] {
      let names = configurations.filter { !found[index].configurations.contains($0) }
      if names.isEmpty { return }
      found[index].configurations += names
      let existing = wordings[index].firstIndex { $0.message == message && $0.notes == notes }
      if let existing {
        wordings[index][existing].configurations += names
      } else {
        wordings[index].append(Wording(message: message, notes: notes, configurations: names))
      }
      return
    }
    wordings.append([Wording(message: message, notes: notes, configurations: configurations)])
    summaries.append(summary ?? message)
    indices[key] = found.count
    keys.append(key)
    sceneHandles.append(sceneHandle)
    var finding = Diagnostic(
      kind, at: view.range, message: message, notes: notes, object: view.id)
    finding.identity = identity
    found.append(finding.located(inScene: scene.isEmpty ? nil : scene, in: configurations))
  }

  /// Keeps only the findings that are also in another list for the same configurations.
  mutating func retainFindings(in other: SceneFindings) {
    filter { key, configurations in
      guard let index = other.indices[key] else { return [] }
      return configurations.filter(other.found[index].configurations.contains)
    }
  }

  /// Removes the findings that are also in another list, whatever the configurations.
  mutating func removeWhatIs(in other: SceneFindings) {
    filter { key, configurations in other.indices[key] == nil ? configurations : [] }
  }

  private mutating func filter(_ configurations: (Key, [String]) -> [String]) {
    var filtered = SceneFindings()
    for (index, key) in keys.enumerated() {
      var diagnostic = found[index]
      diagnostic.configurations = configurations(key, diagnostic.configurations)
      if diagnostic.configurations.isEmpty { continue }
      let names = Set(diagnostic.configurations)
      filtered.wordings.append(
        wordings[index].compactMap { wording in
          var wording = wording
          wording.configurations.removeAll { !names.contains($0) }
          return wording.configurations.isEmpty ? nil : wording
        })
      filtered.summaries.append(summaries[index])
      filtered.sceneHandles.append(sceneHandles[index])
      filtered.indices[key] = filtered.found.count
      filtered.keys.append(key)
      filtered.found.append(diagnostic)
    }
    self = filtered
  }
}
