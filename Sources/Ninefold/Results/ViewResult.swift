import InterfaceLayout
public import InterfaceResolution
public import InterfaceTraits

/// An installed view with its frame and what it shows, every override of the configuration applied.
///
/// It has the properties of ``ResolvedView`` besides its own.
///
/// ```swift
/// if let label = layout.view("w8n-9l-6TN"), case .label(let content) = label.content {
///   print(content.text.string, "at", label.frame, "in", label.superview?.elementName ?? "nothing")
/// }
/// ```
@dynamicMemberLookup public struct ViewResult: Sendable {
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
  private let index: ViewIndex

  init(_ storage: LaidOutScene, index: ViewIndex) {
    self.storage = storage
    self.index = index
  }

  var view: ResolvedView { storage.scene.views[index] }

  /// What the document says of the view in the configuration: its id, class, role, content, appearance and the like.
  public subscript<Value>(dynamicMember property: KeyPath<ResolvedView, Value>) -> Value {
    view[keyPath: property]
  }

  // MARK: Hierarchy

  /// The view that this one lies in; nil for a top-level view.
  public var superview: ViewResult? {
    view.superview.map { ViewResult(storage, index: $0) }
  }

  /// The installed views that lie directly in this one, cells and content views included, in the order of
  /// the document.
  public var subviews: [ViewResult] {
    storage.scene.views.subviews(of: index).map { ViewResult(storage, index: $0) }
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
    guard let id = view.id else { return [] }
    return SceneResult(storage.document, index: storage.index).segues.filter { $0.source == id }
  }

  // MARK: Layout

  /// The frame in the coordinates of the superview, in points, rounded to pixels; of a top-level view in
  /// those of the canvas.
  public var frame: LayoutRect { storage.layout.frames[index] }

  /// The frame in the coordinates of the canvas, in points.
  ///
  /// A view of a bar item lies in no view of the scene: it and the views inside have the coordinates of
  /// the item.
  public var frameInCanvas: LayoutRect {
    let origin = storage.origin(of: index)
    let size = frame.size
    return LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Whether constraints leave the position or the size open, or Interface Builder flags the view on the
  /// document's own canvas.
  public var hasAmbiguousLayout: Bool { storage.layout.ambiguities.contains { $0.view == index } }

  /// Whether the size rests on an approximation, such as a font that is not at hand.
  public var isSizeApproximate: Bool { storage.layout.approximateViews.contains(index) }

  /// The priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: LayoutAxis) -> Double { view.layout.hugging[axis] }

  /// The priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> Double {
    view.layout.compressionResistance[axis]
  }

  /// The lines of the text that the view shows; none for a view without text.
  public var textLines: [TextLine] {
    storage.layout.texts[index]?.lines.map { line in
      TextLine(text: line.text, x: line.x, baseline: line.baseline, width: line.width)
    } ?? []
  }
}

extension ViewResult: CustomStringConvertible {
  /// The element's name with the id, and the name in the editor: `label 'w8n-9l-6TN' (Title)`.
  public var description: String { view.name }
}
