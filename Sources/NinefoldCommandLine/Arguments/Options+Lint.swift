import NinefoldProject

extension Flag {
  static var lenient: Flag {
    Flag(
      "--lenient",
      help: """
        Report errors as warnings, except those that mean a document is broken or cannot be read
        """)
  }
  static var fix: Flag {
    Flag("--fix", help: "Apply fixes that are safe, and report the remaining findings")
  }
  static var dryRun: Flag {
    Flag("--dry-run", help: "Print the changes as a unified diff instead of making them")
  }
  static var suggest: Flag {
    Flag(
      "--suggest",
      help: "For ambiguous views, print constraints that would keep them where they are drawn")
  }
  static var rules: Flag {
    Flag(
      "--rules",
      help: "List all rules with their settings for PATH or the current folder")
  }
  static var pruneBaseline: Flag {
    Flag("--prune-baseline", help: "Remove findings that no longer occur from the baseline")
  }

  static var autoLayout: Flag {
    Flag(
      "--auto-layout",
      help: """
        Turn on Auto Layout (default: all steps)
        """)
  }
  static var sizeClasses: Flag {
    Flag(
      "--size-classes",
      help: """
        Turn on size classes (default: all steps)
        """)
  }
  static var safeAreas: Flag {
    Flag(
      "--safe-areas",
      help: """
        Turn on safe areas (default: all steps)
        """)
  }
  static var segues: Flag {
    Flag(
      "--segues",
      help: """
        Convert segues to the kinds of iOS 8 (default: all steps)
        """)
  }
  static var movesViews: Flag {
    Flag("--move-views", help: "Also apply steps that move views, and report the moves")
  }
}

extension Option where Value == String {
  static var printConfiguration: Option {
    Option(
      text: "--print-config", "PATH",
      help: "Print the merged configuration that applies to this document or folder",
      expected: "the path of a document or folder")
  }

  static var writeBaseline: Option {
    Option(
      text: "--write-baseline", "FILE",
      help: "Write all findings to FILE, for --baseline, instead of printing them"
    ) { OutputStream.fileName($0) }
  }

  static var baseline: Option {
    Option(text: "--baseline", "FILE", help: "Leave out the findings listed in FILE")
  }

  static var since: Option {
    Option(
      text: "--since", "REV",
      help: "Report only findings that are new since this revision of the Git repository",
      expected: "a revision such as main or HEAD~1")
  }
}
