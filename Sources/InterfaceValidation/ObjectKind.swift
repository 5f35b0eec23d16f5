import InterfaceModel
import InterfaceTraits

/// What an object is, as far as references care.
enum ObjectKind: Hashable {
  case view(ViewKind)
  case layoutGuide
  case constraint
  case controller
  case section
  case barItem
  case connection
  case exit
  case other
}
