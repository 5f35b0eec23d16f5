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
    /// The kind of value that a date picker selects.
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

    /// The kind of value that the picker selects.
    public var datePickerMode: Mode
    /// The style of the picker.
    public var preferredDatePickerStyle: DatePickerPresentation
    /// The interval between selectable times, in minutes.
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
