/// The attributes that names are read from.
enum CodeAttribute: String, CaseIterable {
  case catalog, customClass, customModule, destination, id, identifier, initialViewController,
    keyPath, kind, name
  case placeholderIdentifier, property, restorationIdentifier, reuseIdentifier, sceneID,
    sceneMemberID
  case storyboardIdentifier, title, type, userLabel, value
  case useStoryboardIdentifier = "useStoryboardIdentifierAsRestorationIdentifier"
}
