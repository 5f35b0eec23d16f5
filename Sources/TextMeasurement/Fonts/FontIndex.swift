/// An index of fonts by name.
struct FontIndex: Sendable {
  /// A font or a named instance.
  struct Entry: Sendable {
    /// The index of the file.
    var file: Int
    /// The index of the font in the file.
    var face: Int
    var names: FontNames
    /// The axis values of a variable font, empty for its default.
    var variations: [FontVariation]
  }

  /// The files that could not be read.
  var failures: [FontLibrary.Failure] = []
  private var entries: [Entry] = []
  private var byName: [String: Int] = [:]
  private var byKey: [String: Int] = [:]
  private var byStyle: [Style: Int] = [:]
  private var byFile: [String: Int] = [:]

  private struct Style: Hashable {
    let family: String
    let style: String
  }

  /// The names of all fonts, in the order of the files.
  var names: [FontNames] { entries.map(\.names) }

  /// Adds the fonts of a file; if a name exists, the earlier font takes precedence.
  mutating func add(_ file: FontFile, number: Int, fileName: String) {
    if file.faces.count == 1, let stem = fileName.split(separator: ".").first {
      insert(&byFile, Self.key(String(stem)))
    }
    for (index, face) in file.faces.enumerated() {
      add(Entry(file: number, face: index, names: face.names, variations: []))
      for instance in face.instances {
        add(
          Entry(
            file: number, face: index, names: instance.names, variations: instance.variations))
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    let names = entry.names
    insert(&byName, names.postScript)
    insert(&byKey, Self.key(names.postScript))
    insert(&byKey, Self.key(names.full))
    let style = Style(family: Self.key(names.family), style: Self.style(names.style))
    if byStyle[style] == nil { byStyle[style] = entries.count }
    entries.append(entry)
  }

  private func insert(_ table: inout [String: Int], _ name: String) {
    if !name.isEmpty, table[name] == nil { table[name] = entries.count }
  }

  /// Returns the font with a name.
  ///
  /// The search tries the PostScript name; then this or the full name without the parts that differ
  /// between releases of a font (case, spaces, hyphens, "Regular" at the end); then the family and
  /// the style after the name's hyphen; then the name of a file with one font.
  func entry(named name: String, family: String) -> Entry? {
    let key = Self.key(name)
    if let index = byName[name] ?? byKey[key] { return entries[index] }
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count == 2 ? String(parts[1]) : ""
    if let entry = entry(ofFamilies: [family, String(parts.first ?? "")], style: style) {
      return entry
    }
    return byFile[key].map { entries[$0] }
  }

  /// Returns the font of the first family that has a style.
  func entry(ofFamilies families: [String], style: String) -> Entry? {
    let style = Self.style(style)
    for family in families where !family.isEmpty {
      if let index = byStyle[Style(family: Self.key(family), style: style)] {
        return entries[index]
      }
    }
    return nil
  }

  private static func key(_ name: String) -> String {
    var key = name.lowercased().filter { !["-", " ", "_"].contains($0) }
    if key.hasSuffix("regular") { key.removeLast("regular".count) }
    return key
  }

  private static func style(_ style: String) -> String {
    var style = key(style)
    for (word, other) in [("demibold", "semibold"), ("oblique", "italic")] {
      if let range = style.firstRange(of: word) { style.replaceSubrange(range, with: other) }
    }
    if style.hasPrefix("regular") { style.removeFirst("regular".count) }
    return style == "roman" ? "" : style
  }
}
