package import InterfaceResolution
package import InterfaceTraits

/// A method that runs on a controller, or on the delegate of one, when its environment changes.
package struct ControllerCallback: Hashable, Sendable {
  /// What runs.
  package enum Method: Hashable, Sendable {
    /// `willTransition(to:with:)` of `UIContentContainer`, with the traits that change.
    ///
    /// Apple's documentation of the protocol: it runs before the traits change, and a container's own implementation hands it
    /// on to its children, so that the outermost controller is first. It runs only where traits change.
    case willTransitionToTraits([TraitChange])
    /// `viewWillTransition(to:with:)` of `UIContentContainer`, with the new size.
    ///
    /// Apple's documentation of the protocol: it runs before the size of the controller's view changes, and is handed on to
    /// children. It runs only where the size changes. That it comes after `willTransition(to:with:)` where both run is how UIKit is
    /// known to behave, and nothing that its documentation promises.
    case viewWillTransition(LayoutSize)
    /// `size(forChildContentContainer:withParentContainerSize:)` of `UIContentContainer`, for one child.
    ///
    /// Apple's documentation of the protocol: a container that is told of a new size asks itself for the size of each child,
    /// and tells the child where that differs from the size it has; nothing is said of the children that keep theirs.
    case sizeForChild(TransitionController)
    /// `traitCollectionDidChange(_:)` of `UITraitEnvironment`, with the traits that changed.
    ///
    /// Apple's documentation of the protocol: it runs when the traits have changed. It is deprecated from iOS 17 on for
    /// `registerForTraitChanges(_:handler:)`, whose handlers run then.
    case traitsDidChange([TraitChange])
    /// `primaryViewController(forCollapsing:)` of a classic split view's delegate: which controller is the primary one from now
    /// on. Comment in `UISplitViewController.h`: nil keeps the one that it is.
    case primaryForCollapsing
    /// `splitViewController(_:collapseSecondary:onto:)` of a classic split view's delegate: true keeps UIKit from collapsing.
    case collapseSecondary(TransitionController, onto: TransitionController)
    /// `collapseSecondaryViewController(_:for:)` of the primary controller, where the delegate did not answer true: a navigation
    /// controller pushes what it is given, others do nothing.
    case collapseSecondaryViewController(TransitionController)
    /// `primaryViewController(forExpanding:)` of a classic split view's delegate: which controller is the primary one from now
    /// on.
    case primaryForExpanding
    /// `splitViewController(_:separateSecondaryFrom:)` of a classic split view's delegate: which controller is the secondary one.
    case separateSecondary(from: TransitionController)
    /// `separateSecondaryViewController(for:)` of the primary controller, where the delegate named none: a navigation controller
    /// pops what it shows.
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
    /// `UIViewController.showDetailTargetDidChangeNotification`, which says that details are shown elsewhere.
    ///
    /// Apple's documentation of `UIViewController`: a split view controller posts it when it collapses or expands, so that
    /// others update what depends on it, such as disclosure indicators. The place among the other callbacks is a guess.
    case detailTargetDidChange
  }

  /// On what it runs.
  package enum Receiver: String, Hashable, Sendable {
    /// The controller itself.
    case controller
    /// Its delegate, where that implements the method.
    case delegate
  }

  /// The controller on which it runs, or on whose delegate.
  package let controller: TransitionController
  /// On what it runs.
  package let receiver: Receiver
  /// What runs.
  package let method: Method

  init(controller: TransitionController, receiver: Receiver = .controller, method: Method) {
    self.controller = controller
    self.receiver = receiver
    self.method = method
  }
}

extension ControllerCallback.Method {
  /// The method as Swift names it, or the notification that is posted.
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
