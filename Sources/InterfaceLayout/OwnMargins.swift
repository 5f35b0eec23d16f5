package import InterfaceResolution
package import InterfaceTraits

/// The margins that views have of themselves, by view index, for those who look at them.
///
/// All such values are equal: constraints have followed the margins already, and a layout whose frames are those of another stays the same
/// one, whatever nobody's margins are. Configurations that share a layout show those of the first.
package struct OwnMargins: Hashable, Sendable {
  /// The margins of controllers' views, views of xibs and the contents of table cells.
  package var insets: [ViewIndex: LayoutInsets] = [:]

  /// Whether both are margins.
  package static func == (_: OwnMargins, _: OwnMargins) -> Bool { true }

  /// Feeds nothing.
  package func hash(into _: inout Hasher) {}
}
