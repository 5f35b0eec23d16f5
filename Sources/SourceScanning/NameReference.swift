package import InterfaceSource

/// A name that code passes to a call that looks it up.
package struct NameReference: Hashable, Sendable {
  /// The kind of object that is looked up.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// A storyboard: `UIStoryboard(name:bundle:)`.
    case storyboard
    /// A scene of a storyboard: `instantiateViewController(withIdentifier:)`.
    case scene
    /// A segue: `performSegue(withIdentifier:sender:)`.
    case segue
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
  /// The name; empty if it is not a plain text.
  package let name: String
  /// The range of the name, without quotation marks.
  package let range: SourceRange
}

extension NameReference.Kind {
  /// Creates the kind that a Swift call looks up by an argument with a label, which is empty for
  /// none.
  init?(call: String, label: String) {
    switch (call, label) {
    case ("UIStoryboard", "name"): self = .storyboard
    case ("instantiateViewController", "withIdentifier"),
      ("instantiateViewController", "identifier"):
      self = .scene
    case ("performSegue", "withIdentifier"): self = .segue
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
    case ("UIImage", "named"): self = .image
    case ("UIColor", "named"): self = .color
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
