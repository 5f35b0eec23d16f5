import Ninefold
import InterfaceComparison

extension Option where Value == CompareCommand.Format {
  static var comparisonFormat: Option {
    Option(
      choice: "--format", "FORMAT",
      help: """
        Output format: text, json, markdown (for pull request comments) or html with pictures \
        before and after (default: text)
        """)
  }
}

extension Option where Value == ChangeKind {
  static var failOn: Option {
    Option(
      choice: "--fail-on", "KIND",
      help: """
        Exit with status 1 only for this kind of change: \(ChangeKind.words.alternatives); may be \
        repeated
        """,
      expected: "a kind of change such as moved or cut")
  }
}

extension Option where Value == String {
  static var comparedRevision: Option {
    Option(
      text: "--since", "REV", help: "Compare with this revision of the Git repository",
      expected: "a revision such as main or HEAD~1")
  }
}
