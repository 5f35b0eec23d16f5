package import InterfaceTraits

extension JSONWriter {
  /// `[x, y, width, height]` in points.
  package mutating func member(_ name: String, _ rect: Rect) {
    key(name)
    value(rect)
  }

  /// `[width, height]` in points.
  package mutating func member(_ name: String, _ size: Size) {
    key(name)
    array([size.width, size.height]) { writer, number in writer.value(number) }
  }

  /// `[x, y, width, height]` in points.
  package mutating func value(_ rect: Rect) {
    array([rect.x, rect.y, rect.width, rect.height]) { writer, number in writer.value(number) }
  }
}
