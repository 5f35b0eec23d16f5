/// The names of SDKs, and the numbers by which projects record the Xcode that they were saved with.
///
/// Sources: `DTSDKName` in property lists of built apps, `SDKROOT` and `LastUpgradeCheck` in public
/// projects (`iphoneos26.2`, `2700` for Xcode 27; confidence high).
enum SDKTable {
  /// The names of the SDKs of iOS and tvOS without their versions.
  static let names = ["iphoneos", "iphonesimulator", "appletvos", "appletvsimulator"]
  /// The first major version of Xcode whose SDKs have the same number: 26, after Xcode 16 with the
  /// SDKs of iOS 18.
  static let firstXcodeNumberedLikeSystem = 26
  /// The factor of the major version in a recorded number, such as 2600 for Xcode 26.
  static let recordedMajor = 100
}
