/// A behavior of Interface Builder's canvas that differs from a running app.
///
/// Documents contain the frames that the canvas computed. To compute the same frames, the canvas
/// has to be emulated, version by version; each rule of that emulation is a value of this type,
/// with its evidence.
package struct EditorRule: Hashable, Sendable, Identifiable {
  /// The topic of a rule.
  package enum Topic: String, Hashable, Sendable, CaseIterable {
    case screen = "Screens"
    case bars = "Bars"
    case roots = "Roots"
    case margins = "Margins"
    case rows = "Rows and cells"
    case contents = "Contents"
    case contradictions = "Contradictions"
    case flags = "Flags"
  }

  /// The unique and stable id.
  package let id: String
  /// The topic of the rule.
  package let topic: Topic
  /// The versions to which the rule applies: the integer parts of a document's `toolsVersion`.
  package let versions: Range<Int>
  /// The behavior of the canvas.
  package let summary: String
  /// The evidence for the rule.
  package let evidence: String
  /// The number of independent projects in the evidence.
  package let projects: Int

  /// Whether so few projects support the rule that it may be specific to them.
  package var isWeak: Bool { projects < 3 }

  init(
    _ id: String, _ topic: Topic, _ versions: Range<Int>, _ summary: String, evidence: String,
    projects: Int
  ) {
    self.id = id
    self.topic = topic
    self.versions = versions
    self.summary = summary
    self.evidence = evidence
    self.projects = projects
  }

  /// Returns whether both are the same rule.
  package static func == (lhs: EditorRule, rhs: EditorRule) -> Bool { lhs.id == rhs.id }

  /// Hashes the id.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The ids of weak rules.
  package static let weakIDs = Set(all.filter(\.isWeak).map(\.id))

  /// All rules, by topic.
  package static let all: [EditorRule] =
    screens + barHeights + roots + margins + rows + contents + contradictions + flags
}

extension Range<Int> {
  /// All versions.
  static let all = 0..<Int.max

  /// Returns the versions from a first one on.
  static func from(_ version: Int) -> Range<Int> { version..<Int.max }

  /// Returns the versions before another one.
  static func before(_ version: Int) -> Range<Int> { 0..<version }
}
