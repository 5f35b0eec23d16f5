import InterfaceTraits
import Testing

@Suite struct LanguageTests {
  @Test(arguments: [
    ("fr", "fr"), ("pt_BR", "pt-BR"), ("ZH-hans-hk", "zh-Hans-HK"), ("es-419", "es-419"),
    ("English", "en"), ("iw", "he"), ("ars", "ars"),
  ])
  func `names are read`(name: String, tag: String) {
    #expect(LanguageTag(name).map { "\($0)" } == tag)
  }

  @Test(arguments: [
    "", "f", "fran", "Base", "fr-", "-fr", "fr/..", "fr-x-y", "de-1996-x", "é", "fr-FR-FR",
  ])
  func `invalid names are rejected`(name: String) {
    #expect(LanguageTag(name) == nil)
  }

  /// The scripts are CLDR's.
  @Test(arguments: [
    ("ar", true), ("he", true), ("iw", true), ("fa", true), ("ur", true), ("ps", true),
    ("yi", true),
    ("dv", true), ("ckb", true), ("ug", true), ("sd", true), ("nqo", true), ("uz-Arab", true),
    ("pa-PK", true), ("az-IR", true), ("ff-Adlm", true), ("ar-Latn", false), ("pa", false),
    ("az", false), ("ku", false), ("sd-Deva", false), ("fr", false), ("zh-Hant", false),
  ])
  func `the script decides the direction`(name: String, isRightToLeft: Bool) {
    #expect(LanguageTag(name)?.isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("fr", "de fr fr-CA", "fr"), ("fr-CA", "de fr fr-CA", "fr-CA"), ("fr-CH", "de fr", "fr"),
    ("pt-BR", "pt-PT", "pt-PT"), ("pt-AO", "pt pt-PT", "pt-PT"), ("pt-BR", "pt pt-PT", "pt"),
    ("es-MX", "es es-419", "es-419"), ("en-AU", "en en-GB", "en-GB"),
    ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh-CN", "zh-Hans zh-Hant", "zh-Hans"),
    ("zh", "zh-Hans zh-Hant", "zh-Hans"), ("zh-Hant", "zh-TW", "zh-TW"),
    ("zh-HK", "zh zh-Hans", nil), ("sr-Latn", "sr", nil), ("fr", "de en", nil), ("no", "nb", "nb"),
  ])
  func `the nearest translation is shown`(wanted: String, there: String, match: String?) {
    let available = there.split(separator: " ").compactMap { LanguageTag(String($0)) }
    #expect(LanguageTag(wanted)?.bestMatch(among: available).map { "\($0)" } == match)
  }
}
