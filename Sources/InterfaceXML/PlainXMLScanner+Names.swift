/// Names of elements and attributes.
///
/// The usual name is delimited eight bytes at a time, without a look at what they are, and is known from before; what
/// is met the first time is looked at byte by byte.
extension PlainXMLScanner {
  /// The slot of the name after the `<` at `index`, which moves to its end.
  @inline(__always)
  mutating func readElementName(_ names: inout XMLNameTable) -> Int? {
    let start = index &+ 1
    var hash = names.emptyHash
    var offset = start
    var word = bytes.word(at: offset)
    var first = word
    // Of what a plain name may have, `-` and `.` are below `0`.
    var ends = word.marks(below: UInt8(ascii: "0")) | word.marks(of: UInt8(ascii: ">"))
    while ends == 0 {
      hash = XMLNameTable.hash(hash, word)
      offset &+= 8
      word = bytes.word(at: offset)
      ends = word.marks(below: UInt8(ascii: "0")) | word.marks(of: UInt8(ascii: ">"))
    }
    let last = word.firstBytes(ends.bytesBeforeMark)
    if offset == start { first = last }
    let length = offset &+ ends.bytesBeforeMark &- start
    guard
      let slot = names.slot(
        hash: XMLNameTable.hash(hash, last), first: first, in: bytes, at: start, length: length),
      names.slots[slot].kind == .plain, !bytes.byte(at: start &+ length).isInPlainName
    else {
      // An element's name declares nothing.
      guard let slot = learnName(at: start, &names), names.slots[slot].kind == .plain else {
        return nil
      }
      return slot
    }
    index = start &+ length
    return slot
  }

  /// The slot of the name at `index`, which moves past `=` to the quote.
  @inline(__always)
  mutating func readAttributeName(_ names: inout XMLNameTable) -> Int? {
    let start = index
    var hash = names.emptyHash
    var offset = start
    var word = bytes.word(at: offset)
    var first = word
    var ends = word.marks(of: UInt8(ascii: "="))
    while ends == 0 {
      // Names are shorter; a `=` may be missing in all of the file.
      guard offset &- start < 256 else { return nil }
      hash = XMLNameTable.hash(hash, word)
      offset &+= 8
      word = bytes.word(at: offset)
      ends = word.marks(of: UInt8(ascii: "="))
    }
    let last = word.firstBytes(ends.bytesBeforeMark)
    if offset == start { first = last }
    let length = offset &+ ends.bytesBeforeMark &- start
    guard
      let slot = names.slot(
        hash: XMLNameTable.hash(hash, last), first: first, in: bytes, at: start, length: length),
      names.slots[slot].kind != .other
    else {
      guard let slot = learnName(at: start, &names) else { return nil }
      index = bytes.skippingWhite(from: index)
      guard bytes.byte(at: index) == UInt8(ascii: "=") else { return nil }
      index = bytes.skippingWhite(from: index + 1)
      return slot
    }
    index = start &+ length &+ 1
    if bytes.byte(at: index) <= 0x20 { index = bytes.skippingWhite(from: index) }
    return slot
  }

  /// The slot of the name at an offset, as far as its bytes may stand in one; `index` moves to its end.
  @inline(never)
  private mutating func learnName(at start: Int, _ names: inout XMLNameTable) -> Int? {
    var end = start
    while bytes.byte(at: end).isInPlainName || bytes.byte(at: end) == UInt8(ascii: ":") { end += 1 }
    guard end > start,
      let slot = names.slot(of: bytes, at: start, length: end - start, patiently: false),
      names.slots[slot].kind != .other
    else { return nil }
    index = end
    return slot
  }
}
