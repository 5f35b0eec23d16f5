import InterfaceModel
import InterfaceReading
import InterfaceResolution
package import InterfaceSource
import InterfaceTraits

/// A runtime attribute with a visible effect that layouts do not show.
package enum UnappliedRuntimeAttribute: DocumentRule {
  package static let kind = DiagnosticKind(
    "unapplied-runtime-attribute", .note, .scenes,
    summary:
      "Layouts and pictures ignore a runtime attribute that changes how a UIKit object looks.",
    rationale:
      "The app looks different from the picture. `docs/guide/pictures.md` lists the runtime attributes that are applied: text, colors, flags, numbers and layer properties.",
    remedy: "Set the value in the Attributes inspector if it has a field for it.")

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard document.document.hasRuntimeAttributes else { return }
    for view in document.graph.views {
      for attribute in view.runtimeAttributes
      where (shows(attribute.keyPath, view.kind) || isOfExtension(attribute.keyPath, view))
        && !RuntimeChange.isApplied(attribute, to: view.kind)
      {
        findings.report(
          kind, at: attribute.range, message(attribute.keyPath, of: view.spokenName))
      }
    }
    for attribute in document.visited(by: ItemVisitor()).found {
      findings.report(
        kind, at: attribute.range, message(attribute.keyPath, of: attribute.owner))
    }
  }

  private static func message(_ keyPath: String, of owner: String) -> String {
    "layouts and pictures ignore the runtime attribute '\(keyPath)' of the \(owner)"
  }

  /// Returns whether a key path leads to a visible property of the view's UIKit class.
  ///
  /// A class or an extension of the app may declare the same name on another class; those are not
  /// reported.
  private static func shows(_ keyPath: String, _ kind: ViewKind) -> Bool {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map { String($0) }
    guard parts.count == 2 else {
      return ofViews.contains(keyPath) || ofClasses[kind]?.contains(keyPath) == true
    }
    switch (parts[0], kind) {
    case ("layer", _): return ofLayers.contains(parts[1])
    case ("titleLabel", .button), ("textLabel", .tableViewCell),
      ("detailTextLabel", .tableViewCell):
      return ofLabels.contains(parts[1])
    default: return false
    }
  }

  /// Returns whether a key of an object without custom class has the name of a visible property of
  /// another UIKit class: either an extension declares it, such as `placeholder` of a text view, or
  /// nothing does.
  private static func isOfExtension(_ keyPath: String, _ view: SceneGraph.View) -> Bool {
    view.attributes[.customClass] == nil && ofExtensions.contains(keyPath)
  }

  private static let ofExtensions: Set = [
    "attributedText", "font", "image", "placeholder", "text", "textColor", "title", "titleColor",
  ]

  // UIKit properties with a visible effect (`PlatformMembers` describes the source of the names).

  private static let ofViews: Set = [
    "bounds", "center", "directionalLayoutMargins", "frame", "layoutMargins",
    "overrideUserInterfaceStyle", "semanticContentAttribute", "transform",
  ]

  private static let ofLayers: Set = [
    "backgroundColor", "contents", "hidden", "opacity", "sublayerTransform", "transform",
  ]

  private static let ofLabels: Set = [
    "adjustsFontSizeToFitWidth", "alpha", "attributedText", "backgroundColor", "font", "hidden",
    "lineBreakMode", "minimumScaleFactor", "numberOfLines", "shadowColor", "text", "textAlignment",
    "textColor",
  ]

  private static let ofClasses: [ViewKind: Set<String>] = [
    .label: ofLabels,
    .button: ["contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets"],
    .textField: [
      "attributedPlaceholder", "attributedText", "background", "clearButtonMode", "font",
      "secureTextEntry",
    ],
    .textView: ["attributedText", "contentInset", "font", "scrollEnabled", "textContainerInset"],
    .imageView: ["highlightedImage"],
    .datePicker: ["date", "datePickerMode", "preferredDatePickerStyle"],
    .searchBar: ["backgroundImage", "barStyle", "prompt", "searchBarStyle"],
    .scrollView: ["contentInset", "contentOffset"],
    .tableView: ["contentInset", "separatorInset", "separatorStyle"],
    .tableViewCell: ["accessoryType", "separatorInset"],
    .collectionView: ["contentInset"],
    .navigationBar: ["backgroundImage", "barStyle", "shadowImage", "translucent"],
    .toolbar: ["barStyle", "translucent"],
    .tabBar: ["backgroundImage", "barStyle", "selectionIndicatorImage", "shadowImage"],
  ]

  /// Collects runtime attributes of bar items, none of which layouts apply.
  private struct ItemVisitor: DocumentVisitor {
    private(set) var found: [(keyPath: String, owner: String, range: SourceRange)] = []

    mutating func enter(_ item: BarItem) {
      add(
        item.extras, Self.ofBarItems,
        of: ObjectName.text("bar item", item.title, id: item.id?.text))
    }

    mutating func enter(_ item: NavigationItem) {
      add(
        item.extras, ["title", "prompt"],
        of: ObjectName.text("navigationItem", item.title, id: item.id?.text))
    }

    private mutating func add(_ extras: [Element], _ shown: Set<String>, of owner: String) {
      for list in extras where list.name == .userDefinedRuntimeAttributes {
        for attribute in list.children where attribute.name == .userDefinedRuntimeAttribute {
          guard let keyPath = attribute.attributes[.keyPath], shown.contains(keyPath) else {
            continue
          }
          found.append((keyPath, owner, attribute.range))
        }
      }
    }

    private static let ofBarItems: Set = [
      "badgeColor", "badgeValue", "enabled", "image", "selectedImage", "tintColor", "title",
    ]
  }
}
