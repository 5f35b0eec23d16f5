import InterfaceLayout
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import PlatformFacts

/// A text with little contrast to its background.
package enum LowContrast: SceneLayoutRule {
  package static let kind = DiagnosticKind(
    "low-contrast", .warning, .texts,
    summary: "Text has too little contrast with the color behind it.",
    rationale:
      "Many people cannot read it. WCAG requires a contrast ratio of 4.5 to 1, or 3 to 1 for text of at least 18 points (14 points in bold).",
    remedy: "Choose a darker or lighter color for the text or its background."
  ).aliased("a11y_contrast").optIn

  package static let passes: [LintPass] = [.requested, .dark]

  package static func check(_ scene: LintedScene, _ findings: inout SceneFindings) {
    for (index, view) in scene.scene.views.indexed {
      guard let color = view.textColor, color.alpha > 0.99, view.appearance.isEnabled,
        view.appearance.alpha > 0.99, view.customClass == nil, !scene.access.isConnected(view.id),
        scene.states[index].isDisjoint(with: [.isUnseen, .isUnsure, .isInBar]),
        let block = scene.textBlock(index),
        let ground = scene.ground(behind: block, of: index)
      else { continue }
      let contrast = color.contrast(to: ground)
      let style = scene.layout.texts[index]?.style
      let isLarge =
        style.map { $0.size >= 18 || $0.size >= 14 && $0.weight >= 700 } ?? false
      // A difference of a hundredth is rounding.
      guard contrast < (isLarge ? 3 : 4.5) - 0.01 else { continue }
      let ratio = PointText.text((contrast * 10).rounded(.down) / 10)
      findings.report(
        kind, at: view,
        "the text of the \(view.displayName) has a contrast ratio of \(ratio) to 1, less than \(isLarge ? "3" : "4.5")",
        summary: "the text of the \(view.displayName) has too little contrast"
      )
    }
  }
}

extension ResolvedView {
  /// The text color in the document, or `nil` if there is none, or several.
  fileprivate var textColor: RGBA? {
    let text: StyledText
    switch content {
    case .label(let label): text = label.text
    case .button(let button):
      // The system chooses the tint color, which has too little contrast with white.
      if button.configuration != nil || button.normal.backgroundImage != nil
        || button.normal.titleColor == appearance.tintColor
      {
        return nil
      }
      text = button.title
    default: return nil
    }
    guard let first = text.runs.first,
      text.runs.allSatisfy({ $0.color == first.color && $0.backgroundColor == nil })
    else { return nil }
    return first.color
  }

  /// Whether this view contributes only a color to the background of views in front of it.
  fileprivate var isPlainGround: Bool {
    switch content {
    case .plain, .stackView, .containerView, .tableViewCell, .collectionViewCell, .tableView,
      .collectionView, .scrollView, .label, .collectionReusableView, .button:
      true
    case .window, .textField, .textView, .imageView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicatorView, .refreshControl, .pageControl, .datePicker,
      .pickerView, .searchBar, .visualEffectView, .navigationBar, .toolbar, .tabBar, .mapView,
      .webView, .mediaView, .other:
      false
    }
  }
}

extension LintedScene {
  /// Returns the one opaque color behind a box in a view, or `nil` if it is not known.
  ///
  /// Views are drawn in document order.
  fileprivate func ground(behind block: LayoutRect, of index: ViewIndex) -> RGBA? {
    // A view in front may cover it.
    let views = scene.views
    for later in views.indices[views[index].end...] {
      if !states[later].contains(.isUnseen), !views[later].showsNothingOver,
        frames[later].overlap(with: block).isLarge
      {
        return nil
      }
    }
    for other in views.indices[...index].reversed() {
      if states[other].contains(.isUnseen) { continue }
      let overlap = frames[other].overlap(with: block)
      let view = views[other]
      let isRoot = view.superview == nil
      if !isRoot, !overlap.isLarge { continue }
      if view.customClass != nil { return nil }
      guard view.isPlainGround, view.appearance.alpha > 0.99 else { return nil }
      if case .button(let button) = view.content,
        button.configuration != nil || button.normal.backgroundImage != nil
          || button.normal.image != nil
      {
        return nil
      }
      guard let color = view.appearance.backgroundColor, color.alpha > 0 else {
        if isRoot { return nil }
        continue
      }
      guard color.alpha > 0.99, isRoot || frames[other].encloses(block) else { return nil }
      return color
    }
    return nil
  }
}

extension ResolvedView {
  /// Whether the view does not change the appearance of the views behind it.
  fileprivate var showsNothingOver: Bool {
    switch content {
    case .plain, .stackView: (appearance.backgroundColor?.alpha ?? 0) == 0 && customClass == nil
    default: false
    }
  }
}

extension LayoutSize {
  fileprivate var isLarge: Bool { width > 1 && height > 1 }
}

extension RGBA {
  /// Returns the contrast ratio, from 1 to 21.
  ///
  /// Source: WCAG 2.1, "contrast ratio" and "relative luminance".
  fileprivate func contrast(to other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { ColorTransfer.linear(min(max(part, 0), 1)) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
