/// The scanning of names of elements and attributes.
///
/// A usual name is delimited eight bytes at a time, without inspecting the bytes, and is found in
/// the table; a new name is inspected byte by byte.
extension PlainXMLScanner {
  /// Returns the slot of the name after the `<` at `index`, and moves `index` to its end.
  @inline(__always)
  mutating func readElementName(_ names: inout XMLNameTable) -> Int? {
    let start = index &+ 1
    var first = bytes.word(at: start)
    var second: UInt64 = 0
    var length = 0
    // Among the characters of a plain name, `-` and `.` are below `0`.
    var ends = first.marks(below: UInt8(ascii: "0")) | first.marks(of: UInt8(ascii: ">"))
    if ends == 0 {
      second = bytes.word(at: start &+ 8)
      ends = second.marks(below: UInt8(ascii: "0")) | second.marks(of: UInt8(ascii: ">"))
      guard ends != 0 else { return readUnusualElementName(&names) }
      second = second.firstBytes(ends.bytesBeforeMark)
      length = 8
    } else {
      first = first.firstBytes(ends.bytesBeforeMark)
    }
    length &+= ends.bytesBeforeMark
    guard let slot = names.slot(first: first, second: second, length: length),
      names.slots[slot].kind == .plain, !bytes.byte(at: start &+ length).isInPlainName
    else { return readUnusualElementName(&names) }
    index = start &+ length
    return slot
  }

  /// Reads, like `readElementName`, a name of sixteen bytes or more, or one that is not in the
  /// table or contains `-` or `.`.
  @inline(never)
  private mutating func readUnusualElementName(_ names: inout XMLNameTable) -> Int? {
    let start = index &+ 1
    var end = start
    while true {
      let word = bytes.word(at: end)
      let ends = word.marks(below: UInt8(ascii: "0")) | word.marks(of: UInt8(ascii: ">"))
      if ends != 0 {
        end &+= ends.bytesBeforeMark
        if end &- start < 16 || !bytes.byte(at: end).isInPlainName { break }
        end &+= 1
      } else {
        end &+= 8
      }
    }
    if end &- start >= 16, let slot = names.slot(of: bytes, at: start, length: end &- start),
      names.slots[slot].kind == .plain
    {
      index = end
      return slot
    }
    // An element's name is not a declaration.
    guard let slot = learnName(at: start, &names), names.slots[slot].kind == .plain else {
      return nil
    }
    return slot
  }

  /// Returns the slot of the name at `index`, and moves `index` past `=` to the quote.
  @inline(__always)
  mutating func readAttributeName(_ names: inout XMLNameTable) -> Int? {
    let start = index
    var first = bytes.word(at: start)
    var second: UInt64 = 0
    var length = 0
    var ends = first.marks(of: UInt8(ascii: "="))
    if ends == 0 {
      second = bytes.word(at: start &+ 8)
      ends = second.marks(of: UInt8(ascii: "="))
      guard ends != 0 else { return readUnusualAttributeName(&names) }
      second = second.firstBytes(ends.bytesBeforeMark)
      length = 8
    } else {
      first = first.firstBytes(ends.bytesBeforeMark)
    }
    length &+= ends.bytesBeforeMark
    guard let slot = names.slot(first: first, second: second, length: length),
      names.slots[slot].kind != .other
    else { return readUnusualAttributeName(&names) }
    index = start &+ length &+ 1
    if bytes.byte(at: index) <= 0x20 { index = bytes.skippingWhite(from: index) }
    return slot
  }

  /// Reads, like `readAttributeName`, a name of sixteen bytes or more, or one that is not in the
  /// table or has white space before `=`.
  @inline(never)
  private mutating func readUnusualAttributeName(_ names: inout XMLNameTable) -> Int? {
    let start = index
    var end = start
    // Names are shorter; without this limit, a missing `=` would cost a scan of the whole file.
    while end &- start < 256 {
      let ends = bytes.word(at: end).marks(of: UInt8(ascii: "="))
      guard ends == 0 else {
        end &+= ends.bytesBeforeMark
        break
      }
      end &+= 8
    }
    let existing =
      end &- start < 16 ? nil : names.slot(of: bytes, at: start, length: end &- start)
    let slot: Int
    if let existing, names.slots[existing].kind != .other {
      slot = existing
      index = end
    } else {
      guard let learnt = learnName(at: start, &names) else { return nil }
      slot = learnt
      index = bytes.skippingWhite(from: index)
    }
    guard bytes.byte(at: index) == UInt8(ascii: "=") else { return nil }
    index = bytes.skippingWhite(from: index &+ 1)
    return slot
  }

  /// Returns the slot of the name at an offset, as far as its bytes are valid in a name, and moves
  /// `index` to its end.
  @inline(__always)
  private mutating func learnName(at start: Int, _ names: inout XMLNameTable) -> Int? {
    var end = start
    while bytes.byte(at: end).isInPlainName || bytes.byte(at: end) == UInt8(ascii: ":") {
      end &+= 1
    }
    guard end > start, end - start <= Self.longestName,
      let slot = names.slot(of: bytes, at: start, length: end - start, patiently: false),
      names.slots[slot].kind != .other
    else { return nil }
    index = end
    return slot
  }

  /// The maximum number of bytes of a name that is stored: libxml2 rejects some longer ones.
  private static let longestName = 50_000
}
