import InterfaceSource
import Ninefold

/// The names of the files of one document's pictures: no two are the same, and every disk takes them.
struct PictureNames {
  /// The names in lower case, for disks that do not tell it from upper case.
  private var taken: Set<String> = []
  /// For each name that was taken when it was wanted again the next number to tell them apart by.
  private var numbers: [String: Int] = [:]

  /// The name of a picture of a whole app.
  static func name(of picture: App.Picture) -> String {
    let place = fileName(of: picture.configuration)
    guard let segue = picture.segue else { return "app.\(place).svg" }
    return "app.\(Path.part(segue.text)).\(place).svg"
  }

  /// A configuration's name in a file's: `device:ID:landscape:split-1/3` becomes `device-ID-landscape-split-1_3`.
  private static func fileName(of configuration: String) -> String {
    String(configuration.map { $0 == ":" ? "-" : $0 == "/" ? "_" : $0 })
  }

  /// The name of a further picture.
  mutating func name(of picture: Picture) -> String {
    var scene = Path.part(picture.scene)
    if scene.isEmpty { scene = "scene" }
    // Ids are a dozen letters; one that is longer than a name may be keeps its beginning.
    if scene.utf8.count > 120 { scene = String(scene.prefix(120)) }
    let place =
      switch picture.subject {
      case .grid: "grid" + (picture.language.map { "-\($0)" } ?? "")
      case .devices: "devices" + (picture.language.map { "-\($0)" } ?? "")
      case .configuration(let name): Self.fileName(of: name)
      }
    let first = "\(scene).\(place).svg"
    var name = first
    var number = numbers[first.lowercased()] ?? 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(scene)-\(number).\(place).svg"
      number += 1
    }
    if name != first { numbers[first.lowercased()] = number }
    return name
  }
}
