package import ConfigurationReading
package import InterfaceResolution
package import InterfaceSource
import NinefoldProject
package import Ninefold

/// The result of a compiled document as stored in the cache.
package struct CachedResult: Equatable {
  /// The names that were looked up in asset catalogs.
  package var lookups: AssetLookups
  /// The digest of the assets that were found.
  package var lookupDigest: Digest
  /// The findings as printed lines.
  package var lines: [FindingLine]
  /// The highest severity of the findings, or `nil` if there are none.
  package var severity: Diagnostic.Severity?
  /// The digest of the layout file, or `nil` if the document has none.
  package var layout: Digest?
  /// The declarations of the configuration that matched something.
  package var matched: [ConfigurationRange]
  /// Names of objects and controllers that the document does not contain.
  package var missing: [OverrideUsage.Missing]
}

extension CachedResult {
  /// The encoded bytes of the file in the cache.
  package var bytes: [UInt8] {
    var writer = FieldWriter()
    writer.write(lookups.images) { $0.write($1) }
    writer.write(lookups.colors) { $0.write($1) }
    writer.write(lookupDigest)
    writer.write(lines) { writer, line in
      writer.write(line.isNote)
      writer.write(line.location)
      writer.write(line.isElsewhere)
      writer.write(line.severity.rawValue)
      writer.write(line.text)
    }
    writer.write(severity?.rawValue ?? "")
    writer.write(layout != nil)
    if let layout { writer.write(layout) }
    writer.write(matched) { $0.write($1) }
    writer.write(missing) { writer, missing in
      writer.write(missing.name.text)
      writer.write(missing.name.location)
      writer.write(missing.nearest != nil)
      writer.write(missing.nearest ?? "")
      writer.write(missing.subject.rawValue)
    }
    return writer.bytes
  }

  /// Decodes the bytes of a file in the cache, or returns `nil` if they are invalid.
  package init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    do throws(FieldReader.Fault) {
      try self.init(&reader)
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  private init(_ reader: inout FieldReader) throws(FieldReader.Fault) {
    let images = try reader.list { reader throws(FieldReader.Fault) in try reader.text() }
    let colors = try reader.list { reader throws(FieldReader.Fault) in try reader.text() }
    lookups = AssetLookups(images: images, colors: colors)
    lookupDigest = try reader.digest()
    lines = try reader.list { reader throws(FieldReader.Fault) in
      let isNote = try reader.flag()
      let location = try reader.text()
      let isElsewhere = try reader.flag()
      guard let severity = Diagnostic.Severity(rawValue: try reader.text()) else {
        throw FieldReader.Fault()
      }
      return FindingLine(
        isNote: isNote, location: location, isElsewhere: isElsewhere, severity: severity,
        text: try reader.text())
    }
    severity = Diagnostic.Severity(rawValue: try reader.text())
    layout = try reader.flag() ? try reader.digest() : nil
    matched = try reader.list { reader throws(FieldReader.Fault) in try reader.location() }
    missing = try reader.list { reader throws(FieldReader.Fault) in
      let name = ConfigurationTarget.Name(text: try reader.text(), location: try reader.location())
      let hasNearest = try reader.flag()
      let nearest = try reader.text()
      guard let subject = OverrideUsage.Missing.Subject(rawValue: try reader.text()) else {
        throw FieldReader.Fault()
      }
      return OverrideUsage.Missing(
        name: name, nearest: hasNearest ? nearest : nil, subject: subject)
    }
  }
}

extension FieldWriter {
  fileprivate mutating func write(_ location: ConfigurationRange) {
    write(location.file)
    write(Int(location.range.start))
    write(Int(location.range.end))
  }
}

extension FieldReader {
  fileprivate mutating func location() throws(Fault) -> ConfigurationRange {
    let file = try number()
    guard let start = Int32(exactly: try number()), let end = Int32(exactly: try number()),
      0 <= start, start <= end
    else { throw Fault() }
    return ConfigurationRange(file: file, range: SourceRange(start: start, end: end))
  }
}
