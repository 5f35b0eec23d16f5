/// The words for properties in texts that people read: `title color of the highlighted state` for
/// `highlighted.titleColor`.
enum PropertyWords {
  /// Returns the words for a property of an object.
  ///
  /// - Parameter path: The names that lead to the property, separated by dots.
  /// - Returns: The words, or `nil` if the path contains nothing but places.
  static func text(_ path: String) -> String? {
    if let words = whole[path] { return words }
    var own: [String] = []
    var places: [String] = []
    var parts = path.split(separator: ".")[...]
    while let part = parts.popFirst() {
      let name = String(part)
      if let state = states[name], !parts.isEmpty || own.isEmpty {
        places.append(" of the \(state) state")
      } else if let place = sizeClass(name) {
        places.append(place)
      } else if let number = number(name, parts.first) {
        if Int(parts.first ?? "") != nil || parts.first?.hasPrefix("segment") == true {
          parts.removeFirst()
        }
        places.insert(" of \(number)", at: 0)
      } else if let lead = leads[name], let member = parts.popFirst() {
        // The names of runtime attributes are those of the app.
        let rest = ([member] + parts).joined(separator: ".")
        own.append("\(lead) \(name == "runtimeAttributes" ? rest : words(String(member)))")
        if name == "runtimeAttributes" { parts = [] }
      } else if Int(name) != nil {
        own.append(name)
      } else {
        own.append(words(name))
      }
    }
    guard !own.isEmpty else { return nil }
    return own.reversed().joined(separator: " of the ") + places.joined()
  }

  /// Returns the words of a name such as `backgroundColor` or `NSFont`.
  static func words(_ name: String) -> String {
    var text = ""
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isCapital = scalar.properties.isUppercase
      let followsSmall = index > 0 && !scalars[index - 1].properties.isUppercase
      let precedesSmall = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
      if isCapital, index > 0, followsSmall || precedesSmall { text += " " }
      // An abbreviation keeps its capitals.
      text +=
        isCapital && (precedesSmall || index + 1 == scalars.count && followsSmall)
        ? scalar.properties.lowercaseMapping : String(scalar)
    }
    return text
  }

  /// Returns the words for a variation, such as ` in compact height` for `heightClass=compact`.
  static func sizeClass(_ name: String) -> String? {
    let parts = name.split(separator: "=")
    guard parts.count == 2, let axis = axes[String(parts[0])] else { return nil }
    return " in \(parts[1]) \(axis)"
  }

  /// Returns the words for an element of a list, such as `segment 2`.
  private static func number(_ name: String, _ next: Substring?) -> String? {
    guard name == "segments", let next else { return nil }
    if let position = Int(next) { return "segment \(position + 1)" }
    let digits = next.drop { $0 != "[" }.dropFirst().dropLast()
    return next.hasPrefix("segment") ? "segment \((Int(digits) ?? 0) + 1)" : nil
  }

  private static let axes = ["heightClass": "height", "widthClass": "width"]

  /// The states of controls, as Xcode calls them.
  private static let states = [
    "normal": "default", "highlighted": "highlighted", "disabled": "disabled",
    "selected": "selected", "focused": "focused",
  ]

  /// The groups whose members are named with the group.
  private static let leads = [
    "accessibilityConfiguration": "accessibility", "runtimeAttributes": "runtime attribute",
  ]

  private static let whole = [
    "file": "image file", "userLabel": "Xcode label", "customClass": "custom class",
    "runtimeAttributes": "runtime attributes",
  ]
}
