import InterfaceAssets
package import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
package import InterfacePicture
package import InterfaceSource
import InterfaceTraits

extension Compilation {
  /// Adds the scenes in all configurations to a page's model of the document.
  ///
  /// - Parameters:
  ///   - page: The model, with what other compilations of the document added; existing
  ///     configurations are not replaced.
  ///   - findings: The findings that the page lists.
  ///   - products: The names of the products that were asked for, by the names of their windows.
  ///   - explanations: What determines the position of each view.
  ///   - bezel: The device drawn around scenes that fill its screen.
  ///   - outlinedTexts: Counts the texts that remain text although outlines were requested, or
  ///     `nil` if all text stays text.
  package func add(
    to page: inout PageDocument, findings: [Diagnostic], products: [String: String] = [:],
    explanations: LayoutExplanations = LayoutExplanations(), bezel: Bezel = .none,
    outlinedTexts: TextTally? = nil
  ) {
    let lines = LineTable(file)
    page.findings += findings.sorted { $0.range.start < $1.range.start }.map { finding in
      PageDocument.Finding(
        severity: finding.severity.rawValue, id: finding.id,
        line: lines.location(of: finding.range.start).line, message: finding.message,
        object: finding.object?.text, scene: finding.scene)
    }
    guard let layout = laidOut?.layout else { return }
    let existing = Set(page.configurations.map(\.name))
    let first = page.configurations.count
    var indices: [Int: Int] = [:]
    for (number, configuration) in layout.configurations.enumerated()
    where !existing.contains(configuration.name) {
      indices[number] = first + indices.count
      page.configurations.append(PageDocument.Configuration(configuration, products: products))
    }
    let painter = PagePainter(self, page: page, bezel: bezel, outlinedTexts: outlinedTexts)
    defer { painter.addRemaining(to: outlinedTexts) }
    var added: [PageDocument.Scene] = []
    for scene in layout.scenes {
      guard let first = scene.layouts.first?.scene else { continue }
      var states: [PageDocument.State] = []
      for shared in scene.layouts {
        let reasons = explanations.reasons(of: scene.index, in: shared.configurations)
        for (number, scene) in zip(shared.configurations, shared.scenes) {
          guard let index = indices[number] else { continue }
          states.append(
            PageDocument.State(
              configuration: index,
              picture: painter.picture(
                of: scene, layout: shared.layout, configuration: layout.configurations[number]),
              facts: painter.facts(of: scene, layout: shared.layout, reasons: reasons)))
        }
      }
      states.sort { $0.configuration < $1.configuration }
      added.append(
        PageDocument.Scene(
          id: first.id, title: first.title, otherNames: otherNames(of: first, at: scene.index),
          emptiness: scene.layouts.first.flatMap { EmptyScene(first, $0.layout) }?.words(
            for: first),
          states: states))
    }
    page = painter.page
    for scene in added {
      if let existing = page.scenes.firstIndex(where: { $0.id == scene.id }) {
        page.scenes[existing].states += scene.states
      } else {
        page.scenes.append(scene)
      }
    }
    page.distinguishScenes()
  }

  /// Returns names of a scene other than its title: the label in Interface
  /// Builder, the identifier, and the class.
  private func otherNames(
    of scene: ResolvedScene, at index: Handle<SceneGraph.Scene>
  ) -> [String] {
    let root = scene.views.first
    let graph = laidOut?.editions.graphs[0]
    let attributes = graph.flatMap { graph in
      graph[index].controller.map { graph[$0].attributes }
    }
    return [
      attributes?[.userLabel], root?.userLabel, attributes?[.storyboardIdentifier],
      attributes?[.customClass], root?.customClass,
    ].compactMap(\.self)
  }
}
