/// The rows about each rule on the page `docs/internals/lint-precision.md`.
struct RulePrecision {
  /// A row of a table that names the rule.
  struct Row {
    /// The heading above the table.
    var heading: String
    /// The column names of the table without the first one, which is the rule.
    var columns: [String]
    /// The cells of the row without the first one.
    var cells: [String]
    /// The ids of the other rules whose findings the row counts, too.
    var others: [String]
  }

  private var rows: [String: [Row]] = [:]

  /// Reads the page: the tables whose first column is named `rule`.
  init(_ page: String) {
    var heading = ""
    var columns: [String]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        columns = nil
        if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast().map { Self.trimmed($0) }
      guard let first = cells.first else { continue }
      guard let columns else {
        columns = first == "rule" ? Array(cells.dropFirst()) : []
        continue
      }
      guard cells.count == columns.count + 1 else { continue }
      // The parts between backticks are the ids.
      let ids = first.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
      for id in ids {
        let row = Row(
          heading: heading, columns: columns, cells: Array(cells.dropFirst()),
          others: ids.filter { $0 != id })
        rows[id, default: []].append(row)
      }
    }
  }

  /// Returns the rows that name a rule, in the order of the page.
  subscript(_ rule: String) -> [Row] { rows[rule] ?? [] }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.dropLast(start.reversed().prefix { $0 == " " }.count))
  }
}
