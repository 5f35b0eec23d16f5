package import InterfaceSource

/// The identity of a finding, which remains the same after unrelated edits.
///
/// It contains no line, number or frame: moving lines, and changing other texts or frames, does not
/// affect it.
package struct FindingKey: Hashable, Comparable, Sendable {
  /// The path of the file, relative to the folder of the baseline.
  package var path: String
  /// The id of its kind.
  package var rule: String
  /// The id of its scene, or empty if there is none.
  package var scene: String
  /// The id of its object, or empty if there is none.
  package var object: String
  /// A digest of its message and of the related objects.
  package var about: String

  /// Creates the key of a finding.
  ///
  /// `hadLabels` selects the key of old baselines, written when labels followed the ids and a space
  /// remained after their removal.
  package init(_ finding: Diagnostic, path: String, hadLabels: Bool = false) {
    self.path = path
    rule = finding.id
    scene = finding.scene ?? ""
    object = finding.object?.text ?? ""
    let related = Set(finding.notes.compactMap(\.object?.text)).map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let ids = [finding.object?.text].compactMap(\.self) + finding.notes.compactMap(\.object?.text)
    let words = Self.words(
      Self.withoutLabels(
        finding.message, of: ids, keepsIDs: !Self.namelessRules.contains(finding.id),
        blank: hadLabels ? " " : ""))
    about = Digest(of: Array(([words] + related).joined(separator: [0]))).hexadecimal
  }

  /// Creates a key from the parts stored in a baseline.
  package init(path: String, rule: String, scene: String, object: String, about: String) {
    self.path = path
    self.rule = rule
    self.scene = scene
    self.object = object
    self.about = about
  }

  /// Returns the key as one word, 32 hexadecimal digits.
  ///
  /// `number` distinguishes the findings with this key, starting at 1.
  package func name(number: Int) -> String {
    var parts = [path, rule, scene, object, about]
    if number > 1 { parts.append("\(number)") }
    return Digest(of: Array(parts.joined(separator: "\0").utf8)).hexadecimal
  }

  /// Compares the parts in sequence, by bytes.
  package static func < (one: FindingKey, other: FindingKey) -> Bool {
    for part in [\FindingKey.path, \.rule, \.scene, \.object, \.about] {
      let (first, second) = (one[keyPath: part].utf8, other[keyPath: part].utf8)
      guard first.elementsEqual(second) else { return first.lexicographicallyPrecedes(second) }
    }
    return false
  }

  /// Returns a message with only the ids of objects, `'Aa1-bB-2cC'` for `"Sign in" (Aa1-bB-2cC)`,
  /// because texts may change.
  private static func withoutLabels(
    _ message: String, of ids: [String], keepsIDs: Bool, blank: String
  ) -> String {
    var bytes = Array(message.utf8)
    for id in Set(ids).sorted() where !id.isEmpty {
      let name = Array("(\(id))".utf8)
      var start = 0
      while let place = place(of: name, in: bytes, from: start) {
        var first = place
        var plain = keepsIDs ? "'\(id)'" : ""
        // Labels never contain quotation marks.
        if place > 2, bytes[place - 1] == UInt8(ascii: " "), bytes[place - 2] == quotationMark,
          let opening = bytes[..<(place - 2)].lastIndex(of: quotationMark)
        {
          first = opening
          plain += blank
        }
        if !keepsIDs, first > 0, bytes[first - 1] == UInt8(ascii: " ") { first -= 1 }
        bytes.replaceSubrange(first..<place + name.count, with: plain.utf8)
        start = first + plain.utf8.count
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The rules whose messages contained no object when baselines were introduced.
  ///
  /// For stable keys, the object is still omitted.
  private static let namelessRules: Set<String> = [
    "constraint-on-uninstalled-items", "unconstrained-text",
  ]

  private static let quotationMark = UInt8(ascii: "\"")

  private static func place(of part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= part.count, start <= bytes.count - part.count else { return nil }
    return (start...bytes.count - part.count).first {
      bytes[$0] == part[0] && bytes[$0...].starts(with: part)
    }
  }

  /// Returns a message without numbers and without text in parentheses, such as the labels of
  /// views.
  ///
  /// Quoted text, such as ids and names of attributes, remains.
  private static func words(_ message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    var words: [UInt8] = []
    var quote: UInt8?
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == quote ?? byte, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        let before = index == 0 ? UInt8(ascii: " ") : bytes[index - 1]
        let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
        // An apostrophe is between letters.
        if quote != nil, !isLetterOrDigit(after) {
          quote = nil
        } else if quote == nil, !isLetterOrDigit(before) {
          quote = byte
        }
      }
      guard quote == nil else {
        if depth == 0 { words.append(byte) }
        continue
      }
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): break
      default: if depth == 0 { words.append(byte) }
      }
    }
    return words
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
