package import InterfaceComposition
import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

/// Writes the changes of a transition as lines for people.
package enum TransitionText {
  /// Returns the report of a transition.
  ///
  /// - Parameter transition: The changes.
  /// - Returns: Lines, each ending in a line feed.
  package static func text(of transition: Transition) -> String {
    var lines = ["\(transition.from) -> \(transition.to)"]
    lines.append(
      transition.changesSize
        ? "  size: \(size(transition.oldSize)) -> \(size(transition.newSize))"
        : "  size: \(size(transition.oldSize)), unchanged")
    if let keyboards = keyboards(transition) { lines.append("  keyboard: \(keyboards)") }
    lines.append(
      "  traits: "
        + (transition.traits.isEmpty ? "unchanged" : changes(transition.traits)))
    if transition.callbacks.isEmpty {
      lines.append("  callbacks: none")
    } else {
      lines.append("  callbacks:")
      for (number, callback) in transition.callbacks.enumerated() {
        lines.append(
          "    \(number + 1). \(name(callback.controller))\(callback.receiver == .delegate ? ", delegate" : ""): \(method(callback.method))"
        )
      }
    }
    for controller in transition.controllersThatCome {
      lines.append("  shown: \(name(controller))")
    }
    for controller in transition.controllersThatGo {
      lines.append("  no longer shown: \(name(controller))")
    }
    for scene in transition.scenes where !scene.isEmpty { lines += self.lines(of: scene) }
    return lines.map { line($0) + "\n" }.joined()
  }

  /// Returns the frames of the keyboard, or `nil` if neither side shows it.
  private static func keyboards(_ transition: Transition) -> String? {
    guard transition.oldKeyboard != nil || transition.newKeyboard != nil else { return nil }
    func text(_ frame: LayoutRect?) -> String { frame.map { rect($0) } ?? "hidden" }
    return transition.oldKeyboard == transition.newKeyboard
      ? "\(text(transition.newKeyboard)), unchanged"
      : "\(text(transition.oldKeyboard)) -> \(text(transition.newKeyboard))"
  }

  private static func lines(of scene: SceneChange) -> [String] {
    let title = "  scene '\(scene.scene)' of \(name(scene.controller))"
    // A scene that appears or disappears as a whole is reported with its controller.
    guard scene.presence == .stays else { return [] }
    var lines = [title + ":"]
    for view in scene.viewsThatGo { lines.append("    view removed: \(view.name)") }
    for view in scene.viewsThatCome {
      lines.append("    view added: \(view.name)\(view.to.map { " at \(rect($0))" } ?? "")")
    }
    for constraint in scene.constraintsThatGo {
      lines.append("    constraint removed: \(constraint.summary)")
    }
    for constraint in scene.constraintsThatCome {
      lines.append("    constraint added: \(constraint.summary)")
    }
    for constraint in scene.constraintsThatChange {
      lines.append("    constraint: \(constraint.from) -> \(constraint.to)")
    }
    for view in scene.viewsThatChange {
      if let from = view.from, let to = view.to, from != to {
        lines.append("    frame: \(view.name) \(rect(from)) -> \(rect(to))")
      }
      for change in view.values {
        lines.append(
          "    \(change.name): \(view.name) \(change.from ?? "none") -> \(change.to ?? "none")")
      }
    }
    for view in scene.losses {
      guard let loss = view.loss else { continue }
      lines.append("    no longer visible: \(view.name), \(loss.rawValue)")
    }
    return lines
  }

  static func method(_ method: ControllerCallback.Method) -> String {
    let details: String
    switch method {
    case .willTransitionToTraits(let traits), .traitsDidChange(let traits):
      details = changes(traits)
    case .viewWillTransition(let size): details = self.size(size)
    case .sizeForChild(let child): details = name(child)
    case .collapseSecondary(let secondary, let primary):
      details = "\(name(secondary)) onto \(name(primary))"
    case .collapseSecondaryViewController(let secondary): details = name(secondary)
    case .separateSecondary(let primary): details = "from \(name(primary))"
    case .willHide(let column), .willShow(let column), .didHide(let column), .didShow(let column):
      details = column.rawValue
    case .primaryForCollapsing, .primaryForExpanding, .separateSecondaryViewController,
      .topColumnForCollapsing, .displayModeForExpanding, .didCollapse, .didExpand,
      .detailTargetDidChange:
      return method.name
    }
    return "\(method.name) \(details)"
  }

  private static func name(_ controller: TransitionController) -> String {
    if controller.isImplicit, let kind = controller.kind {
      return "\(kind.implicitDescription) for '\(controller.name)'"
    }
    let kind = controller.kind?.description ?? "controller"
    guard let id = controller.id else { return "\(kind) '\(controller.name)'" }
    return "\(kind) '\(id)'" + (controller.name == id.text ? "" : " (\(controller.name))")
  }

  private static func changes(_ traits: [TraitChange]) -> String {
    traits.map { "\($0.name) \($0.from ?? "unspecified") -> \($0.to ?? "unspecified")" }
      .joined(separator: ", ")
  }

  private static func size(_ size: LayoutSize) -> String {
    "\(number(size.width)) x \(number(size.height))"
  }

  private static func rect(_ rect: LayoutRect) -> String {
    "(\(number(rect.x)) \(number(rect.y)) \(number(rect.width)) \(number(rect.height)))"
  }

  private static func number(_ number: Double) -> String {
    NumberFormat.text(NumberFormat.rounded(number))
  }

  /// Returns a text in one line: line breaks become spaces.
  private static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
  }
}
