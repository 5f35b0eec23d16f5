import Foundation
import Ninefold
import TestSupport
import Testing

/// What a document of `Fixtures/layout` is expected to come to; the folder's README explains the keys.
struct LayoutExpectation: Decodable {
  /// What is expected in one configuration, or what was found there.
  struct Place: Decodable {
    var frames: [String: [Double]]?
    var ambiguous: [String: [String]]?
    var conflicts: [Set<String>]?
  }

  var rule: String
  var derivation: [String]
  var text: CompilerOptions.TextSizes?
  var layouts: [String: Place]
  var diagnostics: [String]?
  var knownIssue: String?

  /// Reads the expectation beside the document at a path below `Fixtures`.
  init(of document: String) throws {
    let url = Fixtures.url(document + ".expected.json")
    self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: url))
  }

  /// The places by the names of single configurations.
  var places: [String: Place] {
    var result: [String: Place] = [:]
    for (names, place) in layouts {
      for name in names.split(separator: " ") { result[String(name)] = place }
    }
    return result
  }

  /// What the compiler shall do: it lays out in the expected configurations alone.
  func options() throws -> CompilerOptions {
    let requests = try places.keys.sorted().map { name in
      try #require(ConfigurationRequest(expected: name), "no configuration is called \(name)")
    }
    return CompilerOptions(configurations: requests, textSizes: text ?? .metrics)
  }
}

extension CompilerOptions.TextSizes: Decodable {}

extension ConfigurationRequest {
  /// The configuration that layout files give the name.
  fileprivate init?(expected name: String) {
    if name == "canvas" {
      self = .canvas
    } else if name.hasPrefix("device:") {
      guard let window = DeviceWindow(name: String(name.dropFirst("device:".count))) else {
        return nil
      }
      self = .device(window)
    } else {
      guard let cell = SizeClassGrid.Cell(name: name) else { return nil }
      self = .cell(cell)
    }
  }
}

/// What of a layout file is compared.
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

  /// What was found in each configuration, all scenes together.
  var places: [String: LayoutExpectation.Place] {
    var result: [String: LayoutExpectation.Place] = [:]
    for layout in scenes.flatMap(\.layouts) {
      for name in layout.for {
        var place = result[name] ?? .init(frames: [:], ambiguous: [:], conflicts: [])
        for object in layout.views + (layout.guides ?? []) {
          if let id = object.id { place.frames?[id] = object.frame }
        }
        for ambiguity in layout.ambiguous ?? [] {
          place.ambiguous?[ambiguity.view] = ambiguity.axes
        }
        place.conflicts? += layout.conflicts ?? []
        result[name] = place
      }
    }
    return result
  }
}
