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
    case viewWillTransition(Size)
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
    /// A split view controller has room for one column from now on: `collapseSecondaryViewController(_:for:)` of the primary
    /// controller, after `splitViewController(_:collapseSecondary:onto:)` of the delegate.
    ///
    /// Apple's documentation of `UISplitViewController`: that is so when its width becomes compact. The place among the other
    /// callbacks is a guess.
    case collapse
    /// A split view controller has room for several columns again: `separateSecondaryViewController(for:)` of the primary
    /// controller, after `splitViewController(_:separateSecondaryFrom:)` of the delegate.
    ///
    /// As with `collapse`, the place among the other callbacks is a guess.
    case separate
    /// `UIViewController.showDetailTargetDidChangeNotification`, which says that details are shown elsewhere.
    ///
    /// Apple's documentation of `UIViewController`: a split view controller posts it when it collapses or expands, so that
    /// others update what depends on it, such as disclosure indicators. The place among the other callbacks is a guess.
    case detailTargetDidChange
  }

  /// The controller on which it runs.
  package let controller: TransitionController
  /// What runs.
  package let method: Method
}
