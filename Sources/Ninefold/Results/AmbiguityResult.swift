public import InterfaceLayout

/// A view that more than one solution of the constraints places, or that Interface Builder flags as one.
///
/// ```swift
/// for ambiguity in layout.ambiguities where ambiguity.components.contains(.height) {
///   print("the height of \(ambiguity.view) is not determined")
/// }
/// ```
public struct AmbiguityResult: Sendable {
  /// The view.
  public let view: ViewResult
  /// What of its frame is open: those keep the values that the document stores.
  public let components: [FrameComponent]

  init(_ ambiguity: Ambiguity, in storage: LaidOutScene) {
    view = ViewResult(storage, index: ambiguity.view)
    components = ambiguity.listed
  }
}
