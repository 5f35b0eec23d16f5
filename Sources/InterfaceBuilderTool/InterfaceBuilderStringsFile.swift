import InterfaceAssets
import InterfaceSource

/// The texts of a document as a strings file for translators.
enum InterfaceBuilderStringsFile {
  /// Returns the bytes of the file: little-endian UTF-16 after a byte order mark, which scripts
  /// that convert the output of `ibtool` to UTF-8 expect.
  ///
  /// `classes` are those of objects by id.
  static func bytes(_ texts: [KeyedText], classes: [String: String]) -> [UInt8] {
    var file = ""
    for text in texts {
      let id = text.object.text
      let name = classes[id].map { "Class = \(DumpText.quoted($0)); " } ?? ""
      let comment =
        "\(name)\(text.property) = \(DumpText.quoted(text.text)); ObjectID = \(DumpText.quoted(id));"
      file +=
        "\n/* \(closed(comment)) */\n\(DumpText.quoted(text.key)) = \(DumpText.quoted(text.text));\n"
    }
    return [0xFF, 0xFE] + file.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  /// Returns a comment that does not contain its own terminator.
  private static func closed(_ comment: String) -> String {
    var result = ""
    for scalar in comment.unicodeScalars {
      if scalar == "/", result.utf8.last == UInt8(ascii: "*") { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
