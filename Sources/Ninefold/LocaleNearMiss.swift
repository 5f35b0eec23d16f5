import InterfaceSource
package import InterfaceTraits

/// Finds the language most similar to a mistyped one.
package enum LocaleNearMiss {
  /// The names of all pseudolanguages, for display.
  package static var pseudo: String {
    Pseudolanguage.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The names that denote more than one language, or a pseudolanguage.
  package static var names: [String] { ["all", "base"] + Pseudolanguage.allCases.map(\.rawValue) }

  /// Returns the list with the first unknown name replaced by the most similar one, or `nil` if
  /// none is similar.
  package static func nearest(to text: String) -> String? {
    var names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    for (index, name) in names.enumerated() where LanguageRequest(name: name) == nil {
      guard let nearest = NearestName.nearest(to: name, among: Self.names) else { return nil }
      names[index] = nearest
    }
    let nearest = names.joined(separator: ",")
    return nearest == text ? nil : nearest
  }

  /// Returns the available language most similar to an unavailable one, or `nil` if none is
  /// similar.
  package static func nearest(to tag: LanguageTag, among found: [LanguageTag]) -> String? {
    let names = found.map { "\($0)" }
    return NearestName.nearest(to: "\(tag)", among: names)
  }
}
