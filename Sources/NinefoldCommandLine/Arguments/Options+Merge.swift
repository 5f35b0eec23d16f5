import InterfaceMerging
import NinefoldProject
import Reporting

extension Option where Value == String {
  static var mergePage: Option {
    Option(
      text: "--page", "FILE",
      help: """
        Also write an HTML page with the questions, and pictures of the base, ours, theirs and the \
        result
        """
    ) { OutputStream.name($0) }
  }
  static var take: Option {
    Option(
      text: "--take", "SIDE:QUESTION",
      help: """
        Answer a question with the words that it names, such as theirs:bt1-aa-001/title; may be \
        repeated
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
        Ask about objects that one side deletes and the other changes, delete or keep them \
        (default: ask)
        """)
  }
}

extension Option where Value == MergeAnswers.Frames {
  static var frames: Option {
    Option(
      choice: "--frames",
      help: """
        Ask about views without constraints that both sides move, or take a side (default: ask)
        """)
  }
}

extension Flag {
  static var notes: Flag {
    Flag(
      "--notes",
      help: """
        Also write open questions into the document, as notes in Xcode's Identity inspector
        """)
  }
  static var overwrite: Flag {
    Flag(
      "--overwrite",
      help: "Replace documents that were edited since git left them unmerged")
  }
  static var checksMerges: Flag {
    Flag(
      "--check",
      help: "Merge nothing, but report documents that git left unmerged, such as for a hook")
  }
  static var install: Flag {
    Flag(
      "--install",
      help: "Print the git configuration that makes ninefold the merge driver of documents")
  }
  static var global: Flag {
    Flag("--global", help: "With --install, for all repositories of the user")
  }
  static var write: Flag {
    Flag("--write", help: "With --install, write the configuration instead of printing it")
  }
  static var driver: Flag {
    Flag("--driver", help: "Merge the five operands that git passes to a driver: %O %A %B %L %P")
  }
}

extension Option where Value == String {
  static var settledRevision: Option {
    Option(
      text: "--since", "REV", help: "Compare with this revision (default: HEAD)",
      expected: "a revision")
  }
}

extension Flag {
  static var staged: Flag {
    Flag("--staged", help: "Settle the documents that differ between git's index and HEAD")
  }
  static var checksChurn: Flag {
    Flag("--check", help: "Change nothing, and exit with 1 if documents could be settled")
  }
}
