import Reporting

/// An option or a flag, as commands declare it.
protocol DeclaredOption: Sendable {
  var description: OptionDescription { get }
}

extension Manual {
  /// The manual of a command with its options in the order of the help, to which those are added that all commands have.
  init(
    name: String, summary: String, usage: [String], about: String, options: [any DeclaredOption]
  ) {
    let shared: [any DeclaredOption] = [Option.color, Flag.help]
    self.init(
      name: name, summary: summary, usage: usage, about: about,
      describing: (options + shared).map(\.description))
  }
}
