import InterfaceEnvironment
import InterfaceResolution
import InterfaceSource
import PlatformFacts

/// What is known of the contents of the views of one document, by the places of the views in it.
struct ContentMemo {
  /// A view with all that its content's measures depend on.
  struct Key: Hashable {
    private var resolution: Int
    /// The offset of the view in the document.
    private var view: Int32
    private var width: Double?
    private var height: Double?
    private var metrics: PlatformMetrics.ID
    private var scale: Double
    private var category: ContentSizeCategory?
    private var hasHomeIndicator: Bool

    init(
      _ view: ResolvedView, of resolution: Int, width: Double?, height: Double? = nil,
      in context: LayoutContext
    ) {
      self.resolution = resolution
      self.view = view.range.start
      self.width = width
      self.height = height
      metrics = context.metrics.id
      scale = context.scale
      category = context.configuration.textSize
      hasHomeIndicator = context.hasHomeIndicator
    }
  }

  var sizes: [Key: ContentSize] = [:]
  var lines: [Key: LaidOutText?] = [:]
  /// The number of the resolution of the document that the views come from.
  var resolution = 0
}

extension ResolvedContent {
  /// Whether the content's height may depend on its width.
  var wraps: Bool {
    switch self {
    case .label, .button, .textView: true
    default: false
    }
  }

  /// Whether the view shows text of its own.
  var showsText: Bool {
    switch self {
    case .label, .button, .textField, .textView: true
    default: false
    }
  }
}
