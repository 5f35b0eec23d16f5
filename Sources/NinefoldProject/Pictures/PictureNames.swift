import InterfaceSource
package import Ninefold

/// Assigns names to the picture files of one document that are unique and valid on every disk.
package struct PictureNames {
  /// The used names in lower case, for case-insensitive disks.
  private var used: Set<String> = []
  /// The next number to append to each name that was requested again.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Returns the name of a file of a whole app.
  ///
  /// It is unique, such as `app.List.device-retina4_7.svg`.
  package mutating func name(
    of subject: StoryboardApp.Subject, in configuration: String, _ ending: String
  ) -> String {
    let name =
      switch subject {
      case .start: "app"
      case .entry(let scene): "app." + Self.part(scene)
      case .segue(let segue): "app." + Self.part(segue.text)
      case .declared(let controller, let what): "app.\(Self.part(controller)).\(what)"
      }
    return free(name, ".\(Self.fileName(of: configuration)).\(ending)")
  }

  /// Returns a name as part of a file's name, truncated to the maximum length.
  private static func part(_ name: String) -> String {
    let part = Path.part(name)
    return part.utf8.count > 120 ? String(part.prefix(120)) : part
  }

  /// Returns a configuration's name as part of a file's name: `device:ID:landscape:split-1/3`
  /// becomes `device-ID-landscape-split-1_3`.
  private static func fileName(of configuration: String) -> String {
    String(configuration.map { $0 == ":" ? "-" : $0 == "/" ? "_" : $0 })
  }

  /// Returns the name of the next picture: its scene's title and id, and its content.
  ///
  /// It is unique in the document, such as `Home.BYZ-38-t0r.grid.svg`.
  package mutating func name(of picture: Picture) -> String {
    let suffix = picture.variant.map { "-" + Self.fileName(of: $0) } ?? ""
    let content =
      switch picture.subject {
      case .grid: "grid" + suffix
      case .devices: "devices" + suffix
      case .storyboard: "canvas" + suffix
      case .matrix(let rows, let columns): "matrix-\(rows)-\(columns)" + suffix
      case .configuration(let name): Self.fileName(of: name)
      }
    return free(Self.scene(picture), ".\(content).svg")
  }

  /// Returns the name of the picture of a scene in a configuration, without the scene's title, which
  /// may change.
  ///
  /// It is unique in the document, such as `BYZ-38-t0r.device-retina4_7.svg`.
  package mutating func name(ofScene scene: String, in configuration: String) -> String {
    free(Self.scene(scene, titled: ""), ".\(Self.fileName(of: configuration)).svg")
  }

  /// Returns the prefix of the names of a scene's pictures, which is independent of other scenes.
  package static func scene(_ picture: Picture) -> String {
    picture.subject == .storyboard ? storyboard : scene(picture.scene, titled: picture.title)
  }

  /// The prefix of the name of a storyboard's sheet.
  package static let storyboard = "storyboard"

  /// Returns the prefix of the names of a scene's pictures: the letters and digits of its title,
  /// and its id.
  ///
  /// An example is `Home.BYZ-38-t0r`.
  package static func scene(_ id: String, titled title: String) -> String {
    let parts = [word(title), part(id)].filter { !$0.isEmpty }
    return parts.isEmpty ? "scene" : parts.joined(separator: ".")
  }

  /// Returns the letters and digits of a title, with a single `-` for the characters between them.
  private static func word(_ title: String) -> String {
    var result = ""
    var count = 0
    var isSeparated = false
    for scalar in title.unicodeScalars {
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil || scalar == "_" else {
        isSeparated = count > 0
        continue
      }
      let length = UTF8.width(scalar) + (isSeparated ? 1 : 0)
      guard count + length <= longestTitle else { break }
      if isSeparated { result += "-" }
      result.unicodeScalars.append(scalar)
      count += length
      isSeparated = false
    }
    return result
  }

  /// The maximum size of a title in a name, in bytes.
  private static let longestTitle = 60

  /// Returns an unused name, with a number if the requested one is used.
  private mutating func free(_ start: String, _ end: String) -> String {
    let first = start + end
    var name = first
    var number = numbers[first.lowercased()] ?? 2
    while !used.insert(name.lowercased()).inserted {
      name = "\(start)-\(number)\(end)"
      number += 1
    }
    if name != first { numbers[first.lowercased()] = number }
    return name
  }
}
