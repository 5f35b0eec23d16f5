package import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfaceTraits

extension Compilation {
  /// Adds the layouts of the scenes in windows of any size to a page's model of the document.
  ///
  /// - Parameters:
  ///   - resizing: The layouts.
  ///   - page: The model of the page, with the scenes.
  ///   - outlinedTexts: Counts the texts that remain text although outlines were requested, or
  ///     `nil` if all text stays text.
  package func add(
    _ resizing: Resizing, to page: inout PageDocument, outlinedTexts: TextTally? = nil
  ) {
    guard
      let scale = resizing.scenes.lazy.flatMap(\.pieces).first?.samples.first?.configuration.scale
    else { return }
    let painter = PagePainter(self, page: page, outlinedTexts: outlinedTexts)
    defer { painter.addRemaining(to: outlinedTexts) }
    var added: [(sceneIndex: Int, resizing: PageDocument.Resizing)] = []
    for scene in resizing.scenes {
      guard let sceneIndex = page.scenes.firstIndex(where: { $0.id == scene.id }) else { continue }
      var extent = PageDocument.Resizing.Extent.window
      switch scene.extent {
      case .window: break
      case .own(let width, let height): extent = .own(width: width, height: height)
      case .inside(let outer, _, let id):
        guard
          let outer = page.scenes.firstIndex(where: { $0.id == resizing.scenes[outer].id })
        else { continue }
        extent = .inside(scene: outer, view: id.text)
      }
      let pieces = scene.pieces.compactMap { piece -> PageDocument.Resizing.Piece? in
        guard let first = piece.samples.first,
          piece.samples.count > 1 || scene.pieces.count == 1 || scene.isFixed
        else { return nil }
        return PageDocument.Resizing.Piece(
          quadrant: piece.quadrant,
          requirements: piece.requirements.compactMap { requirement in
            scene.isMet(requirement, in: resizing.range)
              ? nil : .init(PageDocument.Form(requirement.form), isStrict: requirement.isStrict)
          },
          boxes: zip(first.scene.views, piece.edges).compactMap { view, edges in
            view.id.map { PageDocument.Resizing.Box(id: $0.text, edges: edges) }
          },
          samples: piece.samples.map { sample in
            .init(
              width: sample.layout.size.width, height: sample.layout.size.height,
              picture: painter.picture(
                of: sample.scene, layout: sample.layout, configuration: sample.configuration))
          },
          facts: painter.facts(of: first.scene, layout: first.layout))
      }
      added.append((sceneIndex, PageDocument.Resizing(extent: extent, pieces: pieces)))
    }
    page = painter.page
    for (sceneIndex, resizing) in added { page.scenes[sceneIndex].resizing = resizing }
    let range = resizing.range
    page.resizeRange = PageDocument.ResizeRange(
      widths: range.least.width...range.most.width, heights: range.least.height...range.most.height,
      regularWidth: ResizeQuadrant.regularWidth, regularHeight: ResizeQuadrant.regularHeight,
      wideWidth: ResizeQuadrant.wideWidth, scale: scale, idiom: range.idiom)
  }
}

extension PageDocument.Form {
  fileprivate init(_ form: CanvasForm) {
    self.init(constant: form.constant, width: form.width, height: form.height)
  }
}

extension PageDocument.Resizing.Box {
  fileprivate init(id: String, edges: ClosedForm.Edges) {
    self.init(
      id: id,
      edges: [edges.left, edges.top, edges.right, edges.bottom, edges.originX, edges.originY]
        .map { PageDocument.Form($0) })
  }
}
