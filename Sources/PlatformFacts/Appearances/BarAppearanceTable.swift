package import InterfaceTraits

/// The appearance of bars in addition to the layout metrics (`BarTable`): in points, opacities and
/// shares from 0 to 1.
///
/// The values imitate UIKit but are not measured (confidence low), and are the same for every
/// system so far.
package enum BarAppearance {
  /// The background of bars without a color of their own, dark and light.
  static let ground = (dark: RGBA.gray(22), light: RGBA.gray(249))
  /// The thickness of the lines at the edges of bars, cells and columns.
  package static let lineWidth = 0.5
  /// The color of the line below or above a bar around a scene.
  package static let line = RGBA.gray(0, alpha: 0.3)
  /// The opacity of a translucent bar's background.
  package static let translucency = 0.94
  /// The brightness below which the background of a bar has white text.
  package static let darkGround = 0.55
  /// The side of the square in which the symbol of an item is drawn.
  package static let symbolSide = 22.0
  /// The weight of a title, and of a done or prominent item.
  package static let titleWeight = 600
  /// The weight of a large title.
  package static let largeTitleWeight = 700
  /// The size of the font of a prompt.
  package static let promptFontSize = 12.0
  /// The distance from the sides of the bar to a prompt.
  package static let promptInset = 8.0

  /// Items of tab bars.
  package enum Tab {
    /// The side of the symbol.
    package static let symbolSide = 26.0
    /// The distance from the top to the symbol.
    package static let symbolTop = 5.0
    /// The distance from the top to the title.
    package static let titleTop = 33.0
    /// The height of the title.
    package static let titleHeight = 14.0
    /// The distance from the sides of the item to the title.
    package static let titleInset = 2.0
    /// The size of the font of the title.
    package static let fontSize = 10.0
    /// The weight of the title.
    package static let weight = 500
  }

  /// Status bars, with a time and a battery.
  package enum StatusBar {
    /// The height below which neither fits.
    package static let leastHeight = 16.0
    /// The minimum height of a bar that extends next to a notch.
    package static let tallHeight = 30.0
    /// The minimum width at which the time is centered.
    package static let wideWidth = 500.0
    /// The distance to the baseline: below the middle of a low bar, and above the bottom of a tall
    /// one.
    package static let baseline = (belowMiddle: 4.0, aboveBottom: 14.0)
    /// The left edge of the time next to a notch.
    package static let timePosition = 34.0
    /// The size of the font of the time in a low and in a tall bar.
    package static let fontSize = (low: 12.0, tall: 15.0)
    /// The baseline of the time above the battery in a strip at the side, as a share of the strip's
    /// height.
    package static let columnBaseline = 0.6
    /// The distance from that baseline to the battery.
    package static let columnGap = 8.0
    /// The weight of the time.
    package static let weight = 600
    /// The opacity of the time and the battery.
    package static let alpha = 0.75
    /// The opacity of the battery's outline relative to that.
    package static let batteryAlpha = 0.6
    /// The position of the battery: its left edge relative to the right edge of the bar, and its
    /// top relative to the baseline.
    package static let batteryPosition = (right: 32.0, top: 9.0)
    /// The size of the battery.
    package static let battery = LayoutSize(width: 21, height: 10)
    /// The radius of its corners.
    package static let batteryRadius = 2.5
    /// The frame of the charge.
    package static let charge = LayoutRect(x: 2, y: 2, width: 15, height: 6)
    /// The radius of the corners of the charge.
    package static let chargeRadius = 1.0
    /// The frame of the pole, relative to the battery's right edge.
    package static let pole = LayoutRect(x: 1, y: 3.5, width: 1.5, height: 3)
  }
}
