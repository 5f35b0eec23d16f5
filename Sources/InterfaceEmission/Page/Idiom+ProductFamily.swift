package import InterfaceTraits

extension TraitCollection.Idiom {
  /// The name of the products of the kind, as the page shows it.
  package var productFamily: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .tv: "Apple TV"
    case .mac: "Mac"
    }
  }
}
