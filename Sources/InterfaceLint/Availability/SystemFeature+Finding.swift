import InterfaceSource
import PlatformFacts

extension SystemFeature {
  /// Returns whether any feature is missing on systems that an app supports.
  static func mayBeMissing(on target: DeploymentTarget) -> Bool {
    allCases.contains { target.isBefore($0.version.major) }
  }

  /// The severity of the finding: an app terminates if it loads a document with a missing class, or
  /// one that cannot be decoded.
  ///
  /// Interface Builder does not compile safe areas for systems before the first with them.
  var severity: Diagnostic.Severity {
    switch self {
    case .effectView, .safeArea, .stackView, .storyboardReference, .webKitView, .playerController:
      .error
    default: .warning
    }
  }

  /// The effect on older systems, for a message.
  var consequence: String {
    switch self {
    case .effectView, .stackView, .storyboardReference, .playerController:
      "the app crashes there when it loads the document"
    case .webKitView:
      "the app crashes there when it loads the document, because the class cannot be decoded"
    case .safeArea: "Interface Builder does not compile the document for that target"
    case .automaticWidth: "the label has only one line there, unless code sets the width"
    case .marginAttribute: "the constraint is not supported there"
    case .textStyleOfNine, .largeTitleStyle: "the text has a different font there"
    case .namedColor: "no color is shown there"
    case .largeIndicator: "the indicator has a different size there"
    case .symbol: "no image is shown there"
    case .buttonConfiguration:
      "the configuration is ignored there: the button shows the values of its states"
    }
  }

  /// The first iOS version that has the feature, such as `13.0`.
  var versionText: String { "\(version.major).0" }
}
