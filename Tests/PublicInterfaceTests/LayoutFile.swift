/// A layout file, as defined by `schemas/layout.schema.json`.
struct LayoutFile: Decodable {
  struct Document: Decodable {
    var initialViewController: String?
  }
  struct Configuration: Decodable {
    struct Traits: Decodable {
      var horizontalSizeClass: String
      var verticalSizeClass: String
      var userInterfaceIdiom: String?
      var displayScale: Double?
      var userInterfaceStyle: String?
    }
    struct Device: Decodable {
      var id: String
    }
    var name: String
    var traits: Traits
    var device: Device?
    var size: [Double]?
  }
  struct Scene: Decodable {
    var id: String
    var controller: String?
    var layouts: [Layout]
    var segues: [Segue]
    var constraints: [SceneConstraint]?
    var connections: [Connection]?
    var texts: [Text]?
  }
  struct SceneConstraint: Decodable {
    var id: String
    var owner: String?
    var firstItem: String?
    var firstAttribute: String
    var relation: String
    var secondItem: String?
    var secondAttribute: String?
    var multiplier: Double
    var priority: Double
    var identifier: String?
  }
  struct Connection: Decodable {
    var id: String?
    var kind: String
    var property: String?
    var selector: String?
    var event: String?
    var source: String?
    var destination: String?
  }
  struct Text: Decodable {
    var object: String
    var property: String
    var text: String
  }
  struct Layout: Decodable {
    var `for`: [String]
    var size: [Double]
    var views: [View]
    var guides: [Guide]
    var constraints: [Constraint]
    var ambiguous: [Ambiguity]
    var conflicts: [[String]]
  }
  struct View: Decodable {
    struct Asset: Decodable {
      var path: String
      var scale: Double
    }
    var id: String
    var `class`: String
    var superview: String?
    var owner: String?
    var frame: [Double]
    var asset: Asset?
    var approximate: Bool?
  }
  struct Guide: Decodable {
    var id: String
    var owner: String?
    var frame: [Double]
  }
  struct Constraint: Decodable {
    var id: String
    var constant: Double
  }
  struct Ambiguity: Decodable {
    var view: String
    var axes: [String]
  }
  struct Segue: Decodable {
    var id: String?
    var kind: String
    var source: String?
    var destination: String?
    var relationship: String?
    var identifier: String?
    var modalPresentationStyle: String?
    var outcomes: [Outcome]?

    struct Outcome: Decodable {
      var `for`: [String]
      var action: String
      var by: String?
      var column: String?
      var style: String?
      var isFallbackPresentation: Bool?
      var isForwarded: Bool?
    }
  }
  var document: Document
  var configurations: [Configuration]
  var scenes: [Scene]
  var connections: [Connection]?
}
