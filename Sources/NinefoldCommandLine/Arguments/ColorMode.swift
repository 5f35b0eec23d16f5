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
        Color severities: auto (on a terminal unless NO_COLOR is set), always or never; files are \
        never colored (default: auto)
        """)
  }
}
