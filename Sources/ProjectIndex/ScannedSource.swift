import InterfaceSource
import NinefoldProject
import SourceScanning

/// The declarations in the content of a source.
struct ScannedSource: Sendable {
  /// The size of the source, in bytes; 0 if it could not be read.
  let size: Int
  /// The declarations, or the reason why they are unknown.
  let result: Result<SourceDeclarations, ProjectGap.Reason>

  /// Scans a source.
  ///
  /// - Parameters:
  ///   - path: The path, as the project names it.
  ///   - bytes: The content up to one byte more than the limit, or `nil` if it cannot be read.
  ///   - limit: The maximum size.
  init(_ path: String, _ bytes: [UInt8]?, limit: Int) {
    guard let bytes, bytes.count <= limit else {
      (size, result) = (0, .failure(.unreadable))
      return
    }
    size = bytes.count
    guard !GitLFSPointer.isPointer(bytes) else {
      result = .failure(.pointer)
      return
    }
    guard let source = SourceDeclarations.scan(path: path, bytes) else {
      result = .failure(.unreadable)
      return
    }
    result = source.isTooDeep ? .failure(.nesting) : .success(source)
  }

  /// Writes the source, without its path, for a later run.
  func write(to writer: inout FieldWriter) {
    writer.writeShort(size)
    switch result {
    case .success(let source):
      writer.write(true)
      source.write(to: &writer)
    case .failure(let reason):
      writer.write(false)
      reason.write(to: &writer)
    }
  }

  init(path: String, from reader: inout FieldReader) throws(FieldReader.Fault) {
    size = try reader.short()
    guard size >= 0 else { throw FieldReader.Fault() }
    result =
      try reader.flag()
      ? .success(try SourceDeclarations(path: path, from: &reader))
      : .failure(try ProjectGap.Reason(from: &reader))
  }
}
