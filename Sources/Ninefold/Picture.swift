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
    /// All scenes of a storyboard where the editor's canvas has them, with their segues.
    case storyboard
    /// A contact sheet of rows and columns, named by what changes from row to row and from column to column.
    case matrix(rows: String, columns: String)
  }

  /// A scene as its pictures are labelled.
  package struct Scene: Sendable {
    /// The id; empty for a sheet of a whole storyboard.
    package var id: String
    /// What people call it.
    package var title: String

    /// Names a scene.
    package init(id: String, title: String = "") {
      self.id = id
      self.title = title
    }
  }

  /// The scene's id; empty for a sheet of a whole storyboard.
  public let scene: String
  /// What people call the scene: its title, its class or what it is, in the document's own texts.
  public let title: String
  /// What is shown of it.
  public let subject: Subject
  /// The language of a contact sheet's texts; nil for the document's own, and for pictures of one configuration, whose
  /// name says it.
  public let language: Language?
  /// What else tells a contact sheet from others of its scene, as the names of configurations end; nil for nothing.
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
