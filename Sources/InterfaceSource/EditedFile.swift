/// A file that is edited step by step, with all differences from its original.
package struct EditedFile: Sendable {
  /// A piece of the edited file.
  private enum Piece: Sendable {
    /// A range of the original.
    case retained(Range<Int>)
    case added([UInt8])

    var count: Int {
      switch self {
      case .retained(let range): range.count
      case .added(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .retained(let base):
        .retained(base.lowerBound + range.lowerBound..<base.lowerBound + range.upperBound)
      case .added(let bytes): .added(Array(bytes[range]))
      }
    }
  }

  /// The original file.
  package let original: SourceFile
  /// The edited file.
  package private(set) var current: SourceFile
  private var pieces: [Piece]

  package init(_ file: SourceFile) {
    original = file
    current = file
    pieces = [.retained(0..<file.bytes.count)]
  }

  /// Replaces bytes of the edited file.
  ///
  /// - Parameter edits: Replacements in any order.
  /// - Returns: Whether the edits were applied; none is if ranges overlap or are outside the file.
  package mutating func apply(_ edits: [SourceEdit]) -> Bool {
    guard let next = current.applying(edits) else { return false }
    let edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    var result: [Piece] = []
    var number = 0
    var used = 0
    /// Advances through the pieces up to an offset, and drops them unless `retains` is set.
    func pass(to offset: Int, from position: inout Int, retains: Bool) {
      while position < offset, number < pieces.count {
        let piece = pieces[number]
        let count = min(offset - position, piece.count - used)
        if retains, count > 0 { result.append(piece.part(used..<used + count)) }
        position += count
        used += count
        if used == piece.count { (number, used) = (number + 1, 0) }
      }
    }
    var position = 0
    for edit in edits {
      pass(to: Int(edit.range.start), from: &position, retains: true)
      if !edit.replacement.isEmpty { result.append(.added(edit.replacement)) }
      pass(to: Int(edit.range.end), from: &position, retains: false)
    }
    pass(to: current.bytes.count, from: &position, retains: true)
    pieces = result
    current = next
    return true
  }

  /// The edits that turn the original into the current file, in file order.
  package var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var position = 0
    var added: [UInt8] = []
    func close(at next: Int) {
      defer { added = [] }
      let old = original.bytes[position..<next]
      // Text that was removed and inserted again is no change.
      guard !old.elementsEqual(added) else { return }
      edits.append(
        SourceEdit(
          range: SourceRange(start: Int32(position), end: Int32(next)), replacement: added))
    }
    for piece in pieces {
      switch piece {
      case .added(let bytes): added += bytes
      case .retained(let range):
        close(at: range.lowerBound)
        position = range.upperBound
      }
    }
    close(at: original.bytes.count)
    return edits
  }
}
