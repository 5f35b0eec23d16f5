import InterfaceTraits
import PlatformFacts

/// The windows that an app can have.
extension ApplicationInformation {
  /// Returns why an app cannot have a window, as a sentence, or `nil` if it can have it.
  ///
  /// An app shares a tablet's screen when it has a launch screen, supports all four orientations on
  /// tablets and does not require the full screen (Apple, TN3192, for all systems up to iOS 26;
  /// `UIRequiresFullScreenIgnoredStartingWithVersion` lifts the last condition). Documents for
  /// television have no such limits.
  /// - Parameters:
  ///   - window: The window.
  ///   - system: The major version of the system.
  /// - Returns: The reason.
  public func reason(
    against window: ConfigurationRequest.DeviceWindow, system: Int = CompilerOptions().systemVersion
  ) -> String? {
    guard let device = DeviceModel.all.first(where: { $0.id == window.device }),
      [.phone, .pad].contains(device.idiom)
    else { return nil }
    if let reason = reason(against: device.idiom) { return reason }
    let own = device.idiom == .pad ? pad : phone
    if window.split != nil, let reason = reasonAgainstSharing(own, system: system) {
      return reason
    }
    let ignoresOrientations = Device.named(window.device)?.foldable?.ignoresAppOrientations == true
    if !ignoresOrientations, let orientations = own.orientations,
      !orientations.contains(where: { $0.isLandscape == window.isLandscape })
    {
      return
        "the app does not support \(window.isLandscape ? "landscape" : "portrait") on this "
        + "device (UISupportedInterfaceOrientations)"
    }
    return nil
  }

  /// Returns why an app cannot have a window of any size, as a sentence, or `nil` if it can have it:
  /// a tablet's window shares the screen.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - system: The major version of the system.
  /// - Returns: The reason.
  public func reason(
    against window: ConfigurationRequest.Window, system: Int = CompilerOptions().systemVersion
  ) -> String? {
    guard let idiom = window.traits.userInterfaceIdiom, [.phone, .pad].contains(idiom) else {
      return nil
    }
    return reason(against: idiom)
      ?? (idiom == .pad ? reasonAgainstSharing(pad, system: system) : nil)
  }

  /// Returns why an app does not run on a kind of device, or `nil` if it does.
  private func reason(against idiom: TraitCollection.Idiom) -> String? {
    guard let idioms, !idioms.contains(idiom) else { return nil }
    return idiom == .pad && idioms.contains(.phone)
      ? "the app is for iPhone only and runs on iPad as on iPhone (UIDeviceFamily)"
      : "the app does not support such devices (UIDeviceFamily)"
  }

  /// Returns why an app cannot share a screen, or `nil` if it can.
  private func reasonAgainstSharing(_ own: Idiom, system: Int) -> String? {
    if own.requiresFullScreen, fullScreenIgnoredFrom.map({ system < $0 }) ?? true {
      return "the app requires the full screen (UIRequiresFullScreen)"
    }
    if !hasLaunchScreen {
      return "an app without a launch screen cannot share the screen (UILaunchStoryboardName)"
    }
    if let orientations = own.orientations,
      let missing = Orientation.allCases.first(where: { !orientations.contains($0) })
    {
      return
        "an app that does not support \(missing.rawValue) on iPad cannot share the screen "
        + "(UISupportedInterfaceOrientations)"
    }
    return nil
  }

  /// Returns the window nearest to the given one among those that the app can have on the same
  /// device, or `nil` if there is none.
  ///
  /// Windows of the same orientation are preferred, then the whole screen over parts of it.
  public func nearest(
    to window: ConfigurationRequest.DeviceWindow, system: Int = CompilerOptions().systemVersion
  ) -> ConfigurationRequest.DeviceWindow? {
    let device = DeviceModel.all.first { $0.id == window.device }
    let windows = (window.isZoomed ? device?.zoomedWindows : device?.windows) ?? []
    let possible = windows.filter { reason(against: $0, system: system) == nil }
    func distance(_ other: ConfigurationRequest.DeviceWindow) -> Int {
      (other.isLandscape == window.isLandscape ? 0 : 2) + (other.split == nil ? 0 : 1)
        - (other.split == window.split ? 1 : 0)
    }
    return possible.min { distance($0) < distance($1) }
  }
}
