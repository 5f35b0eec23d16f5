/// The languages of sources that declare classes.
package enum SourceLanguage: String, Hashable, Sendable {
  case swift
  /// Objective-C, including Objective-C++; headers are read as Objective-C.
  case objectiveC

  /// Creates the language of a file by its extension, or returns `nil` for other files.
  package init?(path: String) {
    let name = path.utf8
    func ends(with suffix: StaticString) -> Bool {
      suffix.withUTF8Buffer { suffix in
        name.count > suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
      }
    }
    if ends(with: ".swift") {
      self = .swift
    } else if ends(with: ".h") || ends(with: ".m") || ends(with: ".mm") {
      self = .objectiveC
    } else {
      return nil
    }
  }
}
