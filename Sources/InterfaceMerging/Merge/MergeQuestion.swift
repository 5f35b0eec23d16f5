/// A decision that a merge cannot make.
package struct MergeQuestion: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// One side deletes an object in which the other changes something.
    case deletion
    /// Both sides move an object, to different places.
    case place
    /// Both sides set a property to different values.
    case value
    /// Both sides order the same objects differently.
    case order
    /// One side deletes an object to which the other adds a reference.
    case reference
    /// The layout of the result has a conflict or an ambiguity that neither side has.
    case layout
  }

  package let kind: Kind
  /// The id of the object, as it is in the result or in the side that has it.
  package let object: String
  /// The ids of the objects that the question is about: several for a layout.
  package let objects: [String]
  /// The name of the object for people, such as `label "Name"`.
  package let name: String
  /// The property, such as `text`, or `nil` if the question is about the object.
  package let property: String?
  /// The state in each version, in words or in normal form, or `nil` where there is none.
  package let states: [MergeSide: String]
  /// The side whose state the result has.
  package let result: MergeSide

  package init(
    _ kind: Kind, object: String, name: String, property: String? = nil,
    states: [MergeSide: String], result: MergeSide, objects: [String]? = nil
  ) {
    self.kind = kind
    self.object = object
    self.objects = objects ?? [object]
    self.name = name
    self.property = property
    self.states = states
    self.result = result
  }

  /// The text after the side in an answer, such as `bt1-aa-001/title`.
  package var subject: String { property.map { "\(object)/\($0)" } ?? object }
}
