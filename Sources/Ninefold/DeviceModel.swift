public import InterfaceTraits
import PlatformFacts

/// A kind of screen that documents can be laid out on, shared by all products with equal screens.
///
/// ```swift
/// for device in DeviceModel.all where device.portraitSizeClasses.width == .regular {
///   print(device.id, device.products.joined(separator: ", "), device.portraitSize)
/// }
/// ```
public struct DeviceModel: Hashable, Sendable {
  /// The id, which documents write as `<device id="retina4_7">`.
  public let id: String
  /// The names of the products, such as `iPhone 8`, which can be used in place of the id.
  public let products: [String]
  /// The idiom: phone, tablet, television or Mac.
  public let idiom: TraitCollection.Idiom
  /// The size of the screen in portrait, in points.
  public let portraitSize: LayoutSize
  /// The number of pixels per point.
  public let scale: Double
  /// The size classes of the whole screen in portrait.
  public let portraitSizeClasses: SizeClassGrid.Cell
  /// The size classes of the whole screen in landscape.
  public let landscapeSizeClasses: SizeClassGrid.Cell

  /// The windows that an app can have on the device: the whole screen in both orientations (a
  /// television has one), the parts of a tablet's screen, and the whole screen of a partly folded
  /// phone, without Display Zoom.
  public var windows: [ConfigurationRequest.DeviceWindow] {
    let orientations = idiom == .tv ? [""] : ["", ":landscape"]
    let parts = [""] + WindowLayout.allCases.compactMap(\.configurationName).map { ":" + $0 }
    return orientations.flatMap { orientation in
      let posture = FoldedPosture(orientation == ":landscape" ? .landscape : .portrait)
      return (parts + [":" + posture.rawValue]).compactMap {
        ConfigurationRequest.DeviceWindow(name: id + orientation + $0)
      }
    }
  }

  /// Returns the displays that an id or product name denotes: one, both for a foldable phone's
  /// product, or none if it is unknown.
  package static func displays(named name: String) -> [DeviceModel] {
    let ids = ConfigurationRequest.DeviceWindow.all(named: name).map(\.device)
    return all.filter { ids.contains($0.id) }
  }

  /// The windows with Display Zoom; none if their size or insets are unknown.
  public var zoomedWindows: [ConfigurationRequest.DeviceWindow] {
    ["", ":landscape"].compactMap {
      ConfigurationRequest.DeviceWindow(name: id + ":zoomed" + $0)
    }
  }

  /// All known devices: phones, tablets, then others, each group from small to large.
  public static var all: [DeviceModel] { Device.all.map { DeviceModel($0) } }

  init(_ device: Device) {
    id = device.id
    products = device.models
    idiom = device.idiom
    portraitSize = device.portraitSize
    scale = device.scale
    portraitSizeClasses = device.sizeClasses(.portrait)
    landscapeSizeClasses = device.sizeClasses(.landscape)
  }
}
