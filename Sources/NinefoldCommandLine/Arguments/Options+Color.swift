import InterfaceSource

extension Option where Value == ColorUse {
  /// When what is printed has colours.
  static var color: Option {
    let names = ColorUse.allCases.map(\.rawValue)
    return Option(
      "--color", names.joined(separator: "|"),
      help:
        "Print severities in colour: always, never, or on a terminal (auto, the default), where NO_COLOR is not set; files have "
        + "no colours",
      expected: "auto, always or never",
      nearest: { NearestName.nearest(to: $0, among: names) }
    ) { ColorUse(rawValue: $0) }
  }
}
