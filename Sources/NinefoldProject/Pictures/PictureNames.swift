import InterfaceSource
package import Ninefold

/// The names of the files of one document's pictures: no two are the same, and every disk takes them.
package struct PictureNames {
  /// The names in lower case, for disks that do not tell it from upper case.
  private var taken: Set<String> = []
  /// For each name that was taken when it was wanted again the next number to tell them apart by.
  private var numbers: [String: Int] = [:]

  /// No name is taken yet.
  package init() {}

  /// The name of a file of a whole app.
  ///
  /// Such as `app.List.device-retina4_7.svg`; no other file has it.
  package mutating func name(
    of subject: StoryboardApp.Subject, in configuration: String, _ ending: String
  ) -> String {
    let name =
      switch subject {
      case .start: "app"
      case .entry(let scene): "app." + Self.part(scene)
      case .segue(let segue): "app." + Self.part(segue.text)
      case .stated(let controller, let what): "app.\(Self.part(controller)).\(what)"
      }
    return free(name, ".\(Self.fileName(of: configuration)).\(ending)")
  }

  /// A name as a part of a file's; one that is longer than a name may be keeps its beginning.
  private static func part(_ name: String) -> String {
    let part = Path.part(name)
    return part.utf8.count > 120 ? String(part.prefix(120)) : part
  }

  /// A configuration's name in a file's: `device:ID:landscape:split-1/3` becomes `device-ID-landscape-split-1_3`.
  private static func fileName(of configuration: String) -> String {
    String(configuration.map { $0 == ":" ? "-" : $0 == "/" ? "_" : $0 })
  }

  /// The name of a further picture: its scene's title, its id, and what is shown of it.
  ///
  /// Such as `Home.BYZ-38-t0r.grid.svg`; no other file of the document has it.
  package mutating func name(of picture: Picture) -> String {
    let suffix = picture.variant.map { "-" + Self.fileName(of: $0) } ?? ""
    let place =
      switch picture.subject {
      case .grid: "grid" + suffix
      case .devices: "devices" + suffix
      case .storyboard: "canvas" + suffix
      case .matrix(let rows, let columns): "matrix-\(rows)-\(columns)" + suffix
      case .configuration(let name): Self.fileName(of: name)
      }
    return free(Self.scene(picture), ".\(place).svg")
  }

  /// The beginning of the names of a scene's pictures, which depends on no other scene.
  package static func scene(_ picture: Picture) -> String {
    picture.subject == .storyboard ? storyboard : scene(picture.scene, titled: picture.title)
  }

  /// The beginning of the name of a storyboard's sheet.
  package static let storyboard = "storyboard"

  /// The beginning of the names of a scene's pictures: letters and digits of its title, and its id.
  ///
  /// Such as `Home.BYZ-38-t0r`.
  package static func scene(_ id: String, titled title: String) -> String {
    let parts = [word(title), part(id)].filter { !$0.isEmpty }
    return parts.isEmpty ? "scene" : parts.joined(separator: ".")
  }

  /// The letters and digits of a title, with one `-` for what is between them.
  private static func word(_ title: String) -> String {
    var result = ""
    var count = 0
    var isApart = false
    for scalar in title.unicodeScalars {
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil || scalar == "_" else {
        isApart = count > 0
        continue
      }
      let length = UTF8.width(scalar) + (isApart ? 1 : 0)
      guard count + length <= longestTitle else { break }
      if isApart { result += "-" }
      result.unicodeScalars.append(scalar)
      count += length
      isApart = false
    }
    return result
  }

  /// The most bytes of a title in a name.
  private static let longestTitle = 60

  /// A name that is not taken, with a number where the one that is wanted is.
  private mutating func free(_ start: String, _ end: String) -> String {
    let first = start + end
    var name = first
    var number = numbers[first.lowercased()] ?? 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(start)-\(number)\(end)"
      number += 1
    }
    if name != first { numbers[first.lowercased()] = number }
    return name
  }
}
