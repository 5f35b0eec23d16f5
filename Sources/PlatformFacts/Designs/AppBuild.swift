/// The properties of an app's build that determine its design.
package struct AppBuild: Hashable, Sendable {
  /// The SDK, by the system that it belongs to, or `nil` if it is unknown, which counts as the
  /// newest: an app is next built with that.
  package var sdk: SystemVersion?
  /// Whether the app requires compatibility (`UIDesignRequiresCompatibility`).
  package var requiresCompatibility: Bool

  /// Creates the properties of a build, by default with the newest SDK.
  package init(sdk: SystemVersion? = nil, requiresCompatibility: Bool = false) {
    self.sdk = sdk
    self.requiresCompatibility = requiresCompatibility
  }

  /// The latest design that the app has on any system.
  package var design: InterfaceDesign {
    let sdk = sdk ?? .newest
    let own = InterfaceDesign(sdk)
    guard requiresCompatibility, sdk.allowsDesignCompatibility else { return own }
    return InterfaceDesign.allCases.last { $0 < own } ?? own
  }
}
