package import InterfaceTraits

extension JSONWriter {
  /// Writes `[x, y, width, height]` in points as a member.
  package mutating func member(_ name: String, _ rect: LayoutRect) {
    key(name)
    value(rect)
  }

  /// Writes `[width, height]` in points as a member.
  package mutating func member(_ name: String, _ size: LayoutSize) {
    key(name)
    array { writer in
      writer.value(size.width)
      writer.value(size.height)
    }
  }
}
