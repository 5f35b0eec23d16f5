package import InterfaceLint
import SourceScanning

extension SourceSearch.Project {
  /// The number of files of a kind that rules read, or `nil` if there are too many files.
  package func count(of input: RuleInput) -> Int? {
    guard !files.isCut else { return nil }
    switch input {
    case .documents: return files.documents.count
    case .sources: return declarations?.sourceCount ?? 0
    case .catalogs: return files.catalogs.count
    case .propertyLists: return files.propertyLists.count
    case .projects: return files.buildSettings.count
    case .fonts: return files.fonts.count
    case .texts: return files.texts.count
    }
  }

  /// Returns the parts that could not be read and may contain files of a kind, by their paths, with
  /// the reason for each.
  package func unread(_ input: RuleInput) -> [(path: String, reason: String)] {
    gaps.filter { gap in
      switch input {
      case .documents: gap.contents.contains(.documents)
      case .sources: gap.contents.contains(.sources)
      case .catalogs: gap.contents.contains(.assets)
      case .propertyLists, .projects: gap.contents.contains(.propertyLists)
      case .fonts: gap.contents.contains(.fonts)
      case .texts: gap.contents.contains(.texts)
      }
    }.map { ($0.path, $0.message) }
  }
}
