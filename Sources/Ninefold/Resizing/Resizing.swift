import InterfaceReading
import InterfaceResolution
package import InterfaceTraits

/// The layouts of a document's scenes in windows of any size within a range.
package struct Resizing: Sendable {
  /// The range of window sizes.
  let range: ResizeRange
  /// The scenes in document order.
  let scenes: Table<SceneGraph.Scene, ResizedScene>

  /// Returns the frames of a scene's views in a window, in their superviews' coordinates.
  ///
  /// - Parameters:
  ///   - id: The scene's id.
  ///   - window: The window's size.
  /// - Returns: The frames by view id, or `nil` if they are unknown.
  package func frames(ofScene id: String, in window: LayoutSize) -> [String: LayoutRect]? {
    guard let scene = scenes.firstIndex(where: { $0.id == id }),
      let found = scenes.piece(of: scene, in: window)
    else { return nil }
    var frames: [String: LayoutRect] = [:]
    for (index, view) in found.piece.samples[0].scene.views.indexed {
      guard let id = view.id else { continue }
      frames[id.text] = found.piece.frame(of: index, at: found.size)
    }
    return frames
  }
}
