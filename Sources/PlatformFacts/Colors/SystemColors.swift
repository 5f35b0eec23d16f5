package import InterfaceTraits

/// The system's colours by the names that documents use.
package enum SystemColors {
  /// What a system colour depends on.
  package struct Appearance: Hashable, Sendable {
    /// Light or dark.
    package var style: TraitCollection.Style
    /// Whether the person asked for more contrast.
    package var isHighContrast: Bool
    /// Whether the ground is raised, as in a sheet.
    package var isElevated: Bool
    /// What the system draws.
    package var look: SystemLook

    /// Creates an appearance, by default light, on the ground, as the oldest system draws.
    package init(
      style: TraitCollection.Style = .light, isHighContrast: Bool = false,
      isElevated: Bool = false, look: SystemLook = SystemLook(.oldest)
    ) {
      self.style = style
      self.isHighContrast = isHighContrast
      self.isElevated = isElevated
      self.look = look
    }
  }

  /// The colour with the given name; nil when the name is not known.
  ///
  /// - Parameters:
  ///   - name: The name in documents, such as `systemBackgroundColor` or `labelColor`; the
  ///     trailing `Color` may be missing.
  ///   - appearance: What the colour depends on.
  /// - Returns: The colour in sRGB.
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

  /// One of the colours that UIKit's own views are drawn in.
  static func color(_ color: SystemColor, _ appearance: Appearance) -> RGBA {
    rowsOfSystemColors[Int(color.rawValue)].color(appearance) ?? .black
  }

  /// What the tables say of one colour.
  private struct Rows {
    private let base: SystemColorTable.Row?
    private let elevated: SystemColorTable.Row?
    private let newer: [(first: SystemVersion, row: SystemColorTable.Row)]

    init(_ stem: String) {
      base = rows.values[stem]
      elevated = rows.elevated[stem]
      newer = rows.newer.compactMap { newer in newer.rows[stem].map { (newer.first, $0) } }
    }

    /// The colour in an appearance; nil when no table has it.
    func color(_ appearance: Appearance) -> RGBA? {
      let row =
        newer.last { $0.first <= appearance.look.colors }?.row
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

  /// The tables by name, built when the first colour is asked for.
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
    Dictionary(uniqueKeysWithValues: rows.map { ("\($0.name)", $0) })
  }
}
