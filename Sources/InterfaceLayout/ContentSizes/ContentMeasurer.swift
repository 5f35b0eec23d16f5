import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

/// Measures the contents of views; a worker owns one and keeps its memo across cells and devices.
package struct ContentMeasurer: Sendable {
  var text = TextMeasurer()
  /// The document whose views are measured.
  var context: LayoutContext

  package init(context: LayoutContext) {
    self.context = context
  }

  /// Goes on with another configuration or document and keeps what was measured.
  package mutating func move(to context: LayoutContext) {
    self.context = context
  }

  var environment: TextEnvironment {
    TextEnvironment(toolsVersion: context.version, scale: context.scale)
  }

  /// How large a view's content is.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - width: The width of its frame in the pass before, in points; nil in the first pass.
  ///   - isRoot: Whether the view is a layout root, whose size is given.
  /// - Returns: The extents of the alignment rectangle that the content has by itself.
  mutating func contentSize(
    of view: ResolvedView, width: Double?, isRoot: Bool
  ) -> ContentSize {
    if isRoot || !view.layout.usesConstraints { return baselinesOnly(view) }
    switch context.sizing {
    case .stored: return storedSize(of: view)
    case .metrics: return measuredSize(of: view, width: width)
    }
  }

  private mutating func baselinesOnly(_ view: ResolvedView) -> ContentSize {
    var size = storedSize(of: view)
    size.width = nil
    size.height = nil
    return size
  }
}
