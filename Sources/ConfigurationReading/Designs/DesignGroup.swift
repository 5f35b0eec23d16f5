/// Designs of which one shall hold everywhere.
package struct DesignGroup: Hashable, Sendable {
  /// The group's name.
  package var name: ConfigurationTarget.Name
  /// The designs in the order of the file; the one that holds otherwise has its condition filled in.
  package var designs: [Design]

  init(name: ConfigurationTarget.Name, designs: [Design]) {
    self.name = name
    self.designs = designs
    let others = designs.filter { !$0.isRest }.map(\.condition)
    for index in designs.indices where designs[index].isRest {
      self.designs[index].condition = .not(.any(others))
    }
  }
}
