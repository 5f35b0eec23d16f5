import Reporting
import NinefoldProject
import Ninefold

extension Option where Value == String {
  static var htmlPage: Option {
    Option(
      text: "--html", "FILE",
      help: """
        Write all scenes to FILE as one self-contained page
        """
    ) { OutputStream.name($0) }
    .detailed(
      """
      It shows each requested cell, device, size and language, and is readable without its script.
      """)
  }
}

extension Option where Value == ResizeRange {
  static var resize: Option {
    Option(
      "--resize", "[IDIOM:]WxH..WxH",
      help: """
        With --html, also show windows of any size in this range, such as 320x320..1366x1366
        """,
      expected: "two sizes such as 320x320..1366x1366, each side from 1 to 10000 points"
    ) { text in
      let parts = WindowText(text)
      if parts != nil, parts?.idiom == nil { return nil }
      let ends = (parts?.rest ?? text[...]).split(separator: ".", omittingEmptySubsequences: false)
      guard ends.count == 3, ends[1].isEmpty, let least = LayoutSize(words: ends[0]),
        let most = LayoutSize(words: ends[2])
      else { return nil }
      return ResizeRange(least: least, most: most, idiom: parts?.idiom)
    }
    .refusing { WindowText($0)?.reason }
    .detailed(
      """
      They are laid out as by --size, or, with a kind of device such as ipad:320x320..1366x1366, as by \
      --window.
      """)
  }
}

extension Option where Value == [TraitCollection] {
  static var vary: Option {
    Option(
      "--vary", "NAME=VALUE,…",
      help: """
        With --html, show everything with each value, as in 'userInterfaceStyle=light,dark'
        """,
      expected: "NAME=VALUE,VALUE… with different values, and a NAME of \(TraitSetting.allNames)"
    ) { text in
      guard let sign = text.firstIndex(of: "=") else { return nil }
      let name = String(text[..<sign])
      let values = text[text.index(after: sign)...]
        .split(separator: ",", omittingEmptySubsequences: false)
      let traits = values.compactMap { TraitSetting.traits("\(name)=\($0)") }
      return traits.count == values.count && Set(traits).count == traits.count ? traits : nil
    }
    .detailed("May be repeated to combine traits.")
    .offering(.variation(TraitSetting.offered))
  }
}

extension LayoutSize {
  /// Parses a size such as `694x768`.
  ///
  /// Returns `nil` for any other text, and for sides outside 1 to 10000 points.
  init?(words: Substring) {
    let sides = words.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Int(sides[0]), let height = Int(sides[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self.init(width: Double(width), height: Double(height))
  }
}
