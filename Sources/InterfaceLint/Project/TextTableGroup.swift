import InterfaceAssets

/// Tables of one name in the folders of several languages.
struct TextTableGroup {
  /// The tables of one language: a strings file, a `.stringsdict` file, or both, which an app
  /// combines.
  struct Edition {
    /// The language as its folder spells it.
    var language: String
    /// The tables, in byte order of their paths.
    ///
    /// Never empty.
    var tables: [TextTable]

    /// The keys of all tables.
    var names: Set<String> { Set(tables.flatMap { $0.keys.map(\.name) }) }
    /// The keys, each once, with the path of the file that contains it.
    var keys: [(key: TextTable.Key, path: String)] {
      var seen: Set<String> = []
      return tables.flatMap { table in
        table.keys.filter { tables.count == 1 || seen.insert($0.name).inserted }
          .map { ($0, table.path) }
      }
    }
  }

  /// The editions in languages other than that of the reference, in byte order of their paths,
  /// without those that have a damaged file.
  let editions: [Edition]
  /// The edition that others are compared with: the base, or English if there is no base.
  ///
  /// `nil` if neither exists or it is damaged.
  let reference: Edition?
  /// The file name without extension.
  let name: String

  /// Returns the groups of a project's tables, without those of string catalogs.
  static func all(in project: LintedProject) -> [TextTableGroup] {
    let grouped = Dictionary(
      grouping: project.tables.filter {
        // The reference texts of InfoPlist tables are in the Info.plist itself.
        $0.language != nil && $0.name != "InfoPlist"
      }
    ) {
      $0.container + "/" + $0.name
    }
    return grouped.sorted { $0.key < $1.key }.map { TextTableGroup($0.value) }
  }

  private init(_ tables: [TextTable]) {
    var editions: [Edition] = []
    var indices: [String: Int] = [:]
    for table in tables {
      let language = table.language ?? ""
      if let index = indices[language] {
        editions[index].tables.append(table)
      } else {
        indices[language] = editions.count
        editions.append(Edition(language: language, tables: [table]))
      }
    }
    let index = ["Base", "en", "en-US", "en-GB", "English"].lazy.compactMap { indices[$0] }.first
    func isComplete(_ edition: Edition) -> Bool { edition.tables.allSatisfy(\.faults.isEmpty) }
    let first = index.map { editions[$0] }
    reference = first.flatMap { isComplete($0) ? $0 : nil }
    self.editions = editions.filter { $0.language != first?.language && isComplete($0) }
    name = tables.first?.name ?? ""
  }
}
