package import InterfaceTraits
package import PlatformFacts

/// A window on a device: the whole screen or a part of it.
package struct DeviceWindow: Hashable, Sendable {
  /// The kind of screen.
  package let device: Device
  /// The orientation of the device.
  package let orientation: Orientation
  /// The part of the screen that the window occupies.
  package let layout: WindowLayout

  package init(
    device: Device, orientation: Orientation = .portrait, layout: WindowLayout = .fullscreen
  ) {
    self.device = device
    self.orientation = orientation
    self.layout = layout
  }

  /// The window's size, in points.
  package var size: LayoutSize { device.size(orientation, window: layout) }

  /// The title in sheets of pictures, such as `6.1-inch, zoomed, landscape`.
  package var title: String {
    let parts = [
      device.name, device.isZoomed ? "zoomed" : nil,
      orientation == .landscape ? "landscape" : nil, layout.configurationName,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The name of the configuration of this window: `device:ID[:zoomed][:landscape][:split-1/3]`.
  package var name: String {
    var parts = ["device", device.id]
    if device.isZoomed { parts.append("zoomed") }
    if orientation == .landscape { parts.append("landscape") }
    if let part = layout.configurationName { parts.append(part) }
    return parts.joined(separator: ":")
  }
}
