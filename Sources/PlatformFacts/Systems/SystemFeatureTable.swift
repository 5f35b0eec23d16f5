/// The versions of iOS that introduced features of documents.
///
/// Source: general knowledge of UIKit's headers, and the messages of Interface Builder that public
/// build logs quote (automatic preferred widths, safe areas, web views, named colors, text styles,
/// large indicators). Confidence: medium; none was verified by running the systems.
enum SystemFeatureTable {
  /// The first major version that supports a feature.
  static let versions: [SystemFeature: Int] = [
    .effectView: 8, .automaticWidth: 8, .marginAttribute: 8, .playerController: 8,
    .safeArea: 9, .stackView: 9, .storyboardReference: 9, .textStyleOfNine: 9,
    .largeTitleStyle: 11, .namedColor: 11, .webKitView: 11,
    .largeIndicator: 13, .symbol: 13,
    .buttonConfiguration: 15,
  ]
}
