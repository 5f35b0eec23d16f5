/// The names that a reader has met, found by their bytes.
///
/// A name is found by eight bytes at a time, its spelling is made once. Indices belong to one document.
struct XMLNameTable: ~Copyable {
  /// What is kept of a name.
  struct Slot {
    /// The first eight bytes, with zeros after the end.
    var first: UInt64 = 0
    /// The next eight bytes, with zeros after the end.
    var second: UInt64 = 0
    /// The number of bytes; 0 in a free slot.
    var length: Int32 = 0
    /// Where the bytes begin in `words`.
    var word: Int32 = 0
    /// The document that `index` belongs to.
    var generation: UInt32 = 0
    /// The tag that had the name last.
    var tag: UInt32 = 0
    /// The index in `spellings`.
    var spelling: Int32 = 0
    /// The index in the current document.
    var index: UInt16 = 0
    /// Who may read the name.
    var kind = XMLNameKind.other
  }

  private(set) var slots: UnsafeMutableBufferPointer<Slot>
  /// The bytes of all names, each from the start of a word on, with zeros after its end.
  private(set) var words: [UInt64] = []
  /// The spelling of every name that has ever been met.
  private var spellings: [String] = []
  private(set) var generation: UInt32 = 0
  /// The tag that is being read, counted over all documents.
  private(set) var tag: UInt32 = 0

  /// Names of elsewhere cannot be chosen so that they meet in one slot.
  let seed: UInt64

  /// The spellings of the current document's names, by index.
  private(set) var names: [String] = []

  init() {
    var hasher = Hasher()
    hasher.combine(0)
    seed = UInt64(truncatingIfNeeded: hasher.finalize())
    slots = Self.freeSlots(256)
  }

  deinit { slots.deallocate() }

  /// Begins a new document.
  mutating func begin() {
    // So many and so long names are of damaged files, and so many tags of very many files.
    if spellings.count > 50_000 || words.count > 1 << 18 || tag > 1 << 31 || generation == .max {
      self = XMLNameTable()
    }
    generation += 1
    names = []
  }

  /// Begins a new tag, in which no name has stood yet.
  @inline(__always)
  mutating func beginTag() { tag &+= 1 }

  // MARK: Finding

  /// The slot of a name of less than sixteen bytes, which are given with zeros after the end; nil when it has not been
  /// met.
  @inline(__always)
  func slot(first: UInt64, second: UInt64, length: Int) -> Int? {
    let home = home(hash(first, second))
    if slots[home].first == first, slots[home].second == second, Int(slots[home].length) == length {
      return home
    }
    return slot(from: home, first, second, Bytes(start: nil, count: 0), at: 0, length: length)
  }

  /// The slot of a name; nil when it has not been met.
  func slot(of bytes: Bytes, at start: Int, length: Int) -> Int? {
    let first = Self.word(0, of: bytes, at: start, length: length)
    let second = Self.word(1, of: bytes, at: start, length: length)
    let home = home(hash(first, second, bytes, at: start, length: length))
    return slot(from: home, first, second, bytes, at: start, length: length)
  }

  /// The slot of a name, which becomes known with it; nil when too many stand in the way of a name that is not
  /// known, unless there is patience for them.
  mutating func slot(of bytes: Bytes, at start: Int, length: Int, patiently: Bool) -> Int? {
    if let slot = slot(of: bytes, at: start, length: length) { return slot }
    if spellings.count * 2 >= slots.count { grow() }
    let first = Self.word(0, of: bytes, at: start, length: length)
    let second = Self.word(1, of: bytes, at: start, length: length)
    let home = home(hash(first, second, bytes, at: start, length: length))
    let position = freePosition(from: home)
    guard patiently || (position - home) & (slots.count - 1) < 32 else { return nil }
    slots[position] = Slot(
      first: first, second: second, length: Int32(length), word: Int32(words.count),
      spelling: Int32(spellings.count),
      kind: XMLNameKind(bytes, start..<start + length))
    for word in 0..<(length + 7) / 8 {
      words.append(Self.word(word, of: bytes, at: start, length: length))
    }
    spellings.append(bytes.text(start..<start + length))
    return position
  }

  /// Looks for a name from a slot on; its bytes are wanted only when there are sixteen or more.
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

  /// The index of the name in a slot in the current document.
  @inline(__always)
  mutating func index(ofSlot position: Int) -> UInt16 {
    slots[position].generation == generation ? slots[position].index : adopt(position)
  }

  /// Notes that a name stands in the current tag; false when it does already.
  @inline(__always)
  mutating func mark(slot position: Int) -> Bool {
    guard slots[position].tag != tag else { return false }
    slots[position].tag = tag
    return true
  }

  /// Gives the name in a slot an index in the current document.
  @inline(never)
  private mutating func adopt(_ position: Int) -> UInt16 {
    let index = UInt16(clamping: names.count)
    slots[position].generation = generation
    slots[position].index = index
    names.append(spellings[Int(slots[position].spelling)])
    return index
  }

  // MARK: Room

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
