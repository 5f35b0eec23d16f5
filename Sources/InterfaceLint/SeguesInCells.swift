import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// What the segues of a document do in the cells that devices have, traits alone: nothing is laid out.
struct SeguesInCells {
  private let segues: DocumentSegues
  /// The numbers of the configurations, by the cells.
  private let numbers: [SizeClassGrid.Cell: Int]

  /// Follows the segues of a document on a system.
  init(_ document: LintedDocument, system: SystemVersion = .newest) {
    var configurations: [Configuration] = []
    var numbers: [SizeClassGrid.Cell: Int] = [:]
    let idiom: TraitCollection.Idiom? = document.document.runtime == .tvOS ? .tv : nil
    for cell in InstalledState.deviceCells {
      guard
        let environment = Environment(
          cell: cell, idiom: idiom, settings: EnvironmentSettings(system: system))
      else { continue }
      numbers[cell] = configurations.count
      configurations.append(Configuration(environment))
    }
    let name = DocumentNames.baseName(of: document.file.path)
    let app = AppStoryboards([AppDocument(name: name, graph: document.graph)])
    let stated = configurations.map { configuration -> ControllerTree.Statements? in
      guard case .environment(let environment) = configuration.place else { return nil }
      return document.statements?(app, environment)
    }
    let isStated = stated.contains { $0 != nil }
    segues = DocumentSegues(
      app, in: configurations,
      statements: isStated
        ? { configuration in
          configurations.firstIndex(of: configuration).flatMap { stated[$0] } ?? { _, _ in nil }
        } : nil,
      // So Xcode calls the storyboard that an app starts with.
      startsApp: name == "Main")
    self.numbers = numbers
  }

  /// What a segue does in a cell, in each of the surroundings in which its scene is met.
  private func outcomes(
    ofSegueAt index: Int, in cell: SizeClassGrid.Cell
  ) -> [DocumentSegues.Outcome] {
    guard let number = numbers[cell] else { return [] }
    return segues.outcomes(ofSegueAt: index).filter { $0.configurations.contains(number) }
  }

  /// Whether a segue replaces what a column of a split view shows, in some surroundings in which its scene is met.
  func replaces(segueAt index: Int, in cell: SizeClassGrid.Cell) -> Bool {
    outcomes(ofSegueAt: index, in: cell).contains { outcome in
      if case .replace = outcome.effect.action { true } else { false }
    }
  }

  /// Whether a segue presents in a cell in all surroundings in which its scene is met, and each of them is known.
  func surelyPresents(segueAt index: Int, in cell: SizeClassGrid.Cell) -> Bool {
    let outcomes = outcomes(ofSegueAt: index, in: cell)
    return !outcomes.isEmpty
      && outcomes.allSatisfy { outcome in
        guard case .present = outcome.effect.action else { return false }
        return outcome.isCertain
      }
  }

  /// How a segue presents in a cell, in all surroundings in which its scene is met; empty where it does not present.
  func styles(ofSegueAt index: Int, in cell: SizeClassGrid.Cell) -> [SegueOutcome.Style] {
    outcomes(ofSegueAt: index, in: cell).compactMap { outcome in
      if case .present(let style) = outcome.effect.action { style } else { nil }
    }
  }
}
