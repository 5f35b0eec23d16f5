package import ConfigurationReading
package import InterfaceSource
import InterfaceTraits

/// The configurations and languages that the `devices` and `locales` of `lint:` sections request.
package struct LintConfigurations: Sendable {
  /// The devices, without duplicates, or `nil` if no file lists any.
  package private(set) var devices: [ConfigurationRequest]?
  /// The languages, without duplicates, or `nil` if no file lists any.
  package private(set) var languages: [LanguageRequest]?
  /// The named languages, with their locations in the files.
  package private(set) var namedLanguages: [(tag: LanguageTag, location: ConfigurationRange)] = []
  /// The findings about unknown names, with the files that contain them.
  package private(set) var findings: [(file: Int, diagnostic: Diagnostic)] = []

  /// Reads the names of a section; the list of the innermost file is used, and problems in others
  /// are reported too.
  package init(_ section: LintSection) {
    for list in section.deviceLists {
      devices = []
      for name in list {
        let windows = ConfigurationRequest.DeviceWindow.all(named: name.text)
        guard !windows.isEmpty else {
          report(
            name, message: "'\(name.text)' is not a device",
            note: DeviceNearMiss.reason(against: name.text)
              ?? DeviceNearMiss.nearest(to: name.text).map { "did you mean '\($0)'?" }
              ?? "'ninefold devices' lists all devices")
          continue
        }
        for window in windows where devices?.contains(.device(window)) == false {
          devices?.append(.device(window))
        }
      }
    }
    for list in section.localeLists {
      languages = []
      namedLanguages = []
      for name in list {
        guard let request = LanguageRequest(name: name.text) else {
          report(
            name, message: "'\(name.text)' is not a language",
            note: LocaleNearMiss.nearest(to: name.text).map { "did you mean '\($0)'?" }
              ?? "valid values are names such as fr or pt-BR, all, base, \(LocaleNearMiss.pseudo)")
          continue
        }
        if languages?.contains(request) == false { languages?.append(request) }
        if case .language(.natural(let tag)) = request {
          namedLanguages.append((tag, name.location))
        }
      }
    }
    // A list without any known name has no effect.
    if devices?.isEmpty == true { devices = nil }
    if languages?.isEmpty == true { languages = nil }
  }

  private mutating func report(_ name: ConfigurationTarget.Name, message: String, note: String) {
    findings.append(
      (
        name.location.file,
        Diagnostic(
          .configurationUnknownName, at: name.location.range, message: message,
          notes: [Diagnostic.Note(note)])
      ))
  }
}
