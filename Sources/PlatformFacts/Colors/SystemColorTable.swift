/// The system colors: red, green, blue and alpha in sRGB, one byte each.
///
/// A document contains the light value of each system color that it uses; this table is for dark
/// and high-contrast appearances and for documents without these values. Sources: public iOS 13
/// tables (light values agree with public documents, confidence high), iOS 15 teal, cyan and mint
/// (dark values from memory: medium), Apple's specification for iOS 26 (high). The light separator of
/// iOS 26, with an alpha of 0.12, is that of documents saved by Xcode 26 (2 of 4 projects: medium);
/// its other values are unknown and assumed to be unchanged.
enum SystemColorTable {
  struct Row: Sendable {
    let name: StaticString
    let values: (UInt32, UInt32, UInt32, UInt32)

    init(
      _ name: StaticString, _ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32,
      _ darkHighContrast: UInt32
    ) {
      self.name = name
      values = (light, dark, lightHighContrast, darkHighContrast)
    }
  }

  // swift-format-ignore
  /// The colors of iOS 13 to 18, at the base level.
  static let values: [Row] = [
    Row("systemBlue", 0x007AFFFF, 0x0A84FFFF, 0x0040DDFF, 0x409CFFFF),
    Row("systemGreen", 0x34C759FF, 0x30D158FF, 0x248A3DFF, 0x30DB5BFF),
    Row("systemIndigo", 0x5856D6FF, 0x5E5CE6FF, 0x3634A3FF, 0x7D7AFFFF),
    Row("systemOrange", 0xFF9500FF, 0xFF9F0AFF, 0xC93400FF, 0xFFB340FF),
    Row("systemPink", 0xFF2D55FF, 0xFF375FFF, 0xD30F45FF, 0xFF6482FF),
    Row("systemPurple", 0xAF52DEFF, 0xBF5AF2FF, 0x8944ABFF, 0xDA8FFFFF),
    Row("systemRed", 0xFF3B30FF, 0xFF453AFF, 0xD70015FF, 0xFF6961FF),
    Row("systemYellow", 0xFFCC00FF, 0xFFD60AFF, 0xA05A00FF, 0xFFD426FF),
    Row("systemBrown", 0xA2845EFF, 0xAC8E68FF, 0x7F6545FF, 0xB59469FF),
    Row("systemGray", 0x8E8E93FF, 0x8E8E93FF, 0x6C6C70FF, 0xAEAEB2FF),
    Row("systemGray2", 0xAEAEB2FF, 0x636366FF, 0x8E8E93FF, 0x7C7C80FF),
    Row("systemGray3", 0xC7C7CCFF, 0x48484AFF, 0xAEAEB2FF, 0x545456FF),
    Row("systemGray4", 0xD1D1D6FF, 0x3A3A3CFF, 0xBCBCC0FF, 0x444446FF),
    Row("systemGray5", 0xE5E5EAFF, 0x2C2C2EFF, 0xD8D8DCFF, 0x363638FF),
    Row("systemGray6", 0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF),
    Row("systemTeal", 0x30B0C7FF, 0x40C8E0FF, 0x008299FF, 0x5DE6FFFF),
    Row("systemCyan", 0x32ADE6FF, 0x64D2FFFF, 0x0071A4FF, 0x70D7FFFF),
    Row("systemMint", 0x00C7BEFF, 0x63E6E2FF, 0x0C817BFF, 0x66D4CFFF),
    Row("label", 0x000000FF, 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF),
    Row("secondaryLabel", 0x3C3C4399, 0xEBEBF599, 0x3C3C43AD, 0xEBEBF5AD),
    Row("tertiaryLabel", 0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560),
    Row("quaternaryLabel", 0x3C3C432D, 0xEBEBF528, 0x3C3C4342, 0xEBEBF53D),
    Row("placeholderText", 0x3C3C434C, 0xEBEBF54C, 0x3C3C4360, 0xEBEBF560),
    Row("systemFill", 0x78788033, 0x7878805B, 0x78788047, 0x78788070),
    Row("secondarySystemFill", 0x78788028, 0x78788051, 0x7878803D, 0x78788066),
    Row("tertiarySystemFill", 0x7676801E, 0x7676803D, 0x76768033, 0x76768051),
    Row("quaternarySystemFill", 0x74748014, 0x7676802D, 0x74748028, 0x76768042),
    Row("separator", 0x3C3C4349, 0x54545899, 0x3C3C435E, 0x545458AD),
    Row("opaqueSeparator", 0xC6C6C8FF, 0x38383AFF, 0xC6C6C8FF, 0x38383AFF),
    Row("link", 0x007AFFFF, 0x0984FFFF, 0x007AFFFF, 0x0984FFFF),
    Row("systemBackground", 0xFFFFFFFF, 0x000000FF, 0xFFFFFFFF, 0x000000FF),
    Row("secondarySystemBackground", 0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF),
    Row("tertiarySystemBackground", 0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF),
    Row("systemGroupedBackground", 0xF2F2F7FF, 0x000000FF, 0xEBEBF0FF, 0x000000FF),
    Row("secondarySystemGroupedBackground", 0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF),
    Row("tertiarySystemGroupedBackground", 0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF),
  ]

  /// The later changes, by the first version that has them, oldest first.
  static let newer: [(first: Int, rows: [Row])] = [(26, values26)]

  // swift-format-ignore
  /// The colors that changed in iOS 26.
  private static let values26: [Row] = [
    Row("systemRed", 0xFF383CFF, 0xFF4245FF, 0xE9152DFF, 0xFF6165FF),
    Row("systemOrange", 0xFF8D28FF, 0xFF9230FF, 0xC55300FF, 0xFFA056FF),
    Row("systemYellow", 0xFFCC00FF, 0xFFD600FF, 0xA16A00FF, 0xFEDF43FF),
    Row("systemGreen", 0x34C759FF, 0x30D158FF, 0x008932FF, 0x4AD968FF),
    Row("systemMint", 0x00C8B3FF, 0x00DAC3FF, 0x008575FF, 0x54DFCBFF),
    Row("systemTeal", 0x00C3D0FF, 0x00D2E0FF, 0x008198FF, 0x3BDDECFF),
    Row("systemCyan", 0x00C0E8FF, 0x3CD3FEFF, 0x007EAEFF, 0x6DD9FFFF),
    Row("systemBlue", 0x0088FFFF, 0x0091FFFF, 0x1E6EF4FF, 0x5CB8FFFF),
    Row("systemIndigo", 0x6155F5FF, 0x6D7CFFFF, 0x564ADEFF, 0xA7AAFFFF),
    Row("systemPurple", 0xCB30E0FF, 0xDB34F2FF, 0xB02FC2FF, 0xEA8DFFFF),
    Row("systemPink", 0xFF2D55FF, 0xFF375FFF, 0xE7124DFF, 0xFF8AC4FF),
    Row("systemBrown", 0xAC7F5EFF, 0xB78A66FF, 0x956D51FF, 0xDBA679FF),
    Row("separator", 0x3C3C431F, 0x54545899, 0x3C3C435E, 0x545458AD),
  ]

  // swift-format-ignore
  /// The backgrounds at an elevated level, such as in a sheet.
  static let elevated: [Row] = [
    Row("systemBackground", 0xFFFFFFFF, 0x1C1C1EFF, 0xFFFFFFFF, 0x242426FF),
    Row("secondarySystemBackground", 0xF2F2F7FF, 0x2C2C2EFF, 0xEBEBF0FF, 0x363638FF),
    Row("tertiarySystemBackground", 0xFFFFFFFF, 0x3A3A3CFF, 0xFFFFFFFF, 0x444446FF),
    Row("systemGroupedBackground", 0xF2F2F7FF, 0x1C1C1EFF, 0xEBEBF0FF, 0x242426FF),
    Row("secondarySystemGroupedBackground", 0xFFFFFFFF, 0x2C2C2EFF, 0xFFFFFFFF, 0x363638FF),
    Row("tertiarySystemGroupedBackground", 0xF2F2F7FF, 0x3A3A3CFF, 0xEBEBF0FF, 0x444446FF),
  ]

  // swift-format-ignore
  /// The older names, which have one value (from documents; the flipside background is from
  /// memory).
  static let legacy: [Row] = [
    Row("darkText", 0x000000FF, 0x000000FF, 0x000000FF, 0x000000FF),
    Row("lightText", 0xFFFFFF99, 0xFFFFFF99, 0xFFFFFF99, 0xFFFFFF99),
    Row("groupTableViewBackground", 0xF2F2F7FF, 0xF2F2F7FF, 0xF2F2F7FF, 0xF2F2F7FF),
    Row("tableCellGroupedBackground", 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF),
    Row("scrollViewTexturedBackground", 0x6F7179FF, 0x6F7179FF, 0x6F7179FF, 0x6F7179FF),
    Row("viewFlipsideBackground", 0x1F2124FF, 0x1F2124FF, 0x1F2124FF, 0x1F2124FF),
  ]
}
