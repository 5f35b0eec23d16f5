package import InterfaceTraits

/// The appearance of controls and text in addition to layout sizes and named colors: distances,
/// radii and font sizes in points, opacities and shares from 0 to 1.
///
/// The values imitate UIKit but are not measured (confidence low), and are the same for every
/// system; those that depend on the system are in `AppearanceTable`.
package enum ControlAppearance {
  /// The opacity of a disabled view's text.
  package static let disabledTextAlpha = 0.5
  /// The opacity of a disabled button's background, line and image.
  package static let disabledButtonAlpha = 0.4
  /// The weights of selected and other titles.
  package static let segmentWeights = (selected: 600, other: 500)

  /// Switches.
  package enum Switch {
    /// The greatest share of the track's width that a thumb takes.
    package static let thumbShare = 0.62
    /// The largest track.
    package static let track = LayoutSize(width: 63, height: 31)
    /// The inset of the thumb within the track.
    package static let thumbInset = 2.0
    /// The opacity of the black line around the thumb.
    package static let thumbLineAlpha = 0.08
  }

  /// Sliders.
  package enum Slider {
    /// The radius of the thumb, if the slider is high enough.
    package static let thumbRadius = 14.0
    /// The inset of the thumb for the line around it.
    package static let thumbInset = 0.5
    /// The opacity of the black line around the thumb.
    package static let thumbLineAlpha = 0.15
    /// The distance from either end of the slider to the track.
    package static let trackInset = 2.0
  }

  /// Steppers.
  package enum Stepper {
    /// The largest side of a symbol.
    package static let symbolSide = 14.0
    /// The share of the height that a symbol takes.
    package static let symbolShare = 0.45
    /// The positions of the symbols as shares of the width.
    package static let symbolPositions = (minus: 0.25, plus: 0.75)
    /// The part of the height that the divider takes.
    package static let divider = 0.22...0.78
  }

  /// Segmented controls, and the scopes of a search bar.
  package enum SegmentedControl {
    /// The inset of the selected segment's background.
    package static let selectionInset = 2.0
    /// The opacity of the black line around the selected segment.
    package static let selectionLineAlpha = 0.06
    /// The part of the height that a divider takes.
    package static let divider = 0.28...0.72
    /// The largest side of an image.
    package static let imageSide = 18.0
    /// The share of the height that an image takes.
    package static let imageShare = 0.6
    /// The distance from the sides of a segment to its title.
    package static let titleInset = 3.0
  }

  /// Activity indicators and refresh controls.
  package enum Spinner {
    /// The start and end of a spoke, as shares of the radius.
    package static let spoke = (start: 0.5, end: 0.92)
    /// The width of a spoke, as a share of the radius.
    package static let spokeWidth = 0.2
    /// The decrease of opacity from each spoke to the next.
    package static let fade = 0.09
  }

  /// Page controls.
  package enum PageControl {
    /// The distance between the centers of adjacent dots.
    package static let spacing = 16.0
    /// The radius of a dot.
    package static let dotRadius = 3.5
    /// The minimum distance between the centers of dots, in radii.
    package static let radiiPerSpacing = 3.0
  }

  /// Pickers, which are drums with a band across.
  package enum Picker {
    /// The height of the band.
    package static let bandHeight = 34.0
    /// The distance from the sides of the picker to the band.
    package static let bandInset = 8.0
    /// The radius of the corners of the band.
    package static let bandRadius = 8.0
    /// The height of a row.
    package static let rowHeight = 32.0
    /// The size of the font in the band.
    package static let fontSize = 22.0
    /// The decrease of the font size with each row.
    package static let fontStep = 2.0
    /// The opacities of rows by their distance from the band.
    package static let fades = [1, 0.45, 0.25, 0.12]
  }

  /// Date pickers without wheels.
  package enum DatePicker {
    /// The minimum height of a picker with wheels.
    package static let leastWheels = 80.0
    /// The minimum height of a picker with a calendar.
    package static let leastCalendar = 200.0
    /// The size of the font of dates, times and months.
    package static let fontSize = 17.0
    /// The height of a date's or time's background.
    package static let fieldHeight = 34.0
    /// The width of the background in addition to its text.
    package static let fieldPadding = 18.0
    /// The minimum distance from its sides to its text.
    package static let fieldInset = 4.0
    /// The distance between two backgrounds.
    package static let fieldGap = 5.0
  }

  /// The calendar of a date picker.
  package enum Calendar {
    /// The margin at the sides, and its maximum share of the width.
    package static let margin = (points: 16.0, share: 0.05)
    /// The distance from the margin to the name of the month.
    package static let titleInset = 6.0
    /// The baseline of the name of the month.
    package static let titleBaseline = 30.0
    /// The weight of the name of the month, of the days of the week, and of the selected day.
    package static let boldWeight = 600
    /// The distances from the right margin to the left edges of the arrows.
    package static let arrows = (back: 52.0, forward: 20.0)
    /// The top of the arrows.
    package static let arrowTop = 15.0
    /// The side of an arrow.
    package static let arrowSide = 16.0
    /// The baseline of the days of the week.
    package static let weekdayBaseline = 60.0
    /// The size of the font of the days of the week.
    package static let weekdayFontSize = 12.0
    /// The top of the weeks.
    package static let top = 72.0
    /// The height below the weeks, with a time and without.
    package static let foot = (time: 48.0, plain: 8.0)
    /// The size of the font of the days.
    package static let dayFontSize = 20.0
    /// The distance from the center of a day to its baseline.
    package static let dayBaseline = 7.0
    /// The maximum radius of the selected day's background.
    package static let choiceRadius = 20.0
    /// The opacity of that background.
    package static let choiceAlpha = 0.15
    /// The distance from the middle of the foot to the baseline of its text.
    package static let timeBaseline = 6.0
    /// The distance from the right margin to the left edge of the time.
    package static let timePosition = 96.0
    /// The width of the time.
    package static let timeWidth = 90.0
  }

  /// Search bars.
  package enum SearchBar {
    /// The background of a light bar without a color (a guess).
    package static let ground = RGBA.gray(201)
    /// The distance from the sides of the bar to the field and to the scopes.
    package static let inset = 8.0
    /// The distance above and below the field if the bar is high enough.
    package static let margin = 10.0
    /// The minimum distance above the field.
    package static let leastTop = 4.0
    /// The largest side of the symbol.
    package static let symbolSide = 16.0
    /// The share of the field's height that the symbol takes.
    package static let symbolShare = 0.5
    /// The distance from the left edge of the field to the symbol.
    package static let symbolInset = 9.0
    /// The distance from the left edge of the field to the text.
    package static let textInset = 31.0
    /// The width in the field that the symbol and margins take.
    package static let textMargins = 40.0
    /// The size of the font of the text and of the cancel button.
    package static let fontSize = 17.0
    /// The width next to the field that the cancel button takes.
    package static let cancelAreaWidth = 62.0
    /// The width of the cancel button.
    package static let cancelWidth = 58.0
    /// The distance between the field and the cancel button.
    package static let cancelGap = 8.0
    /// The distance between the field and the scopes.
    package static let scopeGap = 10.0
    /// The height of the scopes.
    package static let scopeHeight = 32.0
    /// The vertical margins of the scopes below the field.
    package static let scopeMargins = 14.0
  }

  /// Text fields.
  package enum TextField {
    /// The distance from the sides of a field with a border to the text.
    package static let inset = 7.0
    /// The radius of the corners of a rounded border.
    package static let radius = 5.0
    /// The color of a bezel.
    package static let bezel = RGBA.gray(140)
    /// The width of a bezel.
    package static let bezelWidth = 1.5
    /// The minimum width of a field with a clear button.
    package static let leastWidthWithClearButton = 40.0
    /// The radius of the clear button.
    package static let clearButtonRadius = 7.0
    /// The distance from the right edge to the center of the clear button.
    package static let clearButtonPosition = 14.0
    /// The side of the cross on the clear button.
    package static let clearButtonSymbol = 8.0
  }

  /// Text views.
  package enum TextView {
    /// The distance from the edges to a text that was not laid out.
    package static let inset = 8.0
  }

  /// Buttons.
  package enum Button {
    /// The largest side of the symbol of a button whose type has one.
    package static let symbolSide = 24.0
    /// The largest side of an image of unknown size.
    package static let imageSide = 20.0
    /// The distance between such an image and the title.
    package static let imageGap = 2.0
  }

  /// Color wells: a ring of all colors around a disc.
  package enum ColorWell {
    /// The largest side.
    package static let side = 28.0
    /// The width of the ring.
    package static let ringWidth = 3.0
    /// The distance from the middle of the ring to the disc.
    package static let discGap = 4.0
    /// The colors of the ring, clockwise from the top.
    package static let hues = [
      RGBA(255, 59, 48), RGBA(255, 149, 0), RGBA(255, 204, 0), RGBA(52, 199, 89), RGBA(0, 122, 255),
      RGBA(175, 82, 222),
    ]
  }

  /// Visual effect views.
  package enum VisualEffect {
    /// The color that represents a dark blur.
    package static let dark = RGBA.gray(28, alpha: 0.75)
    /// The color that represents a light blur.
    package static let light = RGBA.gray(247, alpha: 0.78)
  }
}
