import InterfaceSource
import NinefoldProject

/// The dependencies of results, in the syntax of Make and Ninja.
///
/// ```make
/// out/Main.storyboard.layout.json: \
///   Views/Main.storyboard \
///   Assets.xcassets/Logo.imageset/Contents.json
/// ```
///
/// As in the output of compilers, each file is also a target without prerequisites, so that Make
/// continues if one is deleted.
package enum Depfile {
  /// Returns the text of a dependency file.
  ///
  /// `rules` are results with the files that they depend on. Names with a line break, which the
  /// syntax cannot express, are omitted.
  package static func text(_ rules: [(target: String, files: [String])]) -> String {
    var text = ""
    var files: [String] = []
    var seen: Set<PathKey> = []
    for rule in rules where isRepresentable(rule.target) {
      text += escaped(rule.target) + ":"
      for file in rule.files where isRepresentable(file) {
        text += " \\\n  " + escaped(file)
        if seen.insert(PathKey(file)).inserted { files.append(file) }
      }
      text += "\n"
    }
    for file in files { text += "\n" + escaped(file) + ":\n" }
    return text
  }

  private static func isRepresentable(_ path: String) -> Bool {
    !path.utf8.contains(0x0A) && !path.utf8.contains(0x0D)
  }

  /// Escapes a path for Make: special characters with backslashes, and dollar signs by doubling.
  private static func escaped(_ path: String) -> String {
    var bytes: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"):
        // Backslashes before a blank would escape each other.
        bytes += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "$"): bytes.append(UInt8(ascii: "$"))
      case UInt8(ascii: ":"), UInt8(ascii: "%"): bytes.append(UInt8(ascii: "\\"))
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
