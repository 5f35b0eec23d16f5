package import SourceScanning

/// The targets of Xcode projects and packages: the bundles of their files and the values of their
/// build settings.
package struct ProjectTargets: Sendable {
  /// The Xcode projects.
  package let projects: [XcodeProject]
  /// The bundles of their files.
  package let bundles: ProjectBundles

  /// The oldest version that each target of each project runs on, or `nil` if it is unknown.
  private let versions: [[String?]]
  /// The version that the targets of each project agree on, or `nil` if they do not.
  private let commonVersions: [String?]

  /// Creates the targets of projects and packages, see `ProjectBundles`.
  package init(
    projects: [XcodeProject] = [], manifests: [(folder: String, targets: PackageTargets)] = [],
    otherBuilds: [String] = []
  ) {
    self.projects = projects
    bundles = ProjectBundles(projects: projects, manifests: manifests, otherBuilds: otherBuilds)
    versions = projects.map { Self.oldestVersions(in: $0) }
    commonVersions = zip(projects, versions).map { project, versions in
      guard !project.targets.isEmpty else {
        return project.configurations.isEmpty ? nil : Self.oldestVersion(project.configurations)
      }
      let products = zip(project.targets, versions).filter { target, _ in
        target.productType != nil && !target.isTest && target.isOfIOS
      }
      return Self.common(products.map(\.1))
    }
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
      let own = members.map { versions[$0.project][$0.target] }
      guard own.allSatisfy({ $0 != nil }) else { return nil }
      return own.compactMap(\.self).min(by: Self.isOlder).map {
        ($0, projects[members[0].project].name)
      }
    }
    guard !bundles.isInPackage(path) else { return nil }
    let around = projects.indices.filter {
      projects[$0].isRead && ProjectPath.relative(path, to: projects[$0].folder) != nil
    }
    let nearest = around.map { projects[$0].folder.utf8.count }.max()
    let near = around.filter { projects[$0].folder.utf8.count == nearest }
    return Self.common(near.map { commonVersions[$0] }).map { ($0, projects[near[0]].name) }
  }

  /// Returns the only version among some, or `nil` if they differ or one is unknown.
  private static func common(_ versions: [String?]) -> String? {
    guard let first = versions.first, let first,
      versions.allSatisfy({ $0.map { numbers($0) == numbers(first) } ?? false })
    else { return nil }
    return first
  }

  /// Returns the oldest version that each target runs on: parts of an app do not run on systems that
  /// the app does not support.
  private static func oldestVersions(in project: XcodeProject) -> [String?] {
    let own = project.targets.map { oldestVersion($0.configurations) }
    let apps = zip(project.targets, own).filter { target, _ in
      target.isApplication && target.isOfIOS
    }.map(\.1)
    guard !apps.isEmpty else { return own }
    let oldest = apps.contains(nil) ? nil : apps.compactMap(\.self).min(by: isOlder)
    return zip(project.targets, own).map { target, own in
      guard let own, !target.isApplication else { return own }
      return oldest.map { isOlder(own, $0) ? $0 : own }
    }
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
