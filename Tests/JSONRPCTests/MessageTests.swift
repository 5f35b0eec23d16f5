import JSONRPC
import StructuredData
import Testing

@Suite struct MessageTests {
  @Test func kinds() {
    func message(_ text: String) -> Message { Message(Array(text.utf8)) }
    if case .request(.number(1), "a", let parameters) = message(
      #"{"id":1,"method":"a","params":[]}"#)
    {
      #expect(parameters?.array == [])
    } else {
      Issue.record("no request")
    }
    if case .request(.text("x"), "a", nil) = message(#"{"id":"x","method":"a"}"#) {
    } else {
      Issue.record("no request with a text")
    }
    if case .notification("b", nil) = message(#"{"method":"b"}"#) {
    } else {
      Issue.record("no notification")
    }
    if case .response(.number(2), result: _) = message(#"{"id":2,"result":null}"#) {
    } else {
      Issue.record("no response")
    }
  }

  @Test(arguments: [
    ("", ResponseError.Code.parseError), ("{", .parseError), ("{\"id\":1,}", .parseError),
    ("\u{0}", .parseError), ("[]", .invalidRequest), ("3", .invalidRequest),
    ("{}", .invalidRequest),
    (#"{"id":1}"#, .invalidRequest), (#"{"id":1.5,"method":"a"}"#, .invalidRequest),
    (#"{"id":{},"method":"a"}"#, .invalidRequest), (#"{"id":1,"method":3}"#, .invalidRequest),
    (String(repeating: "[", count: 100_000), .parseError),
  ])
  func invalidMessages(text: String, code: ResponseError.Code) {
    guard case .invalid(_, let error) = Message(Array(text.utf8)) else {
      Issue.record("'\(text.prefix(20))' is valid")
      return
    }
    #expect(error.code == code)
  }

  @Test func resultsOfResponsesAreKept() {
    let message = Message(Array(#"{"id":"a","result":{"roots":[3]}}"#.utf8))
    if case .response(.text("a"), let result) = message {
      #expect(result?["roots"]?.array?.first?.number == 3)
    } else {
      Issue.record("no response")
    }
    if case .response(.number(1), nil) = Message(Array(#"{"id":1,"error":{"code":1}}"#.utf8)) {
    } else {
      Issue.record("no refusal")
    }
  }

  /// A protocol may end messages with line breaks.
  @Test func outgoingMessagesAreOneLine() {
    let message = OutgoingMessage.request(.number(7), "a") { $0.value("b\nc\u{2028}\r") }
    #expect(!message.contains(UInt8(ascii: "\n")) && !message.contains(UInt8(ascii: "\r")))
  }
}
