package import PlatformFacts

extension ConfigurationRequest {
  /// Returns whether the height of the system keyboard is known in the configuration, which has to
  /// be on a device.
  package func hasKeyboard(on system: SystemVersion) -> Bool {
    if case .device(let window) = self { window.hasKeyboard(on: system) } else { false }
  }
}

extension ConfigurationRequest.DeviceWindow {
  /// Returns the window on the most similar product that ran a version of the system and whose
  /// keyboard is known, as the value of `--device`, or `nil` if there is none.
  package func nearestWithKeyboard(on system: SystemVersion) -> String? {
    nearest(running: system) { device in
      guard let orientation = window?.orientation else { return false }
      return device.keyboard(orientation, on: system) != nil
    }
  }

  /// Returns whether the height of the system keyboard on the device is known.
  fileprivate func hasKeyboard(on system: SystemVersion) -> Bool {
    window.map { $0.device.keyboard($0.orientation, on: system) != nil } ?? false
  }
}
