import InterfaceLayout
public import InterfaceResolution
import InterfaceSource
public import InterfaceTraits

/// A layout guide of an installed view, with its frame.
///
/// It also has the properties of ``ResolvedGuide``.
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

  /// Accesses a property of the guide in the document: its id, kind or source range.
  public subscript<Value>(dynamicMember property: KeyPath<ResolvedGuide, Value>) -> Value {
    guide[keyPath: property]
  }

  /// The view that owns the guide.
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
  /// The id of the guide.
  public var description: String { guide.id.text }
}
