/// The numbers of findings of each rule in sets of public documents, which `scripts/rule-hits`
/// prints.
struct RuleHits {
  /// The number of findings of a rule in a set, and of the documents and projects with findings.
  struct Count {
    var findings: Int
    var documents: Int
    var projects: Int
  }

  /// The names of the sets, sorted.
  private(set) var sets: [String] = []
  private var counts: [String: [String: Count]] = [:]

  /// Parses comma-separated values: rule, set, findings, documents, projects.
  ///
  /// The first line contains the column names.
  init(_ text: String) {
    for line in text.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      guard cells.count == 5, let findings = Int(cells[2]), let documents = Int(cells[3]),
        let projects = Int(cells[4])
      else { continue }
      let set = String(cells[1])
      if !sets.contains(set) { sets.append(set) }
      counts[String(cells[0]), default: [:]][set] = Count(
        findings: findings, documents: documents, projects: projects)
    }
    sets.sort()
  }

  /// Returns the count of a rule in a set, or `nil` if the rule has no finding there.
  func count(of rule: String, in set: String) -> Count? { counts[rule]?[set] }

  /// Returns the count for a cell of a table, such as `6 / 5 / 4`.
  func text(of rule: String, in set: String) -> String {
    count(of: rule, in: set).map { "\($0.findings) / \($0.documents) / \($0.projects)" } ?? "–"
  }

  /// Returns the number of projects with findings, at most: a project may be in several sets.
  func projects(of rule: String) -> Int {
    counts[rule]?.values.reduce(0) { $0 + $1.projects } ?? 0
  }
}
