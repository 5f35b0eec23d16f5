/// A significant part of a source, excluding comments, white space and the contents of strings.
struct SourceToken {
  /// The kind of a token.
  enum Kind: UInt8 {
    case name, number, string, punctuation
    /// `#if` and its Objective-C variants.
    case conditionStart
    /// `#else` or `#elif`.
    case conditionElse
    case conditionEnd
  }

  let kind: Kind
  /// The byte of a punctuation mark; 0 for other tokens.
  let mark: UInt8
  /// The keyword that a name is, or `nil` for other names, and for those in backticks.
  let keyword: Keyword?
  /// The offset of the token, in bytes; for a name in backticks without them.
  let start: Int32
  let end: Int32
}
