/// A feature that documents may use and that systems support from a version on.
package enum SystemFeature: String, CaseIterable, Sendable {
  case effectView = "visual effect views"
  case automaticWidth = "automatic preferred widths of multiline labels"
  case marginAttribute = "constraints to margins and first baselines"
  case playerController = "player view controllers"
  case safeArea = "safe areas"
  case stackView = "stack views"
  case storyboardReference = "storyboard references"
  case textStyleOfNine = "the text styles Title 1 to 3 and Callout"
  case largeTitleStyle = "the text style Large Title"
  case namedColor = "named colors"
  case webKitView = "WebKit web views in documents"
  case largeIndicator = "the large and medium styles of activity indicators"
  case symbol = "system symbols"
  case buttonConfiguration = "button configurations"

  /// The first version of iOS that supports it.
  package var version: SystemVersion {
    SystemVersion(SystemFeatureTable.versions[self] ?? SystemVersion.oldest.major)
  }
}
