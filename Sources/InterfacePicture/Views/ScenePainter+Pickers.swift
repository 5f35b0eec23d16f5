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
      Rect(x: min(8, drawn.midX), y: drawn.midY - 17, width: max(drawn.width - 16, 0), height: 34),
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
            in: Rect(
              x: width * Double(number), y: drawn.midY - 16 + 32 * Double(distance),
              width: width, height: 32),
            style)
        }
      }
    }
  }

  /// Draws a date picker with a date that stands for any: pictures must not change by the day.
  func drawDatePicker(
    _ content: ResolvedContent.DatePicker, _ drawn: DrawnView, _ drawing: inout Drawing
  ) {
    let isLow = drawn.height < 80
    if content.style == .compact || isLow {
      let texts: [String] =
        switch content.mode {
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
      switch content.mode {
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

  private func drawPills(
    _ drawn: DrawnView, _ texts: [String], _ drawing: inout Drawing
  ) {
    let style = DrawnTextStyle(size: 17, color: palette[.label], anchor: .middle)
    var x = 0.0
    for text in texts where x < drawn.width {
      let width = min(style.guessedWidth(text) + 18, drawn.width - x)
      let height = min(drawn.height, 34)
      let pill = Rect(x: x, y: drawn.midY - height / 2, width: width, height: height)
      drawing.rect(pill, radius: 6, fill: palette[.tertiarySystemFill])
      drawing.text(text, in: pill.inset(x: 4, y: 0), style)
      x += width + 5
    }
  }
}
