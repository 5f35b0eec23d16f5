/// A setting that determines whether printed text is colored.
enum ColorMode: String, CaseIterable, Sendable {
  /// On a terminal that supports color, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}

extension Option where Value == ColorMode {
  static var color: Option {
    Option(
      choice: "--color",
      help: """
        Print severities in colour: always, never, or on a terminal (auto, the default), where \
        NO_COLOR is not set; files have no colours
        """)
  }
}
