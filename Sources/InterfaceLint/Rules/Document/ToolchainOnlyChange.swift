package import InterfaceSource

/// A document that another version of Interface Builder saved without a change by its user.
package enum ToolchainOnlyChange: LintRule {
  package static let kind = DiagnosticKind(
    "toolchain-only-change", .note, .document,
    summary:
      "Since the compared revision, only values that Interface Builder writes automatically have changed.",
    rationale:
      "Another version of Interface Builder saves its own version number, and frames that differ by half a point, even if you only open the document. Such changes hide others in reviews and cause merge conflicts. The rule reports only with `--since`, which compares both versions.",
    remedy: "Restore the document from the revision."
  ).aliased("saved-without-change", "doc_tool_version_churn")

  /// Returns the finding about a document, or `nil` if something else changed, or nothing.
  ///
  /// - Parameters:
  ///   - new: The document.
  ///   - old: The document before the change.
  /// - Returns: The finding.
  package static func finding(in new: SourceFile, since old: SourceFile) -> Diagnostic? {
    guard new.bytes != old.bytes else { return nil }
    let (newLines, oldLines) = (lines(of: new.bytes), lines(of: old.bytes))
    guard newLines.count == oldLines.count else { return nil }
    var firstChange: Int?
    for (now, then) in zip(newLines, oldLines) {
      let (text, former) = (new.bytes[now], old.bytes[then])
      if text == former { continue }
      guard isSame(Array(text), Array(former)) else { return nil }
      firstChange = firstChange ?? now.lowerBound
    }
    // If no line differs, only insignificant lines were added or removed.
    let start = Int32(firstChange ?? 0)
    return Diagnostic(
      kind, at: SourceRange(start: start, end: start),
      message: "only values that Interface Builder writes automatically have changed",
      notes: [Diagnostic.Note("Git can restore the document")])
  }

  /// Returns the ranges of the significant lines.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if !trimmed(bytes[start..<end]).elementsEqual("<animations/>".utf8), end > start {
        lines.append(start..<end)
      }
      start = end + 1
    }
    return lines
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    var line = line.drop(while: isSpace)
    while let last = line.last, isSpace(last) { line.removeLast() }
    return line
  }

  /// Returns whether two lines differ only in versions, or in the half points of a frame.
  private static func isSame(_ line: [UInt8], _ former: [UInt8]) -> Bool {
    let text = trimmed(line[...])
    for (element, names) in versions where text.starts(with: "<\(element) ".utf8) {
      return without(names, line) == without(names, former)
    }
    guard text.starts(with: #"<rect key="frame" "#.utf8) else { return false }
    let (tokens, formerTokens) = (pieces(line), pieces(former))
    return tokens.count == formerTokens.count
      && zip(tokens, formerTokens).allSatisfy { word, former in
        if word == former { return true }
        guard let number = Double(word), let other = Double(former) else { return false }
        return abs(number - other) <= 0.5
      }
  }

  /// The attributes with versions of Interface Builder, by element.
  private static let versions = [
    ("document", ["toolsVersion", "systemVersion"]), ("plugIn", ["version"]),
  ]

  /// Splits a line into quoted values and the text between them.
  private static func pieces(_ line: [UInt8]) -> [String] {
    line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns a line without the values of attributes.
  private static func without(_ names: [String], _ line: [UInt8]) -> [String] {
    var pieces = pieces(line)
    for index in pieces.indices.dropFirst()
    where names.contains(where: { pieces[index - 1].hasSuffix(" \($0)=") }) {
      pieces[index] = ""
    }
    return pieces
  }
}
