/// The place of an object in the table of all objects of its kind: it exists as surely as the handle does.
///
/// Handles are made by what fills a table and hold for that table alone. They are half as large as integers, so that an optional
/// one is no larger than an integer.
///
/// ```swift
/// if case .tableViewCell(let cell) = view.content, let title = cell.textLabel {
///   print(layout.view(at: title).frame)
/// }
/// ```
public struct Handle<Object>: Hashable, Strideable, Sendable {
  @usableFromInline let number: UInt32

  /// The handle of the object at an index of its table.
  @inlinable package init(_ index: Int) { number = UInt32(truncatingIfNeeded: index) }

  /// The index in the table of the objects of the kind.
  @inlinable package var index: Int { Int(number) }

  /// Hashes the number in one step, as integers do; what is synthesised makes a hasher first.
  @inlinable public func _rawHashValue(seed: Int) -> Int { index._rawHashValue(seed: seed) }

  /// Whether an object stands before another one of the same table.
  @inlinable public static func < (first: Handle, second: Handle) -> Bool {
    first.number < second.number
  }

  /// How many places another object of the same table is behind this one.
  @inlinable public func distance(to other: Handle) -> Int { other.index - index }

  /// The handle so many places further in the table.
  @inlinable public func advanced(by distance: Int) -> Handle { Handle(index + distance) }
}
