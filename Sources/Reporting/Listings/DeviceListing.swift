import InterfaceResolution
import InterfaceTraits
package import Ninefold

/// Tables of devices and their windows, with headings.
package enum DeviceListing {
  /// Returns a line for each kind of screen.
  package static func text(of devices: [DeviceModel]) -> String {
    TextColumns.aligned(
      [["ID", "POINTS", "SCALE", "PORTRAIT", "LANDSCAPE", "PRODUCTS"]]
        + devices.map { device in
          [
            device.id, points(device.portraitSize), PointText.text(device.scale),
            device.portraitSizeClasses.shortName, device.landscapeSizeClasses.shortName,
            device.products.joined(separator: ", "),
          ]
        })
  }

  /// Returns a line for each window, with the areas covered by the shape of the screen and by the
  /// status bar.
  package static func text(of windows: [ConfigurationRequest.DeviceWindow]) -> String {
    TextColumns.aligned(
      [["DEVICE", "POINTS", "CLASSES", "COVERED"]]
        + windows.map { window in
          let insets = window.safeAreaInsets
          let covered = [insets.top, insets.left, insets.bottom, insets.right]
          return [
            window.optionName, points(window.size), window.sizeClasses.shortName,
            covered.map { PointText.text($0) }.joined(separator: " "),
          ]
        })
  }

  private static func points(_ size: LayoutSize) -> String {
    "\(PointText.text(size.width))x\(PointText.text(size.height))"
  }
}

extension ConfigurationRequest.DeviceWindow {
  /// The name that `--device` accepts, such as `ipad9_7:landscape`.
  package var optionName: String {
    ConfigurationRequest.device(self).name.split(separator: ":").dropFirst().joined(separator: ":")
  }
}
