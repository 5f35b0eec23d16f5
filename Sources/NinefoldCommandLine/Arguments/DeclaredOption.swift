import Reporting

/// The declaration of an option or a flag.
protocol DeclaredOption: Sendable {
  var description: OptionDescription { get set }
}

extension DeclaredOption {
  /// Returns the option with what its help leaves to the command's page: sentences with full stops.
  func detailed(_ details: @autoclosure @escaping @Sendable () -> String) -> Self {
    var option = self
    option.description.detail(details)
    return option
  }

  /// Returns the option with the values that shells offer.
  func offering(_ values: @autoclosure @escaping @Sendable () -> OfferedValues) -> Self {
    var option = self
    option.description.offer(values)
    return option
  }
}

extension Manual {
  /// Creates the manual of a command with its options in the order of the help, followed by those
  /// that all commands have.
  init(
    name: String, summary: String, usage: [String],
    about: @autoclosure @escaping @Sendable () -> String, options: [any DeclaredOption],
    operands: OfferedValues = .paths, examples: [(line: String, effect: String)]
  ) {
    let shared: [any DeclaredOption] = [Option.color, Flag.help]
    self.init(
      name: name, summary: summary, usage: usage, about: about(),
      describing: (options + shared).map(\.description), operands: operands, examples: examples)
  }
}
