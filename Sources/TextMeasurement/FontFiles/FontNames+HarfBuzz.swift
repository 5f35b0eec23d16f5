import CHarfBuzz

extension FontNames {
  /// The maximum length of a name, in bytes; the rest is ignored.
  private static let longest = 256

  /// Reads the names of a font, preferring those of the typographic family over those of the family
  /// of four styles.
  init(_ face: OpaquePointer) {
    func text(_ ids: UInt32...) -> String {
      ids.lazy.map { Self.text($0, of: face) }.first { !$0.isEmpty } ?? ""
    }
    self.init(
      postScript: text(6), full: text(4), family: text(16, 1), style: text(17, 2))
  }

  /// Returns an English name of a font, or an empty string if there is none.
  static func text(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String {
    var length = UInt32(longest)
    let bytes = [CChar](unsafeUninitializedCapacity: longest) { buffer, count in
      buffer.initialize(repeating: 0)
      _ = hb_ot_name_get_utf8(face, id, ninefold_english(), &length, buffer.baseAddress)
      count = min(Int(length), longest - 1)
    }
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the names of an instance of a variable font.
  ///
  /// The name of an instance without a PostScript name is derived from its family and style,
  /// according to Adobe's technical note 5902.
  func instance(postScript: String, style: String) -> FontNames {
    func joined(_ text: String) -> String { text.filter { $0 != " " } }
    return FontNames(
      postScript: postScript.isEmpty ? "\(joined(family))-\(joined(style))" : postScript,
      full: "\(family) \(style)", family: family, style: style)
  }
}
