package import InterfaceTraits

extension JSONWriter {
  /// `[x, y, width, height]` in points.
  package mutating func member(_ name: String, _ rect: LayoutRect) {
    key(name)
    value(rect)
  }

  /// `[width, height]` in points.
  package mutating func member(_ name: String, _ size: LayoutSize) {
    key(name)
    array { writer in
      writer.value(size.width)
      writer.value(size.height)
    }
  }
}
