/// The values of an option, or of operands, that shells offer.
package enum OfferedValues: Equatable, Sendable {
  /// A list that the installed program prints, because it is long and changes with versions.
  package enum Query: String, CaseIterable, Sendable {
    /// The ids and products of devices.
    case devices
    /// The devices, and after a colon the windows that an app can have on one.
    case windows
    /// The cells of the size-class grid, and windows of devices.
    case states
    /// The ids of rules and of other diagnostics.
    case rules
  }

  /// A name and its possible values.
  package struct Setting: Equatable, Sendable {
    package var name: String
    package var values: [String]

    package init(_ name: String, _ values: [String]) {
      self.name = name
      self.values = values
    }

    /// The setting with all its values, such as `userInterfaceStyle=light,dark`.
    var text: String { "\(name)=\(values.joined(separator: ","))" }

    /// The setting with each of its values, such as `userInterfaceStyle=dark`.
    var pairs: [String] { values.map { "\(name)=\($0)" } }
  }

  /// One of several words.
  case words([String])
  /// Several of these words, separated by commas.
  case list([String])
  /// One of several words, or one of them with a file, as in `sarif=lint.sarif`.
  case wordsWithFile([String])
  /// The beginnings of values, such as `ipad:`.
  case beginnings([String])
  /// Names, each with one of its values, separated by commas.
  case settings([Setting])
  /// One name with several of its values, separated by commas.
  case variation([Setting])
  /// The lines that the installed program prints.
  case asked(Query)
  /// Folders.
  case folders
  /// Files and folders.
  case paths
  /// Nothing: shells cannot know the values.
  case nothing

  /// The values of an option that accepts several of these, separated by commas.
  package var listed: OfferedValues {
    if case .words(let words) = self { return .list(words) }
    return self
  }
}
