import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The effects of an environment change on a split view: the calls to its delegate and its primary
/// controller when it collapses or expands and when columns come and go.
///
/// Apple's documentation of `UISplitViewControllerDelegate` lists two sets of methods, for split
/// views with columns by style and for classic ones; `UISplitViewController.h` documents their
/// order and when the primary controller's methods are called. The positions of all of them among
/// other callbacks are guesses.
struct SplitViewChange {
  /// The callbacks before sizes change.
  private(set) var before: [ControllerCallback] = []
  /// The callbacks after traits have changed.
  private(set) var after: [ControllerCallback] = []

  private let split: TransitionController

  /// Determines the callbacks of a split view.
  ///
  /// - Parameters:
  ///   - oldNode: The split view before the change.
  ///   - old: The app before.
  ///   - newNode: The same split view after the change.
  ///   - new: The app after.
  init(
    _ oldNode: ControllerNode.ID, in old: ControllerTree, to newNode: ControllerNode.ID,
    in new: ControllerTree
  ) {
    split = TransitionController(oldNode, in: old)
    let (from, to) = (old.nodes[oldNode], new.nodes[newNode])
    guard let scene = to.scene, let controller = new.app.controller(of: scene) else { return }
    if new.hasColumnStyle(controller, scene) {
      let system = new.environment.settings.system
      changeColumns(from, to, hasDidMethods: system.reportsShownColumns)
    } else if from.isCollapsed != to.isCollapsed {
      let declared = new.declared(of: scene, in: to.layoutEnvironment) ?? DeclaredContainer()
      func column(_ column: SplitViewColumn, _ node: ControllerNode, _ tree: ControllerTree)
        -> TransitionController?
      {
        node.children.first { tree.nodes[$0].role == .column(column) }
          .map { TransitionController($0, in: tree) }
      }
      let primary = column(.primary, to, new)
      if to.isCollapsed {
        collapse(column(.secondary, from, old), onto: primary, declared)
      } else {
        separate(from: primary, declared)
      }
    }
    if from.isCollapsed != to.isCollapsed {
      after.append(ControllerCallback(controller: split, method: .detailTargetDidChange))
    }
  }

  private func delegate(_ method: ControllerCallback.Method) -> ControllerCallback {
    ControllerCallback(controller: split, receiver: .delegate, method: method)
  }

  // MARK: Columns by style

  private mutating func changeColumns(
    _ from: ControllerNode, _ to: ControllerNode, hasDidMethods: Bool
  ) {
    let columns = SplitViewColumn.allCases
    let hidden = columns.filter {
      from.visibleColumns.contains($0) && !to.visibleColumns.contains($0)
    }
    let shown = columns.filter {
      !from.visibleColumns.contains($0) && to.visibleColumns.contains($0)
    }
    if to.isCollapsed, !from.isCollapsed { before.append(delegate(.topColumnForCollapsing)) }
    if from.isCollapsed, !to.isCollapsed { before.append(delegate(.displayModeForExpanding)) }
    before += hidden.map { delegate(.willHide($0)) } + shown.map { delegate(.willShow($0)) }
    if hasDidMethods {
      after += hidden.map { delegate(.didHide($0)) } + shown.map { delegate(.didShow($0)) }
    }
    if to.isCollapsed, !from.isCollapsed { after.append(delegate(.didCollapse)) }
    if from.isCollapsed, !to.isCollapsed { after.append(delegate(.didExpand)) }
  }

  // MARK: Classic split views

  /// The delegate names the primary controller, then collapses; if it did not, the primary
  /// controller collapses.
  private mutating func collapse(
    _ secondary: TransitionController?, onto primary: TransitionController?,
    _ declared: DeclaredContainer
  ) {
    before.append(delegate(.primaryForCollapsing))
    guard let secondary, let primary else { return }
    before.append(delegate(.collapseSecondary(secondary, onto: primary)))
    // A primary controller stays on top if the delegate returns that it has collapsed the secondary
    // one itself.
    guard declared.collapse != .primary else { return }
    before.append(
      ControllerCallback(controller: primary, method: .collapseSecondaryViewController(secondary)))
  }

  /// The delegate names the primary controller, then the secondary one; if it did not, the primary
  /// controller separates one.
  private mutating func separate(from primary: TransitionController?, _ declared: DeclaredContainer)
  {
    before.append(delegate(.primaryForExpanding))
    guard let primary else { return }
    before.append(delegate(.separateSecondary(from: primary)))
    guard declared.detailAfterExpand == nil else { return }
    before.append(
      ControllerCallback(controller: primary, method: .separateSecondaryViewController))
  }
}
