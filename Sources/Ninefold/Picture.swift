/// A picture of a scene.
public struct Picture: Sendable {
  /// The scene's id.
  public let scene: String
  /// The name of the configuration that is shown; nil for the contact sheet of all nine cells.
  public let configuration: String?
  /// The picture as an SVG document.
  public let svg: [UInt8]

  package init(scene: String, configuration: String?, svg: [UInt8]) {
    self.scene = scene
    self.configuration = configuration
    self.svg = svg
  }
}
