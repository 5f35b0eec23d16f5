public import InterfaceSource
public import InterfaceTraits
import StructuredData

/// What an app's `Info.plist` says of where its interface is shown.
///
/// Values that build settings fill in, such as `$(PRODUCT_NAME)`, count as not given.
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
  /// A way up that an interface can be.
  ///
  /// ```swift
  /// print(ApplicationInformation.Orientation.allCases.filter(\.isLandscape).map(\.rawValue))
  /// ```
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    /// The home button or line at the bottom.
    case portrait = "UIInterfaceOrientationPortrait"
    /// The home button or line at the top.
    case portraitUpsideDown = "UIInterfaceOrientationPortraitUpsideDown"
    /// The home button at the left.
    case landscapeLeft = "UIInterfaceOrientationLandscapeLeft"
    /// The home button at the right.
    case landscapeRight = "UIInterfaceOrientationLandscapeRight"

    /// Whether the long side lies across.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// What the app says for one kind of device.
  struct Idiom: Sendable {
    /// The orientations; nil when the app gives none, which limits nothing here.
    var orientations: Set<Orientation>?
    var launchStoryboard: String?
    var mainStoryboard: String?
    var requiresFullScreen = false
  }

  /// What is wrong in the file, and what follows from it, in its order.
  public internal(set) var diagnostics: [Diagnostic]
  /// The name of the storyboard that is shown while the app starts, without extension; nil for none.
  public var launchStoryboard: String? { phone.launchStoryboard }
  /// The name of the storyboard that the app starts with, without extension: of the first scene, or of the app; nil for none.
  public var mainStoryboard: String? { sceneStoryboard ?? phone.mainStoryboard }
  /// The name of the storyboard that the app starts with on tablets, without extension; nil where it is that of phones.
  public var mainStoryboardOnTablets: String? {
    guard sceneStoryboard == nil, pad.mainStoryboard != phone.mainStoryboard else { return nil }
    return pad.mainStoryboard
  }
  /// Whether something is shown while the app starts.
  ///
  /// Without it the app is scaled on screens that are larger than a 4-inch phone's, and shares no screen. True where the
  /// file could not be read.
  public internal(set) var hasLaunchScreen = true
  /// The kinds of devices that the app is made for; nil when the file does not say.
  public internal(set) var idioms: Set<TraitCollection.Idiom>?
  /// The earliest system that the app runs on, its major version; nil when the file does not say.
  public internal(set) var minimumSystem: Int?
  /// The style that the app has whatever a person chooses; nil when it follows the person.
  public internal(set) var style: TraitCollection.Style?
  /// The names, without folders, of the font files that the app bundles; nil when the file lists none.
  public internal(set) var fontNames: Set<String>?
  /// The language of the texts that are shown when no translation fits; nil when the file does not say.
  public internal(set) var developmentLanguage: LanguageTag?

  var phone = Idiom()
  var pad = Idiom()
  /// The storyboard of the first scene.
  var sceneStoryboard: String?
  /// The version of the system from which on it no longer matters that the app requires the full screen.
  var fullScreenIgnoredFrom: Int?

  /// Reads a file: an XML or binary property list.
  public init(reading file: SourceFile) {
    let document = StructuredDocument(propertyList: file)
    diagnostics = document.diagnostics
    guard let root = document.root else { return }
    var reader = ApplicationInformationReader(root)
    reader.read(into: &self)
    diagnostics += reader.diagnostics
  }
}
