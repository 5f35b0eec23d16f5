import Foundation
import InterfaceSource
import InterfaceXML
import Testing

@Suite struct PositionTests {
  @Test(arguments: Fixtures.names)
  func positionsEqualThoseOfTheReferenceScanner(name: String) throws {
    let file = try Fixtures.file(name)
    guard let document = XMLReader.read(file).document else { return }
    #expect(elements(of: document) == PlainScanner.elements(of: file.bytes))
  }

  @Test(.enabled(if: Fixtures.corpus != nil, "no corpus is available"))
  func corpusPositionsEqualThoseOfTheReferenceScanner() throws {
    var count = 0
    for url in Fixtures.documents(below: try #require(Fixtures.corpus)) {
      let file = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
      let reading = XMLReader.read(file)
      guard let document = reading.document else { continue }
      #expect(elements(of: document) == PlainScanner.elements(of: file.bytes), "\(url.path)")
      count += document.nodes.count
    }
    print("compared the places of \(count) elements")
  }

  private func elements(of document: XMLDocument) -> [PlainScanner.Element] {
    document.nodes.map { node in
      let first = Int(node.firstAttribute)
      return PlainScanner.Element(
        name: document.names[Int(node.name)], depth: Int(node.depth),
        parent: node.parent.map { Int($0) }, end: Int(node.end),
        tag: Int(node.startTag.start)..<Int(node.startTag.end),
        endOffset: Int(node.endOffset),
        attributes: document.attributes[first..<first + Int(node.attributeCount)].map {
          PlainScanner.Attribute(
            name: document.names[Int($0.name)], start: Int($0.start),
            value: Int($0.value.start)..<Int($0.value.end))
        })
    }
  }
}
