public import InterfaceSource
public import InterfaceTraits
import StructuredData

/// The values of an app's `Info.plist` that determine where its interface is shown.
///
/// Values that refer to build settings, such as `$(PRODUCT_NAME)`, count as missing.
///
/// ```swift
/// let app = ApplicationInformation(reading: SourceFile(path: "App/Info.plist", bytes: bytes))
/// if let window = ConfigurationRequest.DeviceWindow(name: "ipad9_7:landscape:split-1/3"),
///   let reason = app.reason(against: window)
/// {
///   print(reason, app.nearest(to: window)?.device ?? "no device at all")
/// }
/// ```
public struct ApplicationInformation: Sendable {
  /// An orientation of the interface.
  ///
  /// ```swift
  /// print(ApplicationInformation.Orientation.allCases.filter(\.isLandscape).map(\.rawValue))
  /// ```
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The home button or home indicator is at the bottom.
    case portrait = "UIInterfaceOrientationPortrait"
    /// The home button or home indicator is at the top.
    case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
    /// The home button is on the left.
    case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
    /// The home button is on the right.
    case landscapeRight = "UIInterfaceOrientationLandscapeRight"

    /// A Boolean value that indicates whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The values for one kind of device.
  struct Idiom: Sendable {
    /// The supported orientations, or `nil` if the app lists none, which imposes no limit here.
    var orientations: Set<Orientation>?
    var launchStoryboard: String?
    var mainStoryboard: String?
    var requiresFullScreen = false
    /// Whether the status bar is hidden when the app launches.
    var launchesWithoutStatusBar = false
  }

  /// The problems found in the file and their consequences, in the order of the file.
  public internal(set) var diagnostics: [Diagnostic]
  /// The name of the launch storyboard without its extension, or `nil` if there is none.
  public var launchStoryboard: String? { phone.launchStoryboard }
  /// The name of the storyboard that the app starts with, without its extension, or `nil` if there
  /// is none.
  ///
  /// It is the storyboard of the first scene or, without one, that of the app.
  public var mainStoryboard: String? { sceneStoryboard ?? phone.mainStoryboard }
  /// The name of the storyboard that the app starts with on tablets, without its extension, or
  /// `nil` if it is the one for phones.
  public var mainStoryboardOnTablets: String? {
    guard sceneStoryboard == nil, pad.mainStoryboard != phone.mainStoryboard else { return nil }
    return pad.mainStoryboard
  }
  /// A Boolean value that indicates whether the app has a launch screen.
  ///
  /// An app without one is scaled on screens larger than a 4-inch phone's and never shares the
  /// screen. The value is `true` if the file could not be read.
  public internal(set) var hasLaunchScreen = true
  /// The kinds of devices that the app supports, or `nil` if the file does not list them.
  public internal(set) var idioms: Set<TraitCollection.Idiom>?
  /// The major version of the earliest system that the app runs on, or `nil` if the file does not
  /// state it.
  public internal(set) var minimumSystem: Int?
  /// A Boolean value that indicates whether the app requires the compatibility mode for the design
  /// of iOS 18 (`UIDesignRequiresCompatibility`), which has an effect only if it is built with SDK
  /// 26.
  public internal(set) var requiresDesignCompatibility = false
  /// The major version of the SDK that the app was built with, or `nil` if the file does not state
  /// it, as only that of a built app does (`DTSDKName`).
  public internal(set) var sdkVersion: Int?
  /// The interface style that the app always has, or `nil` if it follows the user's choice.
  public internal(set) var style: TraitCollection.Style?
  /// The names, without folders, of the font files that the app bundles, or `nil` if the file lists
  /// none.
  public internal(set) var fontNames: Set<String>?
  /// The language shown when no translation matches, or `nil` if the file does not state it.
  public internal(set) var developmentLanguage: LanguageTag?

  /// The kinds of devices on which the app hides the status bar of all its scenes.
  ///
  /// This requires both `UIStatusBarHidden`, which otherwise applies only while the app launches, and
  /// that controllers are not consulted (`UIViewControllerBasedStatusBarAppearance`).
  public var idiomsWithoutStatusBar: Set<TraitCollection.Idiom> {
    guard !controllersChooseStatusBar else { return [] }
    var idioms: Set<TraitCollection.Idiom> = []
    if phone.launchesWithoutStatusBar { idioms.insert(.phone) }
    if pad.launchesWithoutStatusBar { idioms.insert(.pad) }
    return idioms
  }

  var phone = Idiom()
  var pad = Idiom()
  /// The storyboard of the first scene.
  var sceneStoryboard: String?
  /// Whether UIKit consults controllers about the status bar.
  var controllersChooseStatusBar = true
  /// The first system version that ignores the app's full-screen requirement.
  var fullScreenIgnoredFrom: Int?

  /// Reads an XML or binary property list.
  public init(reading file: SourceFile) {
    let document = StructuredDocument(propertyList: file)
    diagnostics = document.diagnostics
    guard let root = document.root else { return }
    var reader = ApplicationInformationReader(root)
    reader.read(into: &self)
    diagnostics += reader.diagnostics
  }
}
