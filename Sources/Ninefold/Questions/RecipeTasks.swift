import InterfaceMerging

/// The work that a document does by itself and code must do.
enum RecipeTasks {
  /// Returns the tasks of all objects, in the order of the document.
  static func all(in document: QuestionedDocument) -> [(object: ObjectIdentity, task: String)] {
    document.selector.objects.flatMap { index in
      tasks(of: index, in: document).map { (document.identity(of: index), $0) }
    }
  }

  private static func tasks(of index: Int, in document: QuestionedDocument) -> [String] {
    let table = document.table
    let entry = table.entries[index]
    let values = entry.attributes
    let parts = entry.children.map { table.entries[$0] }
    func has(_ element: String) -> Bool { parts.contains { $0.element == element } }
    var tasks: [String] = []
    switch entry.element {
    case "tableView":
      if has("sections") {
        tasks.append(
          "the sections and cells are static: a data source must return their numbers, headers, "
            + "footers and cells")
      }
      if has("prototypes") {
        tasks.append(
          "the cells are prototypes: register a class for each reuse identifier, and create the "
            + "views of a cell in that class")
      }
    case "collectionView":
      if has("cells") {
        tasks.append(
          "the cells are prototypes: register a class for each reuse identifier, and create the "
            + "views of a cell in that class")
      }
    case "tableViewCell", "collectionViewCell":
      tasks.append("the views of the cell belong in its contentView")
    case "stackView":
      tasks.append("add the views with addArrangedSubview, in order")
    case "containerView":
      tasks.append("add the controller of the embed segue as a child, with its view in this view")
    case "segue": tasks += segueTasks(values)
    case "outlet":
      tasks.append("set the property \(values["property"] ?? "") to the object")
    case "outletCollection":
      tasks.append("append the object to the property \(values["property"] ?? "")")
    case "action":
      let event = values["eventType"].map { " for \($0)" } ?? ""
      tasks.append("add the target with the action \(values["selector"] ?? "")\(event)")
    case "constraint":
      if values["placeholder"] == "YES" {
        tasks.append("the constraint is only for Interface Builder: leave it out of the app")
      }
    default: break
    }
    if entry.element.hasSuffix("GestureRecognizer") {
      tasks.append("add the recognizer to the views whose outlet gestureRecognizers refers to it")
    }
    if has("userDefinedRuntimeAttributes") {
      tasks.append("set the runtime attributes with setValue(_:forKeyPath:), in order")
    }
    let variations = parts.filter { $0.element == "variation" && $0.attributes["key"] != "default" }
    if !variations.isEmpty {
      tasks.append("apply the variations whenever the size classes change")
    }
    if table.authoredFrames[entry.key] != nil {
      tasks.append("set the frame and the autoresizing mask: no constraints place the object")
    }
    return tasks
  }

  private static func segueTasks(_ values: [String: String]) -> [String] {
    switch values["kind"] {
    case "show", "push": ["show the destination, in a navigation controller by pushing it"]
    case "showDetail": ["show the destination with showDetailViewController(_:sender:)"]
    case "presentation", "modal": ["present the destination"]
    case "popoverPresentation", "popover": ["present the destination as a popover"]
    case "embed": ["add the destination as a child"]
    case "relationship":
      ["give the destination to the container's \(values["relationship"] ?? "controllers")"]
    case "unwind": ["go back to the controller that has the unwind action"]
    case "custom": ["perform the transition of the custom segue class"]
    default: ["show the destination"]
    }
  }
}
