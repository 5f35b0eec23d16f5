package import ConfigurationReading
package import InterfaceSource
import InterfaceTraits

/// Where `devices` and `locales` of `lint:` sections have documents laid out.
package struct LintPlaces: Sendable {
  /// The devices, each once; nil when no file says it.
  package private(set) var devices: [ConfigurationRequest]?
  /// The languages, each once; nil when no file says it.
  package private(set) var languages: [LanguageRequest]?
  /// The statements of the languages that have names, with where they stand.
  package private(set) var namedLanguages: [(tag: LanguageTag, place: ConfigurationPlace)] = []
  /// The names that name nothing, with the files that they stand in.
  package private(set) var findings: [(file: Int, diagnostic: Diagnostic)] = []

  /// Reads the names of a section; the innermost file's list counts, and what is wrong in others is told too.
  package init(_ section: LintSection) {
    for list in section.deviceLists {
      devices = []
      for name in list {
        guard let window = ConfigurationRequest.DeviceWindow(name: name.text) else {
          tell(
            name, message: "'\(name.text)' is no device",
            note: DeviceNearMiss.reason(against: name.text)
              ?? DeviceNearMiss.nearest(to: name.text).map { "did you mean '\($0)'?" }
              ?? "'ninefold devices' lists all")
          continue
        }
        if devices?.contains(.device(window)) == false { devices?.append(.device(window)) }
      }
    }
    for list in section.localeLists {
      languages = []
      namedLanguages = []
      for name in list {
        guard let request = LanguageRequest(name: name.text) else {
          tell(
            name, message: "'\(name.text)' is no language",
            note: LocaleNearMiss.nearest(to: name.text).map { "did you mean '\($0)'?" }
              ?? "known are names such as fr or pt-BR, all, base, \(LocaleNearMiss.pseudo)")
          continue
        }
        if languages?.contains(request) == false { languages?.append(request) }
        if case .language(.natural(let tag)) = request { namedLanguages.append((tag, name.place)) }
      }
    }
    // A list that names nothing that there is says nothing.
    if devices?.isEmpty == true { devices = nil }
    if languages?.isEmpty == true { languages = nil }
  }

  private mutating func tell(_ name: ConfigurationTarget.Name, message: String, note: String) {
    findings.append(
      (
        name.place.file,
        Diagnostic(
          .configurationUnknownName, at: name.place.range, message: message,
          notes: [Diagnostic.Note(note)])
      ))
  }
}
