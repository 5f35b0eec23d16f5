import Reporting
import Ninefold
import NinefoldProject

/// The `Info.plist` of an app, which excludes environments that the app is never shown in.
struct AppLimits: Sendable {
  /// The content of the file.
  let app: ApplicationInformation
  let report: FileReport

  init(reading path: String, limit: Int) throws(ToolError) {
    let file = try ToolError.rethrowing(environment: SourceFile(reading: path, limit: limit))
    app = ApplicationInformation(reading: file)
    report = FileReport(app.diagnostics, in: file)
  }

  /// Removes the configurations that the app does not support, and sets its interface style and
  /// whether it hides the status bar.
  ///
  /// Throws an error if the command line names a window that the app never has, or if no
  /// configuration remains.
  func apply(
    to options: inout CompilerOptions, named: [ConfigurationRequest]
  ) throws(UsageError) {
    if let minimum = app.minimumSystem, options.systemVersion < minimum {
      throw .contradiction(
        "--os \(options.system.text) is earlier than the MinimumOSVersion \(minimum) of '\(report.path)'"
      )
    }
    if let style = app.style {
      if let own = options.traitOverrides.userInterfaceStyle, own != style {
        throw .contradiction(
          "--style \(own.rawValue) contradicts the UIUserInterfaceStyle '\(style.rawValue)' of '\(report.path)'"
        )
      }
      // Light is the default of all configurations.
      if style == .dark { options.traitOverrides.userInterfaceStyle = .dark }
    }
    options.idiomsWithoutStatusBar = app.idiomsWithoutStatusBar
    var accepted: [ConfigurationRequest] = []
    for request in options.configurations {
      guard case .device(let window) = request,
        let reason = app.reason(against: window, system: options.systemVersion)
      else {
        accepted.append(request)
        continue
      }
      guard !named.contains(request) else {
        throw .impossibleValue(
          option: "--device", value: window.optionName, reason: reason,
          nearest: app.nearest(to: window, system: options.systemVersion)?.optionName)
      }
    }
    guard !accepted.isEmpty else {
      throw .contradiction("'\(report.path)' excludes all requested configurations")
    }
    options.configurations = accepted
  }

  /// Returns warnings about storyboards that the app names and that are not among the documents of
  /// folders.
  func warnings(for documents: [DocumentInput]) -> [EnvironmentWarning] {
    guard documents.contains(where: { $0.origin == .folder }) else { return [] }
    let names = documents.map { Path.base(Path.lastPart($0.path)) }
    return [app.launchStoryboard, app.mainStoryboard, app.mainStoryboardOnTablets].compactMap(
      \.self
    )
    .filter { !names.contains($0) }
    .map {
      .missingStoryboard(
        name: $0, propertyList: report.path, nearest: NearestName.nearest(to: $0, among: names))
    }
  }
}
