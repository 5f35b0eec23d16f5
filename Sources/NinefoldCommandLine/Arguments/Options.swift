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
        Write the files that each result depends on to FILE, as Make and Ninja read it; they are \
        named as on the command line
        """
    ) { OutputStream.fileName($0) }
  }

  static var cache: Option {
    Option(
      text: "--cache", "FOLDER",
      help: """
        Keep results in FOLDER, and take from it those whose inputs, options and tool are the \
        same; any number of processes may share it
        """)
  }

  static var assets: Option {
    Option(
      text: "--assets", "FOLDER",
      help: """
        Take images and colours from this .xcassets folder (or from those below FOLDER) instead of \
        those found beside the documents; may be repeated
        """)
  }

  static var fonts: Option {
    Option(
      text: "--fonts", "PATH",
      help: """
        Measure texts with this font file (or with those below a folder), before the fonts found \
        beside the documents; may be repeated
        """,
      expected: "the path of a font file or a folder")
  }

  static var configuration: Option {
    Option(
      text: "--config", "FILE",
      help: """
        Take what code would do from this file instead of the '.ninefold.yml' files in the folders \
        from the document's up to the repository's
        """)
  }

  static var infoPlist: Option {
    Option(
      text: "--info-plist", "FILE",
      help: """
        Leave out windows of devices that the app of this Info.plist never has: by its \
        orientations, device families, launch screen and full-screen requirement
        """)
  }

  static var outputFile: Option {
    Option(
      text: "--output", short: "-o", "FILE",
      help: "Write the result to FILE instead of standard output"
    ) { OutputStream.name($0) }
  }

  static var start: Option {
    Option(
      text: "--start", "NAME",
      help: """
        Start the app with the storyboard of this name, or with the scene of this id or storyboard \
        identifier; otherwise with the one that --info-plist names, with 'Main', or with the first \
        that has an initial view controller
        """,
      expected: "the name of a storyboard or scene")
  }
}

extension Option where Value == ConfigurationRequest {
  static var cell: Option {
    Option(
      "--cell", "CELL",
      help: """
        Lay out in this size-class cell, such as wCompact-hRegular or wC-hR, or in 'canvas', the \
        document's own; may be repeated
        """,
      expected: "a cell such as wCompact-hAny or wC-hA, or canvas"
    ) { name in
      name == "canvas" ? .canvas : SizeClassGrid.Cell(name: name).map { .cell($0) }
    }
  }

  static var device: Option {
    Option(
      "--device", "DEVICE",
      help: """
        Lay out on this device: an id or product that 'ninefold devices' lists, with ':landscape' \
        where it lies across and ':split-1/3' or the like for a part of a tablet's screen, such as \
        'iPhone 15 Pro:landscape'; may be repeated
        """,
      expected: "an id or product that 'ninefold devices' lists, then [:landscape][:split-1/3]",
      nearest: { DeviceNearMiss.nearest(to: $0) }
    ) { ConfigurationRequest.DeviceWindow(name: $0).map { .device($0) } }
    .refusing { DeviceNearMiss.reason(against: $0) }
  }

  static var size: Option {
    Option(
      "--size", "WxH",
      help: """
        Lay out in a window of this size in points, such as 694x768: regular in width from 678 \
        points on, compact in height below 480; may be repeated
        """,
      expected: "a size such as 694x768, each side from 1 to 10000 points"
    ) { LayoutSize(words: $0[...]).map { .window(size: $0) } }
  }
}

extension Option where Value == Int {
  static var system: Option {
    let numbers = SystemVersion.majorNumbers
    let (oldest, newest) = (numbers.lowerBound, numbers.upperBound)
    return Option(
      "--os", "VERSION",
      help: """
        Lay out as this version of iOS does, from \(oldest) (which has no size classes) to \
        \(newest) (the default), everywhere but in the document's own canvas, where no setting \
        holds
        """,
      expected: "a version of iOS from \(oldest) to \(newest)"
    ) { Int($0).flatMap { numbers.contains($0) ? $0 : nil } }
  }

  static var cacheSize: Option {
    Option(
      "--cache-size", "MEGABYTES",
      help: """
        Let the cache have up to so many megabytes (1000 by default): what was not used for the \
        longest time goes
        """,
      expected: "a number from 16 to 1000000"
    ) { Int($0).flatMap { (16...1_000_000).contains($0) ? $0 : nil } }
  }

  static var jobs: Option {
    Option(
      "--jobs", short: "-j", "N", help: "Work on N documents at once; one per core by default",
      expected: "a number from 1 to 256"
    ) { Int($0).flatMap { (1...256).contains($0) ? $0 : nil } }
  }
}

extension Option where Value == TraitCollection {
  static var traits: Option {
    Option(
      "--traits", "NAME=VALUE,…",
      help: """
        Overwrite traits of every place but the document's own canvas, such as \
        'userInterfaceStyle=dark,accessibilityContrast=high'
        """,
      expected: "NAME=VALUE,… with each NAME once, of \(TraitSetting.allNames)",
      nearest: { TraitSetting.nearest(to: $0) }
    ) { TraitSetting.traits($0) }
  }

  static var contentSize: Option {
    let list: @Sendable () -> String = { TextSizeCategory.words.joined(separator: ", ") }
    return Option(
      "--content-size", "SIZE",
      help: "Lay out as for a person who chose this text size: \(list())",
      expected: "one of \(list())",
      nearest: { NearestName.nearest(to: $0, among: TextSizeCategory.words) }
    ) {
      TextSizeCategory(rawValue: $0).map { TraitCollection(preferredContentSizeCategory: $0) }
    }
  }

  static var style: Option {
    choice("--style", help: "Choose colours and images for this style", ["light", "dark"]) {
      TraitCollection(userInterfaceStyle: TraitCollection.Style(rawValue: $0))
    }
  }

  static var contrast: Option {
    choice("--contrast", help: "Choose colours and images for this contrast", ["normal", "high"]) {
      TraitCollection(accessibilityContrast: TraitCollection.Contrast(rawValue: $0))
    }
  }

  static var direction: Option {
    choice(
      "--direction", help: "Lay out for languages that run from the left or from the right",
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
  }
}

extension Option where Value == [LanguageRequest] {
  static var locale: Option {
    Option(
      "--locale", "LANGUAGE,…",
      help: """
        Lay out with the texts of these languages, from the strings files and string catalogs \
        beside the documents: names such as fr or pt-BR, 'all' for every language that is there, \
        'base' for the document's own texts, or \(LocaleNearMiss.pseudo), which change those; may \
        be repeated
        """,
      expected: "languages such as fr or pt-BR, all, base, or one of \(LocaleNearMiss.pseudo)",
      nearest: { LocaleNearMiss.nearest(to: $0) }
    ) { text in
      let names = text.split(separator: ",", omittingEmptySubsequences: false)
      let requests = names.compactMap { LanguageRequest(name: String($0)) }
      return requests.count == names.count ? requests : nil
    }
  }
}

extension Option where Value == CompilerOptions.TextSizes {
  static var text: Option {
    Option(
      choice: "--text",
      help: """
        Measure texts (metrics, the default), or take the sizes that Interface Builder stored \
        (stored, which lays out in the canvas only)
        """, suggests: false)
  }
}

extension Option where Value == FindingsPolicy {
  static var findings: Option {
    Option(
      choice: "--findings",
      help: """
        Exit with status 1 for findings of error severity (report, the default), or only where \
        they leave a document without a result (ignore); they are printed either way
        """,
      suggests: false)
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
        Write pictures as svg (the default) or as png, which rsvg-convert draws; with --app also \
        the controllers with their frames, safe areas, traits and bars (json)
        """)
  }
}

extension Option where Value == StoryboardApp.FlowFormat {
  static var flowFormat: Option {
    Option(
      choice: "--format",
      help: """
        Print indented lines (text, the default), graphs for Graphviz (dot) or a picture (svg)
        """,
      expected: "one of \(StoryboardApp.FlowFormat.words.joined(separator: ", "))")
  }
}

extension Option where Value == DeploymentTarget {
  static var deploymentTarget: Option {
    Option(
      "--minimum-deployment-target", "VERSION",
      help: """
        Report what systems from this version of iOS on do not have, instead of what \
        configurations, documents and --info-plist say of that
        """,
      expected: "a version of iOS such as 13 or 15.4"
    ) { DeploymentTarget($0, origin: .commandLine) }
  }
}

extension Option where Value == LimitSetting {
  static var limit: Option {
    Option(
      "--limit", "NAME=N",
      help: """
        Read documents with up to N bytes, elements, objects (views, controllers, scenes and bar \
        items) or bytes of text, or keep up to N findings of each kind: NAME is bytes, elements, \
        objects, text or findings; may be repeated
        """,
      expected: "NAME=N with \(LimitSetting.Name.names) as NAME and N from 1 to 2147483647"
    ) { LimitSetting($0) }
  }
}

extension Option where Value == ReporterRequest {
  static var reporter: Option {
    Option(
      "--reporter", "NAME[=FILE]",
      help: """
        Print findings as \(Reporter.names), or write them to FILE; text is the default; may be \
        repeated, once without a file; --format is the same
        """,
      expected: "NAME or NAME=FILE with \(Reporter.names) as NAME",
      nearest: { text in
        let name = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        guard Reporter(name: name) == nil else { return nil }
        return NearestName.nearest(to: name, among: Reporter.words)
      }
    ) { ReporterRequest($0) }
    .refusing { ReporterRequest.reason($0) }
  }
}

extension Option where Value == DumpStage {
  static var stage: Option {
    Option(
      choice: "--stage", "STAGE", help: "The stage whose result is printed: \(DumpStage.names)",
      suggests: false)
  }
}

extension Option where Value == Double {
  static var scale: Option {
    Option(
      "--scale", "NUMBER", help: "Draw this many pixels per point, with --format png",
      expected: "a number from 0.1 to 8"
    ) { text in Double(text).flatMap { (0.1...8).contains($0) ? $0 : nil } }
  }
}
