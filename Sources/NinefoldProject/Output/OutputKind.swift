/// The kind of an output, which determines the files that it may replace.
package enum OutputKind: Sendable {
  /// Swift code of `codegen`.
  case code
  /// An Interface Builder document: the result of a merge.
  case document
  /// A strings file.
  case strings
  /// A property list.
  case propertyList
  /// A file that replaces its own earlier version, which this run may have read, such as a cached
  /// result or a baseline.
  case replaceable
  /// Any other output: layouts, pictures, pages, reports, lists of dependencies.
  case other
}
