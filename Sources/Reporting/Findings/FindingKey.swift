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
  /// A digest of what distinguishes it from other findings of the rule at the object, its identity
  /// or the names that its message quotes, and of the related objects; empty in a baseline that
  /// does not contain the digest.
  package var about: String

  /// Creates the key of a finding.
  package init(_ finding: Diagnostic, path: String) {
    self.path = path
    rule = finding.id
    scene = finding.scene ?? ""
    object = finding.object?.text ?? ""
    let related = Set(finding.notes.compactMap(\.object?.text)).map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
    let names = finding.identity.map { [Array($0.utf8)] } ?? Self.quotedNames(in: finding.message)
    let parts = names.sorted { $0.lexicographicallyPrecedes($1) } + [[]] + related
    about = Digest(of: Array(parts.joined(separator: [0]))).hexadecimal
  }

  /// The key without the digest, which represents all findings of the rule at the object.
  package var general: FindingKey {
    FindingKey(path: path, rule: rule, scene: scene, object: object, about: "")
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

  /// Returns the quoted text of a message, such as names of attributes and files, in order.
  ///
  /// The title and id of an object, `"Sign in" (Aa1-bB-2cC)`, are not part of the key, because
  /// titles change and `object` identifies the object.
  package static func quotedNames(in message: String) -> [[UInt8]] {
    let bytes = Array(message.utf8)
    var names: [[UInt8]] = []
    var quote: UInt8?
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == quote ?? byte, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        let before = index == 0 ? UInt8(ascii: " ") : bytes[index - 1]
        let after = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: " ")
        // An apostrophe is between letters.
        if quote != nil, !isLetterOrDigit(after) {
          // A title is followed by the id in parentheses.
          if depth == 0, quote == UInt8(ascii: "\""), bytes[(index + 1)...].starts(with: " (".utf8)
          {
            names.removeLast()
          }
          quote = nil
          continue
        } else if quote == nil, !isLetterOrDigit(before) {
          quote = byte
          if depth == 0 { names.append([]) }
          continue
        }
      }
      switch (byte, quote) {
      case (UInt8(ascii: "("), nil): depth += 1
      case (UInt8(ascii: ")"), nil): depth = max(0, depth - 1)
      case (_, .some) where depth == 0: names[names.count - 1].append(byte)
      default: break
      }
    }
    return names
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
