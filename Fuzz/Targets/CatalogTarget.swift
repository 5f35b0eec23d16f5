import Ninefold

/// Reads arbitrary bytes as the `Contents.json` of an asset catalog, an image set, a color set and other sets.
enum CatalogTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    var share = Share(of: bytes)
    let first = read(bytes)
    for finding in first.findings {
      for diagnostic in finding.diagnostics { diagnostic.requireRanges(in: finding.file) }
    }
    if share.isOne(in: 8) {
      Property.require(
        read(bytes).findings.map(\.diagnostics) == first.findings.map(\.diagnostics),
        "the findings differ from run to run")
    }
    var compiler = Compiler(options: CompilerOptions(configurations: [.canvas]))
    let compilation = compiler.compile(document, assets: Assets(catalogs: [first]))
    if share.isOne(in: 4) { compilation.requireLayoutFile() }
    if share.isOne(in: 4) { compilation.requirePictures() }
  }

  private static func read(_ bytes: [UInt8]) -> Assets.Catalog {
    let names = ["a.imageset", "a.colorset", "a.symbolset", "a.dataset", "a.appiconset"].map {
      "\($0)/Contents.json"
    }
    return Assets.Catalog(
      path: "Fuzz.xcassets",
      files: (names + ["Contents.json"]).map { path in
        Assets.File(path: path) { Array(bytes.prefix($0)) }
      })
  }

  /// Looks up an image and a color of the catalog by name.
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
