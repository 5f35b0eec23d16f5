package import SourceScanning

/// The targets of Xcode projects and packages: the bundles of their files and the values of their
/// build settings.
package struct ProjectTargets: Sendable {
  /// The Xcode projects.
  package let projects: [XcodeProject]
  /// The bundles of their files.
  package let bundles: ProjectBundles

  /// Creates the targets of projects and packages, see `ProjectBundles`.
  package init(
    projects: [XcodeProject] = [], manifests: [(folder: String, targets: PackageTargets)] = [],
    otherBuilds: [String] = []
  ) {
    self.projects = projects
    bundles = ProjectBundles(projects: projects, manifests: manifests, otherBuilds: otherBuilds)
  }

  /// An oldest supported version of iOS, with the name of the project that sets it.
  package typealias OldestVersion = (text: String, project: String)

  /// Returns the oldest version of iOS that the app with a document supports, or `nil` if it is
  /// unknown: for a document that no target lists, if the targets of the nearest projects differ.
  ///
  /// - Parameter path: The real path of the document.
  /// - Returns: The version.
  package func oldestVersion(of path: String) -> OldestVersion? {
    let members = bundles.xcodeTargets(of: path)
    guard members.isEmpty else {
      let versions = members.map { oldestVersion(of: $0.target, in: projects[$0.project]) }
      guard versions.allSatisfy({ $0 != nil }) else { return nil }
      let oldest = versions.compactMap(\.self).min(by: Self.isOlder)
      return oldest.map { ($0, projects[members[0].project].name) }
    }
    guard !bundles.isInPackage(path) else { return nil }
    let around = projects.filter { ProjectPath.relative(path, to: $0.folder) != nil }
    let nearest = around.map(\.folder.utf8.count).max()
    let near = around.filter { $0.folder.utf8.count == nearest && $0.isRead }
    var versions: [String?] = []
    for project in near {
      let targets = project.targets.filter { $0.isOfIOS && !$0.isTest && $0.productType != nil }
      versions += targets.map { oldestVersion(of: $0, in: project) }
      if project.targets.isEmpty, !project.configurations.isEmpty {
        versions.append(Self.oldestVersion(project.configurations))
      }
    }
    let known = versions.compactMap(\.self)
    guard let first = known.first, known.count == versions.count,
      known.allSatisfy({ !Self.isOlder($0, first) && !Self.isOlder(first, $0) })
    else { return nil }
    return (first, near[0].name)
  }

  /// Returns the oldest version that a target runs on: parts of an app do not run on systems that
  /// the app does not support.
  private func oldestVersion(of target: XcodeProject.Target, in project: XcodeProject) -> String? {
    guard let own = Self.oldestVersion(target.configurations) else { return nil }
    guard !target.isApplication else { return own }
    let apps = project.targets.filter { $0.isApplication && $0.isOfIOS }
      .map { Self.oldestVersion($0.configurations) }
    guard let first = apps.first else { return own }
    guard apps.allSatisfy({ $0 != nil }), let first else { return nil }
    let oldest = apps.compactMap(\.self).reduce(first) { Self.isOlder($1, $0) ? $1 : $0 }
    return Self.isOlder(own, oldest) ? oldest : own
  }

  /// Returns the oldest version of some configurations, or `nil` if one is unknown.
  private static func oldestVersion(_ configurations: [BuildConfiguration]) -> String? {
    let versions = configurations.map { $0.text(of: "IPHONEOS_DEPLOYMENT_TARGET") }
    guard versions.allSatisfy({ $0 != nil }) else { return nil }
    return versions.compactMap(\.self).min(by: isOlder)
  }

  private static func isOlder(_ first: String, _ second: String) -> Bool {
    numbers(first).lexicographicallyPrecedes(numbers(second))
  }

  /// Returns the components of a version without zeros at its end.
  private static func numbers(_ version: String) -> [Int] {
    var numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}

extension XcodeProject.Target {
  /// Whether the product is an app, but not one for watches.
  package var isApplication: Bool {
    productType == "com.apple.product-type.application"
      || productType == "com.apple.product-type.application.on-demand-install-capable"
      || productType == "com.apple.product-type.application.messages"
  }

  /// Whether the product is a bundle of tests.
  var isTest: Bool {
    productType == "com.apple.product-type.bundle.unit-test"
      || productType == "com.apple.product-type.bundle.ui-testing"
  }

  /// Whether the target may be built for iOS.
  package var isOfIOS: Bool {
    guard productType?.contains("watch") != true, productType?.contains(".tv-") != true else {
      return false
    }
    return configurations.allSatisfy { configuration in
      if let platforms = configuration.text(of: "SUPPORTED_PLATFORMS") {
        return platforms.contains("iphoneos") || platforms.contains("iphonesimulator")
      }
      guard let sdk = configuration.text(of: "SDKROOT") else { return true }
      return ["iphoneos", "auto"].contains { sdk.hasPrefix($0) } || sdk.isEmpty
    }
  }
}
