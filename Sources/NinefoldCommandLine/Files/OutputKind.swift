/// What an output is, as far as that decides which files it may replace.
enum OutputKind: Sendable {
  /// Swift that `codegen` writes.
  case code
  /// The findings that `lint` leaves out.
  case baseline
  /// A strings file.
  case strings
  /// A property list.
  case propertyList
  /// A result that a cache keeps: what it replaces is an older one that was read.
  case kept
  /// Anything else: layouts, pictures, pages, reports, lists of dependencies.
  case other
}
