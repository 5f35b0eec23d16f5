/// A file that is edited step by step, with all differences from its original.
package struct EditedFile: Sendable {
  /// A piece of the edited file.
  private enum Piece: Sendable {
    /// A range of the original.
    case kept(Range<Int>)
    case added([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .added(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let own):
        .kept(own.lowerBound + range.lowerBound..<own.lowerBound + range.upperBound)
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
    pieces = [.kept(0..<file.bytes.count)]
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
    /// Advances through the pieces up to an offset, and drops them unless `keeps` is set.
    func pass(to offset: Int, from place: inout Int, keeps: Bool) {
      while place < offset, number < pieces.count {
        let piece = pieces[number]
        let count = min(offset - place, piece.count - used)
        if keeps, count > 0 { result.append(piece.part(used..<used + count)) }
        place += count
        used += count
        if used == piece.count { (number, used) = (number + 1, 0) }
      }
    }
    var place = 0
    for edit in edits {
      pass(to: Int(edit.range.start), from: &place, keeps: true)
      if !edit.replacement.isEmpty { result.append(.added(edit.replacement)) }
      pass(to: Int(edit.range.end), from: &place, keeps: false)
    }
    pass(to: current.bytes.count, from: &place, keeps: true)
    pieces = result
    current = next
    return true
  }

  /// The edits that turn the original into the current file, in file order.
  package var edits: [SourceEdit] {
    var edits: [SourceEdit] = []
    var place = 0
    var added: [UInt8] = []
    func close(at next: Int) {
      defer { added = [] }
      let old = original.bytes[place..<next]
      // Text that was removed and inserted again is no change.
      guard !old.elementsEqual(added) else { return }
      edits.append(
        SourceEdit(
          range: SourceRange(start: Int32(place), end: Int32(next)), replacement: added))
    }
    for piece in pieces {
      switch piece {
      case .added(let bytes): added += bytes
      case .kept(let range):
        close(at: range.lowerBound)
        place = range.upperBound
      }
    }
    close(at: original.bytes.count)
    return edits
  }
}
