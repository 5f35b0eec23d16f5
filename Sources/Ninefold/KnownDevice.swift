public import InterfaceTraits
import PlatformFacts

/// A kind of screen that documents can be laid out on: all products with equal screens.
///
/// ```swift
/// for device in KnownDevice.all where device.portraitSizeClasses.width == .regular {
///   print(device.id, device.products.joined(separator: ", "), device.portraitSize)
/// }
/// ```
public struct KnownDevice: Hashable, Sendable {
  /// The id, which documents write as `<device id="retina4_7">`.
  public let id: String
  /// The names of the products, such as `iPhone 8`; each names the device too.
  public let products: [String]
  /// Phone, tablet, television or Mac.
  public let idiom: TraitCollection.Idiom
  /// The screen in portrait, in points.
  public let portraitSize: LayoutSize
  /// How many pixels a point has.
  public let scale: Double
  /// The size classes of the whole screen in portrait.
  public let portraitSizeClasses: SizeClassGrid.Cell
  /// The size classes of the whole screen in landscape.
  public let landscapeSizeClasses: SizeClassGrid.Cell

  /// The windows that an app can have on it: the whole screen in both orientations, a television's in one, and the parts of a
  /// tablet's.
  public var windows: [ConfigurationRequest.DeviceWindow] {
    let orientations = idiom == .tv ? [""] : ["", ":landscape"]
    let parts = [""] + WindowLayout.allCases.compactMap(\.configurationName).map { ":" + $0 }
    return orientations.flatMap { orientation in
      parts.compactMap { ConfigurationRequest.DeviceWindow(name: id + orientation + $0) }
    }
  }

  /// All devices that are known: phones, tablets, others, each group from small to large.
  public static var all: [KnownDevice] { Device.all.map { KnownDevice($0) } }

  private init(_ device: Device) {
    id = device.id
    products = device.models
    idiom = device.idiom
    portraitSize = device.portraitSize
    scale = device.scale
    portraitSizeClasses = device.sizeClasses(.portrait)
    landscapeSizeClasses = device.sizeClasses(.landscape)
  }
}
