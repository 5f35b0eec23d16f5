import InterfaceSource
package import InterfaceTraits

/// Finds the language that somebody who mistyped one probably meant.
package enum LocaleNearMiss {
  /// The names of all pseudolanguages, for people.
  package static var pseudo: String {
    Pseudolanguage.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The list with the first name that is none replaced by what was probably meant; nil when nothing is near.
  package static func nearest(to text: String) -> String? {
    var names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    let known = ["all", "base"] + Pseudolanguage.allCases.map(\.rawValue)
    for (index, name) in names.enumerated() where LanguageRequest(name: name) == nil {
      guard let nearest = NearestName.nearest(to: name, among: known) else { return nil }
      names[index] = nearest
    }
    let nearest = names.joined(separator: ",")
    return nearest == text ? nil : nearest
  }

  /// The language that there is which is nearest to one that is not; nil when none is near.
  package static func nearest(to tag: LanguageTag, among found: [LanguageTag]) -> String? {
    let names = found.map { "\($0)" }
    return NearestName.nearest(to: "\(tag)", among: names)
  }
}
