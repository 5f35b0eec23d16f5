import InterfaceLint
import InterfaceModel
import InterfaceSource
import InterfaceTraits
import StructuredData

/// Reads the `Info.plist` keys that determine where an interface is shown.
struct ApplicationInformationReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let root: StructuredValue

  init(_ root: StructuredValue) { self.root = root }

  mutating func read(into app: inout ApplicationInformation) {
    guard let members = root.members else {
      diagnostics.append(
        .infoPlistValue(
          "the property list is \(root.kindName(in: .propertyList)), not a dictionary", at: root))
      return
    }
    for member in members { checkName(of: member) }
    app.phone = idiom("iphone")
    app.pad = idiom("ipad")
    app.controllersChooseStatusBar =
      flag("UIViewControllerBasedStatusBarAppearance", on: "iphone") ?? true
    let launch = root["UILaunchScreen"] ?? root["UILaunchScreens"] ?? root["UILaunchStoryboards"]
    // A key whose value refers to build settings counts as present.
    app.hasLaunchScreen =
      launch != nil || value("UILaunchStoryboardName", on: "iphone") != nil
      || value("UILaunchStoryboardName", on: "ipad") != nil
    if !isPhoneApp {
      app.hasLaunchScreen = true
    } else if !app.hasLaunchScreen {
      diagnostics.append(.noLaunchScreen(root))
    }
    if let families = root["UIDeviceFamily"] { app.idioms = idioms(families) }
    app.minimumSystem = text("MinimumOSVersion", on: "iphone").flatMap { version($0) }
    app.fullScreenIgnoredFrom =
      text("UIRequiresFullScreenIgnoredStartingWithVersion", on: "ipad").flatMap { version($0) }
    app.requiresDesignCompatibility = flag("UIDesignRequiresCompatibility", on: "iphone")
    app.sdkVersion = root.buildSDK?.major
    if let style = text("UIUserInterfaceStyle", on: "iphone"),
      let value = root["UIUserInterfaceStyle"]
    {
      switch style {
      case "Light": app.style = .light
      case "Dark": app.style = .dark
      case "Automatic": break
      default:
        diagnostics.append(
          .infoPlistUnknownValue(
            style, at: value, among: ["Automatic", "Dark", "Light"], key: "UIUserInterfaceStyle"))
      }
    }
    if let fonts = root["UIAppFonts"] {
      let names = texts(fonts, key: "UIAppFonts").map(\.text)
      app.fontNames = Set(
        names.map { $0.split(separator: "/").last.map { String($0) } ?? $0 })
    }
    app.developmentLanguage = text("CFBundleDevelopmentRegion", on: "iphone").flatMap {
      LanguageTag($0)
    }
    app.sceneStoryboard = sceneStoryboard
  }

  /// Whether the list belongs to an app for phones and tablets and is complete.
  ///
  /// Lists of extensions, frameworks and apps for other platforms have no launch screen. Nor do
  /// lists that build settings complete.
  private var isPhoneApp: Bool {
    root["CFBundlePackageType"]?.string == "APPL" && root["NSExtension"] == nil
      && root["LSRequiresIPhoneOS"]?.bool == true
  }

  private mutating func idiom(_ device: String) -> ApplicationInformation.Idiom {
    var idiom = ApplicationInformation.Idiom()
    idiom.launchStoryboard = text("UILaunchStoryboardName", on: device)
    idiom.mainStoryboard = text("UIMainStoryboardFile", on: device)
    idiom.requiresFullScreen = flag("UIRequiresFullScreen", on: device)
    idiom.launchesWithoutStatusBar = flag("UIStatusBarHidden", on: device)
    guard let list = value("UISupportedInterfaceOrientations", on: device), !isVariable(list) else {
      return idiom
    }
    var orientations: Set<ApplicationInformation.Orientation> = []
    let allowed = ApplicationInformation.Orientation.allCases.map(\.rawValue)
    let texts = texts(list, key: "UISupportedInterfaceOrientations")
    for (text, value) in texts {
      if let orientation = ApplicationInformation.Orientation(rawValue: text) {
        orientations.insert(orientation)
      } else {
        report(
          .infoPlistUnknownValue(
            text, at: value, among: allowed, key: "UISupportedInterfaceOrientations"))
      }
    }
    // A list without any readable orientation imposes no limit.
    if !orientations.isEmpty { idiom.orientations = orientations }
    return idiom
  }

  private var sceneStoryboard: String? {
    let roles = root["UIApplicationSceneManifest"]?["UISceneConfigurations"]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"]?.array
    return scenes?.first?["UISceneStoryboardFile"]?.string.flatMap { isVariable($0) ? nil : $0 }
  }

  private mutating func idioms(_ value: StructuredValue) -> Set<TraitCollection.Idiom>? {
    if isVariable(value) { return nil }
    var idioms: Set<TraitCollection.Idiom> = []
    for element in value.array ?? [value] {
      if isVariable(element) { return nil }
      switch element.number ?? element.string.flatMap({ Double($0) }) {
      case 1: idioms.insert(.phone)
      case 2: idioms.insert(.pad)
      case 3: idioms.insert(.tv)
      case 6: idioms.insert(.mac)
      case 4, 7: break
      default:
        report(
          element, for: "UIDeviceFamily", expected: "one of the numbers 1, 2, 3, 4, 6 and 7")
      }
    }
    return idioms.isEmpty ? nil : idioms
  }

  // MARK: Values

  /// Returns the value of a key for a kind of device; the device's own value takes precedence over
  /// the general one.
  private func value(_ key: String, on device: String) -> StructuredValue? {
    root["\(key)~\(device)"] ?? root[key]
  }

  /// Returns a Boolean value, or `false` if it is missing or refers to build settings.
  private mutating func flag(_ key: String, on device: String) -> Bool {
    guard let value = value(key, on: device) else { return false }
    if value.bool == nil, !isVariable(value) { report(value, for: key, expected: "a Boolean") }
    return value.bool ?? false
  }

  /// Returns a string value, or `nil` if it is missing or refers to build settings.
  private mutating func text(_ key: String, on device: String) -> String? {
    guard let value = value(key, on: device) else { return nil }
    guard let text = value.string else {
      report(value, for: key, expected: "a string")
      return nil
    }
    return text.isEmpty || isVariable(text) ? nil : text
  }

  /// Returns a Boolean value, or `nil` if it is missing or refers to build settings.
  private mutating func flag(_ key: String, on device: String) -> Bool? {
    guard let value = value(key, on: device) else { return nil }
    if value.bool == nil, !isVariable(value) { report(value, for: key, expected: "a Boolean") }
    return value.bool
  }

  private mutating func texts(
    _ value: StructuredValue, key: String
  ) -> [(text: String, value: StructuredValue)] {
    if let text = value.string { return isVariable(text) ? [] : [(text, value)] }
    guard let elements = value.array else {
      report(value, for: key, expected: "an array of strings")
      return []
    }
    var texts: [(String, StructuredValue)] = []
    for element in elements {
      if let text = element.string {
        if !isVariable(text) { texts.append((text, element)) }
      } else {
        report(element, for: key, expected: "a string")
      }
    }
    return texts
  }

  /// Returns the major component of a version.
  private func version(_ text: String) -> Int? {
    text.split(separator: ".").first.flatMap { Int($0) }
  }

  private func isVariable(_ value: StructuredValue) -> Bool {
    value.string.map { isVariable($0) } ?? false
  }

  /// Whether a string refers to build settings.
  private func isVariable(_ text: String) -> Bool { text.contains("$(") || text.contains("${") }

  // MARK: Findings

  private mutating func report(_ value: StructuredValue, for key: String, expected: String) {
    report(
      .infoPlistValue(
        "'\(key)' is \(value.kindName(in: .propertyList)) here, not \(expected)", at: value))
  }

  /// Reports a diagnostic unless it was already reported for another kind of device.
  private mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < FindingList.standardLimit, !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }

  private mutating func checkName(of member: StructuredValue.Member) {
    let name = member.name.split(separator: "~").first.map { String($0) } ?? member.name
    guard !Self.keys.contains(name),
      let nearest = Self.keys.first(where: { NearMiss.isNear($0, name) })
    else { return }
    report(
      Diagnostic(
        .infoPlistValue, at: member.nameRange, message: "'\(name)' is not a known key",
        notes: [Diagnostic.Note("did you mean '\(nearest)'?")]))
  }

  private static let keys = [
    "UIAppFonts", "UIApplicationSceneManifest", "UIDesignRequiresCompatibility", "UIDeviceFamily",
    "UILaunchScreen", "UILaunchScreens",
    "UILaunchStoryboardName", "UILaunchStoryboards", "UIMainStoryboardFile", "MinimumOSVersion",
    "UIRequiresFullScreen", "UIRequiresFullScreenIgnoredStartingWithVersion",
    "UISupportedInterfaceOrientations", "UIUserInterfaceStyle", "CFBundleDevelopmentRegion",
    "UIInterfaceOrientation", "UIStatusBarHidden", "UIViewControllerBasedStatusBarAppearance",
  ]
}

extension Diagnostic {
  fileprivate static func infoPlistValue(_ message: String, at value: StructuredValue)
    -> Diagnostic
  {
    Diagnostic(.infoPlistValue, at: value.range, message: message)
  }

  fileprivate static func infoPlistUnknownValue(
    _ word: String, at value: StructuredValue, among allowed: [String], key: String
  ) -> Diagnostic {
    let nearest = allowed.first { NearMiss.isNear($0, word) }
    return Diagnostic(
      .infoPlistValue, at: value.range, message: "'\(word)' is not a value of '\(key)'",
      notes: [
        Note(
          nearest.map { "did you mean '\($0)'?" }
            ?? "valid values are \(allowed.joined(separator: ", "))")
      ])
  }

  fileprivate static func noLaunchScreen(_ root: StructuredValue) -> Diagnostic {
    Diagnostic(
      .infoPlistLaunchScreen, at: root.range,
      message: "the app has no launch screen: neither UILaunchStoryboardName nor UILaunchScreen")
  }
}
