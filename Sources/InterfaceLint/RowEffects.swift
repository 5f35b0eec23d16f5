import InterfaceComposition
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// Effects of selecting a row, other than navigating one level down, in the cells that devices
/// have.
struct RowEffects {
  private let document: LintedDocument
  /// The effects of segues in the cells that devices have, computed on first use.
  private var segues: SeguesInCells?
  /// The segues, by their ranges.
  private var handles: [SourceRange: Handle<SceneGraph.Segue>]?

  /// An effect of a row that a disclosure indicator does not promise.
  enum Effect {
    /// A scene is presented, in every container context of the row.
    case presents
    /// A column of a split view shows another controller, in some container context of the row.
    case replaces
  }

  init(_ document: LintedDocument) { self.document = document }

  /// Returns the cells of devices in which selecting a row has an effect.
  ///
  /// - Parameter selection: The segues of the row.
  /// - Returns: The cells of each effect, in grid order. Empty if the row does something else in
  ///   all cells.
  mutating func cells(
    of selection: [(kind: Segue.Kind, range: SourceRange)]
  ) -> [(effect: Effect, cells: [SizeClassGrid.Cell])] {
    let kinds = selection.map(\.kind)
    guard !kinds.isEmpty, kinds.allSatisfy(\.isDecidedWherePerformed) else { return [] }
    let segues = self.segues ?? SeguesInCells(document)
    self.segues = segues
    let handles =
      self.handles
      ?? Dictionary(
        document.graph.segues.indexed.map { ($1.range, $0) },
        uniquingKeysWith: { one, _ in one })
    self.handles = handles
    let chosen = selection.compactMap { handles[$0.range] }
    guard chosen.count == selection.count else { return [] }
    let presenting =
      kinds.allSatisfy(\.isPresentation)
      ? InstalledState.deviceCells
      : InstalledState.deviceCells.filter { cell in
        chosen.allSatisfy { segues.surelyPresents($0, in: cell) }
      }
    let replacing = InstalledState.deviceCells.filter { cell in
      chosen.contains { segues.replaces($0, in: cell) }
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
