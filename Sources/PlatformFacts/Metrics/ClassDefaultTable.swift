/// The values that properties of UIKit's classes have in an object that code creates, and that
/// Interface Builder writes into documents all the same.
///
/// Source: Apple's documentation of each property ("The default value is …"). Confidence: high. A
/// property whose documentation gives no default is not in the table.
package enum ClassDefaults {
  /// Returns whether a value of a document is what an object created by code has.
  ///
  /// - Parameters:
  ///   - value: The value, as the document spells it.
  ///   - attribute: The attribute.
  ///   - element: The element of the object.
  /// - Returns: Whether it is, as far as the table has the property.
  package static func contain(
    _ value: String, of attribute: String, on element: String
  ) -> Bool {
    table[element]?[attribute] == value
  }

  private static let table: [String: [String: String]] = [
    "imageView": ["userInteractionEnabled": "NO"],
    "label": [
      "adjustsFontSizeToFit": "NO", "baselineAdjustment": "alignBaselines",
      "lineBreakMode": "tailTruncation", "textAlignment": "natural",
      "userInteractionEnabled": "NO",
    ],
    "slider": ["maxValue": "1", "minValue": "0.0"],
    "stepper": ["maximumValue": "100"],
    "tableView": ["separatorStyle": "default", "style": "plain"],
    "tableViewCell": ["selectionStyle": "default"],
    "textField": ["textAlignment": "natural"],
    "view": ["contentMode": "scaleToFill"],
  ]
}
