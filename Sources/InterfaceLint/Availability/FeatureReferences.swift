import InterfaceModel
import InterfaceReading
import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// The uses, in a document, of features that only newer systems have.
struct FeatureReferences {
  /// The first range of each feature, and the number of its uses.
  private(set) var uses: [SystemFeature: (first: SourceRange, count: Int)] = [:]

  /// Finds the features in a document that some system from a target on lacks.
  init(_ document: LintedDocument, target: DeploymentTarget) {
    let graph = document.graph
    func isMissing(_ feature: SystemFeature) -> Bool {
      target.isBefore(feature.version.major)
    }
    for view in graph.views { add(view, graph) }
    for controller in graph.controllers {
      if controller.kind == .viewControllerPlaceholder {
        add(.storyboardReference, controller.range)
      }
      if controller.kind == .avPlayerViewController { add(.playerController, controller.range) }
    }
    if graph.settings.usesSafeAreas, isMissing(.safeArea) {
      for guide in graph.guides where guide.kind == .safeArea { add(.safeArea, guide.range) }
    }
    if isMissing(.marginAttribute) {
      for constraint in graph.constraints
      where constraint.firstAttribute.isFromEight
        || constraint.second?.attribute.isFromEight == true
      {
        add(.marginAttribute, constraint.range)
      }
    }
    for image in graph.settings.resources.images where image.isSymbol { add(.symbol, image.range) }
    for range in graph.settings.resources.namedColorRanges.values { add(.namedColor, range) }
    uses = uses.filter { isMissing($0.key) }
  }

  private mutating func add(_ feature: SystemFeature, _ range: SourceRange) {
    guard let (first, count) = uses[feature] else { return uses[feature] = (range, 1) }
    uses[feature] = (first.start <= range.start ? first : range, count + 1)
  }

  private mutating func add(_ view: SceneGraph.View, _ graph: SceneGraph) {
    switch view.kind {
    case .stackView: add(.stackView, view.range)
    case .visualEffectView: add(.effectView, view.range)
    case .webView where view.elementName == "wkWebView": add(.webKitView, view.range)
    case .activityIndicatorView:
      if ["large", "medium"].contains(view.attributes[.style]) { add(.largeIndicator, view.range) }
    case .button:
      if view.properties[.configuration] != nil { add(.buttonConfiguration, view.range) }
    case .label:
      let lines = view.attributes.count(.numberOfLines)
      if graph.settings.usesAutoLayout, let lines, lines != 1,
        view.attributes[.preferredMaxLayoutWidth] == nil
      {
        add(.automaticWidth, view.range)
      }
    default: break
    }
    add(view.properties)
    for variation in view.variations { add(variation.properties) }
  }

  private mutating func add(_ properties: Properties) {
    guard let property = properties.all.first(where: { $0.key == .fontDescription }),
      case .font(let font) = property.value, case .style(let style) = font.face
    else { return }
    switch style {
    case "UICTFontTextStyleTitle0": add(.largeTitleStyle, property.range)
    case "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2", "UICTFontTextStyleTitle3",
      "UICTFontTextStyleCallout":
      add(.textStyleOfNine, property.range)
    default: break
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute was introduced in iOS 8.
  fileprivate var isFromEight: Bool {
    switch self {
    case .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
