extension SystemVersion {
  /// Returns the system that an SDK belongs to, by its name such as `iphoneos26.2`, or `nil` for a
  /// name without a version and for SDKs of other platforms.
  package init?(sdkNamed name: some StringProtocol) {
    let letters = name.prefix { $0.isLetter }
    guard SDKTable.names.contains(letters.lowercased()) else { return nil }
    self.init(String(name.dropFirst(letters.count)))
  }

  /// Returns the system of the SDK of an Xcode, by the number that projects record, such as 2600 for
  /// Xcode 26, or `nil` for an Xcode before 26, whose projects are now built with a later one.
  package init?(recordedXcode number: Int) {
    let major = number / SDKTable.recordedMajor
    guard (SDKTable.firstXcodeNumberedLikeSystem..<100).contains(major) else { return nil }
    self.init(major)
  }

  /// Whether apps built with the SDK of this system may require compatibility.
  package var allowsDesignCompatibility: Bool {
    DesignTable.allowsCompatibility.value(for: self)
  }

  /// Whether apps built with the SDK of this system have its design although they require
  /// compatibility.
  package var ignoresDesignCompatibility: Bool {
    AppBuild(sdk: self, requiresCompatibility: true).design != .classic
  }

  /// Whether apps built with the SDK of this system must adopt the scene-based life cycle.
  package var requiresScenes: Bool { DesignTable.requiresScenes.value(for: self) }

  /// The first system whose SDK requires the scene-based life cycle.
  package static let firstWithRequiredScenes = DesignTable.requiresScenes.first { $0 } ?? newest
}
