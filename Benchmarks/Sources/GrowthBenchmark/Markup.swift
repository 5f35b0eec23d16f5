/// Builders of the XML of documents.
enum Markup {
  static let rect = #"<rect key="frame" x="10" y="20" width="100" height="30"/>"#

  /// A storyboard.
  static func document(_ scenes: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scenes)</scenes>
    <resources>\(resources)</resources>
    </document>

    """
  }

  /// A scene with a root view.
  static func scene(
    _ number: Int = 0, views: String = "", constraints: String = "", inView: String = "",
    inController: String = "", beside: String = ""
  ) -> String {
    """
    <scene sceneID="s\(number)"><objects><viewController id="vc\(number)" \
    sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="root\(number)">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(views)</subviews>\
    <constraints>\(constraints)</constraints>\
    <viewLayoutGuide key="safeArea" id="sa\(number)"/>\(inView)</view>\(inController)\
    </viewController>\(beside)</objects></scene>

    """
  }

  /// A view, placed by constraints or by its frame.
  static func view(
    _ number: Int, element: String = "view", isConstrained: Bool = true, attributes: String = "",
    _ inside: String = ""
  ) -> String {
    let placed =
      isConstrained ? #"translatesAutoresizingMaskIntoConstraints="NO""# : #"fixedFrame="YES""#
    return """
      <\(element) contentMode="scaleToFill" \(placed) id="v\(number)" \(attributes)>\(rect)\
      \(inside)</\(element)>
      """
  }

  /// Returns a constraint to another item, or to a constant only.
  static func constraint(
    _ id: String, _ first: String, _ second: String? = nil, constant: Int = 0
  ) -> String {
    let parts = first.split(separator: ".")
    var text = #"<constraint firstItem="\#(parts[0])" firstAttribute="\#(parts[1])" "#
    if let other = second?.split(separator: ".") {
      text += #"secondItem="\#(other[0])" secondAttribute="\#(other[1])" "#
    }
    return text + #"constant="\#(constant)" id="c\#(id)"/>"#
  }

  /// Returns the concatenation of a text for each number.
  static func each(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }
}
