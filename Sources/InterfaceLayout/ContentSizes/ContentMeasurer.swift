import InterfaceResolution
import InterfaceTraits
import TextMeasurement

/// A measurer of the contents of views.
package struct ContentMeasurer {
  /// The context of the measured views.
  let context: LayoutContext
  /// The number of the context among the measurement environments.
  private let environmentNumber: Int32
  private let cache: LayoutCache

  package init(context: LayoutContext) {
    self.init(context: context, structure: 0, cache: LayoutCache())
  }

  /// Creates a measurer for a document in a configuration.
  ///
  /// - Parameters:
  ///   - context: The layout context.
  ///   - structure: The number of the document's structure in the configuration.
  ///   - cache: The cached results of the document.
  init(context: LayoutContext, structure: Int, cache: LayoutCache) {
    self.context = context
    self.cache = cache
    environmentNumber = cache.environmentNumber.cached(.init(structure: structure, context)) {
      Int32(cache.environmentNumber.count)
    }
  }

  var text: TextMeasurer { cache.texts }

  var environment: TextEnvironment {
    TextEnvironment(
      context.metrics, scale: context.scale, category: context.configuration.textSize,
      fonts: context.fonts)
  }

  /// Returns the size of a view's content.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width of its frame in the previous pass, in points, or `nil` in the first pass.
  ///   - isRoot: Whether the view is a layout root, whose size is given.
  /// - Returns: The intrinsic extents of the alignment rectangle.
  mutating func contentSize(
    of view: ResolvedView, width: Double?, isRoot: Bool
  ) -> ContentSize {
    let width = view.kind.wraps ? width : nil
    return cache.sizes.cached(ContentKey(view, width: width, environmentNumber: environmentNumber))
    {
      var size = newContentSize(of: view, width: width, isRoot: isRoot)
      size.showsNothing =
        view.content.showsNothing && (size.width ?? 0) == 0 && (size.height ?? 0) == 0
      if let label = view.content.label { size.baselines = baselines(of: label) }
      size.isText = view.kind.showsText || view.kind == .segmentedControl
      if !isRoot, view.layout.usesConstraints { size.apply(view.layout.declaredIntrinsicSize) }
      return size
    }
  }

  /// Returns the lines of text in a view of the given size, or `nil` without text.
  mutating func cachedLines(of view: ResolvedView, size: LayoutSize) -> LaidOutText? {
    guard view.kind.showsText else { return nil }
    let key = ContentKey(
      view, width: size.width, height: size.height, environmentNumber: environmentNumber)
    return cache.lines.cached(key) { lines(of: view, size: size) }
  }

  private mutating func baselines(of label: ViewContent.Label) -> Baselines {
    if label.text.isAttributed, !label.text.isEmpty {
      let layout = text.measure(
        label.text.measuredRuns, options: label.textOptions, environment: environment)
      return .fromEdges(first: layout.firstBaseline, last: layout.lastBaselineFromBottom)
    }
    let metrics = text.metrics(label.font, environment)
    // Without text, a line height is rounded to whole points: 8 labels of 3 documents of 2 projects
    // are 21 and not 20.5 high between two baselines (weak).
    let line =
      label.text.isEmpty ? metrics.lineHeight.rounded(.up) : metrics.singleLineHeight(environment)
    return .fromEdges(first: line - metrics.roundedDescender, last: metrics.roundedDescender)
  }

  private mutating func newContentSize(
    of view: ResolvedView, width: Double?, isRoot: Bool
  ) -> ContentSize {
    if isRoot || !view.layout.usesConstraints { return baselinesOnly(view) }
    let cached = designableSize(of: view)
    switch context.sizing {
    case .stored:
      var stored = storedSize(of: view)
      if view.kind == .label || view.kind == .button {
        stored.width = stored.width.map { max(0, $0 + context.textGrowth) }
      }
      return stored == .none ? cached : stored
    case .metrics: return sizeByMetrics(of: view, width: width)
    }
  }

  /// Returns the measured content size of a view, regardless of the size that the document stored.
  mutating func sizeByMetrics(of view: ResolvedView, width: Double?) -> ContentSize {
    let cached = designableSize(of: view)
    if cached == .none { return measuredSize(of: view, width: width) }
    guard let label = view.content.label, label.numberOfLines != 1 else { return cached }
    return wrapped(cached, label: view, width: width)
  }

  /// Returns the size that Interface Builder measured for a view of a custom class.
  func designableSize(of view: ResolvedView) -> ContentSize {
    ContentSize(
      width: view.layout.designSize.horizontal, height: view.layout.designSize.vertical)
  }

  /// Returns the size of a label of a custom class whose text wraps.
  ///
  /// Interface Builder caches the size on one line, in the font that the class sets. Evidence: 150
  /// labels of 2 repositories; where they are narrower than the cached width, their heights are
  /// whole multiples of the cached line (41 for 20.5, 101.5 for 5 lines of 17 points).
  private mutating func wrapped(
    _ cached: ContentSize, label: ResolvedView, width: Double?
  ) -> ContentSize {
    guard let oneLine = cached.width, let lineHeight = cached.height, let width,
      width < oneLine - 0.5
    else { return cached }
    let own = measuredSize(of: label, width: nil)
    guard let ownWidth = own.width, let ownHeight = own.height, ownWidth > 0, ownHeight > 0,
      oneLine > 0
    else { return cached }
    let broken = measuredSize(of: label, width: width * ownWidth / oneLine)
    let factor = lineHeight / ownHeight
    var size = cached
    size.width = (broken.width ?? ownWidth) * oneLine / ownWidth
    size.height = environment.roundedUp((broken.height ?? ownHeight) * factor)
    size.isApproximate = true
    return size
  }

  private mutating func baselinesOnly(_ view: ResolvedView) -> ContentSize {
    var size = storedSize(of: view)
    size.width = nil
    size.height = nil
    return size
  }
}
