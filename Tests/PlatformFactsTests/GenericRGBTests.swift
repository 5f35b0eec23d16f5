import PlatformFacts
import Testing

/// Conversion of Generic RGB, compared with the colors in compiled nibs.
struct GenericRGBTests {
  @Test(arguments: [
    (22.0, 84.0, 22.0, [0.09235, 0.39456, 0.11192]), (63, 161, 61, [0.29599, 0.67878, 0.30483]),
    (63, 161, 64, [0.296, 0.67894, 0.31815]), (95, 97, 104, [0.44792, 0.45678, 0.48352]),
    (103, 143, 255, [0.476, 0.643, 1.001]),
  ])
  func colorsOfCompiledNibs(red: Double, green: Double, blue: Double, expected: [Double]) {
    let color = GenericRGB.sRGB(red: red / 255, green: green / 255, blue: blue / 255)
    for (part, other) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(part - other) < 0.000015)
    }
  }

  @Test(arguments: [
    (34.0, 0.17779), (51, 0.26052), (73, 0.35789), (119, 0.54067), (141, 0.62149), (147, 0.64297),
    (149, 0.65008), (186, 0.77769), (189, 0.78774), (229, 0.91825), (240, 0.9531), (245, 0.96882),
    (250, 0.98445),
  ])
  func graysOfCompiledNibs(gray: Double, expected: Double) {
    let color = GenericRGB.sRGB(red: gray / 255, green: gray / 255, blue: gray / 255)
    #expect(color == (expected, expected, expected))
  }

  @Test func blackAndWhiteAreUnchanged() {
    #expect(GenericRGB.sRGB(red: 0, green: 0, blue: 0) == (0, 0, 0))
    #expect(GenericRGB.sRGB(red: 1, green: 1, blue: 1) == (1, 1, 1))
  }

  @Test func extremeComponentsAreFinite() {
    for number in [-0.5, 1e-300, .leastNonzeroMagnitude, 2, 100, 101, 1e300] {
      let color = GenericRGB.sRGB(red: number, green: 0, blue: number)
      #expect(color.red.isFinite && color.green.isFinite && color.blue.isFinite)
    }
    // The curves are odd functions.
    let color = GenericRGB.sRGB(red: 0.5, green: 0.5, blue: 0.5)
    let opposite = GenericRGB.sRGB(red: -0.5, green: -0.5, blue: -0.5)
    #expect(color.red == -opposite.red)
    #expect(GenericRGB.sRGB(red: 1e300, green: 0, blue: 0).red == 1e300)
  }

  @Test func transferCurvesAreInverse() {
    for part in stride(from: -1.0, through: 2, by: 0.01) {
      #expect(abs(ColorTransfer.encoded(ColorTransfer.linear(part)) - part) < 1e-9)
    }
  }
}
