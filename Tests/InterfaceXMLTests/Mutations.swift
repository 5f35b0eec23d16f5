/// Random damage that is the same in every run.
struct Mutations {
  private var random: Generator

  init(of name: String) {
    random = Generator(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
  }

  /// Returns bytes with one to four mutations.
  mutating func mutant(of original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<random.next(4) + 1 { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let offset = random.next(bytes.count + 1)
    switch random.next(7) {
    case 0:
      bytes.removeSubrange(min(offset, bytes.count)..<min(offset + random.next(9), bytes.count))
    case 1 where offset < bytes.count: bytes[offset] = UInt8(random.next(256))
    case 2:
      let piece = Self.pieces[random.next(Self.pieces.count)]
      bytes.insert(contentsOf: Array(piece.utf8), at: offset)
    case 3: bytes.removeSubrange(offset...)
    case 4 where !bytes.isEmpty:
      let start = random.next(bytes.count)
      let copy = bytes[start..<min(start + random.next(80), bytes.count)]
      bytes.insert(contentsOf: copy, at: offset)
    case 5: repeatStartTag(in: &bytes, at: offset)
    default: bytes.insert(UInt8(random.next(256)), at: offset)
    }
  }

  /// Copies the beginning of a start tag into the end tag that follows it.
  private mutating func repeatStartTag(in bytes: inout [UInt8], at offset: Int) {
    let opening = UInt8(ascii: "<")
    let slash = UInt8(ascii: "/")
    guard let start = bytes[offset...].firstIndex(of: opening),
      let end = bytes.indices.dropFirst(start + 1).first(where: {
        bytes[$0] == slash && bytes[$0 - 1] == opening
      })
    else { return }
    let inside = bytes[(start + 1)..<max(start + 1, min(end - 1, start + 2 + random.next(60)))]
    let close = bytes[end...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    bytes.replaceSubrange((end + 1)..<max(end + 1, close), with: Array(inside))
  }

  private static let pieces = [
    "<", ">", "&", "\"", "'", "/>", "</a>", "<a>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>",
    "&amp;", "&#0;", "&#xD800;", "&#1114112;", "&#99999999999999999999;", "<!DOCTYPE a [", "%x;",
    "<!DOCTYPE a [<!ENTITY b '&c;'><!ENTITY c '<d/>'><!ATTLIST view e CDATA 'f'>]>", "&b;",
    " a=\"1\"", " a='1' a='2'", " xmlns=\"\"", " xmlns:a=''", "\u{0}", "\u{FEFF}", "\u{FFFE}",
    "<<<<<<< HEAD\n", "<a:b:c xmlns:a=\"u\"/>", "<xml/>", "é", "\r", "\u{85}",
    "<?xml version='1.1'?>", "&#13;", "&#x20;", "&lt", "]]", "--", "\r\n", "\t", "<!-- x -->", "-",
    "=", "/", "\u{B}", "\u{7F}", "\u{FFFF}", "&#xFFFF;", " a = '1'", "<a/>", ":", "😀",
    " xmlns:a='b'", " a:b='c'", " xml:space='preserve'", " xmlns='http://www.w3.org/2000/svg'",
    "http://www.w3.org/2000/xmlns/", "http://www.w3.org/XML/1998/namespace", "<!DOCTYPE a>",
    "<!DOCTYPE a PUBLIC 'b' \"c\">", "<!DOCTYPE a SYSTEM 'b'>",
  ]
}

/// A small deterministic generator (SplitMix64).
private struct Generator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return bound > 0 ? Int((word ^ (word >> 31)) % UInt64(bound)) : 0
  }
}
