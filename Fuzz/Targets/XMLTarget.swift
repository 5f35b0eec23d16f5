import InterfaceSource
import InterfaceXML

/// Reads arbitrary bytes as XML, once as documents are read and once with libxml2 only.
enum XMLTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    var share = Share(of: bytes)
    let file = SourceFile(path: "Fuzz.xib", bytes: bytes)
    var limits = XMLLimits.standard
    limits.readsPastDocumentType = share.isOne(in: 2)
    if share.isOne(in: 4) {
      limits.depth = share.number(below: 8)
      limits.elements = share.number(below: 60)
      limits.names = share.number(below: 40)
      limits.attributes = share.number(below: 20) + 1
    }
    let reading = XMLReader.read(file, limits: limits)
    for diagnostic in reading.diagnostics { diagnostic.requireRanges(in: file) }
    Property.require(
      reading == XMLReader.readWithLibXML2(file, limits: limits),
      "the scanner and libxml2 read different documents")
    Property.require(
      reading == XMLReader.read(file, limits: limits), "a file is read otherwise the second time")
  }
}
