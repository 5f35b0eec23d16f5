import InterfaceAssets

/// Tables of one name in the folders of several languages.
struct TextTableGroup {
  /// What one language has: a strings file, a `.stringsdict` file, or both, which an app takes together.
  struct Edition {
    /// The language as its folder spells it.
    var language: String
    /// The tables, in byte order of their paths; never empty.
    var tables: [TextTable]

    /// The keys of all tables.
    var names: Set<String> { Set(tables.flatMap { $0.keys.map(\.name) }) }
    /// The keys with the path of the file that each is in, each once.
    var keys: [(key: TextTable.Key, path: String)] {
      var seen: Set<String> = []
      return tables.flatMap { table in
        table.keys.filter { tables.count == 1 || seen.insert($0.name).inserted }
          .map { ($0, table.path) }
      }
    }
  }

  /// What languages other than that of the reference have, in byte order of their paths; those with a damaged file are
  /// left out.
  let editions: [Edition]
  /// What others are held to: the base, or English where there is none; nil where there is neither, or where it is damaged.
  let reference: Edition?
  /// The name of the files without extension.
  let name: String

  /// The groups of a project's tables, those of string catalogs apart.
  static func all(in project: LintedProject) -> [TextTableGroup] {
    let grouped = Dictionary(
      grouping: project.tables.filter {
        // What an Info.plist says is the text that these replace.
        $0.language != nil && $0.name != "InfoPlist"
      }
    ) {
      $0.container + "/" + $0.name
    }
    return grouped.sorted { $0.key < $1.key }.map { TextTableGroup($0.value) }
  }

  private init(_ tables: [TextTable]) {
    var editions: [Edition] = []
    var places: [String: Int] = [:]
    for table in tables {
      let language = table.language ?? ""
      if let place = places[language] {
        editions[place].tables.append(table)
      } else {
        places[language] = editions.count
        editions.append(Edition(language: language, tables: [table]))
      }
    }
    let place = ["Base", "en", "en-US", "en-GB", "English"].lazy.compactMap { places[$0] }.first
    func isWhole(_ edition: Edition) -> Bool { edition.tables.allSatisfy(\.faults.isEmpty) }
    let first = place.map { editions[$0] }
    reference = first.flatMap { isWhole($0) ? $0 : nil }
    self.editions = editions.filter { $0.language != first?.language && isWhole($0) }
    name = tables.first?.name ?? ""
  }
}
