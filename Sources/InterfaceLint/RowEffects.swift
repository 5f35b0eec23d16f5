import InterfaceComposition
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// What choosing a row does in the cells that devices have, other than going one level down.
struct RowEffects {
  private let document: LintedDocument
  /// What segues do in the cells that devices have, once it is asked.
  private var segues: SeguesInCells?
  /// The numbers of the segues by their places.
  private var numbers: [SourceRange: Int]?

  /// An effect of a row that a disclosure indicator does not promise.
  enum Effect {
    /// A scene is presented, in all surroundings in which the row is met.
    case presents
    /// A column of a split view shows another controller, in some surroundings in which the row is met.
    case replaces
  }

  init(_ document: LintedDocument) { self.document = document }

  /// The cells of devices in which choosing a row has an effect.
  ///
  /// - Parameter selection: The segues of the row.
  /// - Returns: The cells of each effect, in the order of the grid; none where the row does something else everywhere.
  mutating func cells(
    of selection: [(kind: Segue.Kind, range: SourceRange)]
  ) -> [(effect: Effect, cells: [SizeClassGrid.Cell])] {
    let kinds = selection.map(\.kind)
    guard !kinds.isEmpty, kinds.allSatisfy(\.isDecidedWherePerformed) else { return [] }
    let segues = self.segues ?? SeguesInCells(document)
    self.segues = segues
    let numbers =
      self.numbers
      ?? Dictionary(
        document.graph.segues.enumerated().map { ($1.range, $0) },
        uniquingKeysWith: { one, _ in one })
    self.numbers = numbers
    let chosen = selection.compactMap { numbers[$0.range] }
    guard chosen.count == selection.count else { return [] }
    let presenting =
      kinds.allSatisfy(\.isPresentation)
      ? InstalledState.deviceCells
      : InstalledState.deviceCells.filter { cell in
        chosen.allSatisfy { segues.surelyPresents(segueAt: $0, in: cell) }
      }
    let replacing = InstalledState.deviceCells.filter { cell in
      chosen.contains { segues.replaces(segueAt: $0, in: cell) }
    }
    return [(.presents, presenting), (.replaces, replacing)].filter { !$0.cells.isEmpty }
  }
}

extension Segue.Kind {
  fileprivate var isPresentation: Bool {
    switch self {
    case .presentation, .popoverPresentation: true
    case .show, .showDetail, .relationship, .embed, .unwind, .custom, .other: false
    }
  }
}
