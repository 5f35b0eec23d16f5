import ContextProtocol
import Testing

@Suite struct LineReaderTests {
  private static func items(_ text: [UInt8], chunk: Int) -> [LineReader.Item] {
    var reader = LineReader()
    var items: [LineReader.Item] = []
    var index = 0
    while index < text.count {
      let end = min(index + chunk, text.count)
      items += reader.items(adding: Array(text[index..<end]))
      index = end
    }
    return items + [reader.lastItem()].compactMap(\.self)
  }

  @Test(arguments: [1, 2, 3, 7, 1 << 16])
  func linesAreMessages(chunk: Int) {
    let text = Array("{}\r\n\n  \n[1]\n{\"a\": \"é\"}\nlast".utf8)
    #expect(
      Self.items(text, chunk: chunk)
        == ["{}", "[1]", "{\"a\": \"é\"}", "last"].map { .content(Array($0.utf8)) })
  }

  @Test(arguments: [1 << 16, 1 << 30])
  func aLineThatIsTooLongDoesNotLoseTheNext(chunk: Int) {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: LineReader.lineLimit + 1)
    let items = Self.items(long + Array("\n{}\n".utf8) + long, chunk: chunk)
    let fault = LineReader.Item.fault("a message has more than \(LineReader.lineLimit) bytes")
    #expect(items == [fault, .content(Array("{}".utf8)), fault])
  }
}
