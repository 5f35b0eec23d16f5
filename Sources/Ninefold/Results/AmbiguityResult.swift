public import InterfaceLayout

/// A view with ambiguous layout, according to the constraints or to Interface Builder's stored
/// flag.
///
/// ```swift
/// for ambiguity in layout.ambiguities where ambiguity.components.contains(.height) {
///   print("the height of \(ambiguity.view) is not determined")
/// }
/// ```
public struct AmbiguityResult: Sendable {
  /// The view.
  public let view: ViewResult
  /// The ambiguous components of the frame, which have the values that the document stores.
  public let components: [FrameComponent]

  init(_ ambiguity: Ambiguity, in storage: LaidOutScene) {
    view = ViewResult(storage, index: ambiguity.view)
    components = ambiguity.listed
  }
}
