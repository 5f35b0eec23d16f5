package import InterfaceTraits

/// The appearance of bars in addition to the layout metrics (`BarTable`): in points, opacities and
/// shares from 0 to 1.
///
/// The values imitate UIKit but are not measured (confidence low) unless stated. Those of bars with
/// a background are the same for every system that has such bars, see `AppearanceTable`.
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

  /// Items of bars on capsules of glass, on iOS 26 and 27.
  ///
  /// The measured values are frames of running apps on screens of 402 × 874 points with iOS 26 and
  /// 27, in public notes and test fixtures (https://github.com/mweinbach/AppleSimChatGPTPlugin;
  /// confidence high unless stated).
  package enum Glass {
    /// The color of glass, dark and light (a guess).
    package static let fill = (dark: RGBA.gray(44, alpha: 0.82), light: RGBA.gray(255, alpha: 0.82))
    /// The color of the line around glass, dark and light (a guess).
    package static let line = (dark: RGBA.gray(255, alpha: 0.18), light: RGBA.gray(0, alpha: 0.08))
    /// The opacity of each step of the shadow around glass, and the distance of each step (guesses).
    package static let shadow = (alpha: 0.025, spreads: [6.0, 4.0, 2.0])
    /// The height of a capsule in a navigation bar, in whose upper 44 points everything is: a back
    /// button is 44 wide and high.
    package static let itemHeight = 44.0
    /// The distance from the edge of a bar to a back button.
    package static let margin = 16.0
    /// The distance from the edge of a capsule to its items: the last item of a bar is 36 high and
    /// ends 20 points from the edge (confidence medium).
    package static let itemInset = 4.0
    /// The width of an item with a symbol (one of 38; confidence low).
    package static let symbolWidth = 38.0
    /// The distance from either side of an item to its title (a guess).
    package static let titleInset = 10.0
    /// The distance between two capsules (a guess).
    package static let gap = 10.0
    /// The height of a capsule of a toolbar, and its distance from the sides and the bottom of a
    /// screen with a home indicator: those of the search field at the bottom of Settings (confidence
    /// medium).
    package static let toolbar = (height: 48.0, margin: 28.0)

    /// Tab bars, a capsule above the bottom of the screen.
    package enum Tab {
      /// The size of an item.
      package static let item = LayoutSize(width: 95, height: 54)
      /// The distance from the edge of the capsule to its items: they begin 4 points below the top
      /// of the bar.
      package static let inset = 4.0
      /// The distance between the left edges of adjacent items (a guess: four items fit between the
      /// margins).
      package static let step = 86.0
      /// The minimum distance from the sides of the screen, that of the capsule from the bottom: the
      /// items end 25 points above it.
      package static let margin = 21.0
      /// The distance from the top of an item to its symbol (a guess).
      package static let symbolTop = 6.0
      /// The distance from the top of an item to its title (a guess).
      package static let titleTop = 34.0
      /// The weight of the titles (a guess).
      package static let weight = 600
    }
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
    /// The bars of the signal: their number, the width of each, and the distance between their left
    /// edges.
    package static let signal = (count: 4, width: 3.0, step: 4.5)
    /// The width of the signal.
    package static let signalWidth = 16.5
    /// The width of the Wi-Fi symbol.
    package static let wifiWidth = 15.0
    /// The distance between signal, Wi-Fi and battery.
    package static let iconGap = 4.0
    /// The width of signal, Wi-Fi and battery.
    package static let iconsWidth = signalWidth + wifiWidth + battery.width + 2 * iconGap
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
