import InterfaceComposition
import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// The effects of the segues of a document in the cells that devices have.
///
/// Only traits count; nothing is laid out.
struct SeguesInCells {
  private let segues: DocumentSegues
  /// The indices of the configurations, by cell.
  private let numbers: [SizeClassGrid.Cell: Int]

  /// Follows the segues of a document on a system version.
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
    let declared = configurations.map { configuration -> ControllerTree.Declarations? in
      guard case .environment(let environment) = configuration.context else { return nil }
      return document.containerDeclarations?(app, environment)
    }
    let isDeclared = declared.contains { $0 != nil }
    segues = DocumentSegues(
      app, in: configurations,
      containerDeclarations: isDeclared
        ? { configuration in
          configurations.firstIndex(of: configuration).flatMap { declared[$0] } ?? { _, _ in nil }
        } : nil,
      // Xcode's name for the storyboard that an app starts with.
      startsApp: name == "Main")
    self.numbers = numbers
  }

  /// Returns the outcomes of a segue in a cell, one for each container context of its scene.
  private func outcomes(
    of segue: Handle<SceneGraph.Segue>, in cell: SizeClassGrid.Cell
  ) -> [DocumentSegues.Outcome] {
    guard let number = numbers[cell] else { return [] }
    return segues.outcomes(of: segue).filter { $0.configurations.contains(number) }
  }

  /// Returns whether a segue replaces the content of a column of a split view, in some container
  /// context of its scene.
  func replaces(_ segue: Handle<SceneGraph.Segue>, in cell: SizeClassGrid.Cell) -> Bool {
    outcomes(of: segue, in: cell).contains { outcome in
      if case .replace = outcome.effect.action { true } else { false }
    }
  }

  /// Returns whether a segue presents its destination in a cell in all container contexts of its
  /// scene, all of which are known.
  func surelyPresents(_ segue: Handle<SceneGraph.Segue>, in cell: SizeClassGrid.Cell) -> Bool {
    let outcomes = outcomes(of: segue, in: cell)
    return !outcomes.isEmpty
      && outcomes.allSatisfy { outcome in
        guard case .present = outcome.effect.action else { return false }
        return outcome.isCertain
      }
  }

  /// Returns the presentation styles of a segue in a cell, in all container contexts of its scene.
  ///
  /// Empty if it does not present.
  func styles(of segue: Handle<SceneGraph.Segue>, in cell: SizeClassGrid.Cell) -> [SegueOutcome
    .Style]
  {
    outcomes(of: segue, in: cell).compactMap { outcome in
      if case .present(let style) = outcome.effect.action { style } else { nil }
    }
  }
}
