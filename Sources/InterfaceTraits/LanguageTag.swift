/// A language tag as in BCP 47 and on Apple's platforms: `fr`, `pt-BR`, `zh-Hans-HK`.
///
/// ```swift
/// if let arabic = LanguageTag("ar_EG") {
///   print(arabic, arabic.language, arabic.region ?? "", arabic.isRightToLeft)
/// }
/// ```
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language code of two or three lower-case letters, such as `pt`.
  public let language: String
  /// The script code of four letters, such as `Hans`, or `nil` if the tag has none.
  public let script: String?
  /// The region code of two upper-case letters or three digits, such as `BR` or `419`, or `nil` if
  /// the tag has none.
  public let region: String?

  /// Creates a tag from its name: parts in any case, separated by hyphens or underscores.
  ///
  /// Names from before codes, such as `English`, and codes that were replaced, such as `iw`, are
  /// converted to the current ones. The result is `nil` for variants and extensions, and for all
  /// texts that are not a tag.
  public init?(_ name: String) {
    if let code = Self.legacyNames[name.lowercased()] {
      self.init(language: code, script: nil, region: nil)
      return
    }
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let first = parts.popFirst(), (2...3).contains(first.utf8.count), Self.isLetters(first)
    else { return nil }
    var script: String?
    if let part = parts.first, part.utf8.count == 4, Self.isLetters(part) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    var region: String?
    if let part = parts.first,
      part.utf8.count == 2 && Self.isLetters(part)
        || part.utf8.count == 3 && part.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    {
      region = part.uppercased()
      parts.removeFirst()
    }
    guard parts.isEmpty else { return nil }
    let code = first.lowercased()
    self.init(language: Self.replacedCodes[code] ?? code, script: script, region: region)
  }

  init(language: String, script: String?, region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The tag in its canonical spelling, such as `zh-Hans-HK`.
  public var description: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }

  /// Whether the language is written from right to left, according to its script, or to its likely
  /// script if the tag has none.
  public var isRightToLeft: Bool {
    LikelyScript.rightToLeft.contains(script ?? LikelyScript.of(language, region: region) ?? "")
  }

  /// The script that the tag contains, or that the language uses in the region, or `nil` for the
  /// language's default script.
  var likelyScript: String? { script ?? LikelyScript.of(language, region: region) }

  private static func isLetters(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// The codes that ISO 639 replaced.
  private static let replacedCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil"]

  /// The folder names of the first languages of Mac OS X.
  private static let legacyNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "portuguese": "pt", "swedish": "sv", "danish": "da",
    "finnish": "fi", "norwegian": "nb", "korean": "ko", "russian": "ru", "polish": "pl",
  ]
}
