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
  /// Whether a foldable phone is partly folded, which does not change layouts.
  package let isPartlyFolded: Bool

  package init(
    device: Device, orientation: Orientation = .portrait, layout: WindowLayout = .fullscreen,
    isPartlyFolded: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.layout = layout
    self.isPartlyFolded = isPartlyFolded
  }

  /// The posture of a partly folded phone, or `nil` for a flat device.
  package var posture: FoldedPosture? { isPartlyFolded ? FoldedPosture(orientation) : nil }

  /// The region that the fold of a partly folded phone takes, in points, or `nil` if there is none.
  package var fold: LayoutRect? { isPartlyFolded ? device.fold(orientation) : nil }

  /// The window's size, in points.
  package var size: LayoutSize { device.size(orientation, window: layout) }

  /// The title in sheets of pictures, such as `6.1-inch, zoomed, landscape`.
  package var title: String {
    let parts = [
      device.name, device.isZoomed ? "zoomed" : nil,
      orientation == .landscape ? "landscape" : nil, layout.configurationName, posture?.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The name of the configuration of this window: `device:ID[:zoomed][:landscape][:split-1/3]`, or
  /// `device:ID[:landscape]:POSTURE` for a partly folded phone.
  package var name: String {
    var name = "device:" + device.id
    if device.isZoomed { name += ":zoomed" }
    if orientation == .landscape { name += ":landscape" }
    if let part = layout.configurationName { name += ":" + part }
    if let posture { name += ":" + posture.rawValue }
    return name
  }
}
