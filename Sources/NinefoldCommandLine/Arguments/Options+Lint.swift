extension Flag {
  /// Lets no finding count but what says that a document is broken or cannot be read.
  static var lenient: Flag {
    Flag(
      "--lenient",
      help:
        "Take errors for warnings, but for those that say that a document is broken or cannot be read"
    )
  }
  /// Mends what may be mended without asking.
  static var fix: Flag {
    Flag("--fix", help: "Mend the documents where that is safe, and print what is left")
  }
  /// Shows what would be changed.
  static var dryRun: Flag {
    Flag("--dry-run", help: "Change nothing: print what would change, as a unified diff")
  }
  /// Says what would settle open views.
  static var suggest: Flag {
    Flag(
      "--suggest",
      help:
        "For views that constraints leave open, print constraints that would hold them where they are drawn"
    )
  }
  /// Lists the rules.
  static var rules: Flag {
    Flag(
      "--rules",
      help: "Print a table of all rules, with what holds in this folder or for the operand")
  }
  /// Removes from a baseline what is not found any more.
  static var pruneBaseline: Flag {
    Flag("--prune-baseline", help: "Remove from the baseline what is not found any more")
  }

  /// One step of an upgrade.
  static var autoLayout: Flag { Flag("--auto-layout", help: "Turn on Auto Layout, and no more") }
  /// One step of an upgrade.
  static var sizeClasses: Flag { Flag("--size-classes", help: "Turn on size classes, and no more") }
  /// One step of an upgrade.
  static var safeAreas: Flag { Flag("--safe-areas", help: "Turn on safe areas, and no more") }
  /// One step of an upgrade.
  static var segues: Flag { Flag("--segues", help: "Give segues the kinds of iOS 8, and no more") }
  /// Takes steps that move views.
  static var movesViews: Flag {
    Flag("--move-views", help: "Take steps also where they move views, and tell so")
  }
}

extension Option where Value == String {
  /// The document whose configuration is printed.
  static var printConfiguration: Option {
    Option(
      text: "--print-config", "PATH",
      help: "Print what configurations say of this document or folder, as a configuration",
      expected: "the path of a document or folder")
  }

  /// The file that findings are written to.
  static var writeBaseline: Option {
    Option(
      text: "--write-baseline", "FILE",
      help: "Write the findings to FILE instead of printing them, to be left out with --baseline"
    ) { OutputStream.fileName($0) }
  }

  /// The findings that are left out.
  static var baseline: Option {
    Option(text: "--baseline", "FILE", help: "Leave out the findings that FILE has")
  }

  /// The revision that findings are compared with.
  static var since: Option {
    Option(
      text: "--since", "REV",
      help: "Print only what is new since this revision of the git repository",
      expected: "a revision such as main or HEAD~1")
  }
}
