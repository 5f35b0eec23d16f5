public import InterfaceTraits

/// A picture of a scene.
///
/// ```swift
/// for picture in compilation.pictures() where picture.subject == .grid {
///   print(picture.scene, String(decoding: picture.svg, as: UTF8.self).count)
/// }
/// ```
public struct Picture: Sendable {
  /// The content of a picture.
  public enum Subject: Hashable, Sendable {
    /// The scene in the configuration with this name.
    case configuration(String)
    /// A contact sheet of all nine size-class cells.
    case grid
    /// A contact sheet of all devices that the scene was laid out on.
    case devices
    /// All scenes of a storyboard with their segues.
    case storyboard
    /// A contact sheet of rows and columns, named for what varies between rows and between columns.
    case matrix(rows: String, columns: String)
  }

  /// A scene as pictures label it.
  package struct Scene: Sendable {
    /// The id, empty for a sheet of a whole storyboard.
    package var id: String
    /// The display title.
    package var title: String

    package init(id: String, title: String = "") {
      self.id = id
      self.title = title
    }
  }

  /// The id of the scene, empty for a sheet of a whole storyboard.
  public let scene: String
  /// The display title of the scene: its title, class or kind, in the document's own language.
  public let title: String
  /// The content of the picture.
  public let subject: Subject
  /// The language of a contact sheet's texts, or `nil` for the document's own language and for
  /// pictures of one configuration, whose name includes it.
  public let language: Language?
  /// The suffix of configuration names that distinguishes a contact sheet from others of its scene,
  /// or `nil` if there is none.
  public let variant: String?
  /// The picture as an SVG document.
  public let svg: [UInt8]

  package init(
    scene: Scene, subject: Subject, language: Language? = nil, variant: String? = nil, svg: [UInt8]
  ) {
    self.scene = scene.id
    title = scene.title
    self.subject = subject
    self.language = language
    self.variant = variant
    self.svg = svg
  }
}
