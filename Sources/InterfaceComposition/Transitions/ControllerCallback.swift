package import InterfaceResolution
package import InterfaceTraits

/// A method that is called on a controller, or on a controller's delegate, when its environment
/// changes.
package struct ControllerCallback: Hashable, Sendable {
  /// The method, with its arguments.
  package enum Method: Hashable, Sendable {
    /// `willTransition(to:with:)` of `UIContentContainer`, with the traits that change.
    ///
    /// According to Apple's documentation of the protocol, it is called before the traits change,
    /// and a container forwards it to its children, so that the outermost controller is first. It
    /// is called only if traits change.
    case willTransitionToTraits([TraitChange])
    /// `viewWillTransition(to:with:)` of `UIContentContainer`, with the new size.
    ///
    /// According to Apple's documentation of the protocol, it is called before the size of the
    /// controller's view changes, and is forwarded to children. It is called only if the size
    /// changes. If both are called, it follows `willTransition(to:with:)`; this is UIKit's known
    /// behavior, but not documented.
    case viewWillTransition(LayoutSize)
    /// `size(forChildContentContainer:withParentContainerSize:)` of `UIContentContainer`, for one
    /// child.
    ///
    /// According to Apple's documentation of the protocol, a container that receives a new size
    /// asks itself for the size of each child, and notifies the child if its size changes. The
    /// documentation does not cover children whose size stays the same.
    case sizeForChild(TransitionController)
    /// `traitCollectionDidChange(_:)` of `UITraitEnvironment`, with the traits that changed.
    ///
    /// According to Apple's documentation of the protocol, it is called when the traits have
    /// changed. It is deprecated from iOS 17 on in favor of `registerForTraitChanges(_:handler:)`,
    /// whose handlers run at the same time.
    case traitsDidChange([TraitChange])
    /// `primaryViewController(forCollapsing:)` of a classic split view's delegate, which returns
    /// the new primary controller.
    ///
    /// According to a comment in `UISplitViewController.h`, `nil` preserves the current one.
    case primaryForCollapsing
    /// `splitViewController(_:collapseSecondary:onto:)` of a classic split view's delegate;
    /// returning true prevents UIKit from collapsing.
    case collapseSecondary(TransitionController, onto: TransitionController)
    /// `collapseSecondaryViewController(_:for:)` of the primary controller if the delegate did not
    /// return true; a navigation controller pushes the given controller, others do nothing.
    case collapseSecondaryViewController(TransitionController)
    /// `primaryViewController(forExpanding:)` of a classic split view's delegate, which returns the
    /// new primary controller.
    case primaryForExpanding
    /// `splitViewController(_:separateSecondaryFrom:)` of a classic split view's delegate, which
    /// returns the secondary controller.
    case separateSecondary(from: TransitionController)
    /// `separateSecondaryViewController(for:)` of the primary controller if the delegate returned
    /// none; a navigation controller pops its top controller.
    case separateSecondaryViewController
    /// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` of the delegate of a split view with columns by style.
    case topColumnForCollapsing
    /// `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)` of such a delegate.
    case displayModeForExpanding
    /// `splitViewController(_:willHide:)` of such a delegate, also where a rotation hides a column.
    case willHide(SplitViewColumn)
    /// `splitViewController(_:willShow:)` of such a delegate, also where a rotation shows a column.
    case willShow(SplitViewColumn)
    /// `splitViewController(_:didHide:)` of such a delegate, from iOS 26 on.
    case didHide(SplitViewColumn)
    /// `splitViewController(_:didShow:)` of such a delegate, from iOS 26 on.
    case didShow(SplitViewColumn)
    /// `splitViewControllerDidCollapse(_:)` of such a delegate: `isCollapsed` is true by then.
    case didCollapse
    /// `splitViewControllerDidExpand(_:)` of such a delegate.
    case didExpand
    /// `UIViewController.showDetailTargetDidChangeNotification`, posted when the target of details
    /// changes.
    ///
    /// According to Apple's documentation of `UIViewController`, a split view controller posts it
    /// when it collapses or expands, so that others update dependent content such as disclosure
    /// indicators. Its position among the other callbacks is a guess.
    case detailTargetDidChange
  }

  /// The receiver of a callback.
  package enum Receiver: String, Hashable, Sendable {
    /// The controller itself.
    case controller
    /// The controller's delegate, if it implements the method.
    case delegate
  }

  /// The controller that receives the callback, or whose delegate does.
  package let controller: TransitionController
  /// The receiver of the callback.
  package let receiver: Receiver
  /// The method that is called.
  package let method: Method

  init(controller: TransitionController, receiver: Receiver = .controller, method: Method) {
    self.controller = controller
    self.receiver = receiver
    self.method = method
  }
}

extension ControllerCallback.Method {
  /// The Swift name of the method, or the notification that is posted.
  package var name: String {
    switch self {
    case .willTransitionToTraits: "willTransition(to:with:)"
    case .viewWillTransition: "viewWillTransition(to:with:)"
    case .sizeForChild: "size(forChildContentContainer:withParentContainerSize:)"
    case .traitsDidChange: "traitCollectionDidChange(_:)"
    case .primaryForCollapsing: "primaryViewController(forCollapsing:)"
    case .collapseSecondary: "splitViewController(_:collapseSecondary:onto:)"
    case .collapseSecondaryViewController: "collapseSecondaryViewController(_:for:)"
    case .primaryForExpanding: "primaryViewController(forExpanding:)"
    case .separateSecondary: "splitViewController(_:separateSecondaryFrom:)"
    case .separateSecondaryViewController: "separateSecondaryViewController(for:)"
    case .topColumnForCollapsing:
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    case .displayModeForExpanding:
      "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
    case .willHide: "splitViewController(_:willHide:)"
    case .willShow: "splitViewController(_:willShow:)"
    case .didHide: "splitViewController(_:didHide:)"
    case .didShow: "splitViewController(_:didShow:)"
    case .didCollapse: "splitViewControllerDidCollapse(_:)"
    case .didExpand: "splitViewControllerDidExpand(_:)"
    case .detailTargetDidChange: "showDetailTargetDidChangeNotification"
    }
  }
}
