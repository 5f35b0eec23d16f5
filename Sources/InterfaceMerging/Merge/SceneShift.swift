import InterfaceModel

/// Another place on the canvas for a scene that theirs adds where ours adds one, too.
enum SceneShift {
  /// The distance of scenes beside each other on the canvas: a guess.
  ///
  /// It is more than the greatest width of an iPhone's scene.
  private static let distance = 800.0

  /// Returns the points of the scenes that theirs adds at the place of another scene, as they are
  /// written, by the keys of the points.
  static func all(_ tree: MergedTree) -> [String: String] {
    var places: Set<String> = []
    var added: [(key: String, x: Double, y: Double)] = []
    for key in tree.reachable() where key.hasSuffix("/point:canvasLocation") {
      guard let side = tree.sources[key], let node = tree.input[side][key]?.node else { continue }
      let values = tree.input[side].attributes(ofNode: node).values
      guard let x = DecimalNumber.parse(values["x"] ?? ""),
        let y = DecimalNumber.parse(values["y"] ?? "")
      else { continue }
      if !tree.input.ours.contains(key), !tree.input.base.contains(key) {
        added.append((key, x, y))
      } else {
        places.insert("\(x) \(y)")
      }
    }
    var shifts: [String: String] = [:]
    for (key, x, y) in added {
      var x = x
      var isMoved = false
      while !places.insert("\(x) \(y)").inserted {
        x += distance
        isMoved = true
      }
      if isMoved {
        shifts[key] =
          "<point key=\"canvasLocation\" x=\"\(spelled(x))\" y=\"\(spelled(y))\"/>"
      }
    }
    return shifts
  }

  private static func spelled(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }
}
