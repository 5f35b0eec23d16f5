/// The type of a value in JSON: what a tool takes, or what it answers.
///
/// It is written as JSON Schema, and checks values by itself.
package struct ValueSchema: Sendable {
  /// The kinds of values.
  package indirect enum Kind: Sendable {
    case text
    /// One of some texts.
    case choice([String])
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// A list with a number of elements.
    case list(ValueSchema, count: ClosedRange<Int>)
    /// An object, which may have other members if it is open.
    case object([Member], isOpen: Bool)
    /// A value of one of some kinds.
    case either([ValueSchema])
    case null
  }

  /// A member of an object.
  package struct Member: Sendable {
    package let name: String
    package let schema: ValueSchema
    package let isRequired: Bool

    package init(_ name: String, _ schema: ValueSchema, isRequired: Bool) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }

    /// Returns a member that every value has.
    package static func required(_ name: String, _ schema: ValueSchema) -> Member {
      Member(name, schema, isRequired: true)
    }

    /// Returns a member that a value may have.
    package static func optional(_ name: String, _ schema: ValueSchema) -> Member {
      Member(name, schema, isRequired: false)
    }
  }

  package let kind: Kind
  /// The meaning in a sentence, or empty.
  package let meaning: String

  package init(_ kind: Kind, _ meaning: String = "") {
    self.kind = kind
    self.meaning = meaning
  }

  /// A text.
  package static let text = ValueSchema(.text)
  /// A truth value.
  package static let flag = ValueSchema(.flag)
  /// An object with any members.
  package static let anyObject = ValueSchema(.object([], isOpen: true))
  /// A number from 0 that counts something.
  package static let count = ValueSchema(.integer(0...Int(Int32.max)))

  /// Returns a text with a meaning.
  package static func text(_ meaning: String) -> ValueSchema { ValueSchema(.text, meaning) }

  /// Returns a truth value with a meaning.
  package static func flag(_ meaning: String) -> ValueSchema { ValueSchema(.flag, meaning) }

  /// Returns a list of any number of values.
  package static func list(_ element: ValueSchema, _ meaning: String = "") -> ValueSchema {
    ValueSchema(.list(element, count: 0...Int(Int32.max)), meaning)
  }

  /// Returns an object that may have other members.
  package static func object(_ members: [Member], _ meaning: String = "") -> ValueSchema {
    ValueSchema(.object(members, isOpen: true), meaning)
  }
}
