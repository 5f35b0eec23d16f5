/// The format of numbers in all output.
///
/// The shortest decimal that reads back as the same number, without `-0`, without `.0`, and without
/// an exponent if the number has at most 21 digits before its decimal point or 7 zeros after it. No
/// stage emits a number that is not finite; such a number would be written as 0.
@usableFromInline
package enum NumberFormat {
  /// The maximum number of bytes of a number: a sign, a zero, a point, seven zeros and seventeen
  /// digits, and some reserve.
  static let greatestLength = 32

  static func append(_ number: Double, to bytes: inout ByteRun) {
    guard number.isFinite, number != 0 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    if abs(number) < 1e9 {
      let integer = Int(number)
      let fraction = number - Double(integer)
      if fraction == 0 || abs(fraction) == 0.5 {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        append(integer.magnitude, to: &bytes)
        if fraction != 0 {
          bytes.append(UInt8(ascii: "."))
          bytes.append(UInt8(ascii: "5"))
        }
        return
      }
    } else if let integer = Int(exactly: number), integer.magnitude < 1 << 53 {
      if integer < 0 { bytes.append(UInt8(ascii: "-")) }
      append(integer.magnitude, to: &bytes)
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var text = number.magnitude.description
    text.withUTF8 { text in
      // The text is used unchanged if there is no exponent and something other than a zero after
      // the decimal point.
      if text.contains(UInt8(ascii: "e")) || text.suffix(2).elementsEqual(".0".utf8) {
        append(shortest: Array(text), to: &bytes)
      } else {
        bytes.append(text)
      }
    }
  }

  /// Appends the digits of an integer.
  private static func append(_ integer: UInt, to bytes: inout ByteRun) {
    if integer >= 1000 {
      append(integer / 1000, to: &bytes)
      append(digit: integer / 100 % 10, to: &bytes)
    } else if integer >= 100 {
      append(digit: integer / 100, to: &bytes)
    }
    if integer >= 10 { append(digit: integer / 10 % 10, to: &bytes) }
    append(digit: integer % 10, to: &bytes)
  }

  @inline(__always)
  private static func append(digit: UInt, to bytes: inout ByteRun) {
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
  }

  /// Returns the text of a number as a string.
  package static func text(_ number: Double) -> String {
    var buffer = ByteBuffer()
    buffer.append(number)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Rounds to a thousandth of a point, which is invisible in pictures; for derived coordinates
  /// only.
  @inlinable
  package static func rounded(_ number: Double) -> Double {
    let scaled = (number * 1000).rounded()
    return scaled.isFinite ? scaled / 1000 : number
  }

  /// Appends a number from the standard library's description, `d.ddd` or `d.ddde±xx`.
  private static func append(
    shortest text: [UInt8], to bytes: inout ByteRun
  ) {
    let parts = text.split(separator: UInt8(ascii: "e"), maxSplits: 1)
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? 0 : 0
    let halves = parts[0].split(separator: UInt8(ascii: "."), maxSplits: 1)
    var digits = Array(halves[0])
    var point = digits.count + exponent
    if halves.count > 1, halves[1].elementsEqual("0".utf8) == false {
      digits.append(contentsOf: halves[1])
    }
    while digits.count > 1, digits.first == UInt8(ascii: "0") {
      digits.removeFirst()
      point -= 1
    }
    let zero = UInt8(ascii: "0")
    func append(_ some: some Sequence<UInt8>) { for byte in some { bytes.append(byte) } }
    if point > 21 || point < -7 {
      bytes.append(digits[0])
      if digits.count > 1 {
        bytes.append(UInt8(ascii: "."))
        append(digits[1...])
      }
      bytes.append(UInt8(ascii: "e"))
      append((point - 1).description.utf8)
    } else if point <= 0 {
      append([zero, UInt8(ascii: ".")])
      append(repeatElement(zero, count: -point))
      append(digits)
    } else if point >= digits.count {
      append(digits)
      append(repeatElement(zero, count: point - digits.count))
    } else {
      append(digits[..<point])
      bytes.append(UInt8(ascii: "."))
      append(digits[point...])
    }
  }
}
