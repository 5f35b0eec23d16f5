/// The version of Interface Builder that saved a document: the integer part of `toolsVersion`.
///
/// What Interface Builder draws depends on it, because each version draws like the system that it
/// was made for. 32700 is a placeholder that several versions wrote: it is above every threshold
/// and below none of the ranges that belong to Xcode 26, so it behaves as the newest table before
/// that (layout rule 12).
package struct ToolsVersion: Hashable, Sendable, Comparable {
  /// The integer part of `toolsVersion`, such as 14868.
  package let number: Int

  /// Creates the version with the given integer part.
  package init(_ number: Int) {
    self.number = number
  }

  /// Reads a `toolsVersion` such as `14868` or `32700.99.1234`; other text gives nil.
  package init?(attribute: String) {
    let whole = attribute.prefix { $0 != "." }
    guard !whole.isEmpty, whole.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(whole)
    else { return nil }
    self.number = number
  }

  /// The number that stands for no version in particular.
  package static let placeholder = ToolsVersion(32700)

  /// What a device itself draws, apart from any document.
  ///
  /// The newest measured system before iOS 26, without the habits of the canvas; a number that no
  /// document carries.
  package static let runtime = ToolsVersion(32000)

  /// Whether this version came before the other.
  package static func < (lhs: ToolsVersion, rhs: ToolsVersion) -> Bool {
    lhs.number < rhs.number
  }

  /// Whether saving laid everything out again, so that no stored frame is stale.
  ///
  /// True from Xcode 11 on: 755 of 755 horizontally centred views stand where they belong
  /// (layout rule 2, confidence high).
  package var savesFreshFrames: Bool { number >= 14800 }

  /// How many pixels a point has on the canvas of a device with the given scale: before Xcode 8
  /// the canvas was drawn at one pixel per point (layout rule 5, confidence high).
  package func canvasScale(deviceScale: Double) -> Double {
    number < 11000 ? 1 : deviceScale
  }

  /// Which system font the canvas drew with.
  package var fontEra: SystemFontEra {
    switch number {
    case ..<7702: .helveticaNeue
    case ..<17000: .staticSanFrancisco
    default: .variableSanFrancisco
    }
  }

  /// Which sizes the text styles had on the canvas.
  package var textStyleEra: TextStyleEra {
    switch number {
    case ..<11000: .medium
    case ..<14800: .largeWithSmallTitles
    case 18000...20100: .extraSmall
    default: .large
    }
  }
}
