package import InterfaceResolution
package import InterfaceSource

/// What rules report of the layouts of a document: what they find at one place in several configurations is one finding.
package struct PlacedFindings {
  /// What makes two findings one.
  private struct Key: Hashable {
    var kind: DiagnosticKind.ID
    var range: SourceRange
    /// The other place that has a part in it.
    var other: SourceRange?
  }

  /// The findings in the order in which they were made.
  private var found: [Diagnostic] = []
  private var indices: [Key: Int] = [:]
  private var keys: [Key] = []
  /// The index in the document of the scene of each finding.
  private var sceneIndices: [Int] = []
  /// The configurations that findings are reported in now.
  var configurations: [String] = []
  var scene = ""
  /// The index of the scene that findings are reported in now.
  var sceneIndex = 0

  init() {}

  var isEmpty: Bool { found.isEmpty }
  var diagnostics: [Diagnostic] { found }

  /// The indices of the scenes in which anything was found, by the name of the configuration.
  var scenes: [String: Set<Int>] {
    var scenes: [String: Set<Int>] = [:]
    for (finding, index) in zip(found, sceneIndices) {
      for name in finding.configurations { scenes[name, default: []].insert(index) }
    }
    return scenes
  }

  /// Keeps a finding.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - view: The view that it is about.
  ///   - message: What is wrong: lower case, no full stop.
  ///   - other: The other place that has a part in it; with another one it is another finding.
  ///   - notes: How to mend it, and other places that matter.
  package mutating func report(
    _ kind: DiagnosticKind, at view: ResolvedView, _ message: String,
    with other: SourceRange? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    let key = Key(kind: kind.id, range: view.range, other: other)
    if let index = indices[key] {
      for name in configurations where !found[index].configurations.contains(name) {
        found[index].configurations.append(name)
      }
      return
    }
    indices[key] = found.count
    keys.append(key)
    sceneIndices.append(sceneIndex)
    found.append(
      Diagnostic(
        kind, at: view.range, message: message, notes: notes, object: view.id,
        scene: scene.isEmpty ? nil : scene, configurations: configurations))
  }

  /// Keeps what others found as well, where they did.
  mutating func keepWhatIsAlso(in other: PlacedFindings) {
    keep { key, configurations in
      guard let index = other.indices[key] else { return [] }
      return configurations.filter(other.found[index].configurations.contains)
    }
  }

  /// Removes what others found, wherever they did.
  mutating func removeWhatIs(in other: PlacedFindings) {
    keep { key, configurations in other.indices[key] == nil ? configurations : [] }
  }

  private mutating func keep(_ configurations: (Key, [String]) -> [String]) {
    var kept = PlacedFindings()
    for (place, key) in keys.enumerated() {
      var diagnostic = found[place]
      diagnostic.configurations = configurations(key, diagnostic.configurations)
      if diagnostic.configurations.isEmpty { continue }
      kept.sceneIndices.append(sceneIndices[place])
      kept.indices[key] = kept.found.count
      kept.keys.append(key)
      kept.found.append(diagnostic)
    }
    self = kept
  }
}
