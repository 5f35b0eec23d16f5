import InterfaceModel
import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// Where the segues of rows replace what a column of a split view shows.
struct RowReplacements {
  private let document: LintedDocument
  /// What segues do in the cells that devices have, once it is asked.
  private var segues: SeguesInCells?
  /// The numbers of the segues by their places.
  private var numbers: [SourceRange: Int]?

  init(_ document: LintedDocument) { self.document = document }

  /// The cells of devices in which some segue replaces a column's controller.
  ///
  /// - Parameter selection: The segues of a row.
  /// - Returns: The cells, in the order of the grid; none where each segue does something else everywhere.
  mutating func cells(
    of selection: [(kind: Segue.Kind, range: SourceRange)]
  ) -> [SizeClassGrid.Cell] {
    let candidates = selection.filter { $0.kind == .show || $0.kind == .showDetail }
    guard !candidates.isEmpty else { return [] }
    let segues = self.segues ?? SeguesInCells(document)
    self.segues = segues
    let numbers =
      self.numbers
      ?? Dictionary(
        document.graph.segues.enumerated().map { ($1.range, $0) },
        uniquingKeysWith: { one, _ in one })
    self.numbers = numbers
    return Installation.deviceCells.filter { cell in
      candidates.contains { candidate in
        numbers[candidate.range].map { segues.replaces(segueAt: $0, in: cell) } ?? false
      }
    }
  }
}
