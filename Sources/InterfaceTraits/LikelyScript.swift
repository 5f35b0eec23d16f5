/// The script of a language whose tag contains none, according to CLDR's likely subtags.
///
/// The table contains only scripts that determine a direction, or that distinguish two
/// localizations of apps.
enum LikelyScript {
  /// The scripts that are written from right to left (CLDR, `scriptMetadata`).
  static let rightToLeft: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
  ]

  /// Returns the script of a language in a region, or `nil` if it is irrelevant for the direction
  /// and the choice of localizations.
  static func of(_ language: String, region: String?) -> String? {
    if let region, let script = byRegion["\(language)-\(region)"] { return script }
    return byLanguage[language]
  }

  private static let byLanguage = [
    "ar": "Arab", "ars": "Arab", "ary": "Arab", "arz": "Arab", "az": "Latn", "azb": "Arab",
    "bal": "Arab", "bgn": "Arab", "bqi": "Arab", "bs": "Latn", "ckb": "Arab", "dv": "Thaa",
    "fa": "Arab",
    "glk": "Arab", "haz": "Arab", "he": "Hebr", "khw": "Arab", "ks": "Arab", "lrc": "Arab",
    "luz": "Arab", "mzn": "Arab", "nqo": "Nkoo", "pnb": "Arab", "prs": "Arab", "ps": "Arab",
    "rhg": "Rohg", "sd": "Arab", "sdh": "Arab", "skr": "Arab", "sr": "Cyrl", "syr": "Syrc",
    "ug": "Arab",
    "ur": "Arab", "uz": "Latn", "yi": "Hebr", "zh": "Hans", "yue": "Hant",
  ]

  private static let byRegion = [
    "az-IQ": "Arab", "az-IR": "Arab", "kk-CN": "Arab", "kk-AF": "Arab", "kk-IR": "Arab",
    "ku-IR": "Arab", "ku-LB": "Arab", "ky-CN": "Arab", "ms-CC": "Arab", "pa-PK": "Arab",
    "sd-IN": "Deva", "tk-AF": "Arab", "tk-IR": "Arab", "ug-KZ": "Cyrl", "uz-AF": "Arab",
    "yue-CN": "Hans", "zh-TW": "Hant", "zh-HK": "Hant", "zh-MO": "Hant",
  ]
}
