import Reporting
import InterfaceLint
import Ninefold
import NinefoldProject

/// The `Info.plist` of an app, which excludes environments that the app is never shown in.
struct AppLimits: Sendable {
  /// The content of the file.
  let app: ApplicationInformation
  let report: FileReport
  /// The Xcode projects that determine the SDK, or empty if it has no effect or is known.
  let projects: [SourceFile]

  /// Reads a property list.
  ///
  /// If the app requires compatibility, the Xcode projects in the nearest folder around the list
  /// that has any are read too, unless only named inputs are used.
  init(reading path: String, limit: Int, isIsolated: Bool) throws(ToolError) {
    let file = try ToolError.rethrowing(environment: SourceFile(reading: path, limit: limit))
    app = ApplicationInformation(reading: file)
    report = FileReport(app.diagnostics, in: file)
    let isNeeded = app.requiresDesignCompatibility && app.sdkVersion == nil && !isIsolated
    projects = (isNeeded ? ProjectSearch.xcodeProjects(around: Path.folder(path) ?? "") : [])
      .compactMap { try? SourceFile(reading: $0, limit: limit) }
  }

  /// The major version of the SDK that the app is built with, or `nil` if it is unknown.
  private var sdkVersion: Int? {
    app.sdkVersion ?? projects.compactMap { BuildSettings(reading: $0).sdk?.major }.max()
  }

  /// Removes the configurations that the app does not support, and sets its design, interface style
  /// and whether it hides the status bar.
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
    options.requiresDesignCompatibility = app.requiresDesignCompatibility
    if options.sdkVersion == nil { options.sdkVersion = sdkVersion }
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
      guard let error = error(of: request, system: options.systemVersion) else {
        accepted.append(request)
        continue
      }
      if named.contains(request) { throw error }
    }
    guard !accepted.isEmpty else {
      throw .contradiction("'\(report.path)' excludes all requested configurations")
    }
    options.configurations = accepted
  }

  /// Returns the error of a window that the app never has, or `nil` if it can have it.
  private func error(of request: ConfigurationRequest, system: Int) -> UsageError? {
    switch request {
    case .canvas, .cell: nil
    case .device(let window):
      app.reason(against: window, system: system).map { reason in
        .impossibleValue(
          option: "--device", value: window.optionName, reason: reason,
          nearest: app.nearest(to: window, system: system)?.optionName)
      }
    case .window(let window):
      app.reason(against: window, system: system).map { reason in
        .impossibleValue(
          option: "--window", value: String(window.name.dropFirst("window:".count)),
          reason: reason, nearest: nil)
      }
    }
  }

  /// Returns a warning if the design depends on the SDK of the app, which is unknown.
  func warnings(withSDK version: Int?) -> [EnvironmentWarning] {
    app.requiresDesignCompatibility && version == nil
      ? [.unknownSDK(propertyList: report.path)] : []
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
