package import InterfaceSource
package import InterfaceTraits

/// What a document says of itself as a whole, apart from its objects.
package struct DocumentSettings: Sendable {
  package let kind: Document.Kind
  package let runtime: Document.Runtime
  /// The bytes of the root element's start tag.
  package let range: SourceRange
  /// The version of Interface Builder that saved the document, on which its canvas depends; 0 if unknown.
  package let editorVersion: Int
  package let usesAutoLayout: Bool
  package let usesTraitCollections: Bool
  package let usesSafeAreas: Bool
  /// Whether colours in Generic RGB are compiled to sRGB.
  package let isColorMatched: Bool
  package let isLaunchScreen: Bool
  /// The canvas that the stored frames belong to; nil before Xcode 8.
  package let device: CanvasDevice?
  /// The canvas of documents without a device.
  package let defaultMetrics: SimulatedMetrics
  /// Intrinsic content sizes that Interface Builder measured for views of the app's own classes.
  package let designables: [ObjectID: Size]
  package let resources: Resources
  /// The tint of windows, which views inherit; nil for the platform's.
  package let globalTint: Color?

  /// The settings of a document.
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
    defaultMetrics = document.defaultMetrics
    designables = document.designables
    resources = document.resources
    globalTint = document.extras.first { $0.name == .color && $0.key == .tintColor }
      .map { Color($0.attributes) }
  }
}
