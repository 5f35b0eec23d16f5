import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfacePicture
import InterfaceSource
import InterfaceTraits
import StructuredData
import Synchronization

/// Adds pictures and facts about views to a page's model of a document.
final class PagePainter: Sendable {
  private let assets: PictureImages
  private let isDeep: Bool
  private let file: SourceFile
  private let lines: LineTable
  private let bezel: Bezel
  private let writer: Mutex<PictureWriter>
  private let shown: Mutex<(document: PageDocument, numbers: [ResolvedAsset: ImageFile?])>

  /// Creates a painter that continues the page's model; text is drawn as outlines if a tally is
  /// passed.
  init(
    _ compilation: Compilation, page: PageDocument, bezel: Bezel = .none, outlinedTexts: TextTally?
  ) {
    self.bezel = bezel
    assets = PictureImages(compilation.assets)
    isDeep = compilation.isDeep
    file = compilation.file
    lines = LineTable(compilation.file)
    writer = Mutex(
      PictureWriter(
        outlinedTexts: outlinedTexts, fonts: compilation.assets.fonts,
        configurations: compilation.laidOut?.layout.configurations ?? []))
    shown = Mutex((page, [:]))
  }

  /// Adds the number of texts that remained text to a tally.
  func addRemaining(to tally: TextTally?) { tally?.add(writer.withLock { $0.remaining }) }

  /// The current model of the page.
  var page: PageDocument { shown.withLock { $0.document } }

  /// Returns the index of a scene's picture.
  func picture(
    of scene: ResolvedScene, layout: Layout, configuration: Configuration
  ) -> Int {
    // The page contains each image once, wherever it is shown; pictures refer to it by its number.
    let images: ImageFiles = { [self] asset in
      shown.withLock { shown in
        if let cached = shown.numbers[asset] { return cached }
        var image = assets.file(of: asset)
        if let file = image {
          image?.base64 = Array("@\(shown.document.number(of: file))".utf8)
        }
        shown.numbers[asset] = .some(image)
        return image
      }
    }
    let svg = DeepStack.run(isDeep: isDeep) { [self] in
      let list = ScenePicture.draw(
        scene: scene, layout: layout, configuration: configuration, images: images, lines: lines,
        decoration: SceneDecoration(bezel: bezel))
      return writer.withLock { $0.svg(list) }
    }
    return shown.withLock { $0.document.pool.add(svg) }
  }

  /// Returns the index of the facts about a scene's objects.
  func facts(
    of scene: ResolvedScene, layout: Layout, reasons: [LayoutExplanation]? = nil
  ) -> Int {
    shown.withLock { shown in
      var facts = Self.facts(of: scene, layout: layout, lines: lines, in: &shown.document)
      if let reasons, reasons.count == scene.views.count {
        facts.reasons = zip(scene.views, reasons).compactMap { view, explanation in
          view.id == nil ? nil : index(of: explanation, in: &shown.document)
        }
      }
      return shown.document.index(of: facts)
    }
  }

  /// Returns the index of an explanation; each sentence is stored once.
  private func index(of explanation: LayoutExplanation, in page: inout PageDocument) -> Int {
    var writer = JSONWriter()
    writer.array(WhyReport.edges(of: explanation, in: file, lines)) { writer, edge in
      writer.array { writer in
        writer.value(edge.edge.edge.rawValue)
        writer.value(edge.edge.isDetermined ? 0.0 : 1.0)
        for sentence in edge.sentences {
          var text = JSONWriter()
          text.value(sentence)
          writer.value(Double(page.index(of: text.bytes)))
        }
      }
    }
    return page.index(of: writer.bytes)
  }

  /// Returns the facts about a scene's objects.
  private static func facts(
    of scene: ResolvedScene, layout: Layout, lines: LineTable, in page: inout PageDocument
  ) -> PageDocument.Facts {
    var facts = PageDocument.Facts(views: [], constraints: [])
    var ambiguous: [ViewIndex: String] = [:]
    for ambiguity in layout.ambiguities {
      ambiguous[ambiguity.view] = ambiguity.listed.map(\.rawValue).joined(separator: ", ")
    }
    var depths: Table<ResolvedView, Int> = []
    for (index, view) in scene.views.indexed {
      let depth = view.superview.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      guard let id = view.id else { continue }
      var writer = JSONWriter()
      writer.object { member in
        member.member("id", id.text)
        member.member("class", view.kindTitle)
        if let custom = view.customClass { member.member("custom", custom) }
        if let label = view.userLabel { member.member("label", label) }
        member.member("depth", min(depth, 20))
        member.member("line", lines.location(of: view.range.start).line)
        if let components = ambiguous[index] { member.member("open", components) }
        if layout.approximateViews.contains(index) { member.member("approximate", true) }
        if layout.texts[index]?.isCut == true { member.member("cut", true) }
        ViewDetailsJSON.write(view, to: &member)
      }
      facts.views.append(page.index(of: writer.bytes))
    }
    let conflicts = Set(layout.conflicts.flatMap(\.constraints))
    for (index, constraint) in scene.constraints.indexed where !constraint.isRemoved {
      var writer = JSONWriter()
      writer.object { member in
        member.member("text", constraint.summary(in: scene))
        member.member("priority", constraint.priority)
        member.array("views", [constraint.first, constraint.second].compactMap { $0 }) {
          writer, item in
          writer.value(scene.views[scene.owner(of: item)].id?.text ?? "")
        }
        if conflicts.contains(index) { member.member("conflict", true) }
      }
      facts.constraints.append(page.index(of: writer.bytes))
    }
    return facts
  }
}
