/// A group of options in the help and on the page of a command.
package enum OptionGroup: CaseIterable, Sendable {
  /// The purpose of the command.
  case own
  /// The results, and the forms that they have.
  case output
  /// The look of pictures.
  case pictures
  /// The one HTML page.
  case page
  /// The findings that are reported, and those that fail the run.
  case findings
  /// Questions that are answered instead.
  case queries
  /// The documents, assets, fonts and configuration files.
  case input
  /// The cells, devices and windows.
  case configurations
  /// The systems, traits, texts and languages.
  case environment
  /// The effort, the cache and the terminal.
  case run

  /// The group of an option.
  package init(_ option: OptionDescription) {
    self = Self.allCases.first { $0.names.contains(option.name) } ?? .own
  }

  /// The heading of the group.
  package var title: String {
    switch self {
    case .own: "Options"
    case .output: "Output"
    case .pictures: "Pictures"
    case .page: "HTML page"
    case .findings: "Findings"
    case .queries: "Instead of linting"
    case .input: "Input"
    case .configurations: "Configurations"
    case .environment: "Traits, text and languages"
    case .run: "Running"
    }
  }

  private var names: Set<String> {
    switch self {
    case .own: []
    case .output: ["--output", "--format", "--reporter", "--depfile", "--link", "--quiet"]
    case .pictures:
      [
        "--sheets-only", "--matrix", "--overlay", "--bezel", "--text-as", "--scale", "--pictures",
      ]
    case .page: ["--html", "--vary", "--resize"]
    case .findings:
      [
        "--strict", "--lenient", "--findings", "--baseline", "--write-baseline", "--prune-baseline",
        "--minimum-deployment-target", "--fail-on",
      ]
    case .queries: ["--rules", "--print-config"]
    case .input:
      ["--assets", "--fonts", "--config", "--no-config", "--info-plist", "--isolated"]
    case .configurations:
      ["--cell", "--device", "--all-devices", "--size", "--window", "--keyboard"]
    case .environment:
      [
        "--os", "--sdk", "--content-size", "--style", "--contrast", "--direction", "--traits",
        "--locale", "--text",
      ]
    case .run:
      [
        "--allow-empty", "--jobs", "--limit", "--cache", "--no-cache", "--cache-size", "--color",
        "--help",
      ]
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
