/// Fonts by what documents call them.
struct FontIndex: Sendable {
  /// A font, or a named instance of one.
  struct Entry: Sendable {
    /// The number of its file.
    var file: Int
    /// The number of the font in the file.
    var face: Int
    /// What it is called.
    var names: FontNames
    /// The place on the axes of a variable font; none for its default.
    var variations: [FontVariation]
  }

  /// What could not be read.
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

  /// What all fonts are called, in the order of the files.
  var names: [FontNames] { entries.map(\.names) }

  /// Adds the fonts of a file; names that are taken stay with the first.
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

  /// The font of a name.
  ///
  /// Found by its PostScript name; else by that or the full name without what releases of a font spell differently (capitals, blanks,
  /// hyphens, "Regular" at the end); else by the family and the style that the name has after its hyphen; else by the name of a file
  /// with one font.
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

  /// The font of the first family that has a style.
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
