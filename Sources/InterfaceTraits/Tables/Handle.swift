/// The index of an object in the table of all objects of its kind.
///
/// Handles are created by the code that fills a table, and are valid for that table only, so an
/// object with the handle's index exists. They are half as large as integers, so that an optional
/// handle is no larger than an integer.
///
/// ```swift
/// if case .tableViewCell(let cell) = view.content, let title = cell.textLabel {
///   print(layout.view(at: title).frame)
/// }
/// ```
public struct Handle<Object>: Hashable, Strideable, Sendable {
  @usableFromInline let number: UInt32

  /// Creates the handle of the object at an index of its table.
  @inlinable package init(_ index: Int) { number = UInt32(truncatingIfNeeded: index) }

  /// The index in the table of the objects of the kind.
  @inlinable package var index: Int { Int(number) }

  /// Hashes the number in one step, as integers do; the synthesized implementation creates a hasher
  /// first.
  @inlinable public func _rawHashValue(seed: Int) -> Int { index._rawHashValue(seed: seed) }

  /// Returns whether an object precedes another one of the same table.
  @inlinable public static func < (first: Handle, second: Handle) -> Bool {
    first.number < second.number
  }

  /// Returns the distance to another object of the same table.
  @inlinable public func distance(to other: Handle) -> Int { other.index - index }

  /// Returns the handle at a distance in the same table.
  @inlinable public func advanced(by distance: Int) -> Handle { Handle(index + distance) }
}
