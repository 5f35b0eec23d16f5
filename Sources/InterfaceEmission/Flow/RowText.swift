package import InterfaceComposition
import InterfaceSource
import InterfaceTraits

/// Writes the actions of rows as indented lines.
package enum RowText {
  /// Returns the text of an app's rows.
  ///
  /// - Parameter chart: The rows.
  /// - Returns: Lines, each ending in a line feed.
  package static func text(of chart: RowChart) -> String {
    var lines = DumpText()
    for scene in chart.scenes {
      lines.add(scene.title, at: 0)
      for row in scene.rows {
        lines.add(row.name + (row.accessory.map { ", \($0)" } ?? ""), at: 1)
        for segue in row.segues {
          lines.add(
            (segue.isOfAccessory ? "accessory: " : "") + segue.name
              + (segue.destination.map { " to \($0)" } ?? ""), at: 2)
          for outcome in segue.outcomes {
            let description = outcome.description.isEmpty ? ["is not reached"] : outcome.description
            lines.add("\(outcome.configuration): \(description.joined(separator: "; "))", at: 3)
          }
        }
      }
    }
    return lines.text
  }
}
