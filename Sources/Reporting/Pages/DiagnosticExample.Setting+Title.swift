import InterfaceSource
package import Ninefold

extension DiagnosticExample.Setting {
  /// The title of an example.
  package var title: String {
    switch self {
    case .document: "A document"
    case .scenes: "Inside `<scenes>` of a storyboard"
    case .objects: "Inside `<objects>` of a xib"
    case .view: "Inside the root view of a xib"
    case .catalog(let folder, let files):
      "`\(folder)Contents.json` of an asset catalog"
        + (files.isEmpty ? "" : " with \(files.map { "`\($0)`" }.joined(separator: " and "))")
    case .strings: "A `.strings` file"
    case .stringCatalog: "An `.xcstrings` file"
    case .configuration: "A configuration, `.ninefold.yml`"
    case .propertyList: "A property list"
    case .project(let path, _): "The file `\(path)` of a project"
    }
  }

  /// The language of an example, for syntax highlighting.
  var language: String {
    switch self {
    case .document, .scenes, .objects, .view, .propertyList: "xml"
    case .catalog, .stringCatalog: "json"
    case .configuration: "yaml"
    case .strings: "text"
    case .project(let path, _):
      path.hasSuffix(".swift") ? "swift" : path.hasSuffix(".json") ? "json" : "xml"
    }
  }
}
