import EditorCanvas
package import InterfaceResolution
import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension DocumentLayouter {
  /// The amount by which all texts are widened and narrowed to determine which widths follow, in
  /// points.
  ///
  /// It is larger than the tolerance, and smaller than the extra space of most texts.
  private static let growth = 4.0

  /// Returns the labels and buttons of one line whose stored width only their text determines.
  ///
  /// The document is laid out with the sizes that it stores: unchanged, and with all texts slightly
  /// wider and slightly narrower. A width that equals the stored one and changes by the same amount
  /// both times is that of the text: one that constraints determine, or that is at a limit, does
  /// not follow. A difference of half a point is ignored, since stored edges need not be whole
  /// pixels of the canvas. Views that Interface Builder flagged as misplaced or ambiguous are
  /// omitted together with their subviews.
  /// - Parameters:
  ///   - resolution: The document, resolved for its own canvas only.
  ///   - options: The layout options.
  /// - Returns: The texts in document order.
  package func storedTexts(
    in resolution: DocumentResolution, options: LayoutOptions
  ) -> [StoredText] {
    func layouts(growth: Double) -> [DocumentLayout.SharedLayout] {
      var options = options
      options.sizing = .stored
      options.textGrowth = growth
      return layOut(resolution, options: options).scenes.flatMap { $0.layouts.prefix(1) }
    }
    guard let canvas = resolution.configurations.first else { return [] }
    let stored = layouts(growth: 0)
    let grown = layouts(growth: Self.growth)
    let shrunk = layouts(growth: -Self.growth)
    let flagged = Self.flagged(in: resolution.graph)
    var measured = LayoutOptions(sizing: .metrics)
    measured.fonts = options.fonts
    let context = LayoutContext(
      configuration: canvas, ownCanvasSize: DocumentCanvas(resolution.graph.settings).size,
      options: measured)
    var measurer = ContentMeasurer(context: context)
    var texts: [StoredText] = []
    for ((stored, grown), shrunk) in zip(zip(stored, grown), shrunk) {
      guard let scene = stored.scenes.first else { continue }
      for (index, view) in scene.views.indexed where !flagged.contains(view.range.start) {
        guard let extent = view.storedFrame?.rect(in: .zero).size else { continue }
        let width = stored.layout.frames[index].size.width
        guard abs(width - extent.width) <= StoredText.tolerance,
          abs(grown.layout.frames[index].size.width - width - Self.growth) <= StoredText.tolerance,
          abs(shrunk.layout.frames[index].size.width - width + Self.growth) <= StoredText.tolerance,
          let text = measurer.storedText(view, extent)
        else { continue }
        texts.append(text)
      }
    }
    return texts.sorted { $0.range.start < $1.range.start }
  }

  /// Returns the offsets of the start tags of views that Interface Builder flagged, and of their
  /// descendants.
  private static func flagged(in graph: SceneGraph) -> Set<Int32> {
    var flagged: Set<Int32> = []
    for view in graph.views
    where view.attributes.flag(.misplaced) == true
      || view.attributes.flag(.ambiguous) == true
    {
      let first = graph.views.firstIndex { $0.range == view.range } ?? view.end
      for index in first..<max(first, view.end) { flagged.insert(graph.views[index].range.start) }
    }
    return flagged
  }
}

extension ContentMeasurer {
  /// Returns a measured view with a text of one line in one font, or `nil` for other views.
  fileprivate mutating func storedText(_ view: ResolvedView, _ stored: LayoutSize) -> StoredText? {
    guard view.layout.usesConstraints, view.layout.designSize.horizontal == nil,
      !view.layout.isHidden,
      let runs = view.textRuns, let first = runs.first,
      runs.allSatisfy({ $0.font == first.font })
    else { return nil }
    let text = runs.map(\.text).joined()
    let metrics = self.text.metrics(first.font, environment)
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
    let own = measuredSize(of: view, width: nil)
    let substitute = measuredSize(
      of: view.inFont(.named("HelveticaNeue", size: metrics.size)), width: nil)
    guard let measured = own.size, let substituted = substitute.width else { return nil }
    return StoredText(
      id: view.id, range: view.range, text: text, font: first.font, file: metrics.fileName,
      isButton: view.kind == .button, stored: stored, measured: measured,
      substituted: substituted + Self.kerning(of: text) * metrics.size,
      isApproximate: own.isApproximate)
  }
}

extension ContentMeasurer {
  /// Returns the amount by which character spacing in Helvetica Neue is narrower than its published
  /// advances, in em.
  ///
  /// The kerning pairs are those of Helvetica, as no others are published; three of the seven texts
  /// of `StoredText.isSubstituted` fit with them only, by 0.7 to 1.7 points (weak).
  private static func kerning(of text: String) -> Double {
    let table = NamedFont(name: "Helvetica").kerning
    guard !table.isEmpty else { return 0 }
    return zip(text.utf8, text.utf8.dropFirst()).reduce(0) { sum, pair in
      guard (0x20...0x7E).contains(pair.0), (0x20...0x7E).contains(pair.1) else { return sum }
      return sum + Double(table[(Int(pair.0) - 0x20) * 95 + Int(pair.1) - 0x20]) / 10_000
    }
  }
}

extension ContentSize {
  /// Both extents, or `nil` if one is not that of the content.
  fileprivate var size: LayoutSize? {
    guard let width, let height else { return nil }
    return LayoutSize(width: width, height: height)
  }
}

extension ResolvedView {
  /// The text of a label that does not wrap it, or of a button that contains nothing else.
  fileprivate var textRuns: [TextRun]? {
    switch content {
    case .label(let label) where label.numberOfLines == 1: label.text.measuredRuns
    case .button(let button)
    where button.configuration == nil && button.normal.image == nil
      && button.normal.backgroundImage == nil && button.contentEdgeInsets == .zero:
      button.normal.title.measuredRuns
    default: nil
    }
  }

  /// Returns the view with its text in another font.
  fileprivate func inFont(_ font: FontDescriptor) -> ResolvedView {
    var view = self
    switch content {
    case .label(var label):
      for index in label.text.runs.indices { label.text.runs[index].font = font }
      label.font = font
      view.content = .label(label)
    case .button(var button):
      for index in button.normal.title.runs.indices {
        button.normal.title.runs[index].font = font
      }
      button.font = font
      view.content = .button(button)
    default: break
    }
    return view
  }
}
