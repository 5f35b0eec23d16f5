/// What Interface Builder's canvas does otherwise than a running app and decides how a document is resolved.
package struct CanvasHabits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The protocol's own is generic, and asks the runtime for types by their names at each call from another module.
  package init(arrayLiteral elements: CanvasHabits...) {
    self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
  }

  /// Segues of gestures give no bars to the scenes that they lead to.
  package static let gesturesGiveNoBars = CanvasHabits(rawValue: 1)
  /// A navigation controller that is shown from inside another one keeps the tab bar around that.
  package static let shownNavigationKeepsTabBar = CanvasHabits(rawValue: 2)
  /// A scene that hides the bar at the bottom when it is pushed has no simulated one either.
  package static let hiddenBottomBarsAreNotSimulated = CanvasHabits(rawValue: 4)
  /// Stack views keep a hidden activity indicator that hides whenever it stops.
  package static let stoppedIndicatorsStayArranged = CanvasHabits(rawValue: 8)
  /// Placeholder constraints and placeholder intrinsic sizes hold; Xcode removes both when it builds the document.
  package static let placeholdersHold = CanvasHabits(rawValue: 16)

  /// Split views make no navigation controllers for their columns: on the canvas, of which no document shows any, and where
  /// there are no columns by style.
  package static let columnsGetNoNavigation = CanvasHabits(rawValue: 16)

  /// Those that decide which bars surround a scene.
  package static let bars: CanvasHabits = [
    .gesturesGiveNoBars, .shownNavigationKeepsTabBar, .hiddenBottomBarsAreNotSimulated,
    .columnsGetNoNavigation,
  ]
}
