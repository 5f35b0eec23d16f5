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

  /// The first iOS version that has the feature, such as `13.0`.
  var versionText: String { "\(version.major).0" }
}
