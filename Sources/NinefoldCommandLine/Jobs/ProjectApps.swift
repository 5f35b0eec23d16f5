import Ninefold
import NinefoldProject
import PlatformFacts
import ProjectIndex
import ProjectReading
import SourceScanning
import StructuredData

/// The apps of the linted projects, which determine where their documents are never shown.
///
/// A configuration is ruled out if each app rules it out. Nothing is ruled out if an app is not
/// known.
struct ProjectApps: Sendable {
  /// The maximum size of a property list, in bytes.
  private static let limit = 1 << 20
  /// Names in code that overrides the orientations of the property list, in Swift and Objective-C.
  private static let overrides = [
    "supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow",
  ]

  private let apps: [ApplicationInformation]

  /// Finds the apps: those of the Xcode projects or, if these have none, those of the property lists
  /// in the projects' folders.
  init(_ targets: ProjectTargets, _ search: SourceSearch) {
    var apps: [ApplicationInformation] = []
    var isKnown = true
    for project in targets.projects {
      for target in project.targets where target.isApplication && target.isOfIOS {
        for configuration in target.configurations {
          guard let app = Self.app(configuration, in: project.folder) else {
            isKnown = false
            continue
          }
          apps.append(app)
        }
      }
    }
    if targets.projects.allSatisfy({ $0.targets.isEmpty }) { apps = Self.listedApps(search) }
    let overrides = search.projects.contains { project in
      Self.overrides.contains { project.sources?.mentions($0) == true }
    }
    self.apps =
      isKnown ? apps.map { overrides ? $0.withAllOrientations : $0 } : []
  }

  /// Returns the app of a build configuration, or `nil` if its property list is unknown.
  private static func app(
    _ configuration: BuildConfiguration, in folder: String
  ) -> ApplicationInformation? {
    var app: ApplicationInformation
    switch configuration.value(of: "INFOPLIST_FILE") {
    case .value(let name) where !name.isEmpty:
      guard let list = list(at: ProjectPath.join(folder, name)) else { return nil }
      app = ApplicationInformation(reading: list)
    case .missing, .value:
      guard configuration.text(of: "GENERATE_INFOPLIST_FILE") == "YES" else { return nil }
      app = ApplicationInformation()
    case .unknown: return nil
    }
    app.apply { configuration.text(of: $0) }
    return app
  }

  private static func list(at path: String) -> SourceFile? {
    guard let bytes = try? FileReading.read(path, limit: limit + 1), bytes.count <= limit else {
      return nil
    }
    return SourceFile(path: path, bytes: bytes)
  }

  /// Returns the apps of the property lists in the folders of projects.
  private static func listedApps(_ search: SourceSearch) -> [ApplicationInformation] {
    search.projects.flatMap { project in
      project.files.propertyLists.filter {
        Path.lastPart($0).lowercased().hasSuffix("info.plist") && !VendoredFolders.contain($0)
      }.compactMap { path in
        guard let list = list(at: Path.join(project.root, path)),
          let root = StructuredDocument(propertyList: list).root, root.isOfPhoneApp
        else { return nil }
        return ApplicationInformation(reading: list)
      }
    }
  }

  /// Whether the apps are known, and with them whether phones show documents in landscape.
  var areKnown: Bool { !apps.isEmpty }

  /// Removes the cells that no app has, and hides the status bar that all apps hide.
  func apply(to options: inout CompilerOptions) {
    guard !apps.isEmpty else { return }
    let system = options.systemVersion
    let hidden = apps.map(\.idiomsWithoutStatusBar)
    let idioms = hidden.dropFirst().reduce(hidden[0]) { $0.intersection($1) }
    let shown = apps.reduce(into: Set<TraitCollection.Idiom>()) {
      $0.formUnion($1.idioms ?? [.phone, .pad])
    }
    if !idioms.isEmpty, idioms.isSuperset(of: shown.intersection([.phone, .pad])) {
      options.idiomsWithoutStatusBar = [.phone, .pad]
      // A space that only newer systems leave where the status bar is hidden is not the document's.
      if !options.system.hidingStatusBarReducesTop,
        let earlier = SystemVersion.known.last(where: \.hidingStatusBarReducesTop)
      {
        options.system = earlier
      }
    }
    guard !apps.contains(where: \.windowLimits.areNone) else { return }
    // Most configurations of an app have the same limits.
    var seen: Set<ApplicationInformation.WindowLimits> = []
    let cells = apps.reduce(into: Set<SizeClassGrid.Cell>()) { cells, app in
      guard seen.insert(app.windowLimits).inserted else { return }
      cells.formUnion(app.sizeClasses(onSystem: system))
    }
    let left = options.configurations.filter { request in
      guard case .cell(let cell) = request else { return true }
      return cells.contains { cell.includes($0) }
    }
    if !left.isEmpty { options.configurations = left }
  }
}

extension StructuredValue {
  /// Whether a property list is that of an app for phones or tablets, in the form before Xcode
  /// completes it.
  fileprivate var isOfPhoneApp: Bool {
    guard self["NSExtension"] == nil, self["WKWatchKitApp"] == nil, self["WKApplication"] == nil,
      self["NSMainStoryboardFile"] == nil, self["NSMainNibFile"] == nil,
      self["LSMinimumSystemVersion"] == nil
    else { return false }
    return self["LSRequiresIPhoneOS"]?.bool == true || self["UIMainStoryboardFile"] != nil
      || self["UIApplicationSceneManifest"] != nil || self["UILaunchStoryboardName"] != nil
      || self["CFBundlePackageType"]?.string == "APPL"
  }
}
