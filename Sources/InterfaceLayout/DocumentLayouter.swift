import EditorCanvas
package import InterfaceResolution
package import InterfaceReading
package import InterfaceSource
package import InterfaceTraits
import TextMeasurement

/// The layout of resolved documents.
package struct DocumentLayouter: ~Copyable {
  private let solver = RootSolver()
  /// The metrics of fonts, which most documents share.
  private let fonts = TextMeasurer()

  /// The total work of the solver so far, in visited entries of tableaus: a measure that does not
  /// depend on a clock.
  package var solverEffort: Int { solver.totalEffort }

  package init() {}

  /// Lays out all scenes of a document; configurations with the same layout share it.
  ///
  /// - Parameters:
  ///   - resolution: The document, resolved for the configurations in which it is laid out.
  ///   - options: The layout options.
  /// - Returns: The layouts and their findings.
  package func layOut(
    _ resolution: DocumentResolution, options: LayoutOptions = LayoutOptions()
  ) -> DocumentLayout {
    layOut(resolution, in: LayoutSession(resolution, options: options))
  }

  /// Lays out all scenes of a document that may be laid out again.
  ///
  /// - Parameters:
  ///   - resolution: The document, resolved for the configurations in which it is laid out.
  ///   - session: A session of the document.
  /// - Returns: The layouts and their findings.
  package func layOut(
    _ resolution: DocumentResolution, in session: LayoutSession
  ) -> DocumentLayout {
    var result = layOut(resolution, request: nil, in: session)
    result.overrides = resolution.overrides
    result.diagnostics = LayoutFindings.all(result, session.embeds, session.options)
    return result
  }

  /// Lays a document out once more, with everything that is cached for it.
  ///
  /// - Parameters:
  ///   - resolution: The document, resolved for the requested configurations.
  ///   - request: The requested layouts.
  ///   - session: The session in which the document was laid out.
  /// - Returns: The layouts without findings, and with no details of ambiguities except that they
  ///   exist.
  package func relayOut(
    _ resolution: DocumentResolution, _ request: RelayoutRequest, in session: LayoutSession
  ) -> DocumentLayout {
    layOut(resolution, request: request, in: session)
  }

  private func layOut(
    _ resolution: DocumentResolution, request: RelayoutRequest?, in session: LayoutSession
  ) -> DocumentLayout {
    let configurations = resolution.configurations
    session.cache.shareFonts(of: fonts)
    let solver = session.solver(solver)
    var scenes: Table<SceneGraph.Scene, DocumentLayout.SceneLayouts> = []
    for (number, configuration) in configurations.enumerated() {
      if request?.isRequested == nil, resolution.representatives[number] != number {
        for index in scenes.indices {
          scenes[index].add(number, like: resolution.representatives[number])
        }
        continue
      }
      let document = resolution.documents[number]
      let current = Self.structures(of: document, in: configuration, cache: session.cache)
      if scenes.isEmpty {
        scenes = Table(current.indices.map { DocumentLayout.SceneLayouts(index: $0, layouts: []) })
      }
      let embeds =
        document.embeddedScenes.isEmpty
        ? session.embeds : EmbedGraph(resolution.graph, embeddedScenes: document.embeddedScenes)
      let requested = request?.isRequested.map { isRequested in
        Table<SceneGraph.Scene, Bool>(
          document.scenes.indexed.map { isRequested(configuration, $0, $1) })
      }
      var options = session.options
      options.recordsClosedForm =
        options.recordsClosedForm && (!configuration.isResizable || !resolution.dependsOnSize)
      let visit = Visit(
        configuration: configuration, document: document, scenes: current, embeds: embeds,
        requested: requested.map { embeds.withContainers($0) },
        ownCanvasSize: session.ownCanvasSize,
        variation: request?.contentVariation ?? 0, examinesAmbiguousViews: request == nil,
        options: options)
      self.visit(visit, cache: session.cache) { index, layouter, measurer in
        let layout =
          options.recordsClosedForm
          ? layouter.layOutInClosedForm(measuring: &measurer, solving: solver)
          : layouter.layOut(measuring: &measurer, solving: solver, cache: session.cache)
        if requested?[index] ?? true { scenes[index].add(layout, of: document, for: number) }
        return layout
      }
    }
    var result = DocumentLayout(
      document: DocumentIdentity(resolution.graph), configurations: configurations, scenes: scenes,
      diagnostics: [])
    if resolution.documents.contains(where: { !$0.designs.isEmpty }) {
      result.designs = resolution.documents.map(\.designs)
    }
    return result
  }

  // MARK: Explanations

  /// Explains the frame of the view with an id, or returns `nil` if no installed view has the id.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - resolution: The document.
  ///   - number: The index of the configuration in the resolution.
  ///   - options: The layout options.
  /// - Returns: The explanation.
  package func explain(
    _ id: ObjectID, in resolution: DocumentResolution, at number: Int, options: LayoutOptions
  ) -> LayoutExplanation? {
    let solver = solver
    var explanation: LayoutExplanation?
    explain(resolution, at: number, options) { _, layouter, measurer in
      if let view = layouter.scene.viewIndex(of: id) {
        explanation =
          layouter.explanations(
            of: [view], measuring: &measurer, solving: solver)[0]
      }
    }
    return explanation
  }

  /// Explains the frames of the views of all scenes, by scene and view index.
  ///
  /// - Parameters:
  ///   - resolution: The document.
  ///   - number: The index of the configuration in the resolution.
  ///   - options: The layout options.
  /// - Returns: The explanations.
  package func explanations(
    of resolution: DocumentResolution, at number: Int, options: LayoutOptions
  ) -> [Handle<SceneGraph.Scene>: [LayoutExplanation]] {
    let solver = solver
    var explanations: [Handle<SceneGraph.Scene>: [LayoutExplanation]] = [:]
    explain(resolution, at: number, options) { index, layouter, measurer in
      explanations[index] = layouter.explanations(
        of: Array(layouter.scene.views.indices), measuring: &measurer, solving: solver)
    }
    return explanations
  }

  /// Lays out all scenes, after passing each to `body`.
  private func explain(
    _ resolution: DocumentResolution, at number: Int, _ options: LayoutOptions,
    _ body: (Handle<SceneGraph.Scene>, SceneLayouter, inout ContentMeasurer) -> Void
  ) {
    let document = resolution.documents[number]
    let configuration = resolution.configurations[number]
    let solver = solver
    let cache = LayoutCache()
    let visit = Visit(
      configuration: configuration, document: document,
      scenes: Self.structures(of: document, in: configuration, cache: cache),
      embeds: EmbedGraph(resolution.graph, embeddedScenes: document.embeddedScenes), requested: nil,
      ownCanvasSize: DocumentCanvas(resolution.graph.settings).size, variation: 0,
      examinesAmbiguousViews: true,
      options: options)
    self.visit(visit, cache: cache) { index, layouter, measurer in
      body(index, layouter, &measurer)
      return layouter.layOut(measuring: &measurer, solving: solver, cache: cache)
    }
  }

  // MARK: Scenes

  /// The scenes of a document in one configuration, with the requested results.
  private struct Visit {
    let configuration: Configuration
    let document: ResolvedDocument
    let scenes: Table<SceneGraph.Scene, SceneStructure>
    let embeds: EmbedGraph
    /// Whether each scene is requested, or `nil` for all scenes.
    let requested: Table<SceneGraph.Scene, Bool>?
    let ownCanvasSize: LayoutSize
    /// The fraction of their uncertainty by which contents are larger.
    let variation: Double
    let examinesAmbiguousViews: Bool
    let options: LayoutOptions

    /// Returns the context that the scenes share in a configuration.
    func context(_ configuration: Configuration, weight: Int) -> LayoutContext {
      LayoutContext(
        configuration: configuration, ownCanvasSize: ownCanvasSize, options: options,
        contentVariation: variation,
        examinesAmbiguousViews: examinesAmbiguousViews, documentWeight: weight)
    }
  }

  /// Prepares the scenes of a document for a configuration.
  private static func structures(
    of document: ResolvedDocument, in configuration: Configuration, cache: LayoutCache
  ) -> Table<SceneGraph.Scene, SceneStructure> {
    Table(
      document.scenes.indices.map { index in
        SceneStructure(
          document.scenes[index], id: SceneID(structure: document.structure, scene: index),
          document.configurations?[index] ?? configuration, cache: cache)
      })
  }

  /// Calls `body` with each requested scene, containers before the scenes that they embed.
  private func visit(
    _ visit: Visit, cache: LayoutCache,
    _ body: (Handle<SceneGraph.Scene>, SceneLayouter, inout ContentMeasurer) -> Layout
  ) {
    guard visit.requested?.contains(true) ?? true else { return }
    let weight = visit.scenes.reduce(0) { $0 + $1.geometry.roots.weight }
    var context = visit.context(visit.configuration, weight: weight)
    var measurer = ContentMeasurer(
      context: context, structure: visit.document.structure, cache: cache)
    var sizes: [Handle<SceneGraph.Scene>: LayoutSize] = [:]
    for index in visit.embeds.order
    where visit.scenes.indices.contains(index) && visit.requested?[index] ?? true {
      if let own = visit.document.configurations?[index], own != context.configuration {
        context = visit.context(own, weight: weight)
        measurer = ContentMeasurer(
          context: context, structure: visit.document.structure, cache: cache)
      }
      let layouter = SceneLayouter(
        context: context, structure: visit.scenes[index], embeddedSize: sizes[index])
      let layout = body(index, layouter, &measurer)
      guard !context.usesStoredFrames else { continue }
      // In other configurations than its own canvas, an embedded scene has the size of its
      // container.
      let embeddings = visit.embeds.embeddings(in: index)
      guard !embeddings.isEmpty else { continue }
      let views = layouter.scene.indicesByID
      for embedding in embeddings {
        guard let view = views[embedding.container] else { continue }
        sizes[embedding.destination] = layout.frames[view].size
      }
    }
  }
}

extension DocumentLayout.SceneLayouts {
  /// Adds a configuration with the same layout as another one.
  fileprivate mutating func add(_ number: Int, like other: Int) {
    for index in layouts.indices {
      guard let scene = layouts[index].scene(in: other) else { continue }
      layouts[index].configurations.append(number)
      layouts[index].scenes.append(scene)
    }
  }

  /// Adds a configuration to an existing layout with exactly the same values, or as a new layout.
  fileprivate mutating func add(
    _ layout: Layout, of document: ResolvedDocument, for number: Int
  ) {
    let same = layouts.firstIndex {
      // Most layouts differ in size.
      $0.layout.size == layout.size && $0.layout == layout
        && ($0.structure == document.structure
          || $0.scene.hasSameStructure(as: document.scenes[index]))
    }
    guard let same else {
      layouts.append(
        DocumentLayout.SharedLayout(
          configurations: [number], scenes: [document.scenes[index]], layout: layout,
          structure: document.structure))
      return
    }
    layouts[same].configurations.append(number)
    layouts[same].scenes.append(document.scenes[index])
  }
}
