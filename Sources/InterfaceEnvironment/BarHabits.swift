/// What Interface Builder's canvas infers of the bars around a scene, and a running app does not show.
package struct BarHabits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Segues of gestures give no bars to the scenes that they lead to.
  package static let gesturesGiveNoBars = BarHabits(rawValue: 1)
  /// A navigation controller that is shown from inside another one keeps the tab bar around that.
  package static let shownNavigationKeepsTabBar = BarHabits(rawValue: 2)
  /// A scene that hides the bar at the bottom when it is pushed has no simulated one either.
  package static let hiddenBottomBarsAreNotSimulated = BarHabits(rawValue: 4)
}
