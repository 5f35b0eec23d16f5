package import InterfaceSource

extension DiagnosticKind.Category {
  /// The heading of the category's chapter.
  package var title: String {
    switch self {
    case .file: "The file"
    case .document: "The document"
    case .references: "Objects and references"
    case .constraints: "Constraints"
    case .variations: "Variations"
    case .layout: "Layout"
    case .scenes: "Scenes, segues and cells"
    case .classes: "Classes and sources"
    case .availability: "Systems and availability"
    case .texts: "Texts and fonts"
    case .conventions: "Conventions"
    case .assets: "Assets and strings"
    case .configuration: "Configurations"
    }
  }
}
