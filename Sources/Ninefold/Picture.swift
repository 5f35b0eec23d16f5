public import InterfaceTraits

/// A picture of a scene.
///
/// ```swift
/// for picture in compilation.pictures() where picture.subject == .grid {
///   print(picture.scene, String(decoding: picture.svg, as: UTF8.self).count)
/// }
/// ```
public struct Picture: Sendable {
  /// What a picture shows of its scene.
  public enum Subject: Hashable, Sendable {
    /// The scene in the configuration of this name.
    case configuration(String)
    /// A contact sheet of all nine size-class cells.
    case grid
    /// A contact sheet of all devices that the scene was laid out on.
    case devices
  }

  /// The scene's id.
  public let scene: String
  /// What is shown of it.
  public let subject: Subject
  /// The language of a contact sheet's texts; nil for the document's own, and for pictures of one configuration, whose
  /// name says it.
  public let language: Language?
  /// The picture as an SVG document.
  public let svg: [UInt8]

  package init(scene: String, subject: Subject, language: Language? = nil, svg: [UInt8]) {
    self.scene = scene
    self.subject = subject
    self.language = language
    self.svg = svg
  }
}
