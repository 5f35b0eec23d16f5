/// A group of designs, of which exactly one should be active in every environment.
package struct DesignGroup: Hashable, Sendable {
  /// The group's name.
  package var name: ConfigurationTarget.Name
  /// The designs in file order.
  ///
  /// The condition of the default design is filled in.
  package var designs: [Design]

  init(name: ConfigurationTarget.Name, designs: [Design]) {
    self.name = name
    self.designs = designs
    let others = designs.filter { !$0.isOtherwise }.map(\.condition)
    for index in designs.indices where designs[index].isOtherwise {
      self.designs[index].condition = .not(.any(others))
    }
  }
}
