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
        DocumentNames($0, file, texts: true, uses: ClassReferences($0, file))
      }
    }
    return read + [
      DocumentNames(unreadAt: "A/B.storyboard"), DocumentNames(unreadAt: "C.xib", isPointer: true),
    ]
  }

  private static func bytes(_ names: DocumentNames) -> [UInt8] {
    var writer = FieldWriter()
    names.write(to: &writer)
    return writer.bytes
  }

  @Test func everyPropertyOccurs() throws {
    let all = try Self.names()
    #expect(all.count > 50)
    for child in Mirror(reflecting: all[0]).children {
      let label = child.label ?? ""
      let values = Set(
        all.map { names in
          Mirror(reflecting: names).children.first { $0.label == label }
            .map { described($0.value) } ?? ""
        })
      #expect(values.count > 1, "\(label)")
    }
  }

  @Test func namesAreTheSameAfterReading() throws {
    for names in try Self.names() {
      var reader = FieldReader(Self.bytes(names))
      let read = try DocumentNames(path: names.path, from: &reader)
      #expect(reader.isAtEnd)
      #expect(described(read) == described(names))
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
