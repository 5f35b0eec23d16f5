/// An index or none, in four bytes: half the size of an `Int32?`.
///
/// A linked list is a chain of these: the first element, and in each element the next.
struct OptionalIndex: BitwiseCopyable, Equatable, Sendable {
  /// The index, or -1, for code without branches and without a check.
  let rawValue: Int32

  @inline(__always)
  private init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Creates an index, which must not be negative.
  @inline(__always)
  init(_ index: Int32) {
    assert(index >= 0, "negative index")
    rawValue = index
  }

  /// No index.
  @inline(__always)
  static var none: OptionalIndex { OptionalIndex(rawValue: -1) }

  /// Whether there is no index.
  @inline(__always)
  var isNone: Bool { rawValue < 0 }

  /// The index, if there is one.
  @inline(__always)
  var index: Int32? { rawValue < 0 ? nil : rawValue }

  /// The index, of which there must be one.
  @inline(__always)
  var unwrapped: Int32 {
    assert(rawValue >= 0, "no index")
    return rawValue
  }

  /// Returns whether there is an index and it equals another.
  @inline(__always)
  static func == (optional: OptionalIndex, index: Int32) -> Bool { optional.rawValue == index }

  /// Returns whether there is no index or it differs from another.
  @inline(__always)
  static func != (optional: OptionalIndex, index: Int32) -> Bool { optional.rawValue != index }
}
