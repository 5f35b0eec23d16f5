import InterfaceTraits
import Synchronization

/// The system's colours in one appearance.
package struct SystemPalette: Hashable, Sendable {
  /// What the colours depend on; it alone decides whether two palettes are equal.
  package let appearance: SystemColors.Appearance
  /// The colours in the order of their cases.
  private let values: [RGBA]

  /// The colours of an appearance.
  package init(_ appearance: SystemColors.Appearance) {
    self.appearance = appearance
    values = Self.known.withLock { known in
      if let values = known[appearance] { return values }
      let values = SystemColor.allCases.map {
        SystemColors.color(named: $0.name, appearance) ?? .black
      }
      known[appearance] = values
      return values
    }
  }

  /// A colour of the palette.
  package subscript(color: SystemColor) -> RGBA { values[Int(color.rawValue)] }

  /// The ground of bars without a colour of their own.
  package var bar: RGBA { appearance.style == .dark ? .gray(22) : .gray(249) }

  package static func == (lhs: SystemPalette, rhs: SystemPalette) -> Bool {
    lhs.appearance == rhs.appearance
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(appearance) }

  /// The colours of each appearance that a palette was asked for.
  private static let known = Mutex<[SystemColors.Appearance: [RGBA]]>([:])
}
