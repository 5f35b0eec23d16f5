extension LayoutFile {
  /// Returns the file without some objects and the views that they contain.
  ///
  /// - Parameter objects: The ids of views, constraints or segues.
  /// - Returns: The file without them.
  package func leavingOut(_ objects: Set<String>) -> LayoutFile {
    guard !objects.isEmpty else { return self }
    var file = self
    for scene in file.scenes.indices {
      file.scenes[scene].segues.removeAll { $0.id.map(objects.contains) ?? false }
      for layout in file.scenes[scene].layouts.indices {
        file.scenes[scene].layouts[layout].leaveOut(objects)
      }
    }
    return file
  }

  /// Returns the ids of some objects in a scene, and of the views that they contain.
  package func views(in objects: Set<String>, ofScene scene: String) -> Set<String> {
    let layouts = scenes.first { $0.id == scene }?.layouts ?? []
    return layouts.reduce(into: objects) { $0.formUnion($1.views(in: objects)) }
  }
}

extension LayoutFile.SceneLayout {
  fileprivate func views(in objects: Set<String>) -> Set<String> {
    var ids: Set<String> = []
    // Superviews precede their subviews.
    for view in views
    where objects.contains(view.id) || view.superview.map(ids.contains) ?? false {
      ids.insert(view.id)
    }
    return ids
  }

  fileprivate mutating func leaveOut(_ objects: Set<String>) {
    let views = views(in: objects)
    self.views.removeAll { views.contains($0.id) }
    constraints.removeAll { objects.contains($0.id) }
    for view in views { ambiguities[view] = nil }
    conflicts = conflicts.map { $0.filter { !objects.contains($0) } }.filter { !$0.isEmpty }
  }
}
