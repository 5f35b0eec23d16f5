/// The formats of pictures.
enum PictureFormat: String, Sendable, CaseIterable {
  case svg, png
}
