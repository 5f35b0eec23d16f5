package import InterfaceTraits

/// A product that Apple sold, such as the iPhone 8.
package struct DeviceProduct: Hashable, Sendable {
  /// The name in lists, such as `iPad Air 11 M2`.
  package let name: String
  /// Further names that denote it, such as Apple's `iPad Air 11-inch (M2)`.
  package let otherNames: [String]
  /// The first version of the system that it ran.
  package let firstSystem: SystemVersion
  /// The last version that it runs, or `nil` if it runs the newest one.
  package let lastSystem: SystemVersion?
  /// The gamut of its display.
  package let displayGamut: TraitCollection.DisplayGamut
  /// Its main memory, in GB, in ascending order if it was sold with several sizes; empty if it is
  /// unknown.
  package let memory: [Double]

  init(
    _ name: String, also otherNames: [String] = [], first: Int, minor: Int = 0, last: Int? = nil,
    _ displayGamut: TraitCollection.DisplayGamut, memory: [Double]
  ) {
    self.name = name
    self.otherNames = otherNames
    firstSystem = SystemVersion(first, minor: minor)
    lastSystem = last.map { SystemVersion($0) }
    self.displayGamut = displayGamut
    self.memory = memory
  }

  /// Returns whether it ran a version of the system.
  ///
  /// A major version alone stands for all of its minor versions.
  package func ran(_ system: SystemVersion) -> Bool {
    let isOldEnough = lastSystem.map { system.major <= $0.major } ?? true
    let isNewEnough =
      system.minor == 0 ? system.major >= firstSystem.major : system >= firstSystem
    return isOldEnough && isNewEnough
  }

  /// Returns whether a name, ignoring case, denotes it.
  package func isCalled(_ name: String) -> Bool {
    ([self.name] + otherNames).contains { $0.lowercased() == name.lowercased() }
  }
}
