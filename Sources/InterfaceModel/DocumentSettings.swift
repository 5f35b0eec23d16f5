package import InterfaceSource
package import InterfaceTraits

/// The settings of a document as a whole, apart from its objects.
package struct DocumentSettings: Sendable {
  package let kind: Document.Kind
  package let runtime: Document.Runtime
  /// The range of the root element's start tag.
  package let range: SourceRange
  /// The version of Interface Builder that saved the document, on which its canvas depends; 0 if unknown.
  package let editorVersion: Int
  package let usesAutoLayout: Bool
  package let usesTraitCollections: Bool
  package let usesSafeAreas: Bool
  /// Whether colors in Generic RGB are compiled to sRGB.
  package let isColorMatched: Bool
  package let isLaunchScreen: Bool
  /// The canvas to which the stored frames belong, or `nil` before Xcode 8.
  package let device: CanvasDevice?
  /// The stored sizes of controllers' root views, in points, the most frequent first, and earlier
  /// ones first among equally frequent ones.
  package let rootSizes: [LayoutSize]
  /// The stored sizes of top-level views of a xib, in the same order.
  package let topLevelSizes: [LayoutSize]
  /// The canvas of documents without a device.
  package let defaultMetrics: SimulatedMetrics
  /// The intrinsic content sizes that Interface Builder measured for views of custom classes.
  package let designables: [ObjectID: LayoutSize]
  package let resources: Resources
  /// The tint of windows, which views inherit, or `nil` for the platform's.
  package let globalTint: Color?

  /// Creates the settings of a document.
  package init(_ document: Document) {
    kind = document.kind
    runtime = document.runtime
    range = document.range
    editorVersion = document.toolsVersion.major
    usesAutoLayout = document.usesAutoLayout
    usesTraitCollections = document.usesTraitCollections
    usesSafeAreas = document.usesSafeAreas
    isColorMatched = document.isColorMatched
    isLaunchScreen = document.isLaunchScreen
    device = document.device
    rootSizes = Self.rootSizes(of: document)
    topLevelSizes = Self.topLevelSizes(of: document)
    defaultMetrics = document.defaultMetrics
    designables = document.designables
    resources = document.resources
    globalTint = document.extras.first { $0.name == .color && $0.key == .tintColor }
      .map { Color($0.attributes) }
  }

  private static func rootSizes(of document: Document) -> [LayoutSize] {
    sizes(
      of: document.scenes.compactMap { $0.controller?.view }
        + document.objects.compactMap { object in
          if case .controller(let controller) = object { controller.view } else { nil }
        })
  }

  private static func topLevelSizes(of document: Document) -> [LayoutSize] {
    sizes(
      of: document.objects.compactMap { object in
        if case .view(let view) = object { view } else { nil }
      })
  }

  /// Returns the stored sizes of views, the most frequent first.
  private static func sizes(of views: [View]) -> [LayoutSize] {
    var counts: [LayoutSize: (count: Int, index: Int)] = [:]
    for (index, view) in views.enumerated() {
      guard let size = view.frame?.rect(in: .zero).size, size.width > 0, size.height > 0 else {
        continue
      }
      counts[size, default: (0, index)].count += 1
    }
    return counts.sorted { ($1.value.count, $0.value.index) < ($0.value.count, $1.value.index) }
      .map(\.key)
  }
}
