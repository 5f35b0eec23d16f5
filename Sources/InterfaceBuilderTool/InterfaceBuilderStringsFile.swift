import InterfaceAssets
import InterfaceSource

/// The texts of a document as the strings file that translators get.
enum InterfaceBuilderStringsFile {
  /// The bytes of the file: UTF-16, the least byte first, after a byte order mark, as scripts expect that turn what
  /// `ibtool` writes into UTF-8.
  ///
  /// `classes` are those of objects by their ids.
  static func bytes(_ texts: [KeyedText], classes: [String: String]) -> [UInt8] {
    var file = ""
    for text in texts {
      let id = text.object.text
      let name = classes[id].map { "Class = \(quoted($0)); " } ?? ""
      let comment = "\(name)\(text.property) = \(quoted(text.text)); ObjectID = \(quoted(id));"
      file += "\n/* \(closed(comment)) */\n\(quoted(text.key)) = \(quoted(text.text));\n"
    }
    return [0xFF, 0xFE] + file.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A comment that does not end before its end.
  private static func closed(_ comment: String) -> String {
    var result = ""
    for scalar in comment.unicodeScalars {
      if scalar == "/", result.utf8.last == UInt8(ascii: "*") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
