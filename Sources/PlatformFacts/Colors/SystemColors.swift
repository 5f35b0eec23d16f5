package import InterfaceTraits

/// The system colors by their names in documents.
package enum SystemColors {
  /// The properties that a system color depends on.
  package struct Appearance: Hashable, Sendable {
    /// The interface style.
    package var style: TraitCollection.Style
    /// Whether the user requested increased contrast.
    package var isHighContrast: Bool
    /// Whether the background is elevated, as in a sheet.
    package var isElevated: Bool
    /// The look of the system.
    package var appearanceSet: AppearanceSet

    /// Creates an appearance, by default light, at the base level, of the oldest system.
    package init(
      style: TraitCollection.Style = .light, isHighContrast: Bool = false,
      isElevated: Bool = false, appearanceSet: AppearanceSet = AppearanceSet(.oldest)
    ) {
      self.style = style
      self.isHighContrast = isHighContrast
      self.isElevated = isElevated
      self.appearanceSet = appearanceSet
    }
  }

  /// Returns the color with the given name, or `nil` if the name is unknown.
  ///
  /// - Parameters:
  ///   - name: The name in documents, such as `systemBackgroundColor` or `labelColor`; the trailing
  ///     `Color` is optional.
  ///   - appearance: The appearance.
  /// - Returns: The color in sRGB.
  package static func color(named name: String, _ appearance: Appearance = Appearance()) -> RGBA? {
    let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    switch stem {
    case "clear": return RGBA(packed: 0x0000_0000)
    case "white": return RGBA(packed: 0xFFFF_FFFF)
    case "black": return RGBA(packed: 0x0000_00FF)
    case "tint": return color(named: "systemBlue", appearance)
    default: break
    }
    return Rows(stem).color(appearance)
  }

  /// Returns one of the colors that UIKit's own views use.
  static func color(_ color: SystemColor, _ appearance: Appearance) -> RGBA {
    rowsOfSystemColors[Int(color.rawValue)].color(appearance) ?? .black
  }

  /// The table rows of one color.
  private struct Rows {
    private let base: SystemColorTable.Row?
    private let elevated: SystemColorTable.Row?
    private let newer: [(first: SystemVersion, row: SystemColorTable.Row)]

    init(_ stem: String) {
      base = rows.values[stem]
      elevated = rows.elevated[stem]
      newer = rows.newer.compactMap { newer in newer.rows[stem].map { (newer.first, $0) } }
    }

    /// Returns the color in an appearance, or `nil` if no table contains it.
    func color(_ appearance: Appearance) -> RGBA? {
      let row =
        newer.last { $0.first <= appearance.appearanceSet.colors }?.row
        ?? (appearance.isElevated ? elevated : nil) ?? base
      guard let values = row?.values else { return nil }
      let packed =
        switch (appearance.style, appearance.isHighContrast) {
        case (.light, false): values.0
        case (.dark, false): values.1
        case (.light, true): values.2
        case (.dark, true): values.3
        }
      return RGBA(packed: packed)
    }
  }

  /// The rows of each `SystemColor`, in the order of the cases.
  private static let rowsOfSystemColors = SystemColor.allCases.map { Rows($0.name) }

  /// The rows by name, built on first access.
  private static let rows:
    (
      values: [String: SystemColorTable.Row],
      newer: [(first: SystemVersion, rows: [String: SystemColorTable.Row])],
      elevated: [String: SystemColorTable.Row]
    ) = (
      values: index(SystemColorTable.values + SystemColorTable.legacy),
      newer: SystemColorTable.newer.map { (SystemVersion($0.first), index($0.rows)) },
      elevated: index(SystemColorTable.elevated)
    )

  private static func index(_ rows: [SystemColorTable.Row]) -> [String: SystemColorTable.Row] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.name.description, $0) })
  }
}
