/// The dynamic system colours that UIKit's own views are drawn in.
package enum SystemColor: UInt8, Hashable, Sendable, CaseIterable {
  case systemBlue, systemGreen, systemRed, systemOrange
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case separator, opaqueSeparator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground

  /// The name by which UIKit's table of colours has it, without a trailing `Color`: that of the case.
  ///
  /// To ask the runtime for the names of cases takes longer than all else that a small document needs of this module.
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
