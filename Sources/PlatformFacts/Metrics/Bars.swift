/// The heights of bars, in points.
///
/// Layout rule 13 and the modes of stored frames (thousands of bars; confidence high unless said).
package enum Bars {
  /// A navigation bar, which is also what it adds to the safe area of the canvas.
  ///
  /// Xcode 26: 54 on 53 of 57 bars. A large title adds nothing to the canvas's safe area.
  package static let navigation = EraTable(44.0, (24000, 54), (32000, 44))
  /// What a prompt adds to a navigation bar.
  package static let navigationPrompt = 30.0
  /// What a large title adds to the frame of a navigation bar (96 = 44 + 52, 106 = 54 + 52).
  package static let largeTitle = 52.0
  /// A navigation bar on a phone in landscape.
  package static let navigationCompactHeight = 32.0
  /// A navigation bar of a tablet from Xcode 10 on; seen on 12.9-inch canvases (confidence medium).
  package static let navigationPad = EraTable(44.0, (14200, 50), (24000, 54), (32000, 50))
  /// A navigation bar in a sheet of Xcode 11 or later; 108 with a large title.
  package static let navigationInSheet = EraTable(44.0, (14800, 56), (24000, 70), (32000, 56))
  /// A tab bar, above the home indicator's inset where there is one.
  package static let tab = 49.0
  /// A tab bar on a phone in landscape (confidence medium).
  package static let tabCompactHeight = 32.0
  /// The scope bar below a search field (confidence medium).
  package static let searchScope = 44.0

  /// What the bottom toolbar adds to the safe area of the canvas: from Xcode 11 on 49 (8 of 8 roots of 3
  /// projects), before 44 (10 of 10).
  package static let toolbar = EraTable(44.0, (14800, 49))
  /// A toolbar that is no navigation controller's, on devices without a home indicator.
  package static let plainToolbar = 44.0

  /// The bottom of the navigation bar below the status bar's on the canvas.
  package static func navigation(
    toolsVersion: ToolsVersion, hasPrompt: Bool, isPad: Bool = false
  ) -> Double {
    (isPad ? navigationPad : navigation)[toolsVersion] + (hasPrompt ? navigationPrompt : 0)
  }

  /// The height of a search bar: 44, 56 from Xcode 9 on, 51 while text styles were drawn extra
  /// small, 64 in Xcode 26 (3 of 3); layout rule 38.
  package static func search(_ toolsVersion: ToolsVersion) -> Double {
    if toolsVersion.textStyleEra == .extraSmall { return 51 }
    return searchByEra[toolsVersion]
  }

  private static let searchByEra = EraTable(44.0, (13400, 56), (24000, 64), (32000, 56))
}
