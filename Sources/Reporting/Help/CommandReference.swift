/// A command as its page in `docs/commands` describes it: its help, with examples and links.
package struct CommandReference: Sendable {
  package var manual: Manual
  /// The pages of the guide about the subject of the command, the most important one first.
  package var guide: [GuidePage]
  package var examples: [CommandExample]

  package init(_ manual: Manual, guide: [GuidePage], examples: [CommandExample]) {
    self.manual = manual
    self.guide = guide
    self.examples = examples
  }
}
