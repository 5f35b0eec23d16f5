import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// What rows of table views show at their end, and what the document says that they do.
struct RowActions: DocumentVisitor {
  /// A row with an accessory.
  struct Row {
    /// Where the cell stands.
    let range: SourceRange
    /// What is shown, such as `disclosureIndicator`.
    let accessory: String
    /// The segues that choosing the row takes: their kinds, and where they stand.
    var selection: [(kind: Segue.Kind, range: SourceRange)] = []
    /// Whether tapping the accessory takes a segue.
    var hasAccessorySegue = false
    /// Whether some class of the app may say what happens.
    var mayBeCode: Bool
  }

  /// The rows in the order of the document.
  private(set) var rows: [Row] = []
  private var open: [(view: View, row: Int?)] = []
  private var hasOwnController = true
  private var controller: ObjectID?

  mutating func beginScene(_ index: Int) {
    hasOwnController = true
    controller = nil
  }
  mutating func enter(_ controller: Controller, as role: ControllerRole) {
    hasOwnController = !(controller.attributes[.customClass] ?? "").isEmpty
    self.controller = controller.id
  }
  mutating func enter(_ view: View, as role: ViewRole) {
    var row: Int?
    let accessory = view.attributes[.accessoryType] ?? "none"
    if view.kind == .tableViewCell, accessory != "none" {
      let table = open.last { $0.view.kind == .tableView }?.view
      // An object of the app's own may be the delegate, beside the controller.
      let hasOwnDelegate =
        table?.connections.contains {
          $0.kind == .outlet(property: "delegate") && $0.destination != controller
        } ?? true
      row = rows.count
      rows.append(
        Row(
          range: view.range, accessory: accessory,
          mayBeCode: hasOwnController || !(view.customClass ?? "").isEmpty || table == nil
            || !(table?.customClass ?? "").isEmpty || hasOwnDelegate
            || !view.runtimeAttributes.isEmpty))
    }
    open.append((view, row))
  }
  mutating func leave(_ view: View) { open.removeLast() }
  mutating func visit(_ connection: Connection) {
    guard let row = open.last?.row else {
      // A control in the row does what the row does not.
      if connection.isDone, let row = open.last(where: { $0.row != nil })?.row {
        rows[row].mayBeCode = true
      }
      return
    }
    guard let segue = connection.segue else { return }
    if segue.isOfAccessory {
      rows[row].hasAccessorySegue = true
    } else {
      rows[row].selection.append((segue.kind, connection.range))
    }
  }
}

extension Connection {
  /// Whether something happens when the object is touched.
  fileprivate var isDone: Bool {
    switch kind {
    case .segue, .action: true
    case .outlet, .outletCollection: false
    }
  }
}
