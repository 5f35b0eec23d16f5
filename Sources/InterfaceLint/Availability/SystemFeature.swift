import InterfaceSource

/// Something that documents may use and that systems have from a version on.
///
/// Source: general knowledge of UIKit's headers, and the messages of Interface Builder that public build logs quote (automatic
/// preferred widths, safe areas, web views, named colours, text styles, large indicators). Confidence: medium; nobody ran
/// them.
enum SystemFeature: String, CaseIterable {
  case effectView = "visual effect views"
  case automaticWidth = "automatic preferred widths of labels with several lines"
  case marginAttribute = "constraints to margins and first baselines"
  case playerController = "player view controllers"
  case safeArea = "safe areas"
  case stackView = "stack views"
  case storyboardReference = "storyboard references"
  case textStyleOfNine = "the text styles Title 1 to 3 and Callout"
  case largeTitleStyle = "the text style Large Title"
  case namedColor = "named colours"
  case webKitView = "web views of WebKit in documents"
  case largeIndicator = "the large and medium styles of indicators"
  case symbol = "system symbols"
  case buttonConfiguration = "configurations of buttons"

  /// The first version of iOS that has it.
  var version: (major: Int, minor: Int) {
    switch self {
    case .effectView, .automaticWidth, .marginAttribute, .playerController: (8, 0)
    case .safeArea, .stackView, .storyboardReference, .textStyleOfNine: (9, 0)
    case .largeTitleStyle, .namedColor, .webKitView: (11, 0)
    case .largeIndicator, .symbol: (13, 0)
    case .buttonConfiguration: (15, 0)
    }
  }

  /// Loading a document with a class that is not there, or one that cannot be decoded, ends the app; Interface Builder
  /// compiles no safe areas for systems before the first with them.
  var severity: Diagnostic.Severity {
    switch self {
    case .effectView, .safeArea, .stackView, .storyboardReference, .webKitView, .playerController:
      .error
    default: .warning
    }
  }

  /// What becomes of it before.
  var consequence: String {
    switch self {
    case .effectView, .stackView, .storyboardReference, .playerController:
      "loading the document ends the app there"
    case .webKitView: "loading the document ends the app there: the class could not be decoded"
    case .safeArea: "Interface Builder does not compile the document for it"
    case .automaticWidth: "the label has one line there unless code sets the width"
    case .marginAttribute: "the constraint is not understood there"
    case .textStyleOfNine, .largeTitleStyle: "the text has another font there"
    case .namedColor: "there is no colour there"
    case .largeIndicator: "the indicator has another size there"
    case .symbol: "there is no image there"
    case .buttonConfiguration:
      "the configuration does not count there: the button shows what its states say"
    }
  }

  /// The first version of iOS that has it, as a text.
  var versionText: String { "\(version.major).\(version.minor)" }
}
