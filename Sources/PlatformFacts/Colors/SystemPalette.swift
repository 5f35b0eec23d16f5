import InterfaceTraits

/// The system's colours in one appearance.
package struct SystemPalette: Hashable, Sendable {
  /// What the colours depend on; it alone decides whether two palettes are equal.
  package let appearance: SystemColors.Appearance
  /// The colours in the order of their cases.
  private let values: [RGBA]

  /// The colours of an appearance.
  package init(_ appearance: SystemColors.Appearance) {
    self.appearance = appearance
    values = Self.known[appearance] ?? []
  }

  /// A colour of the palette.
  package subscript(color: SystemColor) -> RGBA { values[Int(color.rawValue)] }

  /// The ground of bars without a colour of their own.
  package var bar: RGBA { appearance.style == .dark ? .gray(22) : .gray(249) }

  package static func == (lhs: SystemPalette, rhs: SystemPalette) -> Bool {
    lhs.appearance == rhs.appearance
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(appearance) }

  /// The colours of every appearance, made when the first palette is asked for.
  private static let known = {
    var known: [SystemColors.Appearance: [RGBA]] = [:]
    for appearance in SystemColors.Appearance.all {
      known[appearance] = SystemColor.allCases.map {
        SystemColors.color(named: "\($0)", appearance) ?? .black
      }
    }
    return known
  }()
}

extension SystemColors.Appearance {
  /// Every appearance there is.
  fileprivate static let all: [SystemColors.Appearance] =
    [SystemColors.Appearance(), SystemColors.Appearance(style: .dark)]
    .flatMap { [$0, $0.with(\.isHighContrast)] }.flatMap { [$0, $0.with(\.isElevated)] }
    .flatMap { [$0, $0.with(\.isPalette26)] }

  private func with(_ flag: WritableKeyPath<Self, Bool>) -> Self {
    var appearance = self
    appearance[keyPath: flag] = true
    return appearance
  }
}
