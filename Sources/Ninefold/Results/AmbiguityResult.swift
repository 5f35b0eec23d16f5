import InterfaceLayout

/// A view that more than one solution of the constraints places, or that Interface Builder flags as one.
///
/// ```swift
/// for ambiguity in layout.ambiguities where ambiguity.components.contains(.height) {
///   print("the height of \(ambiguity.view) is not determined")
/// }
/// ```
public struct AmbiguityResult: Sendable {
  /// A part of a view's frame.
  public enum Component: String, Hashable, Sendable, CaseIterable {
    /// The position along the horizontal.
    case x
    /// The position along the vertical.
    case y
    /// The width.
    case width
    /// The height.
    case height
    /// The width of what a scroll view scrolls.
    case contentWidth
    /// The height of what a scroll view scrolls.
    case contentHeight
  }

  /// The view.
  public let view: ViewResult
  /// What of its frame is open: those keep the values that the document stores.
  public let components: [Component]

  init(_ ambiguity: Ambiguity, in storage: LaidOutScene) {
    view = ViewResult(storage, index: ambiguity.view)
    components = ambiguity.listed.map { Component(spelling: $0) }
  }
}
