import InterfaceLayout
public import InterfaceResolution
public import InterfaceTraits

/// An installed view with its frame and content, with every override of the configuration applied.
///
/// It also has the properties of ``ResolvedView``.
///
/// ```swift
/// if let label = layout.view("w8n-9l-6TN"), case .label(let content) = label.content {
///   print(content.text.string, "at", label.frame, "in", label.superview?.elementName ?? "nothing")
/// }
/// ```
@dynamicMemberLookup public struct ViewResult: Sendable {
  /// A measured line of text.
  ///
  /// ```swift
  /// for line in view.textLines { print(line.text, "on the baseline \(line.baseline)") }
  /// ```
  public struct TextLine: Hashable, Sendable {
    /// The text of the line, with an ellipsis in place of truncated text.
    public let text: String
    /// The x-coordinate of the line's left end in the coordinates of the view, in points.
    public let x: Double
    /// The y-coordinate of the baseline in the coordinates of the view, in points.
    public let baseline: Double
    /// The width of the line, in points.
    public let width: Double
  }

  let storage: LaidOutScene
  private let index: ViewIndex

  init(_ storage: LaidOutScene, index: ViewIndex) {
    self.storage = storage
    self.index = index
  }

  var view: ResolvedView { storage.scene.views[index] }

  /// Accesses a property of the view in the configuration, such as its id, class, role, content or
  /// appearance.
  public subscript<Value>(dynamicMember property: KeyPath<ResolvedView, Value>) -> Value {
    view[keyPath: property]
  }

  // MARK: Hierarchy

  /// The superview, or `nil` for a top-level view.
  public var superview: ViewResult? {
    view.superview.map { ViewResult(storage, index: $0) }
  }

  /// The installed direct subviews, including cells and content views, in document order.
  public var subviews: [ViewResult] {
    storage.scene.views.subviews(of: index).map { ViewResult(storage, index: $0) }
  }

  /// The constraints that this view contains in the document.
  public var constraints: [ConstraintResult] {
    storage.scene.constraints.indices.filter { storage.scene.constraints[$0].owner == index }
      .map { ConstraintResult(storage, index: $0) }
  }

  /// The layout guides that this view owns.
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

  /// The frame in the coordinates of the superview or, for a top-level view, of the canvas, in
  /// points, rounded to pixels.
  public var frame: LayoutRect { storage.layout.frames[index] }

  /// The frame in the coordinates of the canvas, in points.
  ///
  /// A view of a bar item has no superview in the scene; it and its subviews use the coordinates of
  /// the item.
  public var frameInCanvas: LayoutRect {
    let origin = storage.origin(of: index)
    let size = frame.size
    return LayoutRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A Boolean value that indicates whether constraints leave the position or size ambiguous, or
  /// Interface Builder flags the view on the document's own canvas.
  public var hasAmbiguousLayout: Bool { storage.layout.ambiguities.contains { $0.view == index } }

  /// A Boolean value that indicates whether the size is based on an approximation, such as a
  /// missing font.
  public var isSizeApproximate: Bool { storage.layout.approximateViews.contains(index) }

  /// Returns the priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: LayoutAxis) -> Double { view.layout.hugging[axis] }

  /// Returns the priority with which the view resists shrinking below its content.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> Double {
    view.layout.compressionResistance[axis]
  }

  /// The lines of the text that the view shows, empty for a view without text.
  public var textLines: [TextLine] {
    storage.layout.texts[index]?.lines.map { line in
      TextLine(text: line.text, x: line.x, baseline: line.baseline, width: line.width)
    } ?? []
  }
}

extension ViewResult: CustomStringConvertible {
  /// The name of the element with the id and the name in the editor: `label 'w8n-9l-6TN' (Title)`.
  public var description: String { view.name }
}
