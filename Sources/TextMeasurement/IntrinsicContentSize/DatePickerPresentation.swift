/// The presentation of a date picker.
///
/// ```swift
/// if case .datePicker(let picker) = view.content, picker.preferredDatePickerStyle == DatePickerPresentation.wheels {
///   print(picker.datePickerMode)
/// }
/// ```
public enum DatePickerPresentation: String, Hashable, Sendable, CaseIterable {
  /// The platform chooses according to the mode.
  case automatic
  /// Wheels.
  case wheels
  /// A label that opens a calendar.
  case compact
  /// An inline calendar.
  case inline
}
