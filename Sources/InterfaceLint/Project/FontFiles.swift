import StructuredData

/// Names of font files.
enum FontFiles {
  /// Returns the name of a file without folders, in lower case: most file systems for bundles are
  /// case-insensitive.
  static func name(of path: String) -> String {
    (path.split(separator: "/").last.map { String($0) } ?? path).lowercased()
  }

  /// Returns the name without folders and extension, in lower case.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the names of the files that property lists of a project register, or `nil` if none
  /// registers any.
  static func listed(in project: LintedProject) -> Set<String>? {
    let lists = project.propertyLists.compactMap { $0.root["UIAppFonts"]?.array }
    guard !lists.isEmpty else { return nil }
    return Set(lists.flatMap { $0 }.compactMap(\.string).map { name(of: $0) })
  }

  /// Returns whether a font is included in the systems, whose font files are collections.
  static func isOfSystem(_ font: DocumentNames.Font) -> Bool {
    let name = name(of: font.file.text)
    // Names that begin with a dot are those of private system fonts, which have no file.
    return name.hasSuffix(".ttc") || name.hasSuffix(".otc") || name.hasSuffix(".dfont")
      || name.isEmpty || font.names.allSatisfy { $0.hasPrefix(".") }
  }
}
