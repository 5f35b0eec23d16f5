/// How a date picker lets a time be chosen.
package enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
  /// As the platform finds fit.
  case automatic
  case wheels
  /// A label that opens a calendar.
  case compact
  /// A calendar.
  case inline
}
