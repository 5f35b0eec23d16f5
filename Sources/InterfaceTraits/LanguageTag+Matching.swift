extension LanguageTag {
  /// Returns the one of the available languages that an app shows to a user who requested this one,
  /// or `nil` if none matches.
  ///
  /// The rules are those of Foundation's bundles: first the tag itself; then its parents according
  /// to CLDR, such as `es-419` and `es` for `es-MX`; then another region of the same language in
  /// the same script, the first in byte order. The last step is a guess if there are several
  /// regions.
  package func bestMatch(among available: [LanguageTag]) -> LanguageTag? {
    for name in [self] + parents where available.contains(name) { return name }
    return
      available.filter { $0.language == language && $0.likelyScript == likelyScript }
      .min { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) }
  }

  /// The parents of the tag, the nearest first.
  private var parents: [LanguageTag] {
    var parents: [LanguageTag] = []
    if let region {
      // The script alone precedes the region: `zh-Hant` for `zh-TW`, but not `zh`.
      if script == nil, let likely = likelyScript {
        parents.append(LanguageTag(language: language, script: likely, region: region))
        parents.append(LanguageTag(language: language, script: likely, region: nil))
      }
      if let macro = Self.macroRegions["\(language)-\(region)"] {
        parents.append(LanguageTag(language: language, script: script, region: macro))
      }
      parents.append(LanguageTag(language: language, script: script, region: nil))
    } else if script == nil, let likely = likelyScript {
      parents.append(LanguageTag(language: language, script: likely, region: nil))
    }
    if LikelyScript.of(language, region: nil) == likelyScript {
      parents.append(LanguageTag(language: language, script: nil, region: nil))
    } else {
      parents.removeAll { $0.script == nil && $0.region == nil }
    }
    return parents
  }

  /// The regions that CLDR inserts between a region and its language (`parentLocales`), limited to
  /// those for which apps are translated.
  private static let macroRegions: [String: String] = {
    var regions: [String: String] = [:]
    let latin = "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"
    for region in latin.split(separator: " ") { regions["es-\(region)"] = "419" }
    for region in "AU GB HK IE IN NZ SG ZA".split(separator: " ") {
      regions["en-\(region)"] = region == "GB" ? "001" : "GB"
    }
    for region in "AO CH CV GQ GW LU MO MZ ST TL".split(separator: " ") {
      regions["pt-\(region)"] = "PT"
    }
    return regions
  }()
}
