import JSONRPC
import LanguageServer
import StructuredData
import Testing

@Suite struct MessageReaderTests {
  private static func framed(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  private static func items(_ bytes: [UInt8], chunk: Int) -> [MessageReader.Item] {
    var reader = MessageReader()
    var items: [MessageReader.Item] = []
    var index = 0
    while index < bytes.count {
      reader.add(Array(bytes[index..<min(index + chunk, bytes.count)]))
      index += chunk
      while let item = reader.nextItem() { items.append(item) }
    }
    return items
  }

  @Test(arguments: [1, 2, 7, 64, 4096])
  func messagesArriveInPieces(chunk: Int) {
    let bytes = Self.framed("{}") + Self.framed("[1, 2]") + Self.framed("")
    let expected: [MessageReader.Item] = ["{}", "[1, 2]", ""].map { .content(Array($0.utf8)) }
    #expect(Self.items(bytes, chunk: chunk) == expected)
  }

  @Test func headersMayHaveOtherFieldsAndSpellings() {
    let bytes = Array(
      "content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}Content-Length: 2\n\n[]"
        .utf8)
    #expect(
      Self.items(bytes, chunk: 3) == [.content(Array("{}".utf8)), .content(Array("[]".utf8))])
  }

  /// What is no message is reported once, and the next message is read.
  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "Content-Length: -1\r\n\r\n",
    "Content-Length: 1e3\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n", "Content-Length:\r\n\r\n", "\r\n\r\n",
    "Content-Length: 1\r\nContent-Length: 2\r\n\r\n", String(repeating: "x", count: 10_000),
    "Content-Type: a\r\n\r\n",
  ])
  func brokenHeaderDoesNotLoseTheNextMessage(text: String) {
    for chunk in [1, 5, 100_000] {
      let items = Self.items(Array(text.utf8) + Self.framed("{}"), chunk: chunk)
      #expect(items.last == .content(Array("{}".utf8)), "\(text.prefix(40)) in \(chunk)")
      let faults = items.dropLast()
      #expect(!faults.isEmpty)
      for item in faults {
        guard case .fault = item else {
          Issue.record("\(item) is no fault")
          continue
        }
      }
    }
  }

  @Test func tooLargeMessageIsSkipped() {
    var reader = MessageReader()
    let size = MessageReader.contentLimit + 1
    reader.add(Array("Content-Length: \(size)\r\n\r\n".utf8))
    guard case .fault = reader.nextItem() else {
      Issue.record("no fault")
      return
    }
    var left = size
    let part = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 22)
    while left > 0 {
      reader.add(Array(part.prefix(left)))
      left -= min(left, part.count)
      if left > 0 { #expect(reader.nextItem() == nil) }
    }
    reader.add(Self.framed("{}"))
    #expect(reader.nextItem() == .content(Array("{}".utf8)))
  }

  /// Any bytes are read to their end.
  @Test func randomBytesNeverHang() {
    var random = SystemRandomNumberGenerator()
    let pieces = [
      "Content-Length: ", "5", "\r\n", "\r\n\r\n", "{}", ":", "\u{0}", "é", "12345678901234567",
    ]
    for _ in 0..<300 {
      let count = Int.random(in: 0..<20, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let one = Self.items(Array(text.utf8), chunk: 1)
      #expect(one == Self.items(Array(text.utf8), chunk: 1 << 20), "\(text.debugDescription)")
    }
  }
}

@Suite struct OutgoingMessageTests {
  @Test func outgoingMessagesAreRead() {
    var reader = MessageReader()
    reader.add(MessageReader.framed(OutgoingMessage.response(to: .text("é"), nil)))
    reader.add(
      MessageReader.framed(OutgoingMessage.response(to: nil, ResponseError(.parseError, "a"))))
    reader.add(
      MessageReader.framed(OutgoingMessage.notification("n") { $0.object { $0.member("a", "ü") } }))
    #expect(
      reader.nextItem() == .content(Array(#"{"jsonrpc": "2.0", "id": "é", "result": null}"#.utf8)))
    #expect(
      reader.nextItem()
        == .content(
          Array(
            #"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "a"}}"#.utf8)))
    #expect(
      reader.nextItem()
        == .content(Array(#"{"jsonrpc": "2.0", "method": "n", "params": {"a": "ü"}}"#.utf8)))
    #expect(reader.nextItem() == nil)
  }

  @Test func addresses() {
    #expect(DocumentURI.path("file:///a/b%20c%C3%A9.xib") == "/a/b cé.xib")
    #expect(DocumentURI.path("file://localhost/a") == "/a")
    for uri in [
      "untitled:1", "file://host/a", "file:a", "file:///%", "file:///%0", "file:///%00",
      "file:///%FF",
    ] {
      #expect(DocumentURI.path(uri) == nil, "\(uri)")
    }
  }
}
