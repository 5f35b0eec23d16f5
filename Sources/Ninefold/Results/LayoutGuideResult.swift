import InterfaceLayout
public import InterfaceResolution
import InterfaceSource
public import InterfaceTraits

/// A layout guide of an installed view with its frame.
///
/// It has the properties of ``ResolvedGuide`` besides its own.
///
/// ```swift
/// if let guide = layout.guides.first(where: { $0.kind == .safeArea }) {
///   print("the safe area of \(guide.owningView) is \(guide.frame)")
/// }
/// ```
@dynamicMemberLookup public struct LayoutGuideResult: Sendable {
  private let storage: LaidOutScene
  private let index: GuideIndex

  init(_ storage: LaidOutScene, index: GuideIndex) {
    self.storage = storage
    self.index = index
  }

  private var guide: ResolvedGuide { storage.scene.guides[index] }

  /// What the document says of the guide: its id, kind and place.
  public subscript<Value>(dynamicMember property: KeyPath<ResolvedGuide, Value>) -> Value {
    guide[keyPath: property]
  }

  /// The view that the guide belongs to.
  public var owningView: ViewResult { ViewResult(storage, index: guide.owner) }
  /// The frame in the coordinates of the owning view, in points.
  public var frame: LayoutRect { storage.layout.guideFrames[index] }
  /// The frame in the coordinates of the canvas, in points.
  public var frameInCanvas: LayoutRect {
    let origin = storage.origin(of: guide.owner)
    let frame = frame
    return LayoutRect(
      x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
  }
}

extension LayoutGuideResult: CustomStringConvertible {
  /// The guide's id.
  public var description: String { guide.id.text }
}
