/// The dynamic system colors that UIKit's own views use.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case systemBlue, systemGreen, systemRed, systemOrange
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground

  /// The name in UIKit's table of colors, without a trailing `Color`, which is that of the case.
  ///
  /// Reflection on the names of cases would take longer than everything else that a small document
  /// needs from this module.
  package var name: String { Self.names[Int(rawValue)] }

  private static let names: [String] = [
    "systemBlue", "systemGreen", "systemRed", "systemOrange", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "separator", "opaqueSeparator", "link",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground",
  ]
}
