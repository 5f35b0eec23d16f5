import InterfaceTraits

extension ApplicationInformation {
  /// Creates the information of an app whose property list Xcode generates.
  package init() { diagnostics = [] }

  /// Applies the build settings of the app's target: the `INFOPLIST_KEY_…` that Xcode adds to the
  /// property list, and the kinds of devices.
  ///
  /// - Parameter value: A function that returns the value of a setting, or `nil` if it is missing or
  ///   unknown.
  package mutating func apply(buildSettings value: (_ key: String) -> String?) {
    func text(_ key: String, on device: String) -> String? {
      value("INFOPLIST_KEY_\(key)_\(device)") ?? value("INFOPLIST_KEY_\(key)")
    }
    func apply(_ device: String, to idiom: inout Idiom) {
      if let list = text("UISupportedInterfaceOrientations", on: device) {
        let orientations = Set(
          list.split(separator: " ").compactMap { Orientation(rawValue: String($0)) })
        if !orientations.isEmpty { idiom.orientations = orientations }
      }
      if let hides = text("UIStatusBarHidden", on: device) {
        idiom.launchesWithoutStatusBar = hides == "YES"
      }
      if let requires = text("UIRequiresFullScreen", on: device) {
        idiom.requiresFullScreen = requires == "YES"
      }
      if let name = text("UIMainStoryboardFile", on: device) { idiom.mainStoryboard = name }
      if let name = text("UILaunchStoryboardName", on: device) { idiom.launchStoryboard = name }
    }
    apply("iPhone", to: &phone)
    apply("iPad", to: &pad)
    if let chooses = value("INFOPLIST_KEY_UIViewControllerBasedStatusBarAppearance") {
      controllersChooseStatusBar = chooses == "YES"
    }
    if launchStoryboard != nil || value("INFOPLIST_KEY_UILaunchScreen_Generation") == "YES" {
      hasLaunchScreen = true
    }
    guard let families = value("TARGETED_DEVICE_FAMILY") else { return }
    let supported = families.split(separator: ",").compactMap { family in
      switch family.split(separator: " ").first {
      case "1": TraitCollection.Idiom.phone
      case "2": TraitCollection.Idiom.pad
      case "3": TraitCollection.Idiom.tv
      case "6": TraitCollection.Idiom.mac
      default: nil
      }
    }
    if !supported.isEmpty { idioms = Set(supported) }
  }
}
