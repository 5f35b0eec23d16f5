import NinefoldProject
import Reporting
import EditorCanvas
import InterfaceLint
import Ninefold
import PlatformFacts

extension Option where Value == String {
  static var output: Option {
    Option(text: "--output", short: "-o", "FOLDER", help: "Write the results below FOLDER")
  }

  static var depfile: Option {
    Option(
      text: "--depfile", "FILE",
      help: """
        Write the dependencies of each result to FILE for Make or Ninja, with paths as on the \
        command line
        """
    ) { OutputStream.fileName($0) }
  }

  static var cache: Option {
    Option(
      text: "--cache", "FOLDER",
      help: """
        Cache results in FOLDER and reuse them if inputs, options and tool are the same; processes \
        can share it
        """)
  }

  static var lintCache: Option {
    Option(
      text: "--cache", "FOLDER",
      help: """
        Keep the output in FOLDER and print it again while the files are the same
        """
    ).detailed(
      """
      The default is $XDG_CACHE_HOME/ninefold or ~/.cache/ninefold. Processes can share a folder.
      """)
  }

  static var assets: Option {
    Option(
      text: "--assets", "FOLDER",
      help: """
        Use this .xcassets folder, or those below FOLDER, instead of those found automatically; \
        may be repeated
        """)
  }

  static var fonts: Option {
    Option(
      text: "--fonts", "PATH",
      help: """
        Measure text with this font file, or those below PATH, before those found automatically; \
        may be repeated
        """,
      expected: "the path of a font file or a folder")
  }

  static var configuration: Option {
    Option(
      text: "--config", "FILE",
      help: """
        Read the configuration from FILE instead of '.ninefold.yml' files
        """
    ).detailed(
      """
      Without it, those in the document's folder and the folders above it apply, up to the \
      repository's.
      """)
  }

  static var infoPlist: Option {
    Option(
      text: "--info-plist", "FILE",
      help: """
        Leave out windows that the app with this Info.plist cannot have
        """
    ).detailed(
      """
      Its orientations, device families, launch screen and full-screen requirement determine them. \
      The status bar is hidden if the app hides it.
      """)
  }

  static var outputFile: Option {
    Option(
      text: "--output", short: "-o", "FILE",
      help: "Write the result to FILE (default: standard output)"
    ) { OutputStream.name($0) }
  }

  static var start: Option {
    Option(
      text: "--start", "NAME",
      help: """
        Start at this storyboard, or at the scene with this id or storyboard identifier
        """,
      expected: "the name of a storyboard or scene"
    ).detailed(
      """
      The default is the storyboard that --info-plist names, Main, or the first with an initial view \
      controller.
      """)
  }
}

extension Option where Value == ConfigurationRequest {
  static var cell: Option {
    Option(
      "--cell", "CELL",
      help: """
        Lay out in this size-class cell, such as wC-hR, or on the document's own 'canvas'; may be \
        repeated
        """,
      expected: "a cell such as wCompact-hAny or wC-hA, or canvas"
    ) { name in
      name == "canvas" ? .canvas : SizeClassGrid.Cell(name: name).map { .cell($0) }
    }
    .detailed("Long names such as wCompact-hRegular are accepted too.")
    .offering(.words(["canvas"] + SizeClassGrid.cells.map(\.shortName)))
  }

  static var size: Option {
    Option(
      "--size", "WxH",
      help: """
        Lay out in a window of this size in points, such as 694x768; may be repeated
        """,
      expected: "a size such as 694x768, each side from 1 to 10000 points"
    ) { LayoutSize(words: $0[...]).map { .window(size: $0) } }
    .detailed(
      """
      The window is on no particular kind of device: its width is regular from 678 points, and its \
      height compact below 480.
      """)
  }
}

extension Option where Value == [ConfigurationRequest] {
  static var device: Option {
    Option(
      "--device", "DEVICE",
      help: """
        Lay out on this device, such as 'iPhone 15' or 'iPhone 15:landscape'; see 'ninefold \
        devices'; may be repeated
        """,
      expected:
        "an id or product that 'ninefold devices' lists, then [:zoomed][:landscape][:split-1/3]",
      nearest: { DeviceNearMiss.nearest(to: $0) }
    ) { text in
      let windows = ConfigurationRequest.DeviceWindow.all(named: text)
      return windows.isEmpty ? nil : windows.map { .device($0) }
    }
    .refusing { DeviceNearMiss.reason(against: $0) }
    .detailed(
      """
      DEVICE is an id or a product of 'ninefold devices'. Append ':zoomed' for Display Zoom, \
      ':landscape' for landscape and ':split-1/3' or similar for part of a tablet's screen. 'iPhone \
      Duo' is both of its displays, 'iPhone Duo:book' and 'iPhone Duo:tabletop' the partly folded \
      inner one.
      """
    )
    .offering(.asked(.windows))
  }
}

extension Option where Value == ConfigurationRequest {
  static var window: Option {
    Option(
      "--window", "IDIOM:WxH",
      help: """
        Lay out in a window of this size on an ipad, iphone or mac, such as ipad:700x900; may be \
        repeated
        """,
      expected: "ipad, iphone or mac and a size such as ipad:700x900",
      nearest: { text in
        guard let parts = WindowText(text), let idiom = parts.nearestIdiom,
          LayoutSize(words: parts.rest) != nil
        else { return nil }
        return "\(idiom.optionName):\(parts.rest)"
      }
    ) { text in
      guard let parts = WindowText(text), let idiom = parts.idiom else { return nil }
      return LayoutSize(words: parts.rest).map { .window(size: $0, idiom: idiom) }
    }
    .refusing { WindowText($0)?.reason }
    .offering(.beginnings(WindowText.beginnings))
  }
}

/// An idiom and what follows it, as in `ipad:700x900`.
struct WindowText {
  /// The idioms whose windows can have any size.
  private static let idioms: [TraitCollection.Idiom] = [.pad, .phone, .mac]

  private let name: String
  /// The text after the colon.
  let rest: Substring

  /// Splits a text, or returns `nil` if it has no colon.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    name = text[..<colon].lowercased()
    rest = text[text.index(after: colon)...]
  }

  /// The idioms with their colons, such as `ipad:`.
  static var beginnings: [String] { idioms.map { $0.optionName + ":" } }

  /// The idiom, or `nil` if the name is not that of one whose windows can have any size.
  var idiom: TraitCollection.Idiom? { Self.idioms.first { $0.optionName == name } }

  /// The idiom with the most similar name, or `nil` if there is none.
  var nearestIdiom: TraitCollection.Idiom? {
    if let idiom = Self.idioms.first(where: { $0.rawValue == name }) { return idiom }
    return NearestName.nearest(to: name, among: Self.idioms.map(\.optionName))
      .flatMap { nearest in Self.idioms.first { $0.optionName == nearest } }
  }

  /// Why there are no windows of any size on a kind of device, or `nil` if there are.
  var reason: String? {
    switch name {
    case "tv", "appletv": "an app on Apple TV has the whole screen; use '--device appleTV'"
    case "vision", "visionos":
      "the idiom, size classes and safe area of an iPad app's window on visionOS are not known"
    default: nil
    }
  }
}

extension Option where Value == SystemVersion {
  static var system: Option {
    let numbers = SystemVersion.majorNumbers
    let (oldest, newest) = (numbers.lowerBound, numbers.upperBound)
    return Option(
      "--os", "VERSION",
      help: """
        Simulate this version of iOS, from \(oldest) to \(newest), such as 18.4 (default: the \
        newest that a device runs)
        """,
      expected: "a version of iOS from \(oldest) to \(newest)"
    ) { SystemVersion($0).flatMap { numbers.contains($0.major) ? $0 : nil } }
    .detailed(
      """
      The default is \(newest), or the newest version that a device runs. iOS \(oldest) has no size \
      classes. The document's own canvas ignores the version.
      """
    )
    .offering(.words(numbers.map { "\($0)" }))
  }

  static var sdk: Option {
    let numbers = SystemVersion.majorNumbers
    return Option(
      "--sdk", "VERSION",
      help: """
        Simulate an app built with this version of the iOS SDK: before 26, it keeps the design of \
        iOS 18
        """,
      expected: "a version of the iOS SDK from \(numbers.lowerBound) to \(numbers.upperBound)"
    ) { SystemVersion($0).flatMap { numbers.contains($0.major) ? $0 : nil } }
    .detailed(
      """
      The default is 'sdk' in the configuration, else that of the Xcode project, else \
      \(numbers.upperBound). With 26, UIDesignRequiresCompatibility in --info-plist has an effect.
      """
    )
    .offering(.words(numbers.map { "\($0)" }))
  }
}

extension Option where Value == Int {
  static var cacheSize: Option {
    Option(
      "--cache-size", "MEGABYTES",
      help: """
        Maximum size of the cache (default: 1000)
        """,
      expected: "a number from 16 to 1000000"
    ) { Int($0).flatMap { (16...1_000_000).contains($0) ? $0 : nil } }
    .detailed("Results unused for the longest time are removed first.")
  }

  static var jobs: Option {
    Option(
      "--jobs", short: "-j", "N",
      help: """
        Number of documents to process at once (default: one per core)
        """,
      expected: "a number from 1 to 256"
    ) { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } }
  }
}

extension Option where Value == TraitCollection {
  static var traits: Option {
    Option(
      "--traits", "NAME=VALUE,…",
      help: """
        Override traits, such as 'userInterfaceStyle=dark,accessibilityContrast=high'
        """,
      expected: "NAME=VALUE,… with each NAME once, of \(TraitSetting.allNames)",
      nearest: { TraitSetting.nearest(to: $0) }
    ) { TraitSetting.traits($0) }
    .detailed("They apply everywhere except on the document's own canvas.")
    .offering(.settings(TraitSetting.offered))
  }

  static var contentSize: Option {
    let list: @Sendable () -> String = { TextSizeCategory.words.joined(separator: ", ") }
    return Option(
      "--content-size", "SIZE",
      help: "Lay out with this text size, from xSmall to xxxLarge and AX1 to AX5",
      expected: "one of \(list())",
      nearest: { NearestName.nearest(to: $0, among: TextSizeCategory.words) }
    ) {
      TextSizeCategory(rawValue: $0).map { TraitCollection(preferredContentSizeCategory: $0) }
    }
    .detailed("The sizes are \(TextSizeCategory.words.alternatives).")
    .offering(.words(TextSizeCategory.words))
  }

  static var style: Option {
    choice(
      "--style",
      help: "Choose colors and images for this appearance: light or dark", ["light", "dark"]
    ) {
      TraitCollection(userInterfaceStyle: TraitCollection.Style(rawValue: $0))
    }
  }

  static var contrast: Option {
    choice(
      "--contrast",
      help: """
        Choose colors and images for this contrast: normal or high
        """, ["normal", "high"]
    ) {
      TraitCollection(accessibilityContrast: TraitCollection.Contrast(rawValue: $0))
    }
  }

  static var direction: Option {
    choice(
      "--direction",
      help: "Lay out in this direction: ltr (left to right) or rtl (right to left)",
      ["ltr", "rtl"]
    ) { TraitCollection(layoutDirection: $0 == "rtl" ? .rightToLeft : .leftToRight) }
  }

  /// Returns an option with one of two values.
  private static func choice(
    _ name: String, help: String, _ words: [String],
    read: @escaping @Sendable (String) -> TraitCollection
  ) -> Option {
    Option(
      name, "\(words[0])|\(words[1])", help: help, expected: words.joined(separator: " or "),
      nearest: { NearestName.nearest(to: $0, among: words) }
    ) { words.contains($0) ? read($0) : nil }
    .offering(.words(words))
  }
}

extension Option where Value == [LanguageRequest] {
  static var locale: Option {
    Option(
      "--locale", "LANGUAGE,…",
      help: """
        Lay out with the texts of these languages, such as fr, pt-BR, all, base or pseudo-long; \
        may be repeated
        """,
      expected: "languages such as fr or pt-BR, all, base, or one of \(LocaleNearMiss.pseudo)",
      nearest: { LocaleNearMiss.nearest(to: $0) }
    ) { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false)
      let requests = names.compactMap { LanguageRequest(name: String($0)) }
      return requests.count == names.count ? requests : nil
    }
    .detailed(
      """
      Texts are from strings files and string catalogs. 'all' is every language that a document is \
      translated into, 'base' its own texts; the pseudolanguages are \(LocaleNearMiss.pseudo).
      """
    )
    .offering(.list(LocaleNearMiss.names))
  }
}

extension Option where Value == CompilerOptions.TextSizes {
  static var text: Option {
    Option(
      choice: "--text",
      help: """
        Text sizes: metrics (measured) or stored (by Interface Builder) (default: metrics)
        """, suggests: false
    ).detailed("Stored sizes apply to the document's own canvas only.")
  }
}

extension Option where Value == FindingsPolicy {
  static var findings: Option {
    Option(
      choice: "--findings",
      help: """
        What to do with findings: report (default), which prints them and makes errors cause exit \
        status 1, or ignore
        """,
      suggests: false
    ).detailed(
      """
      With ignore, only errors that leave a document without a result are printed and count.
      """)
  }
}

extension Option where Value == EditorRule {
  static var withoutRule: Option {
    var option = Option(
      "--without-rule", "ID", help: "Leave out a rule of the editor's canvas",
      expected: "the id of a rule in docs/internals/editor-rules.md"
    ) { id in EditorRule.all.first { $0.id == id } }
    option.description.isHidden = true
    return option
  }
}

extension Option where Value == PreviewCommand.Format {
  static var previewFormat: Option {
    Option(
      choice: "--format",
      help: """
        Format: svg, png (requires rsvg-convert) or, with --app, json (default: svg)
        """
    ).detailed("JSON has the frames, safe areas, traits and bars of controllers.")
  }
}

extension Option where Value == StoryboardApp.FlowFormat {
  static var flowFormat: Option {
    Option(
      choice: "--format",
      help: "Output format: text, dot (for Graphviz) or svg (default: text)",
      expected: "one of \(StoryboardApp.FlowFormat.words.joined(separator: ", "))")
  }
}

extension Option where Value == DeploymentTarget {
  static var deploymentTarget: Option {
    Option(
      "--minimum-deployment-target", "VERSION",
      help: """
        Lowest version of iOS that the app supports, for rules about availability
        """,
      expected: "a version of iOS such as 13 or 15.4"
    ) { DeploymentTarget($0, origin: .commandLine) }
    .detailed("It overrides those of configurations, documents and --info-plist.")
  }
}

extension Option where Value == LimitSetting {
  static var limit: Option {
    Option(
      "--limit", "NAME=N",
      help: """
        Set a limit for each document: bytes, elements, objects, text or findings; may be repeated
        """,
      expected: "NAME=N with \(LimitSetting.Name.names) as NAME and N from 1 to 2147483647"
    ) { LimitSetting($0) }
    .detailed(
      """
      Objects are views, controllers, scenes and bar items; text is in bytes; findings are counted by \
      kind.
      """
    )
    .offering(.beginnings(LimitSetting.Name.words.map { $0 + "=" }))
  }
}

extension Option where Value == ReporterRequest {
  static var reporter: Option {
    Option(
      "--reporter", "NAME[=FILE]",
      help: """
        Report format, such as text, json, sarif, github or html, written to FILE if given; may be \
        repeated (default: text)
        """,
      expected: "NAME or NAME=FILE with \(Reporter.names) as NAME",
      nearest: { text in
        let name = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        guard Reporter(name: name) == nil else { return nil }
        return NearestName.nearest(to: name, among: Reporter.words)
      }
    ) { ReporterRequest($0) }
    .refusing { ReporterRequest.reason($0) }
    .detailed(
      """
      The formats are \(Reporter.names). One may be without FILE, for standard output. --format is an \
      alias.
      """
    )
    .offering(.wordsWithFile(Reporter.words))
  }
}

extension Option where Value == DumpStage {
  static var stage: Option {
    Option(
      choice: "--stage", "STAGE", help: "Stage to print: \(DumpStage.names)",
      suggests: false)
  }
}

extension Option where Value == Double {
  static var scale: Option {
    Option(
      "--scale", "NUMBER", help: "With --format png, pixels per point (default: 1)",
      expected: "a number from 0.1 to 8"
    ) { text in Double(text).flatMap { (0.1...8).contains($0) ? $0 : nil } }
  }
}
