/// When what is printed for people has colours.
enum ColorUse: String, CaseIterable, Sendable {
  /// On a terminal that has colours, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}
