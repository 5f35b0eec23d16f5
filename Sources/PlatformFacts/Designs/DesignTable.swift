/// The generations of UIKit's design, and the SDKs that determine which one an app has.
///
/// Sources: Apple's documentation of `UIDesignRequiresCompatibility`
/// (https://developer.apple.com/documentation/bundleresources/information-property-list/uidesignrequirescompatibility),
/// and the answer of an engineer of Apple that apps built with an earlier SDK keep their appearance
/// and behavior (https://developer.apple.com/forums/thread/788573). Confidence high.
enum DesignTable {
  /// The design of apps that are built with the SDK of the system.
  static let design: BySystem<InterfaceDesign> = [7: .classic, 26: .liquidGlass]
  /// Whether apps built with the SDK may require compatibility, with which they have the design of
  /// earlier SDKs: those of SDK 26; later SDKs ignore the key.
  static let allowsCompatibility: BySystem<Bool> = [7: false, 26: true, 27: false]
  /// Whether apps built with the SDK must adopt the scene-based life cycle, without which they do
  /// not launch
  /// (https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle).
  static let requiresScenes: BySystem<Bool> = [7: false, 27: true]
}
