extension Flag {
  /// Lets no finding count but what tells that a document is broken.
  static var lenient: Flag {
    Flag(
      "--lenient",
      help: "Take errors for warnings, but for those that tell that a document is broken")
  }
  /// Mends what may be mended without asking.
  static var fix: Flag {
    Flag("--fix", help: "Mend the documents where that is safe, and print what is left")
  }
  /// Shows what would be changed.
  static var dryRun: Flag {
    Flag("--dry-run", help: "Change nothing: print what would change, as a unified diff")
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
}

extension Option where Value == String {
  /// The document whose configuration is printed.
  static var printConfiguration: Option {
    Option(
      "--print-config", "PATH",
      help: "Print what configurations say of this document or folder, as a configuration",
      expected: "the path of a document or folder"
    ) { $0.isEmpty ? nil : $0 }
  }

  /// The file that findings are written to.
  static var writeBaseline: Option {
    Option(
      "--write-baseline", "FILE",
      help: "Write the findings to FILE instead of printing them, to be left out with --baseline",
      expected: "the path of a file"
    ) { $0.isEmpty ? nil : $0 }
  }

  /// The findings that are left out.
  static var baseline: Option {
    Option(
      "--baseline", "FILE", help: "Leave out the findings that FILE has",
      expected: "the path of a file"
    ) { $0.isEmpty ? nil : $0 }
  }

  /// The revision that findings are compared with.
  static var since: Option {
    Option(
      "--since", "REV",
      help: "Print only what is new since this revision of the git repository",
      expected: "a revision such as main or HEAD~1"
    ) { $0.isEmpty ? nil : $0 }
  }
}
