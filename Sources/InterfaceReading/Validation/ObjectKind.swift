import InterfaceTraits

/// What an object is, as far as references care.
enum ObjectKind: Hashable {
  case view(ViewKind)
  case layoutGuide
  /// A layout guide that stands for nothing that is known.
  case unknownLayoutGuide
  case constraint
  case controller
  case section
  case barItem
  case connection
  case exit
  case other
}
