import Foundation
import Ninefold
import TestSupport
import Testing

/// The expected results of a document of `Fixtures/layout`; the folder's README explains the keys.
struct LayoutExpectation: Decodable {
  /// The expectation for one configuration, or its results.
  struct Configuration: Decodable {
    var frames: [String: [Double]]?
    var ambiguous: [String: [String]]?
    var conflicts: [Set<String>]?
  }

  var rule: String
  var derivation: [String]
  var text: CompilerOptions.TextSizes?
  var layouts: [String: Configuration]
  var diagnostics: [String]?
  var knownIssue: String?

  /// Reads the expectation next to the document at a path below `Fixtures`.
  init(of document: String) throws {
    let url = Fixtures.url(document + ".expected.json")
    self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: url))
  }

  /// The configurations, by name.
  var configurations: [String: Configuration] {
    var result: [String: Configuration] = [:]
    for (names, configuration) in layouts {
      for name in names.split(separator: " ") { result[String(name)] = configuration }
    }
    return result
  }

  /// The compiler options: only the expected configurations are laid out, those with the same settings together.
  func options() throws -> [CompilerOptions] {
    var options: [String: CompilerOptions] = [:]
    for name in configurations.keys.sorted() {
      let expected = try #require(
        ExpectedConfiguration(name: name), "no configuration is called \(name)")
      var shared =
        options[expected.settings]
        ?? CompilerOptions(configurations: [], textSizes: text ?? .metrics)
      shared.configurations.append(expected.request)
      shared.systemVersion = expected.system ?? shared.systemVersion
      shared.traitOverrides = expected.overrides
      shared.showsKeyboard = expected.showsKeyboard
      options[expected.settings] = shared
    }
    return options.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension CompilerOptions.TextSizes: Decodable {}

/// A configuration by its name in layout files, such as `device:ipad9_7:landscape:os-12:AX3`.
private struct ExpectedConfiguration {
  var request = ConfigurationRequest.canvas
  var system: Int?
  var overrides = TraitCollection()
  var showsKeyboard = false
  /// The suffix of the name with the settings, empty without settings.
  var settings = ""

  init?(name: String) {
    var parts = name.split(separator: ":").map { String($0) }
    while let last = parts.last, read(last) {
      parts.removeLast()
      settings = ":\(last)\(settings)"
    }
    if parts.first == "device" {
      let window = ConfigurationRequest.DeviceWindow(name: parts.dropFirst().joined(separator: ":"))
      guard let window else { return nil }
      request = .device(window)
    } else if parts != ["canvas"] {
      guard parts.count == 1, let cell = SizeClassGrid.Cell(name: parts[0]) else { return nil }
      request = .cell(cell)
    }
  }

  /// Reads a setting; returns whether it is one.
  private mutating func read(_ text: String) -> Bool {
    if text.hasPrefix("os-") {
      system = Int(text.dropFirst(3))
      return system != nil
    }
    switch text {
    case "width-compact": overrides.horizontalSizeClass = .compact
    case "width-regular": overrides.horizontalSizeClass = .regular
    case "height-compact": overrides.verticalSizeClass = .compact
    case "height-regular": overrides.verticalSizeClass = .regular
    case "1x": overrides.displayScale = 1
    case "2x": overrides.displayScale = 2
    case "3x": overrides.displayScale = 3
    case "dark": overrides.userInterfaceStyle = .dark
    case "ltr": overrides.layoutDirection = .leftToRight
    case "rtl": overrides.layoutDirection = .rightToLeft
    case "keyboard": showsKeyboard = true
    case "contrast-high": overrides.accessibilityContrast = .high
    default:
      guard let category = TextSizeCategory(rawValue: text) else { return false }
      overrides.preferredContentSizeCategory = category
    }
    return true
  }
}

/// The parts of a layout file that are compared.
struct LaidOutDocument: Decodable {
  struct Scene: Decodable {
    var layouts: [Layout]
  }
  struct Layout: Decodable {
    var `for`: [String]
    var views: [Object]
    var guides: [Object]?
    var ambiguous: [Ambiguity]?
    var conflicts: [Set<String>]?
  }
  struct Object: Decodable {
    var id: String?
    var frame: [Double]
  }
  struct Ambiguity: Decodable {
    var view: String
    var axes: [String]
  }
  var scenes: [Scene]

  /// Returns the results in each configuration, of all scenes together.
  var configurations: [String: LayoutExpectation.Configuration] {
    var result: [String: LayoutExpectation.Configuration] = [:]
    for layout in scenes.flatMap(\.layouts) {
      for name in layout.for {
        var configuration = result[name] ?? .init(frames: [:], ambiguous: [:], conflicts: [])
        for object in layout.views + (layout.guides ?? []) {
          if let id = object.id { configuration.frames?[id] = object.frame }
        }
        for ambiguity in layout.ambiguous ?? [] {
          configuration.ambiguous?[ambiguity.view] = ambiguity.axes
        }
        configuration.conflicts? += layout.conflicts ?? []
        result[name] = configuration
      }
    }
    return result
  }
}
