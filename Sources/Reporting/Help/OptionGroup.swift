/// A group of options on the page of a command.
package enum OptionGroup: CaseIterable, Sendable {
  /// The options of a command that few others have.
  case own
  /// The documents, assets, fonts and configuration files.
  case input
  /// The cells, devices and windows.
  case configurations
  /// The traits, texts and languages.
  case environment
  /// The effort, the messages and the exit status.
  case run

  /// The group of an option.
  package init(_ option: OptionDescription) {
    self = Self.allCases.first { $0.names.contains(option.name) } ?? .own
  }

  /// The heading of the group.
  package var title: String {
    switch self {
    case .own: "Options of the command"
    case .input: "Input"
    case .configurations: "Configurations"
    case .environment: "Traits, text and languages"
    case .run: "Running"
    }
  }

  private var names: Set<String> {
    switch self {
    case .own: []
    case .input:
      ["--assets", "--fonts", "--config", "--no-config", "--info-plist", "--isolated"]
    case .configurations: ["--cell", "--device", "--all-devices", "--size"]
    case .environment:
      [
        "--os", "--content-size", "--style", "--contrast", "--direction", "--traits", "--locale",
        "--text",
      ]
    case .run: ["--allow-empty", "--jobs", "--limit", "--findings", "--color", "--help"]
    }
  }
}

extension Manual {
  /// The options that help lists, by group, each group in the order of the help.
  package var groups: [(group: OptionGroup, options: [OptionDescription])] {
    let shown = options.filter { !$0.isHidden }
    return OptionGroup.allCases.compactMap { group in
      let members = shown.filter { OptionGroup($0) == group }
      return members.isEmpty ? nil : (group, members)
    }
  }
}
