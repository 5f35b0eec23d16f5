import Foundation
import FuzzSupport
import Ninefold

/// Reads any bytes as the descriptions of an asset catalog, of an image set, a colour set and a symbol set.
@main struct CatalogFuzz {
  static func main() {
    exit(
      Fuzzer.run { data, count in
        CatalogFuzz.attempt(Array(UnsafeBufferPointer(start: data, count: count)))
        return 0
      })
  }

  private static func attempt(_ bytes: [UInt8]) {
    let first = read(bytes)
    for finding in first.findings {
      for diagnostic in finding.diagnostics { diagnostic.requirePlaces(in: finding.file) }
    }
    let again = read(bytes)
    Property.require(
      again.findings.map(\.diagnostics) == first.findings.map(\.diagnostics),
      "the findings differ from run to run")

    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let compilation = compiler.compile(document, assets: Assets(catalogs: [first]))
    let json = compilation.layoutFile(named: document.path) ?? []
    let isJSON = (try? JSONSerialization.jsonObject(with: Data(json))) != nil
    Property.require(isJSON, "the layout file is no JSON")
    for picture in compilation.pictures() { picture.requireInert() }
  }

  private static func read(_ bytes: [UInt8]) -> Assets.Catalog {
    let names = ["a.imageset", "a.colorset", "a.symbolset"].map { "\($0)/Contents.json" }
    return Assets.Catalog(
      path: "Fuzz.xcassets",
      files: (names + ["Contents.json"]).map { path in
        Assets.File(path: path) { Array(bytes.prefix($0)) }
      })
  }

  /// Names an image and a colour of the catalog.
  private static let document = SourceFile(
    path: "Fuzz.xib",
    bytes: Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13142"
          targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <imageView opaque="NO" image="a" id="aaa-aa-aaa">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <color key="backgroundColor" name="a"/>
          </imageView>
        </objects>
      </document>
      """.utf8))
}
