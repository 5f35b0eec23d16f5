import InterfaceModel
import InterfaceSource
import InterfaceTraits

/// The accessories of table rows, and the actions that the document declares for these rows.
struct RowActions: DocumentVisitor {
  /// A row with an accessory.
  struct Row {
    /// The range of the cell.
    let range: SourceRange
    /// The accessory, such as `disclosureIndicator`.
    let accessory: String
    /// The segues that start when the row is selected: their kinds and ranges.
    var selection: [(kind: Segue.Kind, range: SourceRange)] = []
    /// Whether tapping the accessory starts a segue.
    var hasAccessorySegue = false
    /// Whether a class of the app may decide what happens.
    var mayBeCode: Bool
  }

  /// The rows in document order.
  private(set) var rows: [Row] = []
  private var stack: [(view: View, row: Int?)] = []
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
      let table = stack.last { $0.view.kind == .tableView }?.view
      // The delegate may be an object of the app's own class other than the controller.
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
    stack.append((view, row))
  }
  mutating func leave(_ view: View) { stack.removeLast() }
  mutating func visit(_ connection: Connection) {
    guard let row = stack.last?.row else {
      // A control in the row may perform the action in place of the row.
      if connection.isDone, let row = stack.last(where: { $0.row != nil })?.row {
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
  /// Whether the connection does something when its object is touched.
  fileprivate var isDone: Bool {
    switch kind {
    case .segue, .action: true
    case .outlet, .outletCollection: false
    }
  }
}
