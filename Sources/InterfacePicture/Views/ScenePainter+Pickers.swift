import InterfaceResolution
import InterfaceTraits
import PlatformFacts
import TextMeasurement

extension ScenePainter {
  /// What Interface Builder shows in a picker without data.
  static let places = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]

  /// Draws drums side by side, each with its middle text in the band.
  func drawPicker(
    _ drawn: DrawnView, columns: [[String]], _ drawing: inout Drawing
  ) {
    guard !columns.isEmpty, drawn.width > 0 else { return }
    drawing.rect(
      LayoutRect(
        x: min(8, drawn.midX), y: drawn.midY - 17, width: max(drawn.width - 16, 0), height: 34),
      radius: 8, fill: palette[.tertiarySystemFill])
    let width = drawn.width / Double(columns.count)
    drawing.group(clip: .init(rect: drawn.bounds)) { drawing in
      for (number, rows) in columns.enumerated() {
        for (index, row) in rows.enumerated() {
          let distance = index - rows.count / 2
          let fade = [1, 0.45, 0.25, 0.12][min(abs(distance), 3)]
          let style = DrawnTextStyle(
            size: 22 - 2 * Double(abs(distance)), color: palette[.label].faded(fade),
            anchor: .middle)
          drawing.text(
            row,
            in: LayoutRect(
              x: width * Double(number), y: drawn.midY - 16 + 32 * Double(distance),
              width: width, height: 32),
            style)
        }
      }
    }
  }

  /// Draws a date picker with a date that stands for any: pictures must not change by the day.
  func drawDatePicker(
    _ content: ViewContent.DatePicker, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let isLow = drawn.height < 80
    if content.preferredDatePickerStyle == .inline, drawn.height >= 200,
      content.datePickerMode != .time,
      content.datePickerMode != .countDownTimer
    {
      return drawCalendar(drawn, showsTime: content.datePickerMode == .dateAndTime, &drawing)
    }
    if content.preferredDatePickerStyle == .compact || isLow {
      let texts: [String] =
        switch content.datePickerMode {
        case .date: ["Jun 9, 2014"]
        case .time: ["9:41 AM"]
        case .dateAndTime, .countDownTimer, .yearAndMonth: ["Jun 9, 2014", "9:41 AM"]
        }
      drawPills(drawn, texts, &drawing)
      return
    }
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    let halves = ["", "", "AM", "PM", ""]
    let columns: [[String]] =
      switch content.datePickerMode {
      case .date, .yearAndMonth:
        [
          ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
          ["2012", "2013", "2014", "2015", "2016"],
        ]
      case .time: [hours, minutes, halves]
      case .countDownTimer:
        [["", "", "0 hours", "1", "2"], ["", "0", "1 min", "2", "3"]]
      case .dateAndTime:
        [
          ["Sat Jun 7", "Sun Jun 8", "Mon Jun 9", "Tue Jun 10", "Wed Jun 11"], hours, minutes,
          halves,
        ]
      }
    drawPicker(drawn, columns: columns, &drawing)
  }

  /// Draws a month, the one of the date that stands for any: it began on a Sunday.
  private func drawCalendar(_ drawn: DrawnView, showsTime: Bool, _ drawing: inout Drawing) {
    let left = min(16, drawn.width * 0.05)
    let width = (drawn.width - 2 * left) / 7
    drawing.text(
      "June 2014", x: left + 6, baseline: 30,
      DrawnTextStyle(size: 17, weight: 600, color: palette[.label]))
    for (symbol, x) in [("chevron.left", 52.0), ("chevron.right", 20)] {
      drawGlyph(
        symbol, in: LayoutRect(x: drawn.width - left - x, y: 15, width: 16, height: 16), drawn.tint,
        &drawing)
    }
    let foot = showsTime ? 48.0 : 8
    let top = 72.0
    let height = max(drawn.height - top - foot, 0) / 5
    for (number, day) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      drawing.text(
        day, x: left + width * (Double(number) + 0.5), baseline: 60,
        DrawnTextStyle(size: 12, weight: 600, color: palette[.tertiaryLabel], anchor: .middle))
    }
    for day in 1...30 {
      let x = left + width * (Double((day - 1) % 7) + 0.5)
      let y = top + height * (Double((day - 1) / 7) + 0.5)
      let isChosen = day == 9
      if isChosen {
        drawing.circle(
          x: x, y: y, radius: min(20, height / 2, width / 2), fill: drawn.tint.faded(0.15))
      }
      drawing.text(
        "\(day)", x: x, baseline: y + 7,
        DrawnTextStyle(
          size: 20, weight: isChosen ? 600 : 400, color: isChosen ? drawn.tint : palette[.label],
          anchor: .middle))
    }
    guard showsTime else { return }
    let y = drawn.height - foot / 2
    drawing.text(
      "Time", x: left + 6, baseline: y + 6, DrawnTextStyle(size: 17, color: palette[.label]))
    let pill = LayoutRect(x: drawn.width - left - 96, y: y - 17, width: 90, height: 34)
    drawing.rect(pill, radius: 6, fill: palette[.tertiarySystemFill])
    drawing.text(
      "9:41 AM", in: pill, DrawnTextStyle(size: 17, color: palette[.label], anchor: .middle))
  }

  private func drawPills(
    _ drawn: DrawnView, _ texts: [String], _ drawing: inout Drawing
  ) {
    let style = DrawnTextStyle(size: 17, color: palette[.label], anchor: .middle)
    var x = 0.0
    for text in texts where x < drawn.width {
      let width = min(style.guessedWidth(text) + 18, drawn.width - x)
      let height = min(drawn.height, 34)
      let pill = LayoutRect(x: x, y: drawn.midY - height / 2, width: width, height: height)
      drawing.rect(pill, radius: 6, fill: palette[.tertiarySystemFill])
      drawing.text(text, in: pill.inset(x: 4, y: 0), style)
      x += width + 5
    }
  }
}
