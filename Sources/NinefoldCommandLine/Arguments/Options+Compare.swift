import InterfaceComparison
import InterfaceSource

extension Option where Value == ComparisonFormat {
  /// The form of what changed.
  static var comparisonFormat: Option {
    Option(
      "--format", "FORMAT",
      help:
        "Print lines for people (text, the default), json, markdown for the comment of a pull request, or html: a page "
        + "with pictures before and after",
      expected: ComparisonFormat.names,
      nearest: { NearestName.nearest(to: $0, among: ComparisonFormat.allCases.map(\.rawValue)) }
    ) { ComparisonFormat(rawValue: $0) }
  }
}

extension Option where Value == ChangeKind {
  /// The changes that end with status 1.
  static var failOn: Option {
    Option(
      "--fail-on", "KIND",
      help: "Exit with status 1 only for changes of this kind: "
        + ChangeKind.allCases.map(\.rawValue).joined(separator: ", ") + "; may be repeated",
      expected: "a kind of change such as moved or cut",
      nearest: { NearestName.nearest(to: $0, among: ChangeKind.allCases.map(\.rawValue)) }
    ) { ChangeKind(rawValue: $0) }
  }
}

extension Option where Value == String {
  /// The revision that documents are compared with.
  static var comparedRevision: Option {
    Option(
      "--since", "REV", help: "Compare with this revision of the git repository",
      expected: "a revision such as main or HEAD~1"
    ) { $0.isEmpty ? nil : $0 }
  }
}
