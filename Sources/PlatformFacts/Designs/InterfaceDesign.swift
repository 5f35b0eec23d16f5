/// A generation of UIKit's design, on which the sizes and shapes of bars, controls, rows, cards and
/// colors depend.
///
/// It is that of the system that an app runs on, or an earlier one if the app was built with an
/// earlier SDK or requires compatibility (`AppBuild`). Insets of the screen, margins, fonts, the
/// keyboard and behavior follow the system instead.
package enum InterfaceDesign: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// The design of iOS 7 to 18.
  case classic
  /// Liquid Glass, the design of iOS 26 and later.
  case liquidGlass

  /// Returns the design of apps that are built with the SDK of a system and run on it.
  package init(_ system: SystemVersion) { self = DesignTable.design.value(for: system) }

  /// Returns the system whose sizes and shapes apps with this design have on a system: the system
  /// itself, or the latest known one before it with this design or an earlier one.
  package func metricsSystem(on system: SystemVersion) -> SystemVersion {
    guard self < InterfaceDesign(system) else { return system }
    return SystemVersion.known.last { $0 <= system && InterfaceDesign($0) <= self } ?? .oldest
  }

  package static func < (lhs: InterfaceDesign, rhs: InterfaceDesign) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
