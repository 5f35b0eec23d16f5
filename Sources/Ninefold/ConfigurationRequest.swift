public import InterfaceTraits
internal import PlatformFacts

/// A place that a document shall be laid out in.
public enum ConfigurationRequest: Hashable, Sendable {
  /// The document's own device, orientation and size class.
  case canvas
  /// A cell of the size-class grid.
  case cell(SizeClassGrid.Cell)
  /// A window of a device.
  case device(DeviceWindow)

  /// A window of a device: the whole screen or a part of it.
  public struct DeviceWindow: Hashable, Sendable {
    /// The device's id, such as `retina4_7`.
    public let device: String
    /// Whether the long side lies across.
    public let isLandscape: Bool
    /// The part of the screen, such as `split-1/3`; nil for the whole.
    public let split: String?

    /// Reads `ID[:landscape][:split-1/3]`.
    ///
    /// The id may also be the name of a product, such as `iPhone 8`. Any other text, a device that
    /// is not known and a part that the device's screen cannot have give nil.
    public init?(name: String) {
      var parts = name.split(separator: ":", omittingEmptySubsequences: false)[...]
      guard let first = parts.popFirst(), let known = Device.named(String(first)) else {
        return nil
      }
      device = known.id
      isLandscape = parts.first == "landscape"
      if isLandscape || parts.first == "portrait" { parts = parts.dropFirst() }
      guard parts.count < 2 else { return nil }
      split = parts.first.map { String($0) }
      guard let split else { return }
      guard let window = WindowLayout(configurationName: split),
        let widths = known.windowWidths,
        widths.width(of: window, orientation: isLandscape ? .landscape : .portrait) != nil
      else { return nil }
    }
  }

  /// The canvas and all nine cells: what is laid out when nobody asks for less.
  public static let all: [ConfigurationRequest] =
    [.canvas] + SizeClassGrid.cells.map { .cell($0) }
}
