package import InterfaceTraits
import StructuredData

extension LayoutFile {
  /// Where the views of a scene lie, for a picture of nothing but boxes.
  package struct Outline: Sendable {
    /// The canvas.
    package let size: LayoutSize
    /// The views in the order in which they are drawn, in the canvas's coordinates, with what they are.
    package let boxes: [(frame: LayoutRect, element: String, text: String?)]
  }

  /// Where the views of a scene lie in a configuration.
  ///
  /// - Parameters:
  ///   - scene: The scene's id.
  ///   - configuration: The configuration's name.
  /// - Returns: The views; nil where the file does not have the scene there.
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
  /// The frames of the views in the canvas's coordinates.
  var frames: [LayoutRect] {
    var places: [String: Int] = [:]
    var frames: [LayoutRect] = []
    for (index, view) in views.enumerated() {
      var frame = view.frame
      // Superviews come before what they hold.
      if let outer = view.superview.flatMap({ places[$0] }) {
        frame.x += frames[outer].x
        frame.y += frames[outer].y
      }
      frames.append(frame)
      places[view.id] = index
    }
    return frames
  }
}
