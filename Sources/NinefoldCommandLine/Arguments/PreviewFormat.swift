/// The forms of what `preview` writes.
enum PreviewFormat: String, Sendable, CaseIterable {
  /// Vector pictures.
  case svg
  /// Pictures of pixels.
  case png
  /// Of an app, the frames, safe areas, traits and bars of the controllers that a picture shows.
  case json

  /// The names of all forms, for people.
  static let names = "svg, png or json"
}
