package import InterfaceResolution
package import InterfaceTraits

/// The default margins of views, by view index, for code that reads them.
///
/// All such values are equal: constraints have already followed the margins, and a layout whose
/// frames equal those of another is the same layout, regardless of margins that nothing uses.
/// Configurations that share a layout show the margins of the first.
package struct DefaultMargins: Hashable, Sendable {
  /// The margins of controllers' views, views of xibs and the contents of table cells.
  package var insets: [ViewIndex: LayoutInsets] = [:]

  /// Returns `true`: all values are equal.
  package static func == (_: DefaultMargins, _: DefaultMargins) -> Bool { true }

  /// Hashes nothing.
  package func hash(into _: inout Hasher) {}
}
