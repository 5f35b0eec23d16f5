import InterfaceModel
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits
import InterfaceValidation

/// A runtime attribute that an app shows and layouts do not.
package enum UnappliedRuntimeAttribute: DocumentRule {
  package static let kind = DiagnosticKind(
    "unapplied-runtime-attribute", .note, .scenes,
    summary:
      "Layouts and pictures do not follow a runtime attribute that changes what an object of UIKit shows.",
    rationale:
      "The app looks otherwise than the picture. Followed are the texts, colours, flags, numbers and layers that `docs/pictures.md` lists.",
    cure: "Set the value in the attributes inspector where it has a field for it.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <subviews>
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="a">
                <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
                <state key="normal" title="Send"/>
                <userDefinedRuntimeAttributes>
                    ↓<userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines">
                        <integer key="value" value="2"/>
                    </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
            </button>
        </subviews>
        """,
        mended: """
          <subviews>
              <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="a">
                  <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
                  <state key="normal" title="Send"/>
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="color" keyPath="tintColor">
                          <color key="value" systemColor="systemRedColor"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
              </button>
          </subviews>
          """)
    ])

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    for view in document.graph.views {
      for attribute in view.runtimeAttributes
      where shows(attribute.keyPath) && !RuntimeChange.isApplied(attribute, to: view.kind) {
        findings.report(kind, at: attribute.range, message(attribute.keyPath))
      }
    }
    var visitor = ItemVisitor()
    document.document.walk(&visitor)
    for attribute in visitor.found {
      findings.report(kind, at: attribute.range, message(attribute.keyPath))
    }
  }

  private static func message(_ keyPath: String) -> String {
    "layouts and pictures do not follow the runtime attribute '\(keyPath)'"
  }

  /// Whether a key path leads to something of UIKit's that can be seen.
  private static func shows(_ keyPath: String) -> Bool {
    let parts = keyPath.split(separator: ".")
    guard let first = parts.first else { return false }
    return shown.contains(String(first))
      || parts.count > 1 && inner.contains(String(first))
  }

  /// Views and layers inside of objects, whose properties are set.
  private static let inner: Set = [
    "titleLabel", "imageView", "textLabel", "detailTextLabel", "layer", "navigationBar", "tabBar",
    "toolbar",
  ]

  /// Properties of UIKit that change what is seen (see `PlatformMembers` for where names come from).
  private static let shown: Set = [
    "attributedPlaceholder", "attributedText", "attributedTitle", "alpha", "alignment", "axis",
    "backgroundColor", "backgroundImage", "badgeColor", "badgeValue", "barStyle", "barTintColor",
    "borderStyle", "center", "color", "contentEdgeInsets", "contentHorizontalAlignment",
    "contentInset", "contentMode", "contentVerticalAlignment", "currentPage",
    "currentPageIndicatorTintColor", "distribution", "effect", "font", "frame",
    "highlightedImage", "hidden", "image", "imageEdgeInsets", "itemSize", "layoutMargins",
    "lineBreakMode", "maximumTrackTintColor", "minimumFontSize", "minimumInteritemSpacing",
    "minimumLineSpacing", "minimumScaleFactor", "minimumTrackTintColor", "numberOfLines",
    "numberOfPages", "onTintColor", "pageIndicatorTintColor", "placeholder",
    "preferredDatePickerStyle", "prefersLargeTitles", "progress", "progressTintColor", "prompt",
    "rowHeight", "scrollDirection", "sectionInset", "secureTextEntry", "selectedImage",
    "selectedSegmentIndex", "selectedSegmentTintColor", "semanticContentAttribute",
    "separatorColor", "separatorInset", "separatorStyle", "shadowImage", "spacing", "text",
    "textAlignment", "textColor", "textContainerInset", "thumbTintColor", "tintColor", "title",
    "titleEdgeInsets", "trackTintColor", "transform", "translucent", "value",
  ]

  /// Finds runtime attributes of items of bars, none of which layouts follow.
  private struct ItemVisitor: DocumentVisitor {
    var found: [(keyPath: String, range: SourceRange)] = []

    mutating func enter(_ item: BarItem) { add(item.extras) }

    mutating func enter(_ item: NavigationItem) { add(item.extras) }

    private mutating func add(_ extras: [Element]) {
      for list in extras where list.name == .userDefinedRuntimeAttributes {
        for attribute in list.children where attribute.name == .userDefinedRuntimeAttribute {
          guard let keyPath = attribute.attributes[.keyPath],
            UnappliedRuntimeAttribute.shows(keyPath)
          else { continue }
          found.append((keyPath, attribute.range))
        }
      }
    }
  }
}
