import InterfaceSource

extension DiagnosticKind.Category {
  /// The page of the guide about the subject of the category.
  var guide: GuidePage {
    switch self {
    case .file, .document, .references, .constraints, .variations, .layout, .availability, .texts,
      .conventions:
      .lint
    case .scenes: .apps
    case .classes: .sources
    case .assets: .assets
    case .configuration: .configuration
    }
  }
}
