import InterfaceMerging
import InterfaceSource
package import InterfaceTraits
import InterfaceXML

extension DocumentState {
  /// Returns the stored frame of a view in its superview's coordinates, in points, or `nil` if there is
  /// none.
  package func storedFrame(_ id: String) -> LayoutRect? {
    guard let view = editing.element(id), let rect = editing.child("rect", key: "frame", of: view)
    else { return nil }
    let values = ["x", "y", "width", "height"].compactMap { name in
      attribute(name, of: rect).flatMap(Double.init)
    }
    guard values.count == 4 else { return nil }
    return LayoutRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Returns the state with other stored frames.
  ///
  /// - Parameter frames: The frames in the coordinates of superviews, in points, by the ids of views.
  ///   Views without a stored frame keep none.
  /// - Returns: The state.
  /// - Throws: A fault if the changed document cannot be read.
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
        let text = DocumentNumber.text(value)
        let old = attribute(name, of: rect)
        if old != text, old.flatMap(Double.init) != value {
          edits.append(setting(name, text, of: rect))
        }
      }
    }
    return edits.isEmpty ? self : try applying(edits)
  }
}
