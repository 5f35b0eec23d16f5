import StructuredData

/// Names of font files.
enum FontFiles {
  /// The name of a file without folders, in small letters: bundles on most disks do not tell cases apart.
  static func name(of path: String) -> String {
    (path.split(separator: "/").last.map { String($0) } ?? path).lowercased()
  }

  /// The same without extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The names of the files that property lists of a project register; nil where none registers any.
  static func listed(in project: LintedProject) -> Set<String>? {
    let lists = project.propertyLists.compactMap { $0.root["UIAppFonts"]?.array }
    guard !lists.isEmpty else { return nil }
    return Set(lists.flatMap { $0 }.compactMap(\.string).map { name(of: $0) })
  }

  /// Whether a font comes with the systems: their files are collections.
  static func isOfSystem(_ font: DocumentNames.Font) -> Bool {
    let name = name(of: font.file.text)
    return name.hasSuffix(".ttc") || name.hasSuffix(".otc") || name.hasSuffix(".dfont")
      || name.isEmpty
  }
}
