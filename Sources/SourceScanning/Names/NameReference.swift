package import InterfaceSource

/// A name that code passes to a call that looks it up.
package struct NameReference: Hashable, Sendable {
  /// The kind of object that is looked up.
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A storyboard: `UIStoryboard(name:bundle:)`.
    case storyboard
    /// A scene of a storyboard: `instantiateViewController(withIdentifier:)`.
    case scene
    /// A segue: `performSegue(withIdentifier:sender:)`.
    case segue
    /// An identifier with which code compares that of a segue: `segue.identifier == "show"`.
    case expectedSegue
    /// An identifier that code gives to a segue: `UIStoryboardSegue(identifier:source:)`.
    case createdSegue
    /// A xib: `UINib(nibName:bundle:)`.
    case nib
    /// A cell or another view: `dequeueReusableCell(withIdentifier:)`.
    case reusable
    /// An identifier for which code registers a class or xib:
    /// `register(_:forCellReuseIdentifier:)`.
    case registered
    /// An image: `UIImage(named:)`.
    case image
    /// A color: `UIColor(named:)`.
    case color
  }

  /// The kind of object that is looked up.
  package let kind: Kind
  /// The name; empty if it is not known.
  package let name: String
  /// The range of the name, without quotation marks, or of the expression.
  package let range: SourceRange
  /// The expression that the call contains.
  package var value: NameExpression
  /// The types that contain the call, the outermost first.
  package var enclosing: [String] = []
  /// Whether the code cannot continue without the object, or registers views for all identifiers
  /// that the expression may have.
  package var isRequired = true
  /// Whether the call is a message to `self`.
  package var isOfSelf = false
  /// The name of the storyboard that contains a scene, or of the xib that is registered, or `nil`
  /// if the call does not contain it.
  package var container: NameExpression?

  init(kind: Kind, range: SourceRange, value: NameExpression) {
    self.kind = kind
    self.range = range
    self.value = value
    name = if case .text(let text) = value { text } else { "" }
  }

  /// Creates a reference with the value of its expression.
  init(_ other: NameReference, value: NameExpression, container: NameExpression?) {
    kind = other.kind
    range = other.range
    self.value = other.value
    enclosing = other.enclosing
    isRequired = other.isRequired
    isOfSelf = other.isOfSelf
    self.container = container
    name = if case .text(let text) = value { text } else { "" }
  }

  /// The name of the storyboard or xib, if it is known.
  package var containerName: String? {
    if case .text(let text)? = container { text } else { nil }
  }
}

extension NameReference.Kind {
  /// Creates the kind that a Swift call looks up by an argument with a label, which is empty for
  /// none.
  init?(call: String, label: String) {
    switch (call, label) {
    case ("UIStoryboard", "name"): self = .storyboard
    case ("instantiateViewController", "withIdentifier"),
      ("instantiateViewController", "identifier"),
      // SwiftGen's and R.swift's generated code.
      ("SceneType", "identifier"), ("StoryboardViewControllerResource", "identifier"):
      self = .scene
    case ("performSegue", "withIdentifier"): self = .segue
    case ("StoryboardSegueIdentifier", "identifier"): self = .expectedSegue
    case ("UIStoryboardSegue", "identifier"): self = .createdSegue
    case (_, "nibName"), ("loadNibNamed", ""): self = .nib
    case ("dequeueReusableCell", "withIdentifier"), ("dequeueReusableCell", "withReuseIdentifier"),
      ("dequeueReusableHeaderFooterView", "withIdentifier"),
      ("dequeueReusableSupplementaryView", "withReuseIdentifier"),
      ("dequeueReusableAnnotationView", "withIdentifier"):
      self = .reusable
    case ("register", "forCellReuseIdentifier"), ("register", "forCellWithReuseIdentifier"),
      ("register", "forHeaderFooterViewReuseIdentifier"), ("register", "withReuseIdentifier"),
      ("register", "forAnnotationViewWithReuseIdentifier"),
      // Code that creates the view itself.
      (_, "reuseIdentifier"):
      self = .registered
    case ("UIImage", "named"), ("Image", ""): self = .image
    case ("UIColor", "named"), ("Color", ""): self = .color
    default: return nil
    }
  }

  /// The argument labels that `init(call:label:)` recognizes.
  static let labels: Set<String> = [
    "", "name", "withIdentifier", "identifier", "nibName", "withReuseIdentifier",
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forAnnotationViewWithReuseIdentifier", "reuseIdentifier", "named",
  ]

  /// Creates the kind that an Objective-C message looks up by the argument after a part of its
  /// selector.
  init?(selectorPart: String) {
    switch selectorPart {
    case "storyboardWithName": self = .storyboard
    case "instantiateViewControllerWithIdentifier": self = .scene
    case "performSegueWithIdentifier": self = .segue
    case "segueWithIdentifier": self = .createdSegue
    case "nibWithNibName", "initWithNibName", "loadNibNamed": self = .nib
    case "dequeueReusableCellWithIdentifier", "dequeueReusableCellWithReuseIdentifier",
      "dequeueReusableHeaderFooterViewWithIdentifier",
      "dequeueReusableAnnotationViewWithIdentifier":
      self = .reusable
    case "forCellReuseIdentifier", "forCellWithReuseIdentifier",
      "forHeaderFooterViewReuseIdentifier", "reuseIdentifier",
      "forAnnotationViewWithReuseIdentifier":
      self = .registered
    case "imageNamed": self = .image
    case "colorNamed": self = .color
    default: return nil
    }
  }
}
