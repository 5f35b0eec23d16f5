extension ElementName {
  /// Returns whether the vocabulary lists the attribute for the element.
  package func lists(_ attribute: AttributeName) -> Bool {
    let index = Int(attribute.rawValue)
    let row = Int(rawValue) * Self.attributeBitsRowLength
    return Self.attributeBits[row + index / 64] & (1 << UInt64(index % 64)) != 0
  }

  /// Returns whether the vocabulary lists the child for the element, with any key.
  package func lists(child: ElementName) -> Bool {
    let index = Int(child.rawValue)
    let row = Int(rawValue) * Self.childBitsRowLength
    return Self.childBits[row + index / 64] & (1 << UInt64(index % 64)) != 0
  }
}
