import InterfaceSource
import PlatformFacts

/// The SDK that an app is built with, as far as it is known.
struct AppSDK {
  /// The source of the version.
  enum Origin {
    /// The command line or a configuration.
    case stated
    /// The property list of the built app.
    case propertyList
    /// The Xcode project with a name.
    case project(String)
  }

  /// The system that the SDK belongs to.
  let system: SystemVersion
  let origin: Origin

  /// Notes that name the source of the version.
  var notes: [Diagnostic.Note] {
    switch origin {
    case .stated: []
    case .propertyList:
      [Diagnostic.Note("the SDK is that of DTSDKName in the property list")]
    case .project(let name):
      [Diagnostic.Note("the SDK is taken from '\(name)' (SDKROOT or LastUpgradeCheck)")]
    }
  }
}

extension LintedProject {
  /// Returns the SDK that the app with a property list is built with, or `nil` if it is unknown.
  ///
  /// The user's statement takes precedence over the property list of a built app, and that over the
  /// Xcode projects in the nearest folder around the list that has any.
  func sdk(of list: PropertyList) -> AppSDK? {
    if let statedSDK { return AppSDK(system: statedSDK, origin: .stated) }
    if let system = list.root.buildSDK { return AppSDK(system: system, origin: .propertyList) }
    let known = buildSettings(of: list).compactMap { settings in
      settings.sdk.map { AppSDK(system: $0, origin: .project(settings.name)) }
    }
    return known.max { $0.system < $1.system }
  }

  /// Returns the build settings of the Xcode projects in the nearest folder around a property list
  /// that has any.
  func buildSettings(of list: PropertyList) -> [BuildSettings] {
    let folders = list.path.split(separator: "/").dropLast()
    let around = buildSettings.filter { folders.starts(with: $0.folders) }
    let nearest = around.map(\.folders.count).max()
    return around.filter { $0.folders.count == nearest }
  }
}
