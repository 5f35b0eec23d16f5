/// A kind of asset that documents refer to by name.
enum NamedKind: Int, CaseIterable, Sendable {
  case image, color, symbol

  /// The kind of the folders of such assets.
  var folders: AssetKind {
    switch self {
    case .image: .imageSet
    case .color: .colorSet
    case .symbol: .symbolSet
    }
  }
}
