import InterfaceModel
public import TextMeasurement

extension ViewContent {
  /// A date or a time that is chosen.
  ///
  /// ```swift
  /// if case .datePicker(let picker) = view.content {
  ///   print(picker.datePickerMode, picker.preferredDatePickerStyle)
  /// }
  /// ```
  public struct DatePicker: Hashable, Sendable {
    /// What is chosen.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// A time of a day.
      case time
      /// A day.
      case date
      /// A day and a time.
      case dateAndTime
      /// A length of time.
      case countDownTimer
      /// A month of a year.
      case yearAndMonth
    }

    /// What is chosen.
    public var datePickerMode: Mode
    /// How it is chosen.
    public var preferredDatePickerStyle: DatePickerPresentation
    /// How many minutes lie between two times.
    public var minuteInterval: Int
  }
}

extension ViewContent.DatePicker {
  init(_ source: ContentSource) {
    datePickerMode = source.word(.datePickerMode) ?? .dateAndTime
    preferredDatePickerStyle = source.word(.style) ?? .automatic
    minuteInterval = source.attributes.count(.minuteInterval) ?? 1
  }
}
