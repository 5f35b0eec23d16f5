/// The flags of `ibtool` and whether a value follows: as its manual page lists them, and those that Apple's build system,
/// Bazel's rules and CocoaPods pass besides.
enum InterfaceBuilderSwitch {
  /// What is printed of a document.
  static let printing: Set<String> = [
    "errors", "warnings", "notices", "objects", "hierarchy", "connections", "classes", "all",
    "version-history", "version", "localizable-strings", "localizable-stringarrays",
    "localizable-geometry", "localizable-other", "localizable-to-many-relationships",
    "localizable-all",
  ]

  /// What would write a nib or a document, which Ninefold does not.
  static let writing: Set<String> = [
    "compile", "compilation-directory", "convert", "enable-auto-layout", "export", "export-xliff",
    "import", "import-strings-file", "import-xliff", "link", "localize-incremental",
    "remove-plugin-dependencies", "strings-file", "strip", "update-constraints", "update-frames",
    "upgrade", "write",
  ]

  /// What writes the texts of a document.
  static let exporting: Set<String> = [
    "export-strings-file", "generate-strings-file", "generate-stringsfile",
  ]

  private static let plain: Set<String> = printing.union([
    "auto-activate-custom-fonts", "enable-auto-layout", "help", "localize-incremental",
    "print-diagnostic-categories", "remove-plugin-dependencies", "update-constraints",
    "update-frames", "upgrade", "use-nibkeyedarchiver-for-macos",
  ])

  /// The flags that a value follows.
  private static let valued: Set<String> = exporting.union([
    "bundle", "cocoatouch-compiler-mode", "companion-strings-file", "compilation-directory",
    "compilation-mode-for-ios", "compile", "convert", "export", "export-xliff", "flatten", "import",
    "import-strings-file", "import-xliff", "incremental-file", "link",
    "minimum-deployment-target", "module", "output-format", "output-partial-info-plist",
    "platform", "plugin", "plugin-dir", "previous-file", "reference-external-strings-file", "sdk",
    "source-language", "strings-file", "strip", "target-device", "target-language", "write",
  ])

  /// Whether a flag has a value; nil where it is not known.
  static func takesValue(_ name: String) -> Bool? {
    plain.contains(name) ? false : valued.contains(name) ? true : nil
  }

  /// The whole name of a flag that may be cut short, as `getopt_long` takes it.
  static func completed(_ name: String) -> String {
    guard takesValue(name) == nil, name.utf8.count > 2 else { return name }
    let found = plain.union(valued).filter { $0.utf8.starts(with: name.utf8) }
    // The two spellings of one flag are no ambiguity.
    if found.count > 1, found.isSubset(of: exporting) { return found.min() ?? name }
    return found.count == 1 ? found.first ?? name : name
  }
}
