import CLibxml2

/// The names that a parser has met, found by the address of their interned spelling.
///
/// Addresses stay valid as long as the parser's dictionary lives; indices belong to one document.
struct XMLNameTable {
  private struct Slot {
    var address: UInt = 0
    /// The document that `index` belongs to.
    var generation: UInt32 = 0
    var index: UInt16 = 0
    /// The number of bytes of the spelling.
    var length: Int32 = 0
    /// The index in `spellings`.
    var spelling: Int32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 1024)
  /// The spelling of every name that has ever been met.
  private var spellings: [String] = []
  private var generation: UInt32 = 1

  /// The spellings of the current document's names, by index.
  private(set) var names: [String] = []

  /// Begins a new document.
  mutating func begin() {
    generation &+= 1
    if generation == 0 {
      self = XMLNameTable()
    }
    names = []
  }

  /// The index of a name in the current document, and its length in bytes.
  @inline(__always)
  mutating func index(of address: UnsafePointer<UInt8>) -> (index: UInt16, length: Int) {
    let key = UInt(bitPattern: address)
    var position = Self.hash(key) & (slots.count - 1)
    while slots[position].address != key {
      if slots[position].address == 0 { return insert(address) }
      position = (position + 1) & (slots.count - 1)
    }
    if slots[position].generation == generation {
      return (slots[position].index, Int(slots[position].length))
    }
    return (adopt(position), Int(slots[position].length))
  }

  /// Gives the name in a slot an index in the current document.
  private mutating func adopt(_ position: Int) -> UInt16 {
    let index = UInt16(clamping: names.count)
    slots[position].generation = generation
    slots[position].index = index
    names.append(spellings[Int(slots[position].spelling)])
    return index
  }

  private mutating func insert(_ address: UnsafePointer<UInt8>) -> (index: UInt16, length: Int) {
    if spellings.count * 2 >= slots.count { grow() }
    let spelling = String(cString: address)
    let key = UInt(bitPattern: address)
    let position = freePosition(for: key)
    slots[position] = Slot(
      address: key, length: Int32(clamping: spelling.utf8.count), spelling: Int32(spellings.count))
    spellings.append(spelling)
    return (adopt(position), spelling.utf8.count)
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.address != 0 { slots[freePosition(for: slot.address)] = slot }
  }

  private func freePosition(for key: UInt) -> Int {
    var position = Self.hash(key) & (slots.count - 1)
    while slots[position].address != 0 { position = (position + 1) & (slots.count - 1) }
    return position
  }

  @inline(__always)
  private static func hash(_ key: UInt) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
