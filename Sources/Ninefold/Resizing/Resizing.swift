import InterfaceResolution
package import InterfaceTraits

/// A document's scenes in windows of any size within a range.
package struct Resizing: Sendable {
  /// The sizes of windows.
  let range: ResizeRange
  /// The scenes in the document's order.
  let scenes: [ResizedScene]

  /// Where the views of a scene lie in a window, in their superviews' coordinates.
  ///
  /// - Parameters:
  ///   - id: The scene's id.
  ///   - window: The window's size.
  /// - Returns: The frames by the ids of the views; nil where they are not known.
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
