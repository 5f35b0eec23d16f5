import InterfaceEnvironment
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// What is known of the contents of the views of one document, by the places of the views in it.
struct ContentMemo {
  /// All that the measures of contents depend on besides the views.
  private struct Surroundings: Equatable {
    /// The number of the resolution of the document that the views come from.
    var resolution: Int
    var metrics: PlatformMetrics.ID
    var scale: Double
    var category: ContentSizeCategory?
    var hasHomeIndicator: Bool
  }

  /// A view in some surroundings.
  struct Key: Hashable {
    fileprivate var surroundings: Int32
    /// The offset of the view in the document.
    fileprivate var view: Int32
    /// Points; not a number when the width does not matter.
    fileprivate var width: UInt64
    fileprivate var height: UInt64
  }

  var sizes: [Key: ContentSize] = [:]
  var lines: [Key: LaidOutText?] = [:]
  private var known: [Surroundings] = []
  /// The place of the present surroundings among the known ones.
  private(set) var current = 0

  /// Goes on with the views of a resolution in a place.
  mutating func move(toResolution resolution: Int, in context: LayoutContext) {
    let surroundings = Surroundings(
      resolution: resolution, metrics: context.metrics.id, scale: context.scale,
      category: context.configuration.textSize, hasHomeIndicator: context.hasHomeIndicator)
    current = known.firstIndex(of: surroundings) ?? known.count
    if current == known.count { known.append(surroundings) }
  }

  /// The key of a view at a size, in points; nil for a side that does not matter.
  func key(_ view: ResolvedView, width: Double?, height: Double? = nil) -> Key {
    Key(
      surroundings: Int32(current), view: view.range.start, width: (width ?? .nan).bitPattern,
      height: (height ?? .nan).bitPattern)
  }
}

extension ViewContent {
  /// Whether the content's height may depend on its width.
  var wraps: Bool {
    switch self {
    case .label, .button, .textView: true
    default: false
    }
  }

  /// Whether the view has no image and no text, nor any other content of its own.
  var showsNothing: Bool {
    switch self {
    case .plain: true
    case .imageView(let imageView): imageView.image == nil
    case .label(let label): label.numberOfLines == 1 && label.text.isEmpty
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
