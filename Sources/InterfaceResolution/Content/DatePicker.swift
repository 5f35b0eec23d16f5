import InterfaceModel
public import TextMeasurement

extension ViewContent {
  /// The content of a date picker.
  ///
  /// ```swift
  /// if case .datePicker(let picker) = view.content {
  ///   print(picker.datePickerMode, picker.preferredDatePickerStyle)
  /// }
  /// ```
  public struct DatePicker: Hashable, Sendable {
    /// The kind of value that a date picker selects.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// A time of day.
      case time
      /// A date.
      case date
      /// A date and a time.
      case dateAndTime
      /// A duration.
      case countDownTimer
      /// A month and a year.
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
    datePickerMode = source.keyword(.datePickerMode) ?? .dateAndTime
    preferredDatePickerStyle = source.keyword(.style) ?? .automatic
    minuteInterval = source.attributes.count(.minuteInterval) ?? 1
  }
}
