package import InterfaceSource
package import InterfaceTraits

/// An Interface Builder document as declared in its file.
///
/// No decisions are made here: overrides are stored next to the values that they override,
/// references are ids, and names that the vocabulary does not contain are preserved.
package struct Document: Sendable {
  /// The kind of a document: one with scenes, or one with single objects.
  package typealias Kind = DocumentKind
  /// The target runtime of a document.
  package typealias Runtime = DocumentRuntime

  package var kind: Kind
  package var runtime: Runtime
  /// All attributes of the root element.
  package var attributes: Attributes
  /// The range of the root element's start tag.
  package var range: SourceRange
  /// The first two numbers of the version of Interface Builder that saved the document; 0 if unknown.
  package var toolsVersion: ToolsVersionNumber
  package var usesAutoLayout: Bool
  package var usesTraitCollections: Bool
  package var usesSafeAreas: Bool
  /// Whether colors in Generic RGB are compiled to sRGB (`colorMatched`); the document's components
  /// are unchanged.
  package var isColorMatched: Bool
  package var isLaunchScreen: Bool
  package var initialViewController: ObjectID?
  /// The canvas to which the stored frames belong, or `nil` before Xcode 8.
  package var device: CanvasDevice?
  /// The canvas of documents without a device.
  package var defaultMetrics: SimulatedMetrics
  /// The references to the segues that determine from which side a scene's bars are inferred.
  package var tieBreakerReferences: [Attribute]
  /// The intrinsic content sizes that Interface Builder measured for views of custom classes.
  package var designables: [ObjectID: LayoutSize]
  package var resources: Resources
  /// The scenes of a storyboard.
  package var scenes: [Scene]
  /// The objects of a xib.
  package var objects: [TopLevelObject]
  /// The child elements of the root that the model does not represent.
  package var extras: [Element]
  /// Whether some object has user-defined runtime attributes.
  package var hasRuntimeAttributes = false

  package init(
    kind: Kind, runtime: Runtime, attributes: Attributes, range: SourceRange,
    toolsVersion: ToolsVersionNumber
  ) {
    self.kind = kind
    self.runtime = runtime
    self.attributes = attributes
    self.range = range
    self.toolsVersion = toolsVersion
    usesAutoLayout = attributes.flag(.useAutolayout) ?? false
    usesTraitCollections = attributes.flag(.useTraitCollections) ?? false
    usesSafeAreas = attributes.flag(.useSafeAreas) ?? false
    isColorMatched = attributes.flag(.colorMatched) ?? false
    isLaunchScreen = attributes.flag(.launchScreen) ?? false
    initialViewController = attributes.object(.initialViewController)
    device = nil
    defaultMetrics = SimulatedMetrics()
    tieBreakerReferences = []
    designables = [:]
    resources = Resources()
    scenes = []
    objects = []
    extras = []
  }

  /// The segues that determine from which side a scene's bars are inferred.
  package var metricsTieBreakers: [ObjectID] { tieBreakerReferences.map { ObjectID($0.value) } }
}

/// The first two numbers of a `toolsVersion`.
package struct ToolsVersionNumber: Hashable, Sendable, Comparable {
  package var major: Int
  package var minor: Int

  package init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version such as `14490.70` or `32700.99.1234`, or returns `nil` if the first part is
  /// not a number.
  package init?(_ text: String) {
    let parts = text.split(separator: ".")
    guard let first = parts.first, let major = Int(first) else { return nil }
    self.init(major: major, minor: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  package static func < (lhs: ToolsVersionNumber, rhs: ToolsVersionNumber) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

/// The canvas to which the stored frames belong.
package struct CanvasDevice: Hashable, Sendable {
  /// The device's id, such as `retina4_7`.
  package var id: String
  package var isLandscape: Bool
  /// `fullscreen`, `splitview1_3` or `splitview2_3`, or `nil` for full screen.
  package var layout: String?
  package var isDark: Bool
  /// The range of the id.
  package var idRange: SourceRange
  /// The range of the start tag.
  package var range: SourceRange

  package init(
    id: String, isLandscape: Bool, layout: String?, isDark: Bool, idRange: SourceRange,
    range: SourceRange
  ) {
    self.id = id
    self.idRange = idRange
    self.isLandscape = isLandscape
    self.layout = layout
    self.isDark = isDark
    self.range = range
  }
}

/// A scene of a storyboard.
package struct Scene: Hashable, Sendable {
  /// The `sceneID`, which has a separate name space.
  package var id: String
  package var controller: Controller?
  /// The other objects: placeholders, exits, gesture recognizers, further views.
  package var objects: [TopLevelObject]
  /// The attributes as declared in the document.
  package var attributes: Attributes
  /// The position on the editor's canvas and other keyed children.
  package var properties: Properties
  /// The child elements that the model does not represent.
  package var extras: [Element]
  /// The range of the start tag.
  package var range: SourceRange

  package init(id: String, controller: Controller?, objects: [TopLevelObject], range: SourceRange) {
    self.id = id
    self.controller = controller
    self.objects = objects
    self.range = range
    attributes = Attributes()
    properties = Properties()
    extras = []
  }
}

/// An object that no other object contains.
package enum TopLevelObject: Hashable, Sendable {
  case controller(Controller)
  case view(View)
  case barItem(BarItem)
  /// The File's Owner or First Responder.
  case placeholder(PlainObject)
  /// The destination of unwind segues.
  case exit(PlainObject)
  /// A gesture recognizer, a custom object, or an element that the vocabulary does not contain.
  case other(PlainObject)
}

/// An object of which only the id, the attributes and the links are relevant.
package struct PlainObject: Hashable, Sendable {
  package var id: ObjectID?
  package var element: Element
  package var connections: [Connection]

  package init(id: ObjectID?, element: Element, connections: [Connection]) {
    self.id = id
    self.element = element
    self.connections = connections
  }
}

/// The declarations of the assets and colors to which the document refers.
package struct Resources: Hashable, Sendable {
  /// An image with the size at which Interface Builder displayed it.
  package struct Image: Hashable, Sendable {
    package var name: String
    /// The size in points; for a symbol, that of a large rendering in pixels, of which only the
    /// ratio matters.
    package var size: LayoutSize
    package var isSymbol: Bool
    /// Whether the document contains the image itself, as an archive.
    package var isEmbedded: Bool
    /// The range of the start tag.
    package var range: SourceRange

    package init(
      name: String, size: LayoutSize, isSymbol: Bool, isEmbedded: Bool = false, range: SourceRange
    ) {
      self.name = name
      self.size = size
      self.isSymbol = isSymbol
      self.isEmbedded = isEmbedded
      self.range = range
    }
  }

  package var images: [Image]
  /// The colors of asset catalogs, with the values that Interface Builder displayed.
  package var namedColors: [String: Color]
  /// The ranges of the start tags of those colors.
  package var namedColorRanges: [String: SourceRange] = [:]
  /// The system colors with their light values.
  package var systemColors: [String: Color]
  /// The child elements that the model does not represent.
  package var extras: [Element] = []

  package init(
    images: [Image] = [], namedColors: [String: Color] = [:], systemColors: [String: Color] = [:]
  ) {
    self.images = images
    self.namedColors = namedColors
    self.systemColors = systemColors
  }
}
