import InterfaceModel
import InterfaceTraits

extension SceneGraph {
  /// Adds the names of images that views and bar items show because their names were replaced.
  package mutating func addImageNames() {
    var names = ImageNames()
    for view in views {
      names.add(view.attributes)
      names.add(view.properties)
      names.add(view.content)
      for property in view.properties.all {
        if case .element(let element) = property.value { names.add(inside: element) }
      }
    }
    for item in barItems {
      names.add(item.attributes)
      if let image = item.image { names.add(image.name) }
    }
    let known = Set(imageNames)
    imageNames += names.names.filter { !known.contains($0) }
  }
}
