package import InterfaceTraits

/// How UIKit draws controls and texts, apart from sizes that layout knows and colours that have a name: distances, radii and
/// font sizes in points, opacities and shares from 0 to 1.
///
/// Drawn alike, not measured (confidence low), and the same for every system so far.
package enum ControlLook {
  /// How opaque the text of a disabled view is.
  package static let disabledTextAlpha = 0.5
  /// How opaque the ground, line and image of a disabled button are.
  package static let disabledButtonAlpha = 0.4
  /// The weight of titles of what is selected, and of what is not.
  package static let segmentWeights = (selected: 600, other: 500)

  /// Switches.
  package enum Switch {
    /// The largest track.
    package static let track = LayoutSize(width: 63, height: 31)
    /// From the edge of the track to the thumb.
    package static let thumbInset = 2.0
    /// How opaque the black line around the thumb is.
    package static let thumbLineAlpha = 0.08
  }

  /// Sliders.
  package enum Slider {
    /// The radius of the thumb, where the slider is high enough.
    package static let thumbRadius = 14.0
    /// How much less the thumb has for the line around it.
    package static let thumbInset = 0.5
    /// How opaque the black line around the thumb is.
    package static let thumbLineAlpha = 0.15
    /// The height of the track.
    package static let trackHeight = 4.0
    /// From either end of the slider to the track.
    package static let trackInset = 2.0
  }

  /// Steppers.
  package enum Stepper {
    /// The radius of the corners.
    package static let radius = 8.0
    /// The largest side of a symbol.
    package static let symbolSide = 14.0
    /// The share of the height that a symbol takes.
    package static let symbolShare = 0.45
    /// Where the symbols stand in the width.
    package static let symbolPlaces = (minus: 0.25, plus: 0.75)
    /// The part of the height that the line between them takes.
    package static let divider = 0.22...0.78
  }

  /// Segmented controls, and the scopes of a search bar.
  package enum SegmentedControl {
    /// The radius of the corners.
    package static let radius = 8.0
    /// The radius of the corners of the selected segment.
    package static let selectionRadius = 7.0
    /// From the edge of the selected segment to its ground.
    package static let selectionInset = 2.0
    /// How opaque the black line around the selected segment is.
    package static let selectionLineAlpha = 0.06
    /// The part of the height that the line between two segments takes.
    package static let divider = 0.28...0.72
    /// The largest side of an image.
    package static let imageSide = 18.0
    /// The share of the height that an image takes.
    package static let imageShare = 0.6
    /// From the sides of a segment to its title.
    package static let titleInset = 3.0
  }

  /// Activity indicators and refresh controls.
  package enum Spinner {
    /// Where a spoke begins and ends, as shares of the radius.
    package static let spoke = (start: 0.5, end: 0.92)
    /// The width of a spoke, as a share of the radius.
    package static let spokeWidth = 0.2
    /// How much less opaque each spoke is than the one before.
    package static let fade = 0.09
  }

  /// Page controls.
  package enum PageControl {
    /// From the middle of a dot to the next.
    package static let spacing = 16.0
    /// The radius of a dot.
    package static let dotRadius = 3.5
    /// How many of its radii a dot stands away from the next at least.
    package static let radiiPerSpacing = 3.0
  }

  /// Pickers: drums with a band across.
  package enum Picker {
    /// The height of the band.
    package static let bandHeight = 34.0
    /// From the sides of the picker to the band.
    package static let bandInset = 8.0
    /// The radius of the corners of the band.
    package static let bandRadius = 8.0
    /// The height of a row.
    package static let rowHeight = 32.0
    /// The size of the font in the band.
    package static let fontSize = 22.0
    /// How much smaller the font gets with each row.
    package static let fontStep = 2.0
    /// How opaque rows are by their distance from the band.
    package static let fades = [1, 0.45, 0.25, 0.12]
  }

  /// Date pickers without wheels.
  package enum DatePicker {
    /// The height below which a picker shows no wheels.
    package static let leastWheels = 80.0
    /// The height from which on it shows a calendar.
    package static let leastCalendar = 200.0
    /// The size of the font of dates, times and months.
    package static let fontSize = 17.0
    /// The height of the ground of a date or time.
    package static let fieldHeight = 34.0
    /// The radius of its corners.
    package static let fieldRadius = 6.0
    /// What it is wider than its text.
    package static let fieldPadding = 18.0
    /// From its sides to its text, at least.
    package static let fieldInset = 4.0
    /// Between two of them.
    package static let fieldGap = 5.0
  }

  /// The calendar of a date picker.
  package enum Calendar {
    /// The margin at the sides, and the largest share of the width that it takes.
    package static let margin = (points: 16.0, share: 0.05)
    /// From the margin to the name of the month.
    package static let titleInset = 6.0
    /// The baseline of the name of the month.
    package static let titleBaseline = 30.0
    /// The weight of the name of the month, of the days of the week, and of the chosen day.
    package static let boldWeight = 600
    /// From the right margin to the left edges of the arrows to other months.
    package static let arrows = (back: 52.0, forward: 20.0)
    /// The top of the arrows.
    package static let arrowTop = 15.0
    /// The side of an arrow.
    package static let arrowSide = 16.0
    /// The baseline of the days of the week.
    package static let weekdayBaseline = 60.0
    /// The size of the font of the days of the week.
    package static let weekdayFontSize = 12.0
    /// Where the weeks begin.
    package static let top = 72.0
    /// The room below the weeks, with a time and without.
    package static let foot = (time: 48.0, plain: 8.0)
    /// The size of the font of the days.
    package static let dayFontSize = 20.0
    /// From the middle of a day to its baseline.
    package static let dayBaseline = 7.0
    /// The largest radius of the ground of the chosen day.
    package static let choiceRadius = 20.0
    /// How opaque that is.
    package static let choiceAlpha = 0.15
    /// From the middle of the foot to the baseline of its word.
    package static let timeBaseline = 6.0
    /// From the right margin to the left edge of the time.
    package static let timePlace = 96.0
    /// The width of the time.
    package static let timeWidth = 90.0
  }

  /// Search bars.
  package enum SearchBar {
    /// The ground of a light bar without a colour (a guess).
    package static let ground = RGBA.gray(201)
    /// From the sides of the bar to the field, and to the scopes.
    package static let inset = 8.0
    /// The height of the field.
    package static let fieldHeight = 36.0
    /// The height of the part in whose middle the field is.
    package static let barHeight = 56.0
    /// The least room above the field.
    package static let leastTop = 4.0
    /// The radius of the corners of the field.
    package static let radius = 10.0
    /// The largest side of the symbol.
    package static let symbolSide = 16.0
    /// The share of the field's height that the symbol takes.
    package static let symbolShare = 0.5
    /// From the left edge of the field to the symbol.
    package static let symbolInset = 9.0
    /// From the left edge of the field to the text.
    package static let textInset = 31.0
    /// What the symbol and the margins take of the text's width.
    package static let textMargins = 40.0
    /// The size of the font of the text and the word that ends the search.
    package static let fontSize = 17.0
    /// What the word that ends the search takes of the field's width.
    package static let cancelRoom = 62.0
    /// The width of that word.
    package static let cancelWidth = 58.0
    /// Between the field and that word.
    package static let cancelGap = 8.0
    /// Between the field and the scopes.
    package static let scopeGap = 10.0
    /// The height of the scopes.
    package static let scopeHeight = 32.0
    /// What the scopes leave of the height below the field.
    package static let scopeMargins = 14.0
  }

  /// Text fields.
  package enum TextField {
    /// From the sides of a field with a border to the text.
    package static let inset = 7.0
    /// The radius of the corners of a rounded border.
    package static let radius = 5.0
    /// The colour of a bezel.
    package static let bezel = RGBA.gray(140)
    /// The width of a bezel.
    package static let bezelWidth = 1.5
    /// The least width of a field with a button that clears it.
    package static let leastWidthWithClearButton = 40.0
    /// The radius of that button.
    package static let clearButtonRadius = 7.0
    /// From the right edge to the middle of that button.
    package static let clearButtonPlace = 14.0
    /// The side of the cross on it.
    package static let clearButtonSymbol = 8.0
  }

  /// Text views.
  package enum TextView {
    /// From the edges to a text that was not laid out.
    package static let inset = 8.0
  }

  /// Buttons.
  package enum Button {
    /// The largest side of the symbol of a button of a type with one.
    package static let symbolSide = 24.0
    /// The largest side of an image whose size is not known.
    package static let imageSide = 20.0
    /// Between such an image and the title.
    package static let imageGap = 2.0
  }

  /// Colour wells: a ring of all colours around a disc.
  package enum ColorWell {
    /// The largest side.
    package static let side = 28.0
    /// The width of the ring.
    package static let ringWidth = 3.0
    /// From the middle of the ring to the disc.
    package static let discGap = 4.0
    /// The colours of the ring, clockwise from the top.
    package static let hues = [
      RGBA(255, 59, 48), RGBA(255, 149, 0), RGBA(255, 204, 0), RGBA(52, 199, 89), RGBA(0, 122, 255),
      RGBA(175, 82, 222),
    ]
  }

  /// Visual effect views.
  package enum VisualEffect {
    /// The colour that stands for a dark blur.
    package static let dark = RGBA.gray(28, alpha: 0.75)
    /// The colour that stands for a light blur.
    package static let light = RGBA.gray(247, alpha: 0.78)
  }
}
