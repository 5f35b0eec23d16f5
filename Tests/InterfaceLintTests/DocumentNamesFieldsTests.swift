import InterfaceLint
import InterfaceSource
import InterfaceXML
import TestSupport
import Testing

/// Names of documents that are kept between runs.
@Suite struct DocumentNamesFieldsTests {
  private static let more = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <customFonts key="customFonts"><array key="Lato.ttf"><string>Lato-Regular</string></array></customFonts>
    <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="é" id="a" customClass="Page" sceneMemberID="viewController">
    <view key="view" id="v"><subviews><tableViewCell reuseIdentifier="row" id="r" customClass="Row">
    <connections><segue destination="b" kind="show" identifier="next" id="g"/></connections></tableViewCell>
    <label text="Welcome" id="l"/></subviews></view>
    <connections><outlet property="table" destination="v" id="o"/>
    <action selector="save:" destination="a" eventType="touchUpInside" id="c"/>
    <action selector="loose:" destination="-1" id="d"/></connections>
    </viewController>
    <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="x" bundleIdentifier="b" id="b"/>
    </objects></scene></scenes>
    <resources><image name="Star"/><namedColor name="Red"/></resources></document>
    """

  private static func names() throws -> [DocumentNames] {
    var files = [SourceFile(path: "App/More~ipad.storyboard", bytes: Array(more.utf8))]
    for folder in ["corpus", "lint", "layout", "assets"] {
      files += try Fixtures.documents(in: folder).map { try Fixtures.file($0) }
    }
    let read = files.compactMap { file in
      XMLReader.read(file).document.map {
        DocumentNames($0, file, [.texts, .assets], uses: ClassReferences($0, file))
      }
    }
    return read + [
      DocumentNames(unreadAt: "A/B.storyboard"), DocumentNames(unreadAt: "C.xib", isPointer: true),
    ]
  }

  private static let properties: [(label: String, value: @Sendable (DocumentNames) -> String)] = [
    ("path", { $0.path }), ("baseName", { $0.baseName }), ("isRead", { "\($0.isRead)" }),
    ("isPointer", { "\($0.isPointer)" }), ("isStoryboard", { "\($0.isStoryboard)" }),
    ("isOfUIKit", { "\($0.isOfUIKit)" }),
    ("hasInitialController", { "\($0.hasInitialController)" }),
    ("sceneRanges", { described($0.sceneRanges) }), ("segueRanges", { described($0.segueRanges) }),
    ("reuseRanges", { described($0.reuseRanges) }), ("scenes", { described($0.scenes) }),
    ("references", { described($0.references) }), ("assets", { described($0.assets) }),
    ("fonts", { described($0.fonts) }), ("classes", { described($0.classes) }),
    ("looseActions", { described($0.looseActions) }),
    ("fixedTexts", { described($0.fixedTexts) }), ("range", { described($0.range) }),
  ]

  private static func bytes(_ names: DocumentNames) -> [UInt8] {
    var writer = FieldWriter()
    names.write(to: &writer)
    return writer.bytes
  }

  @Test func everyPropertyOccurs() throws {
    let all = try Self.names()
    #expect(all.count > 50)
    for (label, property) in Self.properties {
      #expect(Set(all.map(property)).count > 1, "\(label)")
    }
  }

  @Test func namesAreTheSameAfterReading() throws {
    for names in try Self.names() {
      var reader = FieldReader(Self.bytes(names))
      let read = try DocumentNames(path: names.path, from: &reader)
      #expect(reader.isAtEnd)
      for (label, property) in Self.properties {
        #expect(property(read) == property(names), "\(label)")
      }
    }
  }

  @Test func damagedNamesAreRefused() throws {
    for names in try Self.names() {
      let valid = Self.bytes(names)
      for bytes in HostileBytes(valid, count: 300) {
        var reader = FieldReader(bytes)
        _ = try? DocumentNames(path: names.path, from: &reader)
      }
      for count in stride(from: 0, to: valid.count, by: max(valid.count / 100, 1)) {
        var reader = FieldReader(Array(valid.prefix(count)))
        #expect(throws: FieldReader.Fault.self) {
          try DocumentNames(path: names.path, from: &reader)
        }
      }
    }
  }
}
