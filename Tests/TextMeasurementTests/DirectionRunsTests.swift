import Testing
@testable import TextMeasurement

/// Runs of lines with two directions: capitals represent right-to-left letters.
struct DirectionRunsTests {
  /// Returns a line in visual order, from left to right.
  private static func visualOrder(_ text: String) -> String {
    var written = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          ("A"..."Z").contains(scalar)
            ? Unicode.Scalar(0x5D0 + scalar.value - 0x41) ?? scalar : scalar
        }))
    return written.withUTF8 { bytes in
      DirectionRuns(bytes).runs.map { run in
        let piece = String(decoding: bytes[run.range], as: UTF8.self).unicodeScalars.map { scalar in
          (0x5D0...0x5E9).contains(scalar.value)
            ? Unicode.Scalar(scalar.value - 0x5D0 + 0x41) ?? scalar : scalar
        }
        return String(String.UnicodeScalarView(run.isReversed ? piece.reversed() : piece))
      }.joined()
    }
  }

  @Test(arguments: [
    ("", ""), ("abc 12", "abc 12"), ("ABC", "CBA"), ("ABC!", "!CBA"), ("abc DEF.", "abc FED."),
    ("ABC def", "def CBA"), ("ABC def GHI", "IHG def CBA"), ("abc DEF ghi", "abc FED ghi"),
    ("abc DEF GHI jkl", "abc IHG FED jkl"), ("ABC 12.5", "12.5 CBA"), ("ABC 12 DEF", "FED 12 CBA"),
    ("abc 12 DEF", "abc 12 FED"), ("12 ABC", "CBA 12"), ("abc DEF 34 gh", "abc 34 FED gh"),
    ("  ", "  "),
  ]) func runsFollowTheBidirectionalAlgorithm(written: String, visualOrder: String) {
    #expect(Self.visualOrder(written) == visualOrder)
  }
}
