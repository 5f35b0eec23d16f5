import InterfaceSource
import InterfaceTraits

/// A storyboard with one scene, whose root view `root` contains the given views and constraints.
enum RootDocument {
  /// Returns the document.
  ///
  /// - Parameters:
  ///   - views: The root's subviews.
  ///   - constraints: The root's constraints.
  ///   - variations: The root's variations.
  ///   - device: The id of the canvas's device.
  ///   - size: The size of the root, in points.
  /// - Returns: The file `Main.storyboard`.
  static func file(
    _ views: String, _ constraints: String, variations: String = "", device: String,
    size: LayoutSize
  ) -> SourceFile {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
          <device id="\(device)" orientation="portrait"/>
          <scenes>
              <scene sceneID="s">
                  <objects>
                      <viewController id="c" sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="root">
                              <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
                              <subviews>\(views)</subviews>
                              <constraints>\(constraints)</constraints>\(variations)
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
    return SourceFile(path: "Main.storyboard", bytes: Array(text.utf8))
  }
}
