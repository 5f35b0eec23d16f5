/// Documents that stand beside examples.
enum ExampleDocuments {
  /// A storyboard that starts with its only scene.
  static let started = storyboard(#" initialViewController="a""#)
  /// A storyboard that starts nowhere.
  static let unstarted = storyboard("")

  /// A storyboard with a segue and a cell that code asks for.
  static let withNames = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
        <tableViewController storyboardIdentifier="Rows" id="a" customClass="Rows" sceneMemberID="viewController">
          <tableView key="view" id="t"><prototypes>
            <tableViewCell reuseIdentifier="Row" id="c">
              <connections><segue destination="a" kind="show" identifier="show" id="g"/></connections>
            </tableViewCell>
          </prototypes></tableView>
          <connections><outlet property="list" destination="t" id="o"/></connections>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """

  /// A xib with an image view and what it shows.
  static func xib(showing resource: String, as attribute: String = "", _ child: String = "")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
            <imageView\(attribute) contentMode="scaleAspectFit" id="v">
                <rect key="frame" x="0.0" y="0.0" width="32" height="32"/>\(child)
            </imageView>
        </objects>
        <resources>
            \(resource)
        </resources>
    </document>
    """
  }

  private static func storyboard(_ attribute: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(attribute)>
      <scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """
  }
}
