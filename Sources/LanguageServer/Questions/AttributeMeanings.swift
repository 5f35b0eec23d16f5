/// The meanings of the attributes of documents that people look at most.
enum AttributeMeanings {
  /// Returns the meaning of an attribute, or `nil` if there is no description.
  static func text(_ name: String, on element: String) -> String? {
    if element == "constraint", let text = constraint[name] { return text }
    return general[name]
  }

  private static let constraint = [
    "constant": "the distance in points that is added on the right side",
    "firstAttribute": "the attribute of the first item",
    "firstItem": "the item on the left side; without it, the view that has the constraint",
    "identifier": "the name of the constraint in logs",
    "multiplier": "the factor of the second item's attribute; `a:b` is the ratio of both",
    "placeholder": "whether the constraint exists in Interface Builder only",
    "priority": "how strongly the constraint is meant; 1000 is required",
    "relation": "how the left side compares with the right one",
    "secondAttribute": "the attribute of the second item",
    "secondItem": "the item on the right side; without it, there is only a constant",
    "symbolic": "whether the distance is the standard one of the system",
  ]

  private static let general = [
    "action": "the message that is sent",
    "adjustsFontForContentSizeCategory":
      "whether the font follows the text size that the user has chosen",
    "adjustsFontSizeToFit": "whether the font shrinks until the text fits",
    "alpha": "the opacity, from 0 to 1",
    "ambiguous": "whether Interface Builder found the layout ambiguous",
    "axis": "the direction in which a stack view arranges its views",
    "clipsSubviews": "whether subviews are drawn inside the bounds only",
    "colorSpace": "the color space of the components",
    "contentMode": "how content is scaled and placed when the bounds change",
    "customClass": "the class of the object in place of the one of UIKit",
    "customModule": "the Swift module of the custom class",
    "customModuleProvider": "`target` if the module is that of the target which has the document",
    "destination": "the object at the other end of the connection",
    "eventType": "the control event that sends the action",
    "exclude": "whether the value is left out in the configurations of a variation",
    "fixedFrame": "whether Interface Builder keeps the frame although no constraints decide it",
    "hidden": "whether the view is hidden",
    "horizontalCompressionResistancePriority":
      "how strongly the view resists being narrower than its content",
    "horizontalHuggingPriority": "how strongly the view resists being wider than its content",
    "id": "the identity of the object in the document",
    "initialViewController": "the controller that the storyboard starts with",
    "insetsLayoutMarginsFromSafeArea": "whether the layout margins stay inside the safe area",
    "installed": "whether the object exists in the configuration",
    "key": "the property of the enclosing object that has the value",
    "keyPath": "the path of the property that is set when the object is loaded",
    "kind": "the kind of a segue",
    "lineBreakMode": "how text that does not fit is wrapped or cut",
    "misplaced": "whether the frame in the document differs from the one that constraints decide",
    "multipleTouchEnabled": "whether the view receives more than one touch",
    "numberOfLines": "the maximum number of lines; 0 means any number",
    "opaque": "whether the view promises to fill its bounds",
    "placeholderIntrinsicHeight": "a height in place of that of the content in Interface Builder",
    "placeholderIntrinsicWidth": "a width in place of that of the content in Interface Builder",
    "preservesSuperviewLayoutMargins":
      "whether the layout margins are at least those of the superview",
    "property": "the outlet of the class that is connected",
    "propertyAccessControl": "who may use an outlet that a document declares",
    "referencedIdentifier": "the storyboard identifier of the scene in the other storyboard",
    "restorationIdentifier": "the name by which the app's state is restored",
    "reuseIdentifier": "the name by which code dequeues the cell",
    "sceneID": "the identity of the scene",
    "sceneMemberID": "the part that the object plays in its scene",
    "selector": "the method that the action calls",
    "storyboardIdentifier": "the name by which code instantiates the scene",
    "storyboardName": "the other storyboard that has the scene",
    "tag": "a number by which code finds the view",
    "text": "the text that is shown",
    "title": "the title that is shown",
    "toolsVersion": "the version of Interface Builder that saved the document",
    "translatesAutoresizingMaskIntoConstraints":
      "whether the autoresizing mask decides the frame instead of constraints",
    "useAutolayout": "whether the document uses Auto Layout",
    "useSafeAreas": "whether views have a safe area layout guide",
    "useTraitCollections": "whether the document has variations by traits",
    "userInteractionEnabled": "whether the view receives touches",
    "userLabel": "the name of the object in Xcode's outline",
    "verticalCompressionResistancePriority":
      "how strongly the view resists being shorter than its content",
    "verticalHuggingPriority": "how strongly the view resists being taller than its content",
  ]
}
