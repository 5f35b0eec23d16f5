import InterfaceLayout
import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

/// An installed view with its frame and what it shows, every override of the configuration applied.
///
/// ```swift
/// if let label = layout.view("w8n-9l-6TN"), case .label(let content) = label.content {
///   print(content.text.string, "at", label.frame, "in", label.superview?.elementName ?? "nothing")
/// }
/// ```
public struct ViewResult: Sendable {
  /// What a view is to the object that holds it.
  public enum Role: Hashable, Sendable {
    /// The view of a controller.
    case rootView
    /// A top-level view of a xib, or a further top-level view of a scene.
    case topLevelView
    /// In the list of subviews.
    case subview
    /// The content view of a cell or of a visual effect view.
    case contentView
    /// A cell of a table or collection view, prototype or static.
    case cell
    /// A header or footer of a table or collection view.
    case supplementaryView
    /// The view of a bar item or the title view of a navigation item.
    case barItemView
    /// A bar that a container controller shows.
    case bar
    /// Any other view that is a property of its superview.
    case property
  }

  /// A line of text as it was measured.
  ///
  /// ```swift
  /// for line in view.textLines { print(line.text, "on the baseline \(line.baseline)") }
  /// ```
  public struct TextLine: Hashable, Sendable {
    /// The text of the line, with an ellipsis for what is left out.
    public let text: String
    /// The left end, in the coordinates of the view.
    public let x: Double
    /// The baseline, in the coordinates of the view.
    public let baseline: Double
    /// The width, in points.
    public let width: Double
  }

  let storage: LaidOutScene
  private let index: Int

  init(_ storage: LaidOutScene, index: Int) {
    self.storage = storage
    self.index = index
  }

  var view: ResolvedView { storage.scene.views[index] }

  // MARK: Identity

  /// The view's id; nil for the content views of old documents.
  public var id: ObjectID? { view.id }
  /// The name of the element in the document, such as `label` or `tableViewCell`.
  public var elementName: String { view.elementSpelling }
  /// The class that the app gives the view; nil for the platform's own.
  public var customClass: String? { view.customClass }
  /// The name that the view has in the editor; nil for none.
  public var userLabel: String? { view.userLabel }
  /// What the view is to the object that holds it.
  public var role: Role { Role(view.role) }
  /// The object that holds a view which lies in no other one, such as a bar item; nil for none.
  public var owner: ObjectID? { view.owner }
  /// The bytes of the view's start tag in the document.
  public var range: SourceRange { view.range }

  // MARK: Hierarchy

  /// The view that this one lies in; nil for a top-level view.
  public var superview: ViewResult? {
    view.superview < 0 ? nil : ViewResult(storage, index: view.superview)
  }

  /// The installed views that lie directly in this one, cells and content views included, in the order of
  /// the document.
  public var subviews: [ViewResult] {
    var subviews: [ViewResult] = []
    var next = index + 1
    while next < view.end {
      if storage.scene.views[next].superview == index {
        subviews.append(ViewResult(storage, index: next))
      }
      next = max(storage.scene.views[next].end, next + 1)
    }
    return subviews
  }

  /// The constraints that the document lists in this view.
  public var constraints: [ConstraintResult] {
    storage.scene.constraints.indices.filter { storage.scene.constraints[$0].owner == index }
      .map { ConstraintResult(storage, index: $0) }
  }

  /// The layout guides that belong to this view.
  public var guides: [LayoutGuideResult] {
    storage.scene.guides.indices.filter { storage.scene.guides[$0].owner == index }
      .map { LayoutGuideResult(storage, index: $0) }
  }

  /// The segues that start from this view.
  public var segues: [SegueResult] {
    guard let id else { return [] }
    return SceneResult(storage.document, index: storage.index).segues.filter { $0.source == id }
  }

  // MARK: Layout

  /// The frame in the coordinates of the superview, in points, rounded to pixels; of a top-level view in
  /// those of the canvas.
  public var frame: Rect { storage.layout.frames[index] }

  /// The frame in the coordinates of the canvas, in points.
  ///
  /// A view of a bar item lies in no view of the scene: it and the views inside have the coordinates of
  /// the item.
  public var frameInCanvas: Rect {
    let origin = storage.origin(of: index)
    let size = frame.size
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Whether constraints leave the position or the size open, or Interface Builder flags the view on the
  /// document's own canvas.
  public var hasAmbiguousLayout: Bool { storage.layout.ambiguities.contains { $0.view == index } }

  /// Whether the size rests on an approximation, such as a font that is not at hand.
  public var isSizeApproximate: Bool { storage.layout.approximateViews.contains(index) }

  /// The priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: Axis) -> Double { view.layout.hugging[axis] }

  /// The priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: Axis) -> Double {
    view.layout.compressionResistance[axis]
  }

  /// The lines of the text that the view shows; none for a view without text.
  public var textLines: [TextLine] {
    storage.layout.texts[index]?.lines.map { line in
      TextLine(text: line.text, x: line.x, baseline: line.baseline, width: line.width)
    } ?? []
  }

  // MARK: Content

  /// What the view shows, by its class, with every default filled in.
  public var content: ViewContent {
    ViewContent(view.content, reader: ContentReader(storage))
  }

  /// The image that the view shows; nil for none.
  public var image: ViewContent.Image? {
    if case .imageView(let content) = content { return content.image }
    return view.image.map { ViewContent.Image($0) }
  }

  /// The file of an asset catalog that the view shows; nil when it shows no image, or one that no catalog
  /// knows.
  public var asset: ViewContent.Asset? { image?.asset }
}

extension ViewResult: CustomStringConvertible {
  /// The element's name with the id, and the name in the editor: `label 'w8n-9l-6TN' (Title)`.
  public var description: String { view.name }
}

extension ViewResult.Role {
  fileprivate init(_ role: ResolvedView.Role) {
    self =
      switch role {
      case .controllerRoot: .rootView
      case .topLevel: .topLevelView
      case .subview: .subview
      case .contentView: .contentView
      case .cell: .cell
      case .supplementary: .supplementaryView
      case .barItemView: .barItemView
      case .bar: .bar
      case .property: .property
      }
  }
}
