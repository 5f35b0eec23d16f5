/// Objects as Interface Builder's library adds them.
enum LibraryObject {
  /// Returns a new object of a class, without an id.
  ///
  /// - Parameter name: The element, such as `label`, or UIKit's class, such as `UILabel`.
  /// - Returns: The object.
  /// - Throws: `badOperation` if the library has no such object.
  static func element(_ name: String) throws(EditFault) -> NewElement {
    guard let (element, line) = find(name) else {
      throw .badOperation(
        "'\(name)' is no object of the library: \(lines.keys.sorted().joined(separator: ", "))")
    }
    var object = NewElement(element)
    var current = line.split(separator: "|").map(String.init)[...]
    let attributes = current.popFirst() ?? ""
    object.attributes = read(attributes)
    guard !items.contains(element) else { return object }
    object.attributes.append(
      NewElement.Attribute("translatesAutoresizingMaskIntoConstraints", "NO"))
    object.children = [
      NewElement(
        "rect",
        [
          .init("key", "frame"), .init("x", "0.0"), .init("y", "0.0"), .init("width", "100"),
          .init("height", "100"),
        ])
    ]
    for child in current {
      object.children.append(self.child(child))
    }
    return object
  }

  /// Reads a child: its name and attributes, and after `>` each of those in it.
  private static func child(_ text: String) -> NewElement {
    let parts = text.split(separator: ">").map { part in
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      return NewElement(words[0], words.count > 1 ? read(words[1]) : [])
    }
    var element = parts[0]
    element.children = Array(parts.dropFirst())
    return element
  }

  /// Objects that are no views.
  private static let items: Set<String> = ["barButtonItem"]

  private static func find(_ name: String) -> (String, String)? {
    if let line = lines[name] { return (name, line) }
    for prefix in ["UI", "WK", "MK"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(2)
      let element = rest.prefix(1).lowercased() + rest.dropFirst()
      for candidate in [element, "wkW" + element.dropFirst()] {
        if let line = lines[candidate] { return (candidate, line) }
      }
    }
    return nil
  }

  private static func read(_ text: String) -> [NewElement.Attribute] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return NewElement.Attribute(parts[0], parts[1])
    }
  }

  /// The attributes and children of objects with constraints: those that most objects of the kind have in
  /// public documents of Xcode 13 and later, of at least three projects (2026-11), without the choices
  /// of their authors.
  private static let lines = [
    "activityIndicatorView":
      "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 verticalHuggingPriority=750 style=medium",
    "barButtonItem": "title=Item",
    "button":
      "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center contentVerticalAlignment=center buttonType=system lineBreakMode=middleTruncation",
    "collectionView":
      "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill dataMode=none|color key=backgroundColor systemColor=systemBackgroundColor",
    "containerView": "opaque=NO contentMode=scaleToFill",
    "datePicker":
      "contentMode=scaleToFill contentHorizontalAlignment=center contentVerticalAlignment=center datePickerMode=dateAndTime minuteInterval=1",
    "imageView":
      "clipsSubviews=YES userInteractionEnabled=NO contentMode=scaleAspectFit horizontalHuggingPriority=251 verticalHuggingPriority=251",
    "label":
      "opaque=NO userInteractionEnabled=NO contentMode=left horizontalHuggingPriority=251 verticalHuggingPriority=251 text=Label textAlignment=natural lineBreakMode=tailTruncation baselineAdjustment=alignBaselines adjustsFontSizeToFit=NO|fontDescription key=fontDescription type=system pointSize=17|nil key=textColor|nil key=highlightedColor",
    "mapView": "clipsSubviews=YES contentMode=scaleToFill mapType=standard",
    "pageControl":
      "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center contentVerticalAlignment=center numberOfPages=3",
    "pickerView": "contentMode=scaleToFill",
    "progressView": "opaque=NO contentMode=scaleToFill verticalHuggingPriority=750 progress=0.5",
    "scrollView": "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill",
    "searchBar": "contentMode=redraw|textInputTraits key=textInputTraits",
    "segmentedControl":
      "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left contentVerticalAlignment=top segmentControlStyle=plain selectedSegmentIndex=0|segments>segment title=First>segment title=Second",
    "slider":
      "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=center contentVerticalAlignment=center value=0.5 minValue=0.0 maxValue=1",
    "stackView": "opaque=NO contentMode=scaleToFill",
    "stepper":
      "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 verticalHuggingPriority=750 contentHorizontalAlignment=center contentVerticalAlignment=center maximumValue=100",
    "switch":
      "opaque=NO contentMode=scaleToFill horizontalHuggingPriority=750 verticalHuggingPriority=750 contentHorizontalAlignment=center contentVerticalAlignment=center on=YES",
    "tableView":
      "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES dataMode=prototypes style=plain separatorStyle=default rowHeight=-1 estimatedRowHeight=-1 sectionHeaderHeight=-1 sectionFooterHeight=-1|color key=backgroundColor systemColor=systemBackgroundColor",
    "textField":
      "opaque=NO contentMode=scaleToFill contentHorizontalAlignment=left contentVerticalAlignment=center borderStyle=roundedRect textAlignment=natural minimumFontSize=17|fontDescription key=fontDescription type=system pointSize=14|textInputTraits key=textInputTraits",
    "textView":
      "clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill textAlignment=natural|color key=backgroundColor systemColor=systemBackgroundColor|color key=textColor systemColor=labelColor|fontDescription key=fontDescription type=system pointSize=14|textInputTraits key=textInputTraits autocapitalizationType=sentences",
    "toolbar": "opaque=NO clearsContextBeforeDrawing=NO contentMode=scaleToFill",
    "view": "contentMode=scaleToFill",
    "wkWebView": "contentMode=scaleToFill",
  ]
}
