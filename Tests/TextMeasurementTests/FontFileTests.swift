import Testing
import TextMeasurement

struct FontFileTests {
  @Test func lineMetricsComeFromTheHorizontalHeader() throws {
    let face = try #require(try TestFonts.faces("NinefoldTest-Regular.ttf").first)
    #expect(face.names.postScript == "NinefoldTest-Regular")
    #expect(face.names.full == "Ninefold Test Regular")
    #expect(face.names.family == "Ninefold Test")
    #expect(face.names.style == "Regular")
    #expect(face.unitsPerEm == 1000)
    // The OS/2 table contains 0.7 and 0.3, and 1.0 and 0.4.
    #expect(face.ascender == 0.9)
    #expect(face.descender == 0.25)
    #expect(face.lineGap == 0.05)
    #expect(face.axes.isEmpty && face.instances.isEmpty && !face.hasTracking)
  }

  @Test func compactOutlinesAndCollectionsAreRead() throws {
    let bold = try TestFonts.faces("NinefoldTest-Bold.otf")
    #expect(bold.map(\.names.postScript) == ["NinefoldTest-Bold"])
    let pair = try TestFonts.faces("NinefoldPair.ttc")
    #expect(pair.map(\.names.postScript) == ["NinefoldPair-Light", "NinefoldPair-Heavy"])
    let widths = pair.map { FontShaper($0, size: 10)?.advances(of: "n").widths }
    #expect(widths == [[0.58], [0.68]])
  }

  @Test func variableFontsHaveNamedInstances() throws {
    let face = try #require(try TestFonts.faces("StandInSystem.ttf").first)
    #expect(face.axes == [FontVariation.weightAxis, FontVariation.opticalSizeAxis])
    #expect(face.instances.map(\.names.style) == ["Regular", "Bold"])
    #expect(face.instances.map(\.names.postScript) == ["SFPro-Regular", "SFPro-Bold"])
    #expect(face.instances.last?.variations.map(\.value) == [700, 17])
    #expect(face.hasTracking)
  }
}
