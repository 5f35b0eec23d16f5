import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ViewContent.DatePicker {
  private typealias Appearance = ControlAppearance.DatePicker

  /// Draws a date picker with a fixed example date: pictures must not change from day to day.
  func draw(_ view: DrawnView, _ drawing: inout Drawing) {
    if preferredDatePickerStyle == .inline, view.height >= Appearance.leastCalendar,
      datePickerMode != .time, datePickerMode != .countDownTimer
    {
      drawCalendar(view, &drawing)
    } else if preferredDatePickerStyle == .compact || view.height < Appearance.leastWheels {
      drawFields(view, &drawing)
    } else {
      PickerView.draw(columns, view, &drawing)
    }
  }

  /// The columns of the wheels.
  private var columns: [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    let halves = ["", "", "AM", "PM", ""]
    return switch datePickerMode {
    case .date, .yearAndMonth:
      [
        ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
        ["2012", "2013", "2014", "2015", "2016"],
      ]
    case .time: [hours, minutes, halves]
    case .countDownTimer: [["", "", "0 hours", "1", "2"], ["", "0", "1 min", "2", "3"]]
    case .dateAndTime:
      [
        ["Sat Jun 7", "Sun Jun 8", "Mon Jun 9", "Tue Jun 10", "Wed Jun 11"], hours, minutes, halves,
      ]
    }
  }

  /// Draws the date and the time on separate backgrounds.
  private func drawFields(_ view: DrawnView, _ drawing: inout Drawing) {
    let texts =
      switch datePickerMode {
      case .date: ["Jun 9, 2014"]
      case .time: ["9:41 AM"]
      case .dateAndTime, .countDownTimer, .yearAndMonth: ["Jun 9, 2014", "9:41 AM"]
      }
    let style = DrawnTextStyle(
      size: Appearance.fontSize, color: view.palette[.label], anchor: .middle)
    var x = 0.0
    for text in texts where x < view.width {
      let width = min(style.guessedWidth(text) + Appearance.fieldPadding, view.width - x)
      let height = min(view.height, Appearance.fieldHeight)
      let field = LayoutRect(x: x, y: view.midY - height / 2, width: width, height: height)
      drawing.rect(
        field, radius: view.palette.appearance.appearanceSet.dateFieldRadius ?? field.height / 2,
        fill: view.palette[.tertiarySystemFill])
      drawing.text(text, in: field.inset(x: Appearance.fieldInset, y: 0), style)
      x += width + Appearance.fieldGap
    }
  }

  /// Draws the month of the example date, which began on a Sunday.
  private func drawCalendar(_ view: DrawnView, _ drawing: inout Drawing) {
    typealias Calendar = ControlAppearance.Calendar
    let palette = view.palette
    let left = min(Calendar.margin.points, view.width * Calendar.margin.share)
    let width = (view.width - 2 * left) / 7
    drawing.text(
      "June 2014", x: left + Calendar.titleInset, baseline: Calendar.titleBaseline,
      DrawnTextStyle(size: Appearance.fontSize, weight: Calendar.boldWeight, color: palette[.label])
    )
    let arrows = Calendar.arrows
    for (symbol, x) in [("chevron.left", arrows.back), ("chevron.right", arrows.forward)] {
      drawing.glyph(
        symbol,
        in: LayoutRect(
          x: view.width - left - x, y: Calendar.arrowTop, width: Calendar.arrowSide,
          height: Calendar.arrowSide), view.tint)
    }
    for (number, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      drawing.text(
        day, x: left + width * (Double(number) + 0.5), baseline: Calendar.weekdayBaseline,
        DrawnTextStyle(
          size: Calendar.weekdayFontSize, weight: Calendar.boldWeight,
          color: palette[.tertiaryLabel], anchor: .middle))
    }
    let showsTime = datePickerMode == .dateAndTime
    let foot = showsTime ? Calendar.foot.time : Calendar.foot.plain
    let height = max(view.height - Calendar.top - foot, 0) / 5
    for day in 1...30 {
      let x = left + width * (Double((day - 1) % 7) + 0.5)
      let y = Calendar.top + height * (Double((day - 1) / 7) + 0.5)
      let isChosen = day == 9
      if isChosen {
        drawing.circle(
          x: x, y: y, radius: min(Calendar.choiceRadius, height / 2, width / 2),
          fill: view.tint.faded(Calendar.choiceAlpha))
      }
      drawing.text(
        "\(day)", x: x, baseline: y + Calendar.dayBaseline,
        DrawnTextStyle(
          size: Calendar.dayFontSize, weight: isChosen ? Calendar.boldWeight : 400,
          color: isChosen ? view.tint : palette[.label], anchor: .middle))
    }
    guard showsTime else { return }
    let y = view.height - foot / 2
    var style = DrawnTextStyle(size: Appearance.fontSize, color: palette[.label])
    drawing.text("Time", x: left + Calendar.titleInset, baseline: y + Calendar.timeBaseline, style)
    let field = LayoutRect(
      x: view.width - left - Calendar.timePosition, y: y - Appearance.fieldHeight / 2,
      width: Calendar.timeWidth, height: Appearance.fieldHeight)
    drawing.rect(
      field, radius: palette.appearance.appearanceSet.dateFieldRadius ?? field.height / 2,
      fill: palette[.tertiarySystemFill])
    style.anchor = .middle
    drawing.text("9:41 AM", in: field, style)
  }
}
