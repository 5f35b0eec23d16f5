import Foundation
import InterfaceTraits
import PlatformFacts
import TestSupport
import Testing
import TextMeasurement

/// Texts measured with the fonts of `Fixtures/fonts`, whose metrics are in `scripts/test-fonts`.
struct FontLibraryTests {
  private static func library(_ names: [String], mayHaveSystemFont: Bool = false) -> FontLibrary {
    FontLibrary(
      names.map { name in
        FontSource(path: "App/\(name)") {
          (try? Data(contentsOf: Fixtures.url("fonts/\(name)"))).map { [UInt8]($0) }
        }
      }, mayHaveSystemFont: mayHaveSystemFont)
  }

  private static let regular = "NinefoldTest-Regular.ttf"
  private static let all = [
    regular, "NinefoldTest-Bold.otf", "NinefoldPair.ttc", "StandInSystem.ttf",
  ]

  private static func environment(_ fonts: FontLibrary?, version: Int = 22155) -> TextEnvironment {
    var environment = TextEnvironment.canvas(version, scale: 2)
    environment.fonts = fonts
    return environment
  }

  @Test func fontsAreFoundByTheirNamesInDocuments() {
    let library = Self.library(Self.all)
    let names = [
      ("NinefoldTest-Regular", "", "NinefoldTest-Regular"),
      ("NinefoldTest", "", "NinefoldTest-Regular"),
      ("Ninefold Test Bold", "", "NinefoldTest-Bold"),
      ("ninefoldtest-bold", "", "NinefoldTest-Bold"),
      ("Other-Bold", "Ninefold Test", "NinefoldTest-Bold"),
      ("NinefoldPair-Heavy", "", "NinefoldPair-Heavy"),
      ("SFPro-Bold", "", "SFPro-Bold"),
      ("StandInSystem", "", "StandInSystem-Regular"),
    ]
    for (name, family, found) in names {
      #expect(library.font(named: name, family: family)?.names.postScript == found)
    }
    #expect(library.font(named: "NinefoldTest-Thin", family: "Ninefold Test") == nil)
    #expect(library.font(named: "", family: "") == nil)
    #expect(library.failures.isEmpty)
  }

  @Test func preferredFontsTakePrecedence() {
    let library = FontLibrary(
      [FontSource(path: "gone.ttf") { nil }], after: Self.library([Self.regular]))
    #expect(library.font(named: "NinefoldTest-Regular", family: "") != nil)
    #expect(library.failures.isEmpty, "a file that no text needs is not read")
    #expect(library.font(named: "Gone", family: "") == nil)
    #expect(library.failures.map(\.path) == ["gone.ttf"])
  }

  @Test func textsHaveTheMetricsOfTheFile() {
    let environment = Self.environment(Self.library([Self.regular]))
    let measurer = TextMeasurer()
    let font = FontDescriptor.named("NinefoldTest-Regular", size: 20)
    let layout = measurer.measure("AV fin", font: font, environment: environment)
    // 0.62 + 0.7 + 0.25 + 0.45 + 0.6 em.
    #expect(abs(layout.lines[0].width - 52.4) < 1e-9)
    #expect(layout.size.height == 23)
    #expect(!layout.isApproximate)
    // The font's gap of 0.05 em is not applied.
    let two = measurer.measure("A\nV", font: font, environment: environment)
    #expect(two.size.height == 46)
    #expect(abs(two.lines[1].width - 14) < 1e-9)
    // Letters with tracking form no ligatures.
    let apart = measurer.measure(
      [TextRun("fi", font: font, kern: 1)], environment: environment)
    #expect(abs(apart.lines[0].width - 12) < 1e-9)
  }

  @Test func missingCharactersAreApproximate() {
    let environment = Self.environment(Self.library([Self.regular]))
    let measurer = TextMeasurer()
    let font = FontDescriptor.named("NinefoldTest-Regular", size: 10)
    #expect(measurer.measure("nxn", font: font, environment: environment).isApproximate)
    #expect(!measurer.measure("nnn", font: font, environment: environment).isApproximate)
  }

  @Test func cachedMeasurementsDependOnTheFonts() {
    let measurer = TextMeasurer()
    let font = FontDescriptor.named("NinefoldTest-Regular", size: 10)
    let first = measurer.measure("nnn", font: font, environment: Self.environment(nil))
    let second = measurer.measure(
      "nnn", font: font, environment: Self.environment(Self.library([Self.regular])))
    #expect(first.isApproximate)
    #expect(abs(second.lines[0].width - 18) < 1e-9)
    #expect(measurer.measure("nnn", font: font, environment: Self.environment(nil)) == first)
  }

  @Test func systemFontIsReadFromGivenFilesOnly() {
    func width(_ font: FontDescriptor, _ fonts: FontLibrary, version: Int = 22155) -> Double {
      let measurer = TextMeasurer()
      return measurer.measure(
        "n", font: font, environment: Self.environment(fonts, version: version)
      )
      .lines[0].width
    }
    let given = Self.library(Self.all, mayHaveSystemFont: true)
    let bundled = Self.library(Self.all)
    let tables = FontLibrary([])
    #expect(width(.system(10), bundled) == width(.system(10), tables))
    // Tracking is 0.02 em at 10 points.
    #expect(abs(width(.system(10), given) - 6.2) < 1e-3)
    #expect(abs(width(.system(10, weight: .bold), given) - 6.8) < 1e-3)
    // At 28 points the glyphs are 0.03 em narrower than at 17, and halfway between at 22.5.
    #expect(abs(width(.system(28), given) - 28 * 0.57) < 1e-3)
    #expect(abs(width(.system(22.5), given) - 22.5 * 0.585) < 1e-2)
    // No weight in between is synthesized, and Helvetica Neue is not replaced by San Francisco.
    #expect(width(.system(10, weight: .heavy), given) == width(.system(10, weight: .heavy), tables))
    #expect(
      width(.system(10), given, version: 6254) == width(.system(10), tables, version: 6254))
  }
}
