package import InterfaceModel
package import InterfaceTraits
import PlatformFacts

extension Configuration {
  /// The name of the document's own canvas.
  package static let canvasName = "canvas"

  /// The canvas that the stored frames of a document belong to.
  package static func canvas(of document: Document) -> Configuration {
    let version = ToolsVersion(
      document.toolsVersion.major == 0
        ? ToolsVersion.placeholder.number : document.toolsVersion.major)
    let canvas = DocumentCanvas(document, version: version)
    var traits = canvas.traits
    if document.device?.isDark == true { traits.style = .dark }
    return Configuration(name: canvasName, traits: traits, canvas: .document)
  }

  /// A cell of the size-class grid.
  package static func cell(_ cell: SizeClassGrid.Cell) -> Configuration {
    Configuration(
      name: cell.name,
      traits: TraitCollection(
        horizontalSizeClass: cell.width, verticalSizeClass: cell.height,
        displayScale: GenericCanvas.cellScale),
      canvas: .cell(cell))
  }

  /// What a document is laid out in when nobody asks for anything else: its canvas and the nine cells.
  package static func standard(for document: Document) -> [Configuration] {
    [canvas(of: document)] + SizeClassGrid.cells.map { cell($0) }
  }

  /// A device's window by its name, `ID[:landscape][:split-1/3]`; nil when there is no such device or
  /// window.
  package static func device(named name: String) -> Configuration? {
    var parts = name.split(separator: ":", omittingEmptySubsequences: false)[...]
    guard let id = parts.popFirst(), let device = Device.named(String(id)) else { return nil }
    var orientation = Orientation.portrait
    if let first = parts.first, let given = Orientation(rawValue: String(first)) {
      orientation = given
      parts.removeFirst()
    }
    var window = WindowLayout.fullscreen
    if let part = parts.popFirst() {
      guard let layout = WindowLayout(configurationName: String(part)),
        device.windowWidths != nil || layout == .fullscreen
      else { return nil }
      window = layout
    }
    guard parts.isEmpty else { return nil }
    let suffix = name.dropFirst(id.count)
    return Configuration(
      name: "device:\(device.id)\(suffix)", traits: device.traits(orientation, window: window),
      canvas: .device(
        DeviceWindow(
          device: device.id, isLandscape: orientation == .landscape,
          split: window == .fullscreen ? nil : String(suffix.split(separator: ":").last ?? ""),
          size: device.size(orientation, window: window))))
  }

  /// The ids of the devices that may be named.
  package static var deviceIDs: [String] { Device.all.map(\.id) }
}
