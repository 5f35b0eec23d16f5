import Ninefold
import NinefoldProject

extension LocalizationSearch {
  /// Finds the localized files of documents, and checks that each requested language exists.
  ///
  /// Throws an error if no document is translated into one of the languages.
  init(
    for documents: [DocumentInput], _ languages: [LanguageRequest], limit: Int
  ) throws(UsageError) {
    self.init(for: documents, isEnabled: languages.contains { $0.needsFiles })
    let requested = languages.compactMap { request -> LanguageTag? in
      if case .language(.natural(let tag)) = request { tag } else { nil }
    }
    guard let first = missing(requested, limit: limit).first else { return }
    throw .unknownLocale(
      "\(first.tag)", found: first.found.map(\.description),
      nearest: LocaleNearMiss.nearest(to: first.tag, among: first.found))
  }
}
