import InterfaceLint
import LintPolicy
import ProjectIndex
import Reporting
import ConfigurationReading
import Ninefold
import NinefoldProject

/// A query that `lint` answers instead of linting: the list of rules, or the effective
/// configuration.
enum LintQuery: Sendable {
  /// All rules, with their settings for a path.
  ///
  /// If the user named the path, the list ends with what the rules read there.
  case rules(path: String, isNamed: Bool)
  /// The effective configuration for a path.
  case configuration(path: String)

  /// Reads a query from the command line, or returns `nil` if there is none.
  init?(_ arguments: Arguments) throws(UsageError) {
    let path = try arguments.read(.printConfiguration)
    let isForRules = arguments.read(.rules)
    guard path != nil || isForRules else { return nil }
    if path != nil, isForRules {
      throw .contradiction("--rules and --print-config cannot be combined")
    }
    if let path {
      try arguments.noOperands()
      self = .configuration(path: path)
    } else if arguments.anyOperands.isEmpty {
      self = .rules(path: ".", isNamed: false)
    } else {
      self = .rules(path: try arguments.operand("a path"), isNamed: true)
    }
  }

  func run(_ origin: ConfigurationOrigin, _ console: Console) throws(ToolError) -> ExitStatus {
    switch self {
    case .rules(let path, let isNamed):
      let (_, policy, reporter) = try resolve(at: path, origin, console)
      try console.print(RuleListing.text(policy))
      if isNamed { try console.print("\n" + RuleListing.text(readings(at: path))) }
      return reporter.status
    case .configuration(let path):
      let (configurations, policy, reporter) = try resolve(at: path, origin, console)
      let configuration = configurations.all.first
      try console.print(
        PolicyListing.text(
          of: path, files: configuration?.files.map(\.path) ?? [],
          configuration?.sections[LintSection.self] ?? LintSection(), policy))
      return reporter.status
    }
  }

  /// Returns what rules read in the project of a path.
  private func readings(at path: String) -> [RuleListing.Reading] {
    let search = SourceSearch(for: [path], jobs: nil)
    guard let project = search.projects.first else { return [] }
    return RuleInput.allCases.map {
      RuleListing.Reading(
        input: $0.rawValue, count: project.count(of: $0), unread: project.unread($0))
    }
  }

  /// Resolves the configuration for a path.
  ///
  /// Problems in configurations are printed to standard error.
  private func resolve(
    at path: String, _ origin: ConfigurationOrigin, _ console: Console
  ) throws(ToolError) -> (ConfigurationSelection, LintPolicy, RunReporter) {
    let isFolder: Bool
    do throws(SystemFault) {
      isFolder = try FileReading.kind(of: path) == .folder
    } catch {
      throw .environment(.unreadable(path: path, error))
    }
    let name = isFolder ? Path.join(path, "Document.xib") : path
    let document = DocumentInput(
      path: name, outputPath: Path.lastPart(name), origin: .operand)
    let configurations = try ToolError.rethrowing(
      file: ConfigurationSelection(origin, documents: [document], takesForeign: true))
    let selection = LintSelection(configurations)
    var reporter = RunReporter(console)
    reporter.report(configurations.faults.map { EnvironmentError.file($0) })
    reporter.report(configurations.reports([], limit: FindingList.standardLimit))
    return (
      configurations,
      isFolder
        ? selection.policy(for: document, inFolder: path) : selection.policy(for: document),
      reporter
    )
  }
}
