import Ninefold
import InterfaceComparison

extension Option where Value == CompareCommand.Format {
  static var comparisonFormat: Option {
    Option(
      choice: "--format", "FORMAT",
      help: """
        Output format: text, json, markdown, html or operations (default: text)
        """
    ).detailed(
      """
      Markdown is for pull request comments; HTML has pictures before and after. Operations are those \
      of 'ninefold edit' that make the old document mean the same as the new one.
      """)
  }
}

extension Option where Value == ChangeKind {
  static var failOn: Option {
    Option(
      choice: "--fail-on", "KIND",
      help: """
        Exit with status 1 only for this kind of change, such as moved or cut; may be repeated
        """,
      expected: "a kind of change such as moved or cut"
    ).detailed("The kinds are \(ChangeKind.words.alternatives).")
  }
}

extension Option where Value == String {
  static var comparedRevision: Option {
    Option(
      text: "--since", "REV", help: "Compare with this revision of the Git repository",
      expected: "a revision such as main or HEAD~1")
  }
}
