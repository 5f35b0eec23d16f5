import Reporting
import Ninefold

extension Option where Value == [SheetAxis] {
  static var matrix: Option {
    let names = SheetAxis.words
    return Option(
      "--matrix", "ROWS,COLUMNS",
      help: """
        Also draw a sheet of each scene, with rows and columns by two settings, as in cell,style
        """,
      expected: "two of \(names.joined(separator: ", ")), cell and device not together",
      nearest: { names.nearest(toUnknownIn: $0) }
    ) { text in
      let axes = text.split(separator: ",", omittingEmptySubsequences: false).map {
        SheetAxis(rawValue: String($0))
      }
      let known = axes.compactMap(\.self)
      guard axes.count == 2, known.count == 2, known[0] != known[1],
        Set(known) != [.cell, .device]
      else { return nil }
      return known
    }
    .detailed("The settings are \(names.alternatives); other options give their values.")
    .offering(.list(names))
  }
}

extension Option where Value == Bezel {
  static var bezel: Option {
    Option(
      choice: "--bezel",
      help: """
        Draw the device around scenes and apps that fill its screen (default: none)
        """
    ).detailed(
      """
      'simple' is a plain frame with the corners of the screen, its notch, island or home button, the \
      home indicator, and signal, Wi-Fi and battery.
      """)
  }
}

extension Option where Value == Overlays {
  static var overlay: Option {
    let names = Overlays.named.map(\.name)
    return Option(
      "--overlay", "NAME,…",
      help: """
        Draw layout details over the scenes: \(names.alternatives)
        """,
      expected: "one or more of \(names.joined(separator: ", "))",
      nearest: { names.nearest(toUnknownIn: $0) }
    ) { text in
      var overlays: Overlays = []
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let known = Overlays.named.first(where: { $0.name == name }) else { return nil }
        overlays.insert(known.overlay)
      }
      return overlays
    }
    .detailed("Constraints are blue, orange for ambiguous views, and red if they conflict.")
    .offering(.list(names))
  }
}

extension Option where Value: Hashable {
  /// A variant of the option that accepts several values separated by commas, for commands that
  /// draw them side by side.
  var listed: Option<[Value]> {
    var words = description.placeholder ?? ""
    if words.utf8.contains(UInt8(ascii: "|")) || words.isEmpty { words = "VALUE" }
    let single = description
    return Option<[Value]>(
      description.name, words + ",…", help: single.help,
      expected: expected() + ", or several separated by commas", nearest: nearest
    ) { text in
      var values: [Value] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let value = parse(String(part)) else { return nil }
        if !values.contains(value) { values.append(value) }
      }
      return values
    }
    .refusing(reason)
    .detailed(
      (single.details.isEmpty ? "" : single.details + " ")
        + "Several values, separated by commas, give one layout each."
    )
    .offering(single.offered?.listed ?? .nothing)
  }
}
