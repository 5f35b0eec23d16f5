package import InterfaceSource

extension ProjectGap {
  /// Writes the gap for a later run.
  package func write(to writer: inout FieldWriter) {
    writer.write(path)
    writer.write(Int(contents.rawValue))
    reason.write(to: &writer)
  }

  package init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    let path = try reader.text()
    guard let contents = UInt8(exactly: try reader.number()) else { throw FieldReader.Fault() }
    self.init(path, try Reason(from: &reader), holding: Contents(rawValue: contents))
  }
}

extension ProjectGap.Reason {
  package func write(to writer: inout FieldWriter) {
    let (number, names) = fields
    writer.write(number)
    writer.write(names) { $0.write($1) }
  }

  package init(from reader: inout FieldReader) throws(FieldReader.Fault) {
    let number = try reader.number()
    let reason = Self(number: number, names: try reader.texts())
    guard let reason else { throw FieldReader.Fault() }
    self = reason
  }

  /// The number of the reason in a kept gap, and its names.
  fileprivate var fields: (number: Int, names: [String]) {
    switch self {
    case .unreadable: (0, [])
    case .nesting: (1, [])
    case .pointer: (2, [])
    case .submodule: (3, [])
    case .pods: (4, [])
    case .carthage: (5, [])
    case .packages(let names): (6, names)
    }
  }

  fileprivate init?(number: Int, names: [String]) {
    switch number {
    case 0: self = .unreadable
    case 1: self = .nesting
    case 2: self = .pointer
    case 3: self = .submodule
    case 4: self = .pods
    case 5: self = .carthage
    case 6: self = .packages(names)
    default: return nil
    }
  }
}
