/// The flags of `ibtool` and whether they have a value: those in its manual page, and those that
/// Apple's build system, Bazel's rules and CocoaPods also pass.
enum InterfaceBuilderSwitch {
  /// The flags that print a section of a document.
  static let printing: Set<String> = [
    "errors", "warnings", "notices", "objects", "hierarchy", "connections", "classes", "all",
    "version-history", "version", "localizable-strings", "localizable-stringarrays",
    "localizable-geometry", "localizable-other", "localizable-to-many-relationships",
    "localizable-all",
  ]

  /// The flags that would write a nib or a document, which Ninefold does not.
  static let writing: Set<String> = [
    "compile", "compilation-directory", "convert", "enable-auto-layout", "export", "export-xliff",
    "import", "import-strings-file", "import-xliff", "link", "localize-incremental",
    "remove-plugin-dependencies", "strings-file", "strip", "update-constraints", "update-frames",
    "upgrade", "write",
  ]

  /// The flags that write the texts of a document.
  static let exporting: Set<String> = [
    "export-strings-file", "generate-strings-file", "generate-stringsfile",
  ]

  private static let plain: Set<String> = printing.union([
    "auto-activate-custom-fonts", "enable-auto-layout", "help", "localize-incremental",
    "print-diagnostic-categories", "remove-plugin-dependencies", "update-constraints",
    "update-frames", "upgrade", "use-nibkeyedarchiver-for-macos",
  ])

  /// The flags with a value.
  private static let valued: Set<String> = exporting.union([
    "bundle", "cocoatouch-compiler-mode", "companion-strings-file", "compilation-directory",
    "compilation-mode-for-ios", "compile", "convert", "export", "export-xliff", "flatten", "import",
    "import-strings-file", "import-xliff", "incremental-file", "link",
    "minimum-deployment-target", "module", "output-format", "output-partial-info-plist",
    "platform", "plugin", "plugin-dir", "previous-file", "reference-external-strings-file", "sdk",
    "source-language", "strings-file", "strip", "target-device", "target-language", "write",
  ])

  /// Returns whether a flag has a value, or `nil` if the flag is unknown.
  static func takesValue(_ name: String) -> Bool? {
    plain.contains(name) ? false : valued.contains(name) ? true : nil
  }

  /// Returns the full name of an abbreviated flag, as `getopt_long` does.
  static func completed(_ name: String) -> String {
    guard takesValue(name) == nil, name.utf8.count > 2 else { return name }
    let found = plain.union(valued).filter { $0.utf8.starts(with: name.utf8) }
    // The two spellings of one flag are not an ambiguity.
    if found.count > 1, found.isSubset(of: exporting) { return found.min() ?? name }
    return found.count == 1 ? found.first ?? name : name
  }
}
