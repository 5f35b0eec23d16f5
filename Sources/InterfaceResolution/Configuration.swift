package import InterfaceTraits

/// A place to lay a document out in.
package struct Configuration: Hashable, Sendable {
  /// Where the size of the canvas comes from.
  package enum Canvas: Hashable, Sendable {
    /// The document's own device and orientation: the canvas that the stored frames belong to.
    case document
    /// A cell of the size-class grid: compact 400, any 600, regular 800 points per axis.
    case cell(SizeClassGrid.Cell)
    /// A device's window.
    case device(DeviceWindow)
  }

  /// The window of a real device.
  package struct DeviceWindow: Hashable, Sendable {
    /// The device's id, such as `retina4_7`.
    package var device: String
    package var isLandscape: Bool
    /// The part of the screen, such as `split-1/3`; nil for full screen.
    package var split: String?
    /// The window's size in points.
    package var size: Size

    package init(device: String, isLandscape: Bool, split: String?, size: Size) {
      self.device = device
      self.isLandscape = isLandscape
      self.split = split
      self.size = size
    }
  }

  /// `canvas`, a cell's name such as `wCompact-hAny`, or `device:ID[:landscape][:split-1/3]`.
  package var name: String
  /// The traits that overrides and assets are chosen by.
  package var traits: TraitCollection
  package var canvas: Canvas

  package init(name: String, traits: TraitCollection, canvas: Canvas) {
    self.name = name
    self.traits = traits
    self.canvas = canvas
  }
}
