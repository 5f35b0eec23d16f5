import InterfaceSource
import InterfaceTraits
package import Ninefold
import StructuredData

/// The outline of a document as text and as JSON.
package enum OutlineReport {
  /// The numbers of characters of a name or text in a line, from which the first is chosen with
  /// which the outline is short enough.
  private static let lengths = [24, 12]

  /// The part of a document's bytes that its outline has at most.
  private static let share = 11
  /// The number of bytes that an outline may always have.
  private static let least = 6000

  /// Returns one line for each object, indented by one space for each level.
  ///
  /// An outline has at most an eleventh of the bytes of its document, or 6,000: what is deeper is only
  /// counted.
  ///
  /// - Parameters:
  ///   - trees: The objects.
  ///   - document: The document.
  ///   - isWhole: Whether the outline may be of any length.
  /// - Returns: The lines.
  package static func text(
    _ trees: [ObjectTree], of document: QuestionedDocument, isWhole: Bool = false
  ) -> String {
    var head = ""
    if let system = document.foreignSystem {
      head = "documents for \(system) are not laid out\n"
    }
    let limit = max(least, document.file.bytes.count / share) - head.utf8.count
    var shown = trees
    var depth = trees.map { height(of: $0) }.max() ?? 0
    while true {
      for length in lengths {
        var text = ""
        for tree in shown { add(tree, level: 0, length, to: &text) }
        if isWhole || text.utf8.count <= limit || depth == 0 && length == lengths.last {
          return head + text
        }
      }
      depth -= 1
      shown = trees.map { cut($0, below: depth) }
    }
  }

  /// Returns the number of levels in an object.
  private static func height(of tree: ObjectTree) -> Int {
    tree.children.map { height(of: $0) + 1 }.max() ?? 0
  }

  /// Returns an object with a number of levels in it.
  private static func cut(_ tree: ObjectTree, below depth: Int) -> ObjectTree {
    var tree = tree
    if depth == 0 {
      tree.omitted += count(in: tree)
      tree.children = []
    } else {
      tree.children = tree.children.map { cut($0, below: depth - 1) }
    }
    return tree
  }

  private static func count(in tree: ObjectTree) -> Int {
    tree.children.reduce(0) { $0 + 1 + count(in: $1) }
  }

  private static func add(
    _ tree: ObjectTree, level: Int, _ length: Int, to text: inout String
  ) {
    func short(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").shortened(to: length)
    }
    let object = tree.object
    var line = String(repeating: " ", count: level) + object.id
    let isScene = object.className == "scene"
    line += isScene ? " scene" : " \(object.className)"
    let isNamed =
      object.name != object.className
      && object.name != ObjectName.title(object.className)
    if isNamed, !isScene { line += " \"\(short(object.name))\"" }
    if let shown = tree.text { line += " text \"\(short(shown))\"" }
    if !tree.outlets.isEmpty { line += " ." + tree.outlets.joined(separator: " .") }
    if let destination = tree.destination { line += " -> \(destination)" }
    if tree.isInitial { line += " initial" }
    if let frame = object.frame { line += " [\(self.text(frame))]" }
    if tree.omitted > 0 { line += " … \(tree.omitted) more in it" }
    text += PrintedText.line(line) + "\n"
    for child in tree.children where child.object.className != "placeholder" || level == 0 {
      if child.object.className == "placeholder", isScene { continue }
      add(child, level: level + 1, length, to: &text)
    }
  }

  private static func text(_ frame: LayoutRect) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { PointText.text($0) }
      .joined(separator: " ")
  }

  /// Returns the objects as a tree.
  package static func json(_ trees: [ObjectTree], of document: QuestionedDocument) -> [UInt8] {
    QuestionJSON.bytes { member in
      QuestionJSON.writeHead("outline", document, to: &member)
      member.array("objects", trees, .lines) { write($1, to: &$0) }
    }
  }

  private static func write(_ tree: ObjectTree, to writer: inout JSONWriter) {
    writer.object(tree.children.isEmpty ? .inline : .lines) { member in
      QuestionJSON.write(tree.object, to: &member)
      if let text = tree.text { member.member("text", text) }
      if !tree.outlets.isEmpty { member.array("outlets", tree.outlets) { $0.value($1) } }
      if let destination = tree.destination { member.member("destination", destination) }
      if tree.isInitial { member.member("isInitial", true) }
      if tree.omitted > 0 { member.member("omitted", tree.omitted) }
      if !tree.children.isEmpty {
        member.array("children", tree.children, .lines) { write($1, to: &$0) }
      }
    }
  }
}
