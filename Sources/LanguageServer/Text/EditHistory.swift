package import InterfaceSource

/// The edits of a text since one of its versions, which move positions from one to the other.
package struct EditHistory: Sendable {
  /// The maximum number of edits, after which positions are not worth their time.
  package static let limit = 1000

  private var edits: [TextBuffer.Edit] = []

  package init() {}

  package var isEmpty: Bool { edits.isEmpty }
  package var isFull: Bool { edits.count > Self.limit }

  package mutating func add(_ edit: TextBuffer.Edit) {
    // What is typed in one place is one edit.
    if let last = edits.last, edit.start == edit.oldEnd, edit.start == last.newEnd {
      edits[edits.count - 1].newEnd = edit.newEnd
    } else {
      edits.append(edit)
    }
  }

  /// Returns where an offset of the earlier version is now.
  ///
  /// An offset in replaced bytes is at the start of what replaces them, or at the end of it.
  package func moved(_ offset: Int, toEnd: Bool = false) -> Int {
    var offset = offset
    for edit in edits {
      if offset >= edit.oldEnd, offset > edit.start || !toEnd {
        offset += edit.newEnd - edit.oldEnd
      } else if offset > edit.start {
        offset = toEnd ? edit.newEnd : edit.start
      }
    }
    return offset
  }

  /// Returns where an offset was in the earlier version.
  package func original(_ offset: Int) -> Int {
    var offset = offset
    for edit in edits.reversed() {
      if offset >= edit.newEnd {
        offset -= edit.newEnd - edit.oldEnd
      } else if offset > edit.start {
        offset = edit.start
      }
    }
    return offset
  }

  /// Returns a range of the earlier version in the text as it is now.
  package func moved(_ range: SourceRange) -> SourceRange {
    guard !edits.isEmpty else { return range }
    let start = moved(Int(range.start))
    return SourceRange(
      start: Int32(clamping: start),
      end: Int32(clamping: max(start, moved(Int(range.end), toEnd: true))))
  }
}
