import InterfaceSource

/// The tokens of a source, with the partner of each bracket.
struct TokenList {
  /// The maximum number of open brackets that are stored at a preprocessor condition.
  static let rememberedDepth = 64

  let bytes: [UInt8]
  let tokens: [SourceToken]
  /// For each opening bracket, the index of its closing one; `nil` for other tokens and if there is
  /// none.
  private var partners: [Int32?]

  init(bytes: [UInt8], tokens: [SourceToken], language: SourceLanguage) {
    self.bytes = bytes
    self.tokens = tokens
    partners = Array(repeating: nil, count: tokens.count)
    pair(language)
  }

  var count: Int { tokens.count }

  /// Returns the text of a token.
  func text(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Returns whether a token exists and is a mark.
  @inline(__always)
  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].mark == UInt8(ascii: mark)
  }

  /// Returns whether a token exists and is a name.
  @inline(__always)
  func isName(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .name
  }

  /// Returns the keyword at an index, or `nil` if there is none.
  @inline(__always)
  func keyword(_ index: Int) -> Keyword? {
    index >= 0 && index < tokens.count ? tokens[index].keyword : nil
  }

  /// Returns the index of the bracket that closes the one at an index, or `nil` for other tokens
  /// and if there is none.
  @inline(__always)
  func partner(_ index: Int) -> Int? {
    guard index >= 0, index < tokens.count, let partner = partners[index] else { return nil }
    return Int(partner)
  }

  /// Returns the index after a list in angle brackets that begins at an index, or the index itself
  /// if none begins there.
  ///
  /// It ends early at a token that is invalid in such a list.
  func afterAngles(_ index: Int) -> Int {
    guard isMark(index, "<") else { return index }
    var depth = 0
    var next = index
    while next < count {
      switch tokens[next].mark {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where isMark(next - 1, "-"): break
      case UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return next + 1 }
      case UInt8(ascii: "("), UInt8(ascii: "["): next = partner(next) ?? next
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): return next
      default: break
      }
      next += 1
    }
    return next
  }

  /// Returns the range from the start of a token to the end of another.
  func range(_ first: Int, _ last: Int) -> SourceRange {
    guard count > 0 else { return .start }
    let first = min(max(first, 0), count - 1)
    return SourceRange(
      start: tokens[first].start, end: tokens[min(max(last, first), count - 1)].end)
  }

  /// Finds the partners: a closing brace ends all brackets that are open in it, and a branch of the
  /// preprocessor begins with those that were open before the condition.
  private mutating func pair(_ language: SourceLanguage) {
    var open: [Int32] = []
    var openBraces = 0
    var conditions: [[Int32]?] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .conditionStart:
        conditions.append(open.count <= Self.rememberedDepth ? open : nil)
      case .conditionElse:
        if language == .objectiveC, let before = conditions.last, let before {
          open = before
          openBraces = open.count { isMark(Int($0), "{") }
        }
      case .conditionEnd:
        if !conditions.isEmpty { conditions.removeLast() }
      case .name:
        // Nothing in a class extends beyond its end.
        guard language == .objectiveC, isMark(index - 1, "@") else { continue }
        switch token.keyword {
        case .interface, .implementation, .protocol, .end:
          open = []
          openBraces = 0
        default: break
        }
      case .punctuation:
        switch token.mark {
        case UInt8(ascii: "{"):
          openBraces += 1
          open.append(Int32(index))
        case UInt8(ascii: "("), UInt8(ascii: "["): open.append(Int32(index))
        case UInt8(ascii: "}"):
          guard openBraces > 0 else { continue }
          openBraces -= 1
          while let last = open.popLast() {
            guard isMark(Int(last), "{") else { continue }
            partners[Int(last)] = Int32(index)
            break
          }
        case UInt8(ascii: ")"): close("(", at: index, &open)
        case UInt8(ascii: "]"): close("[", at: index, &open)
        default: break
        }
      case .number, .string: break
      }
    }
  }

  private mutating func close(_ mark: Unicode.Scalar, at index: Int, _ open: inout [Int32]) {
    guard let last = open.last, isMark(Int(last), mark) else { return }
    partners[Int(last)] = Int32(index)
    open.removeLast()
  }
}
