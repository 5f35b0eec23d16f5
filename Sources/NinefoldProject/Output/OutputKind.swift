/// What an output is, as far as that decides which files it may replace.
package enum OutputKind: Sendable {
  /// Swift that `codegen` writes.
  case code
  /// A strings file.
  case strings
  /// A property list.
  case propertyList
  /// What replaces an older state of itself, which this run may have read: a cached result, a baseline.
  case kept
  /// Anything else: layouts, pictures, pages, reports, lists of dependencies.
  case other
}
