import NinefoldProject

extension Flag {
  static var lenient: Flag {
    Flag(
      "--lenient",
      help: """
        Take errors for warnings, but for those that say that a document is broken or cannot be \
        read
        """)
  }
  static var fix: Flag {
    Flag("--fix", help: "Mend the documents where that is safe, and print what is left")
  }
  static var dryRun: Flag {
    Flag("--dry-run", help: "Change nothing: print what would change, as a unified diff")
  }
  static var suggest: Flag {
    Flag(
      "--suggest",
      help: """
        For views that constraints leave open, print constraints that would hold them where they \
        are drawn
        """)
  }
  static var rules: Flag {
    Flag(
      "--rules",
      help: "Print a table of all rules, with what holds in this folder or for the operand")
  }
  static var pruneBaseline: Flag {
    Flag("--prune-baseline", help: "Remove from the baseline what is not found any more")
  }

  static var autoLayout: Flag { Flag("--auto-layout", help: "Turn on Auto Layout, and no more") }
  static var sizeClasses: Flag { Flag("--size-classes", help: "Turn on size classes, and no more") }
  static var safeAreas: Flag { Flag("--safe-areas", help: "Turn on safe areas, and no more") }
  static var segues: Flag { Flag("--segues", help: "Give segues the kinds of iOS 8, and no more") }
  static var movesViews: Flag {
    Flag("--move-views", help: "Take steps also where they move views, and tell so")
  }
}

extension Option where Value == String {
  static var printConfiguration: Option {
    Option(
      text: "--print-config", "PATH",
      help: "Print what configurations say of this document or folder, as a configuration",
      expected: "the path of a document or folder")
  }

  static var writeBaseline: Option {
    Option(
      text: "--write-baseline", "FILE",
      help: "Write the findings to FILE instead of printing them, to be left out with --baseline"
    ) { OutputStream.fileName($0) }
  }

  static var baseline: Option {
    Option(text: "--baseline", "FILE", help: "Leave out the findings that FILE has")
  }

  static var since: Option {
    Option(
      text: "--since", "REV",
      help: "Print only what is new since this revision of the git repository",
      expected: "a revision such as main or HEAD~1")
  }
}
