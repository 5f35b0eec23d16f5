import InterfaceLayout
package import InterfaceTraits

extension LaidOutDocument {
  /// Returns the frames of views on the canvas in their superviews' coordinates, by their ids.
  ///
  /// - Parameter isExact: Whether views are left out whose size is based on an approximation.
  /// - Returns: The frames, in points.
  func canvasFrames(isExact: Bool = false) -> [String: LayoutRect] {
    var frames: [String: LayoutRect] = [:]
    for scene in layout.scenes {
      for shared in scene.layouts
      where shared.configurations.contains(where: { layout.configurations[$0].isCanvas }) {
        for index in shared.scene.views.indices {
          guard let id = shared.scene.views[index].id?.text,
            !isExact || !shared.layout.approximateViews.contains(index)
          else { continue }
          frames[id] = shared.layout.frames[index]
        }
      }
    }
    return frames
  }
}

extension Compilation {
  /// The frames of views on the document's canvas in their superviews' coordinates, in points, by their
  /// ids; those of views whose size is based on an approximation are approximate.
  package var canvasFrames: [String: LayoutRect] { laidOut?.canvasFrames() ?? [:] }
}
