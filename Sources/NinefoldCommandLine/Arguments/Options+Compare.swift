import Ninefold
import InterfaceComparison

extension Option where Value == CompareCommand.Format {
  static var comparisonFormat: Option {
    Option(
      choice: "--format", "FORMAT",
      help: """
        Print lines for people (text, the default), json, markdown for the comment of a pull \
        request, or html: a page with pictures before and after
        """)
  }
}

extension Option where Value == ChangeKind {
  static var failOn: Option {
    Option(
      choice: "--fail-on", "KIND",
      help: """
        Exit with status 1 only for changes of this kind: \
        \(ChangeKind.words.joined(separator: ", ")); may be repeated
        """,
      expected: "a kind of change such as moved or cut")
  }
}

extension Option where Value == String {
  static var comparedRevision: Option {
    Option(
      text: "--since", "REV", help: "Compare with this revision of the git repository",
      expected: "a revision such as main or HEAD~1")
  }
}
