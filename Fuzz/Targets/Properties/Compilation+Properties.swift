import Foundation
import Ninefold

extension Compilation {
  /// Requires that the layout file conforms to the schema.
  func requireLayoutFile() {
    guard let json = layoutFile(named: "Fuzz.storyboard") else { return }
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(json)),
      let schema = Self.schema
    else {
      return Property.require(false, "the layout file is no JSON, or there is no schema")
    }
    let violations = schema.violations(in: object)
    Property.require(violations.isEmpty, "the layout file is not as promised: \(violations)")
  }

  /// Requires that the pictures are well formed and inert.
  func requirePictures(sheetsOnly: Bool = false) {
    var options = PictureOptions()
    options.sheetsOnly = sheetsOnly
    for picture in pictures(options) { picture.requireInert() }
  }

  /// Written once, before the only thread reads it.
  nonisolated(unsafe) private static let schema = try? JSONSchema(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../../schemas")
      .appending(path: "layout.schema.json").standardizedFileURL)
}
