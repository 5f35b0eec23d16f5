package import ConfigurationReading
import ConstraintSolver
package import InterfaceEnvironment
package import InterfaceLocalization
package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits
package import InterfaceValidation
package import TextMeasurement

/// Lays a document out in every configuration asked for.
package struct DocumentLayouter: ~Copyable {
  private var solver = Solver()
  private var measurer: ContentMeasurer?
  /// What is known of the last document; nil for none.
  private var document: KnownDocument?

  /// Whether layouts are kept as functions of the canvas.
  package var recordsClosedForm = false
  /// Whether contents have the colours of every configuration; otherwise those of the first one that
  /// differs in nothing else.
  package var resolvesColors = true
  /// How many findings of one kind are kept.
  package var findings = FindingList.standardLimit
  /// The font files that the next document's texts are measured with; nil for tables alone.
  package var fonts: FontLibrary?
  /// Whether no phone shows the next document.
  package var isForTablets = false
  /// How much wider than stored texts are where stored sizes count, in points.
  var textGrowth = 0.0
  /// The size of every cell's and device's canvas, in points; nil for their own.
  package var canvasSize: Size?

  /// What the configuration files around the document state; nil for nothing.
  package var sections: ConfigurationSections?

  /// How much the solver has worked so far, in entries of tableaus that it visited: a measure that no clock changes.
  package var solverEffort: Int { solver.totalEffort }

  package init() {}

  /// Lays out all scenes; configurations that lead to the same layout share it.
  ///
  /// The document is kept, so that it can be laid out again, until the next one or `forgetDocument`.
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - editions: The objects with the texts of other languages; nil where none is asked for.
  ///   - configurations: The places to lay it out in.
  ///   - sizing: Where content sizes come from.
  ///   - catalog: What asset catalogs know of an image.
  ///   - colors: What asset catalogs know of a colour.
  /// - Returns: The layouts and what layout found.
  package mutating func layOut(
    _ graph: SceneGraph, editions: DocumentEditions? = nil, in configurations: [Configuration],
    sizing: ContentSizing,
    catalog: ImageResolver.CatalogLookup?, colors: ColorLookup? = nil
  ) -> DocumentLayout {
    let statements = sections.flatMap { StatementResolver($0, graph) }
    forgetDocument()
    guard !configurations.isEmpty else {
      var result = DocumentLayout(
        document: DocumentIdentity(graph), configurations: [], scenes: [], diagnostics: [])
      result.statements = statements?.use
      result.diagnostics = LayoutFindings.all(
        result, EmbedGraph(graph), limit: findings, isForTablets: isForTablets)
      return result
    }
    var document = KnownDocument(
      graph: graph, sizing: sizing, statements: statements,
      resolver: DocumentResolver(
        graph, editions: editions, surroundings: SurroundingsInference.surroundings(of: graph),
        catalog: catalog,
        colors: colors, resolvesColors: resolvesColors, statements: statements),
      memo: RootMemo(for: configurations.count > 2 ? .layouts : .layout))
    var result = layOut(&document, in: configurations, again: nil)
    result.statements = statements?.use
    result.diagnostics = LayoutFindings.all(
      result, document.embeds, limit: findings, isForTablets: isForTablets)
    self.document = document
    return result
  }

  /// Lays out the last document once more, with all that is known of it.
  ///
  /// - Parameter again: What is asked for.
  /// - Returns: The layouts, without findings, and with no more of what is open than that it is.
  package mutating func layOutAgain(_ again: RepeatedLayout) -> DocumentLayout {
    guard var document = document.take() else {
      preconditionFailure("a document is laid out somewhere before it is laid out again")
    }
    document.resolver.beginAnew()
    let result = layOut(&document, in: again.configurations, again: again)
    self.document = document
    return result
  }

  /// Forgets the last document.
  package mutating func forgetDocument() {
    document = nil
    measurer?.forgetViews()
  }

  private mutating func layOut(
    _ known: inout KnownDocument, in configurations: [Configuration], again: RepeatedLayout?
  ) -> DocumentLayout {
    var designs: [[String]] = []
    var scenes: [DocumentLayout.SceneLayouts] = []
    var numbers: [Environment.Conditions: Int] = [:]
    for (number, configuration) in configurations.enumerated() {
      if known.statements == nil, again?.wants == nil,
        case .environment(let environment) = configuration.place
      {
        let conditions = environment.conditions
        if let same = numbers[conditions] {
          for index in scenes.indices { scenes[index].add(number, like: same) }
          continue
        }
        numbers[conditions] = number
      }
      let document = known.resolver.resolved(for: configuration)
      if known.statements != nil { designs.append(document.designs) }
      let places = document.configurations
      let like = known.structures[document.structure]
      let current = document.scenes.indices.map { index in
        SceneStructure(
          document.scenes[index], places?[index] ?? configuration, like: like?[index])
      }
      known.structures[document.structure] = current
      if scenes.isEmpty {
        scenes = current.indices.map { DocumentLayout.SceneLayouts(index: $0, layouts: []) }
      }
      let embeds =
        document.slots.isEmpty
        ? known.embeds : EmbedGraph(known.graph, slots: document.slots)
      let wanted = again?.wants.map { wants in
        document.scenes.indices.map { wants(configuration, $0, document.scenes[$0]) }
      }
      visit(
        current, wanted: wanted.map { embeds.withContainers($0) }, configuration: configuration,
        ownCanvas: known.ownCanvas, sizing: known.sizing, embeds: embeds,
        resolution: document.structure, places: places,
        variation: again?.contentVariation ?? 0, examinesOpenViews: again == nil,
        recordsClosedForm: recordsClosedForm
          && (configuration.isCanvas || known.statements?.dependsOnSize != true)
      ) { index, layouter, measurer, solver in
        let layout = layouter.layOut(
          measuring: &measurer, &solver, &known.memo,
          number: (resolution: document.structure, scene: index))
        if wanted?[index] ?? true { scenes[index].add(layout, of: document, for: number) }
        return layout
      }
    }
    var result = DocumentLayout(
      document: DocumentIdentity(known.graph), configurations: configurations, scenes: scenes,
      diagnostics: [])
    if designs.contains(where: { !$0.isEmpty }) { result.designs = designs }
    return result
  }

  /// Why the view with an id lies where it lies; nil when no installed view has the id.
  package mutating func explain(
    _ id: ObjectID, of graph: SceneGraph, editions: DocumentEditions? = nil,
    in configuration: Configuration,
    sizing: ContentSizing, catalog: ImageResolver.CatalogLookup?
  ) -> LayoutExplanation? {
    var explanation: LayoutExplanation?
    explain(graph, editions: editions, in: configuration, sizing: sizing, catalog: catalog) {
      _, layouter, measurer, solver in
      if let view = layouter.scene.viewIndex(of: id) {
        explanation = layouter.explain(view, measuring: &measurer, &solver)
      }
    }
    return explanation
  }

  /// Why the views of all scenes lie where they lie, by the scenes' indices and the views'.
  package mutating func explanations(
    of graph: SceneGraph, editions: DocumentEditions? = nil, in configuration: Configuration,
    sizing: ContentSizing, catalog: ImageResolver.CatalogLookup?
  ) -> [Int: [LayoutExplanation]] {
    var explanations: [Int: [LayoutExplanation]] = [:]
    explain(graph, editions: editions, in: configuration, sizing: sizing, catalog: catalog) {
      index, layouter, measurer, solver in
      explanations[index] = layouter.explanations(
        of: Array(layouter.scene.views.indices), measuring: &measurer, &solver)
    }
    return explanations
  }

  /// Lays out all scenes, and hands each to `body` before.
  private mutating func explain(
    _ graph: SceneGraph, editions: DocumentEditions?, in configuration: Configuration,
    sizing: ContentSizing, catalog: ImageResolver.CatalogLookup?,
    _ body: (Int, SceneLayouter, inout ContentMeasurer, inout Solver) -> Void
  ) {
    var resolver = DocumentResolver(
      graph, editions: editions, surroundings: SurroundingsInference.surroundings(of: graph),
      catalog: catalog,
      statements: sections.flatMap { StatementResolver($0, graph) })
    let document = resolver.resolved(for: configuration)
    let places = document.configurations
    let structures = document.scenes.indices.map {
      SceneStructure(document.scenes[$0], places?[$0] ?? configuration)
    }
    var memo = RootMemo(for: .layout)
    forgetDocument()
    visit(
      structures, wanted: nil, configuration: configuration,
      ownCanvas: DocumentCanvas(graph.settings), sizing: sizing,
      embeds: EmbedGraph(graph, slots: document.slots),
      resolution: 0, places: places, variation: 0, examinesOpenViews: true,
      recordsClosedForm: recordsClosedForm
    ) { index, layouter, measurer, solver in
      body(index, layouter, &measurer, &solver)
      return layouter.layOut(
        measuring: &measurer, &solver, &memo, number: (resolution: 0, scene: index))
    }
  }

  /// Calls `body` with each scene that is wanted, containers before what they embed.
  private mutating func visit(
    _ scenes: [SceneStructure], wanted: [Bool]?, configuration: Configuration,
    ownCanvas: DocumentCanvas, sizing: ContentSizing, embeds: EmbedGraph,
    resolution: Int, places: [Configuration]?, variation: Double, examinesOpenViews: Bool,
    recordsClosedForm: Bool,
    _ body: (Int, SceneLayouter, inout ContentMeasurer, inout Solver) -> Layout
  ) {
    let documentWeight = scenes.reduce(0) { $0 + $1.roots.weight }
    guard wanted?.contains(true) ?? true else { return }
    let layoutContext = { [fonts, textGrowth] (place: Configuration, size: Size?) in
      LayoutContext(
        configuration: place, ownCanvas: ownCanvas, sizing: sizing,
        recordsClosedForm: recordsClosedForm, fonts: fonts, textGrowth: textGrowth,
        contentVariation: variation, examinesOpenViews: examinesOpenViews,
        documentWeight: documentWeight, size: size)
    }
    var context = layoutContext(configuration, configuration.isCanvas ? nil : canvasSize)
    var measurer = measurer.take() ?? ContentMeasurer(context: context)
    measurer.move(to: context, resolution: resolution)
    var sizes: [Int: Size] = [:]
    for index in embeds.order where scenes.indices.contains(index) && wanted?[index] ?? true {
      if let places, places[index] != context.configuration {
        context = layoutContext(places[index], canvasSize)
        measurer.move(to: context, resolution: resolution)
      }
      let layouter = SceneLayouter(
        context: context, structure: scenes[index], embeddedSize: sizes[index])
      let layout = body(index, layouter, &measurer, &solver)
      guard !context.isOwnCanvas else { continue }
      // Elsewhere than on its own canvas an embedded scene is as large as its container.
      let own = embeds.embeddings(in: index)
      guard !own.isEmpty else { continue }
      let views = layouter.scene.indicesByID
      for embedding in own {
        guard let view = views[embedding.container] else { continue }
        sizes[embedding.destination] = layout.frames[view].size
      }
    }
    self.measurer = measurer
  }
}

extension DocumentLayout.SceneLayouts {
  /// Adds a configuration that has the same layout as another one.
  fileprivate mutating func add(_ number: Int, like other: Int) {
    for place in layouts.indices {
      guard let scene = layouts[place].scene(in: other) else { continue }
      layouts[place].configurations.append(number)
      layouts[place].scenes.append(scene)
    }
  }

  /// Adds a configuration: to a layout that is the same to the last number, or as one of its own.
  fileprivate mutating func add(
    _ layout: Layout, of document: ResolvedDocument, for number: Int
  ) {
    let scene = document.scenes[index]
    let size = layout.size
    // Most layouts differ in size: that is asked first and copies nothing.
    for place in layouts.indices where layouts[place].layout.size == size {
      guard layouts[place].layout == layout,
        layouts[place].structure == document.structure
          || layouts[place].scene.hasSameStructure(as: scene)
      else { continue }
      layouts[place].configurations.append(number)
      layouts[place].scenes.append(scene)
      return
    }
    var shared = DocumentLayout.SharedLayout(
      configurations: [number], scenes: [scene], layout: layout)
    shared.structure = document.structure
    layouts.append(shared)
  }
}
