package import InterfaceTraits
import StructuredData

extension LayoutFile {
  /// The frames of the views in a scene, for a picture with boxes only.
  package struct Outline: Sendable {
    /// The size of the canvas, in points.
    package let size: LayoutSize
    /// The views in drawing order: frames in the canvas's coordinate space, elements and texts.
    package let boxes: [(frame: LayoutRect, element: String, text: String?)]
  }

  /// Returns the frames of the views in a scene in a configuration.
  ///
  /// - Parameters:
  ///   - scene: The scene's id.
  ///   - configuration: The configuration's name.
  /// - Returns: The views, or `nil` if the file does not contain the scene in that configuration.
  package func outline(ofScene scene: String, in configuration: String) -> Outline? {
    guard
      let layout = scenes.first(where: { $0.id == scene })?.layouts
        .first(where: { $0.configurations.contains(configuration) })
    else { return nil }
    let frames = layout.frames
    return Outline(
      size: layout.size,
      boxes: zip(layout.views, frames).map { view, frame in
        let attributes = view.values.last { $0.name == "attributes" }?.value
        return (frame, view.element, attributes?["text"]?.string)
      })
  }
}

extension LayoutFile.SceneLayout {
  /// The frames of the views in the canvas's coordinate space.
  var frames: [LayoutRect] {
    var indices: [String: Int] = [:]
    var frames: [LayoutRect] = []
    for (index, view) in views.enumerated() {
      var frame = view.frame
      // Superviews precede their subviews.
      if let outer = view.superview.flatMap({ indices[$0] }) {
        frame.x += frames[outer].x
        frame.y += frames[outer].y
      }
      frames.append(frame)
      indices[view.id] = index
    }
    return frames
  }
}
