/// The names that a reader has met, found by their bytes.
///
/// A name is found by eight bytes at a time, its spelling is made once. Indices belong to one document.
struct XMLNameTable: ~Copyable {
  /// What is kept of a name.
  struct Slot {
    /// The first eight bytes, with zeros after the end.
    var first: UInt64 = 0
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
  private var words: [UInt64] = []
  /// The spelling of every name that has ever been met.
  private var spellings: [String] = []
  private(set) var generation: UInt32 = 0
  /// The tag that is being read, counted over all documents.
  private(set) var tag: UInt32 = 0

  /// Names of elsewhere cannot be chosen so that they meet in one slot.
  private let seed: UInt64

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
    // So many names are of damaged files, and so many tags of very many.
    if spellings.count > 50_000 || tag > 1 << 31 || generation == .max { self = XMLNameTable() }
    generation += 1
    names = []
  }

  /// Begins a new tag, in which no name has stood yet.
  @inline(__always)
  mutating func beginTag() { tag &+= 1 }

  // MARK: Finding

  /// The hash of no bytes; `hash(_:_:)` adds eight at a time, and at last those that are left, none perhaps.
  @inline(__always)
  var emptyHash: UInt64 { seed }

  @inline(__always)
  static func hash(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let (high, low) = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  /// The slot of a name; nil when it has not been met.
  @inline(__always)
  func slot(hash: UInt64, first: UInt64, in bytes: Bytes, at start: Int, length: Int) -> Int? {
    let mask = slots.count &- 1
    var position = Int(truncatingIfNeeded: hash) & mask
    while true {
      if slots[position].first == first, Int(slots[position].length) == length,
        length <= 8 || isRestEqual(slots[position], bytes, start)
      {
        return position
      }
      if slots[position].length == 0 { return nil }
      position = (position &+ 1) & mask
    }
  }

  /// The slot of a name, which becomes known with it; nil when too many stand in the way of a name that is not
  /// known, unless there is patience for them.
  mutating func slot(of bytes: Bytes, at start: Int, length: Int, patiently: Bool) -> Int? {
    let hash = hash(of: bytes, at: start, length: length)
    let first = bytes.word(at: start).firstBytes(min(length, 8))
    if let slot = slot(hash: hash, first: first, in: bytes, at: start, length: length) {
      return slot
    }
    if spellings.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    let home = Int(truncatingIfNeeded: hash) & mask
    let position = freePosition(from: home)
    guard patiently || (position - home) & mask < 32 else { return nil }
    slots[position] = Slot(
      first: first, length: Int32(length), word: Int32(words.count),
      spelling: Int32(spellings.count),
      kind: XMLNameKind(bytes, start..<start + length))
    for offset in stride(from: 0, to: length, by: 8) {
      words.append(bytes.word(at: start + offset).firstBytes(min(length - offset, 8)))
    }
    spellings.append(bytes.text(start..<start + length))
    return position
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

  // MARK: Bytes

  private func hash(of bytes: Bytes, at start: Int, length: Int) -> UInt64 {
    var hash = emptyHash
    var offset = 0
    while length - offset >= 8 {
      hash = Self.hash(hash, bytes.word(at: start + offset))
      offset += 8
    }
    return Self.hash(hash, bytes.word(at: start + offset).firstBytes(length - offset))
  }

  private func hash(of slot: Slot) -> UInt64 {
    var hash = emptyHash
    var word = Int(slot.word)
    var length = slot.length
    while length >= 8 {
      hash = Self.hash(hash, words[word])
      word += 1
      length -= 8
    }
    return Self.hash(hash, length > 0 ? words[word] : 0)
  }

  /// Whether all bytes but the first eight are those of a slot's name, which is as long.
  private func isRestEqual(_ slot: Slot, _ bytes: Bytes, _ start: Int) -> Bool {
    let length = Int(slot.length)
    return words.withUnsafeBufferPointer { words in
      var word = Int(slot.word) &+ 1
      var offset = 8
      while length &- offset >= 8 {
        guard words[word] == bytes.word(at: start &+ offset) else { return false }
        word &+= 1
        offset &+= 8
      }
      return offset >= length
        || words[word] == bytes.word(at: start &+ offset).firstBytes(length &- offset)
    }
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
      slots[freePosition(from: Int(truncatingIfNeeded: hash(of: slot)) & (slots.count - 1))] = slot
    }
    old.deallocate()
  }

  private func freePosition(from home: Int) -> Int {
    var position = home
    while slots[position].length != 0 { position = (position + 1) & (slots.count - 1) }
    return position
  }
}
