import Foundation
import InterfacePicture
import InterfaceTraits
import Ninefold
import PlatformFacts
import TestSupport
import Testing

@Suite struct CaptionsTests {
  private let line = CaptionLine("AV", x: 16, baseline: 22, size: 14, weight: 600, color: .black)

  private func svg(_ captions: Captions) -> String {
    String(
      decoding: captions.svg([line], size: LayoutSize(width: 100, height: 40), title: "Before"),
      as: UTF8.self)
  }

  /// Returns the font of the tests under another name of the same length.
  private func fonts(named name: String) throws -> Fonts {
    var bytes = try Data(contentsOf: Fixtures.url("fonts/NinefoldTest-Regular.ttf"))
    let old = try #require("Ninefold Test".data(using: .utf16BigEndian))
    let new = try #require(name.data(using: .utf16BigEndian))
    while let range = bytes.firstRange(of: old) { bytes.replaceSubrange(range, with: new) }
    return Fonts(specified: [Fonts.File(path: "Inter.ttf") { [bytes] in Array(bytes.prefix($0)) }])
  }

  @Test func captionsAreOutlinesIfTextsAre() throws {
    let tally = TextTally(standIns: try fonts(named: "Inter Display"))
    let outlined = svg(Captions(tally))
    #expect(outlined.contains(#"aria-label="AV""#) && !outlined.contains("<text"))
    #expect(outlined.contains("<title>Before</title>"))
    #expect(tally.remaining.isEmpty)
    // Files that the user names come first.
    let named = svg(Captions(TextTally(), fonts: try fonts(named: "Inter Display")))
    #expect(named == outlined)
  }

  @Test func otherCaptionsHaveTheMeasuredWidth() {
    let text = svg(Captions(nil))
    let width = Captions(nil).width(of: line)
    #expect(width > 14 && width < 24)
    #expect(text.contains(#"textLength="\#((width * 1000).rounded() / 1000)""#), "\(text)")
    let tally = TextTally()
    #expect(svg(Captions(tally)) == text)
    #expect(tally.remaining.map(\.count) == [1])
  }
}
