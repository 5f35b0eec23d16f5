/// A table of the names in a document, which are found by their bytes.
///
/// A name is compared eight bytes at a time, and its string is created once.
struct XMLNameTable: ~Copyable {
  /// The entry of a name.
  struct Slot {
    /// The first eight bytes, padded with zeros.
    var first: UInt64 = 0
    /// The next eight bytes, padded with zeros.
    var second: UInt64 = 0
    /// The number of bytes; 0 in a free slot.
    var length: Int32 = 0
    /// The index in `words` at which the bytes begin.
    var word: Int32 = 0
    /// The last tag that contained the name.
    var tag: UInt32 = 0
    /// The index in `names`.
    var index: UInt16 = 0
    /// The kind of the name, which determines who may read it.
    var kind = XMLNameKind.other
  }

  private(set) var slots: UnsafeMutableBufferPointer<Slot>
  /// The bytes of all names, each from the start of a word on, padded with zeros.
  private(set) var words: [UInt64] = []
  /// The current tag.
  private var tag: UInt32 = 0

  /// A random seed, so that names in a file cannot be chosen to collide.
  let seed: UInt64

  /// The spellings, by index.
  private(set) var names: [String] = []

  init() {
    var hasher = Hasher()
    hasher.combine(0)
    seed = UInt64(truncatingIfNeeded: hasher.finalize())
    slots = Self.freeSlots(256)
  }

  deinit { slots.deallocate() }

  /// Begins a new tag, in which no name has occurred yet.
  @inline(__always)
  mutating func beginTag() { tag &+= 1 }

  // MARK: Finding

  /// Returns the slot of a name of fewer than sixteen bytes, which are padded with zeros, or `nil`
  /// if it is not in the table.
  @inline(__always)
  func slot(first: UInt64, second: UInt64, length: Int) -> Int? {
    let home = home(hash(first, second))
    if slots[home].first == first, slots[home].second == second, Int(slots[home].length) == length {
      return home
    }
    return slot(from: home, first, second, Bytes(start: nil, count: 0), at: 0, length: length)
  }

  /// Returns the slot of a name, or `nil` if it is not in the table.
  func slot(of bytes: Bytes, at start: Int, length: Int) -> Int? {
    let first = Self.word(0, of: bytes, at: start, length: length)
    let second = Self.word(1, of: bytes, at: start, length: length)
    let home = home(hash(first, second, bytes, at: start, length: length))
    return slot(from: home, first, second, bytes, at: start, length: length)
  }

  /// Returns the slot of a name, inserting it if it is new, or `nil` if the probe limit is reached
  /// for an unknown name (unless `patiently` is set).
  mutating func slot(of bytes: Bytes, at start: Int, length: Int, patiently: Bool) -> Int? {
    if let slot = slot(of: bytes, at: start, length: length) { return slot }
    if names.count * 2 >= slots.count { grow() }
    let first = Self.word(0, of: bytes, at: start, length: length)
    let second = Self.word(1, of: bytes, at: start, length: length)
    let home = home(hash(first, second, bytes, at: start, length: length))
    let position = freePosition(from: home)
    guard patiently || (position - home) & (slots.count - 1) < 32 else { return nil }
    slots[position] = Slot(
      first: first, second: second, length: Int32(length), word: Int32(words.count),
      index: UInt16(clamping: names.count),
      kind: XMLNameKind(bytes, start..<start + length))
    for word in 0..<(length + 7) / 8 {
      words.append(Self.word(word, of: bytes, at: start, length: length))
    }
    names.append(bytes.text(start..<start + length))
    return position
  }

  /// Searches for a name from a slot on; its bytes are required only if there are sixteen or more.
  @inline(never)
  private func slot(
    from home: Int, _ first: UInt64, _ second: UInt64, _ bytes: Bytes, at start: Int, length: Int
  ) -> Int? {
    var position = home
    while slots[position].length != 0 {
      if slots[position].first == first, slots[position].second == second,
        Int(slots[position].length) == length,
        length < 16 || isRestEqual(slots[position], bytes, start)
      {
        return position
      }
      position = (position &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Marks a name as occurring in the current tag, and returns `false` if it already does.
  @inline(__always)
  mutating func mark(slot position: Int) -> Bool {
    guard slots[position].tag != tag else { return false }
    slots[position].tag = tag
    return true
  }

  // MARK: Capacity

  private static func freeSlots(_ count: Int) -> UnsafeMutableBufferPointer<Slot> {
    let slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: count)
    slots.initialize(repeating: Slot())
    return slots
  }

  private mutating func grow() {
    let old = slots
    slots = Self.freeSlots(old.count * 2)
    for slot in old where slot.length != 0 {
      slots[freePosition(from: home(hash(of: slot)))] = slot
    }
    old.deallocate()
  }

  private func freePosition(from home: Int) -> Int {
    var position = home
    while slots[position].length != 0 { position = (position + 1) & (slots.count - 1) }
    return position
  }
}
