import InterfaceMerging
import Reporting

extension Option where Value == String {
  static var take: Option {
    Option(
      text: "--take", "SIDE:QUESTION",
      help: """
        Answer a question with a side: base, ours or theirs, a colon, and the words that the question \
        names, such as theirs:bt1-aa-001/title; may be repeated
        """,
      expected: "a side, a colon and the words of a question, such as theirs:bt1-aa-001/title"
    ) { text in MergeAnswers.parse(text) == nil ? nil : text }
  }
}

extension Option where Value == MergeAnswers.Deletions {
  static var deletions: Option {
    Option(
      choice: "--deletions",
      help: """
        What happens to an object that one side deletes and the other changes: ask, delete or keep \
        (default: ask)
        """)
  }
}

extension Option where Value == MergeAnswers.Frames {
  static var frames: Option {
    Option(
      choice: "--frames",
      help: """
        Which frame a view without constraints has if both sides move it: ask, ours or theirs \
        (default: ask)
        """)
  }
}
