import InterfaceModel
import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A control that does nothing when it is touched, and that code has no outlet to change.
package enum ControlWithoutAction: DocumentRule {
  package static let kind = DiagnosticKind(
    "control-without-action", .warning, .scenes,
    summary: "A control has no action, segue or menu, and no outlet leads to it.",
    rationale:
      "It looks like something to touch, but nothing happens. A button in a row also keeps the touch from selecting the row. Controls with a tag or a class of the app are not reported, because code may find them, nor are buttons in rows that only show an image, buttons behind another one, and drafts: scenes without any class of the app, or with several such controls and no other.",
    remedy:
      "Connect an action, a segue or an outlet, remove the control, or turn off 'User Interaction Enabled'."
  )

  package static func check(_ document: LintedDocument, _ findings: inout LintFindings) {
    guard !document.document.isLaunchScreen else { return }
    for found in document.visited(by: IdleControls(document.connectedObjects)).all {
      findings.report(
        kind, at: found.range,
        "the \(found.name) has no action, segue or menu, and no outlet leads to it")
    }
  }
}

/// Collects the controls and bar button items that do nothing.
private struct IdleControls: DocumentVisitor {
  private let connected: Set<ObjectID>
  private var found: [(range: SourceRange, name: String)] = []
  /// The controls of the current scene.
  private var ofScene: [(range: SourceRange, name: String)] = []
  /// Whether some control of the current scene does something.
  private var isAlive = false
  /// The views around the current object, the outermost first.
  private var views: [View] = []
  /// The navigation items around the current object.
  private var navigationItems: [NavigationItem] = []
  /// Whether the controller or the file's owner is of a class of the app.
  private var hasOwner = false

  init(_ connected: Set<ObjectID>) { self.connected = connected }

  /// The controls, without those of scenes in which several controls do nothing and none does
  /// anything: such a scene is a draft.
  var all: [(range: SourceRange, name: String)] {
    found + (isAlive || ofScene.count == 1 ? ofScene : [])
  }

  mutating func beginScene(_ index: Int) {
    found = all
    ofScene = []
    isAlive = false
  }
  mutating func enter(_ controller: Controller, as role: ControllerRole) {
    hasOwner = !(controller.attributes[.customClass] ?? "").isEmpty
  }
  mutating func enter(_ object: PlainObject) {
    guard object.element.attributes[.placeholderIdentifier] == "IBFilesOwner" else { return }
    hasOwner = !(object.element.attributes[.customClass] ?? "").isEmpty
  }
  mutating func enter(_ view: View, as role: ViewRole) {
    if let name = Self.name(of: view.kind) {
      if acts(view.connections) || isConnected(view.id) { isAlive = true }
      if isIdle(view) { ofScene.append((view.range, name)) }
    }
    views.append(view)
  }
  mutating func leave(_ view: View) { views.removeLast() }
  mutating func enter(_ item: NavigationItem) { navigationItems.append(item) }
  mutating func leave(_ item: NavigationItem) { navigationItems.removeLast() }
  mutating func enter(_ item: BarItem) {
    if acts(item.connections) || isConnected(item.id) { isAlive = true }
    if isIdle(item) { ofScene.append((item.range, "bar button item")) }
  }

  /// Returns Xcode's name of a control that exists to be touched, or `nil` for other views.
  private static func name(of kind: ViewKind) -> String? {
    switch kind {
    case .button: "button"
    case .segmentedControl: "segmented control"
    case .slider: "slider"
    case .stepper: "stepper"
    case .switch: "switch"
    default: nil
    }
  }

  /// Whether a class of the app may handle what is touched.
  private var hasCode: Bool { hasOwner || views.contains { !($0.customClass ?? "").isEmpty } }

  private func isIdle(_ view: View) -> Bool {
    guard hasCode, (view.customClass ?? "").isEmpty, view.runtimeAttributes.isEmpty,
      view.attributes.flag(.enabled) != false, view.attributes.flag(.hidden) != true,
      ["0", nil].contains(view.attributes[.tag]), view.properties[.menu] == nil,
      !isConnected(view.id), !acts(view.connections)
    else { return false }
    guard (views + [view]).allSatisfy({ $0.attributes.flag(.userInteractionEnabled) != false })
    else { return false }
    // Code takes top-level objects from the nib.
    guard let superview = views.last else { return false }
    // A placeholder, whose fault is plain to see.
    if view.kind == .button, Self.title(of: view) == "Button" { return false }
    // Code may go through the arranged views.
    if superview.kind == .stackView, isConnected(superview.id) { return false }
    if isCovered(view) { return false }
    let isInRow = views.contains { $0.kind == .tableViewCell || $0.kind == .collectionViewCell }
    return !(isInRow && view.kind == .button && Self.title(of: view).isEmpty)
  }

  /// Returns whether a button in front of a view, by the order of subviews and the stored frames,
  /// gets the touches.
  private func isCovered(_ view: View) -> Bool {
    guard let siblings = views.last?.subviews, case .rect(let frame) = view.frame,
      let index = siblings.firstIndex(where: { $0.id == view.id })
    else { return false }
    return siblings[(index + 1)...].contains { other in
      guard other.kind == .button, case .rect(let area) = other.frame else { return false }
      return area.encloses(frame)
    }
  }

  private func isIdle(_ item: BarItem) -> Bool {
    let isOfToolbar = views.last?.kind == .toolbar
    guard hasCode, isOfToolbar || !navigationItems.isEmpty,
      item.key != .backBarButtonItem, item.key != .tabBarItem, item.customView == nil,
      !["fixedSpace", "flexibleSpace"].contains(item.systemItem),
      !(item.title ?? "").isEmpty || item.image != nil || item.systemItem != nil,
      (item.attributes[.customClass] ?? "").isEmpty, item.attributes.flag(.enabled) != false,
      ["0", nil].contains(item.attributes[.tag]), item.properties[.menu] == nil,
      !item.extras.contains(where: { $0.name == .menu }), !isConnected(item.id),
      !acts(item.connections)
    else { return false }
    // Code may replace the items of a bar that it can find.
    guard isOfToolbar, let toolbar = views.last else {
      return !isConnected(navigationItems.last?.id)
    }
    return views.count > 1 && (toolbar.customClass ?? "").isEmpty && !isConnected(toolbar.id)
  }

  private func isConnected(_ id: ObjectID?) -> Bool { id.map { connected.contains($0) } ?? false }

  /// Returns whether connections start something, or lead to gesture recognizers that do.
  private func acts(_ connections: [Connection]) -> Bool {
    connections.contains { connection in
      switch connection.kind {
      case .segue, .action, .outletCollection: true
      case .outlet(let property): property == "menu"
      }
    }
  }

  private static func title(of view: View) -> String {
    let titles = view.properties.all.map { property -> String in
      guard case .element(let element) = property.value else { return "" }
      if element.child(.attributedTitle) != nil { return "attributed" }
      return element.attributes[.title] ?? element.child(.title)?.text ?? ""
    }
    return titles.first { !$0.isEmpty } ?? ""
  }
}
