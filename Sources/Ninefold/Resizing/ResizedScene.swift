import InterfaceLayout
import InterfaceReading
import InterfaceSource
import InterfaceTraits

/// The layouts of a scene in windows of any size.
struct ResizedScene: Sendable {
  /// The source of the scene's own size.
  enum Extent: Sendable {
    /// The size of the window.
    case window
    /// The size in the document; a dimension is `nil` if it is the window's.
    case own(width: Double?, height: Double?)
    /// The size of a container view in another scene.
    case inside(scene: Handle<SceneGraph.Scene>, view: ViewIndex, id: ObjectID)
  }

  /// Whether the scene's size is independent of the window's.
  var isFixed: Bool { if case .own(.some, .some) = extent { true } else { false } }

  /// The id of the scene.
  var id: String
  var extent: Extent
  var pieces: [ResizePiece] = []
  /// The windows of the search that are in no piece.
  var uncovered: [LayoutSize]

  /// Returns whether a requirement holds in all windows, so that it need not be checked.
  func isMet(_ requirement: (form: CanvasForm, isStrict: Bool), in range: ResizeRange) -> Bool {
    var widths = [range.least.width, range.most.width]
    var heights = [range.least.height, range.most.height]
    switch extent {
    case .window: break
    case .own(let width, let height):
      if let width { widths = [width] }
      if let height { heights = [height] }
    case .inside: return false
    }
    return widths.allSatisfy { width in
      heights.allSatisfy { requirement.form.value(width: width, height: $0) > 1e-3 }
    }
  }
}

extension Table<SceneGraph.Scene, ResizedScene> {
  /// Returns a scene's own size in a window, or `nil` if it is unknown.
  func size(of scene: Handle<SceneGraph.Scene>, in window: LayoutSize) -> LayoutSize? {
    switch self[scene].extent {
    case .window: return window
    case .own(let width, let height):
      return LayoutSize(width: width ?? window.width, height: height ?? window.height)
    case .inside(let outer, let view, _):
      guard let found = piece(of: outer, in: window), found.piece.edges.indices.contains(view)
      else { return nil }
      return found.piece.frame(of: view, at: found.size).size
    }
  }

  /// Returns the piece that contains a window, with the scene's own size.
  func piece(
    of scene: Handle<SceneGraph.Scene>, in window: LayoutSize
  ) -> (piece: ResizePiece, size: LayoutSize)? {
    guard let size = size(of: scene, in: window) else { return nil }
    let quadrant = ResizeQuadrant.of(window)
    return self[scene].pieces.first { $0.contains(size, quadrant: quadrant) }
      .map { ($0, size) }
  }
}
