/// How a date picker lets a date or time be chosen.
///
/// ```swift
/// if case .datePicker(let picker) = view.content, picker.preferredDatePickerStyle == DatePickerPresentation.wheels {
///   print(picker.datePickerMode)
/// }
/// ```
public enum DatePickerPresentation: String, Hashable, Sendable, CaseIterable {
  /// The platform chooses by the mode.
  case automatic
  /// Wheels.
  case wheels
  /// A label that opens a calendar.
  case compact
  /// A calendar.
  case inline
}
