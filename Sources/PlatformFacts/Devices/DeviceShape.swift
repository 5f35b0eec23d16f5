package import InterfaceTraits

/// The shape of a device around its screen, in points (`DeviceShapeTable`).
package struct DeviceShape: Hashable, Sendable {
  /// The part of a screen that is not visible.
  package enum Cutout: Hashable, Sendable {
    /// A rectangle at the top edge in portrait.
    case notch(LayoutSize)
    /// A capsule below the top edge in portrait.
    case island(LayoutSize, top: Double)

    /// The size of the part in portrait, in points.
    package var size: LayoutSize {
      switch self {
      case .notch(let size), .island(let size, _): size
      }
    }

    /// The distance from the top of the screen in portrait, in points.
    package var top: Double {
      switch self {
      case .notch: 0
      case .island(_, let top): top
      }
    }
  }

  /// The radius of the corners of the screen.
  package let cornerRadius: Double
  /// The part of the screen that is not visible, or `nil` if there is none.
  package let cutout: Cutout?
  /// Whether there is a home button below the screen.
  package let hasHomeButton: Bool
}

extension Device {
  /// The shape of a phone or tablet, or `nil` for other devices.
  package var shape: DeviceShape? {
    guard idiom == .phone || idiom == .pad else { return nil }
    guard hasHomeIndicator else {
      return DeviceShape(cornerRadius: 0, cutout: nil, hasHomeButton: true)
    }
    return DeviceShape(
      cornerRadius: DeviceShapeTable.cornerRadii[id] ?? DeviceShapeTable.cornerRadius(of: idiom),
      cutout: DeviceShapeTable.cutouts[id], hasHomeButton: false)
  }
}
