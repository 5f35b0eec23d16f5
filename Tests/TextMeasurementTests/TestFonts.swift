import Foundation
import TestSupport
import TextMeasurement

/// The fonts of `Fixtures/fonts`, whose metrics are in `scripts/test-fonts`.
enum TestFonts {
  static let names = [
    "NinefoldTest-Regular.ttf", "NinefoldTest-Bold.otf", "NinefoldPair.ttc", "StandInSystem.ttf",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Fixtures.url("fonts/\(name)")))
  }

  static func faces(_ name: String) throws -> [FontFace] {
    try FontFile(reading: bytes(name)).faces
  }
}
