/// A writer of property lists as XML, in the layout of Apple's own writer: tabs, one value per
/// line.
package struct XMLPropertyListWriter {
  private var text =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    + "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
    + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"

  /// Returns the bytes of a property list.
  ///
  /// - Parameter tree: The list.
  /// - Returns: The whole file.
  package static func bytes(_ tree: PropertyListTree) -> [UInt8] {
    var writer = XMLPropertyListWriter()
    writer.write(tree, 0)
    writer.text += "</plist>\n"
    return Array(writer.text.utf8)
  }

  private mutating func write(_ tree: PropertyListTree, _ depth: Int) {
    let indent = String(repeating: "\t", count: depth)
    text += indent
    switch tree {
    case .string(let string): text += "<string>\(Self.escaped(string))</string>\n"
    case .integer(let number): text += "<integer>\(number)</integer>\n"
    case .real(let number): text += "<real>\(Self.spelled(number))</real>\n"
    case .bool(let flag): text += flag ? "<true/>\n" : "<false/>\n"
    case .array(let elements) where elements.isEmpty: text += "<array/>\n"
    case .array(let elements):
      text += "<array>\n"
      for element in elements { write(element, depth + 1) }
      text += indent + "</array>\n"
    case .dictionary(let members) where members.isEmpty: text += "<dict/>\n"
    case .dictionary(let members):
      text += "<dict>\n"
      for member in members {
        text += indent + "\t<key>\(Self.escaped(member.key))</key>\n"
        write(member.value, depth + 1)
      }
      text += indent + "</dict>\n"
    }
  }

  /// Returns the shortest text that reads back as the same number; integers have no decimal point.
  ///
  /// - Parameter number: A finite number.
  /// - Returns: Its digits.
  package static func spelled(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? "\(number)"
  }

  /// Returns the text between tags; characters that XML 1.0 cannot represent become U+FFFD.
  private static func escaped(_ string: String) -> String {
    var result = ""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x0D: result += "&#13;"
      case 0x09, 0x0A: result.unicodeScalars.append(scalar)
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
