import InterfaceMerging
import InterfaceSource
package import InterfaceTraits
import InterfaceXML

extension DocumentState {
  /// Returns the state with other stored frames.
  ///
  /// - Parameter frames: The frames in the coordinates of superviews, in points, by the ids of views.
  ///   Views without a stored frame keep none.
  package func settingFrames(_ frames: [String: LayoutRect]) throws(EditFault) -> DocumentState {
    var edits: [SourceEdit] = []
    for (id, frame) in frames.sorted(by: { $0.key < $1.key }) {
      guard let view = editing.element(id),
        let rect = editing.child("rect", key: "frame", of: view)
      else { continue }
      let values = [
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
      ]
      for (name, value) in values {
        let text = FrameText.number(value)
        let old = attribute(name, of: rect)
        if old != text, old.flatMap(Double.init) != value {
          edits.append(setting(name, text, of: rect))
        }
      }
    }
    return edits.isEmpty ? self : try applying(edits)
  }
}
