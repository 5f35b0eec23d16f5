// Generated from Fixtures/diagnostics by `swift run regenerate`: do not edit.
// swift-format-ignore-file

enum EmbeddedExamples {
  static let text = ###"""
-- accessory-without-action/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" opaque="NO" dataMode="static" style="grouped" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                    <tableViewSection headerTitle="About" id="section">
                        <cells>
                            ↓<tableViewCell accessoryType="disclosureIndicator" id="row">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                </sections>
            </tableView>
        </tableViewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="More" id="more" sceneMemberID="viewController"/>
    </objects>
</scene>
-- accessory-without-action/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" opaque="NO" dataMode="static" style="grouped" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                    <tableViewSection headerTitle="About" id="section">
                        <cells>
                            <tableViewCell accessoryType="disclosureIndicator" id="row">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                        <connections>
                                            <segue destination="more" kind="show" identifier="more" id="seg"/>
                                        </connections>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                </sections>
            </tableView>
        </tableViewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="More" id="more" sceneMemberID="viewController"/>
    </objects>
</scene>
-- action-sheet-without-anchor/1-bad/Page.swift --
class Page: UIViewController {
  func ask() {
    let sheet = ↓UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    present(sheet, animated: true)
  }
}
-- action-sheet-without-anchor/1-both/App.xcodeproj/project.pbxproj --
TARGETED_DEVICE_FAMILY = "1,2";
-- action-sheet-without-anchor/1-good/Page.swift --
class Page: UIViewController {
  func ask() {
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }
}
-- action-sheet-without-anchor/2-bad/Page.m --
@implementation Page
- (void)ask {
  UIAlertController *sheet = [↓UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  [self presentViewController:sheet animated:YES completion:nil];
}
@end
-- action-sheet-without-anchor/2-both/App.xcodeproj/project.pbxproj --
TARGETED_DEVICE_FAMILY = "1,2";
-- action-sheet-without-anchor/2-good/Page.m --
@implementation Page
- (void)ask {
  UIAlertController *sheet = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];
  sheet.popoverPresentationController.barButtonItem = self.item;
  [self presentViewController:sheet animated:YES completion:nil];
}
@end
-- all-capitals/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="SHOW ALL RESULTS" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- all-capitals/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Show all results" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- ambiguous-layout/1-bad.view.xml --
<subviews>
    ↓<view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
</constraints>
-- ambiguous-layout/1-good.view.xml --
<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
</constraints>
-- ambiguous-scrollable-content/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="c1"/>
                            <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="c2"/>
                            <constraint firstItem="v" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
                            <constraint firstItem="v" firstAttribute="width" secondItem="s" secondAttribute="width" id="c4"/>
                            <constraint firstItem="v" firstAttribute="height" constant="900" id="c5"/>
                        </constraints>
                    </scrollView>
                </subviews>
                <constraints>
                    <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d1"/>
                    <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="d2"/>
                    <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="d3"/>
                    <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="d4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- ambiguous-scrollable-content/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="v">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="v" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="c1"/>
                            <constraint firstItem="v" firstAttribute="top" secondItem="s" secondAttribute="top" id="c2"/>
                            <constraint firstItem="v" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
                            <constraint firstItem="v" firstAttribute="width" secondItem="s" secondAttribute="width" id="c4"/>
                            <constraint firstItem="v" firstAttribute="height" constant="900" id="c5"/>
                            <constraint firstItem="v" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c6"/>
                        </constraints>
                    </scrollView>
                </subviews>
                <constraints>
                    <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d1"/>
                    <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="d2"/>
                    <constraint firstItem="s" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="d3"/>
                    <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="d4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- app-storyboard-without-initial-view-controller/1-bad/Info.plist --
<plist version="1.0">
<dict>
  <key>UIMainStoryboardFile</key>
  ↓<string>Main</string>
</dict>
</plist>
-- app-storyboard-without-initial-view-controller/1-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- app-storyboard-without-initial-view-controller/1-both/Start.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- app-storyboard-without-initial-view-controller/1-good/Info.plist --
<plist version="1.0">
<dict>
  <key>UIMainStoryboardFile</key>
  <string>Start</string>
</dict>
</plist>
-- apple-double-file/1-bad.xib --
␀␅␖␇␀␂␀␀Mac OS X
-- apple-double-file/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- ascii-ellipsis/1-bad.view.xml --
<subviews>
    <label opaque="NO" text="↓Loading..." textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- ascii-ellipsis/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Loading…" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- asset-contents-missing/1-bad/Example.xcassets/Icon.imageset/Contents.json --
-- asset-contents-missing/1-both/Example.xcassets/Icon.imageset/icon.png --
-- asset-contents-missing/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "icon.png", "idiom" : "universal" } ] }
-- asset-dark-variant-missing/1-bad/A.xcassets/Line.colorset/Contents.json --
{ "colors" : [ ↓{ "idiom" : "universal",
    "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.8", "alpha" : "1.0" } } } ] }
-- asset-dark-variant-missing/1-both/A.xcassets/Page.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "1.0", "alpha" : "1.0" } } },
  { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
    "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.0", "alpha" : "1.0" } } } ] }
-- asset-dark-variant-missing/1-good/A.xcassets/Line.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "separatorColor" } } ] }
-- asset-file-case/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : ↓"icon.png", "idiom" : "universal" } ] }
-- asset-file-case/1-both/Example.xcassets/Icon.imageset/Icon.png --
-- asset-file-case/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "Icon.png", "idiom" : "universal" } ] }
-- asset-file-missing/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : ↓"icon.png", "idiom" : "universal" } ] }
-- asset-file-missing/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal" } ] }
-- asset-file-unreferenced/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "icon.png", "idiom" : "universal" } ] }
-- asset-file-unreferenced/1-both/Example.xcassets/Icon.imageset/icon.png --
-- asset-file-unreferenced/1-both/Example.xcassets/Icon.imageset/old.png --
-- asset-file-unreferenced/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "icon.png", "idiom" : "universal", "scale" : "1x" },
  { "filename" : "old.png", "idiom" : "universal", "scale" : "2x" } ] }
-- asset-icon-appearance/1-bad/Example.xcassets/AppIcon.appiconset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "iphone", "size" : "60x60", "scale" : "2x" },
  ↓{ "filename" : "dark.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024",
    "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ] }
-- asset-icon-appearance/1-both/Example.xcassets/AppIcon.appiconset/a.png --
-- asset-icon-appearance/1-both/Example.xcassets/AppIcon.appiconset/dark.png --
-- asset-icon-appearance/1-good/Example.xcassets/AppIcon.appiconset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" },
  { "filename" : "dark.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024",
    "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ] }
-- asset-icon-missing/1-bad/Example.xcassets/AppIcon.appiconset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "iphone", "size" : "60x60", "scale" : "3x" },
  ↓{ "idiom" : "iphone", "size" : "60x60", "scale" : "2x" } ] }
-- asset-icon-missing/1-both/Example.xcassets/AppIcon.appiconset/a.png --
-- asset-icon-missing/1-good/Example.xcassets/AppIcon.appiconset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "platform" : "ios", "size" : "1024x1024" } ] }
-- asset-icon-obsolete/1-bad/Example.xcassets/AppIcon.appiconset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "ipad", "size" : "76x76", "scale" : "2x" },
  ↓{ "filename" : "b.png", "idiom" : "ipad", "size" : "76x76", "scale" : "1x" } ] }
-- asset-icon-obsolete/1-both/Example.xcassets/AppIcon.appiconset/a.png --
-- asset-icon-obsolete/1-both/Example.xcassets/AppIcon.appiconset/b.png --
-- asset-icon-obsolete/1-good/Example.xcassets/AppIcon.appiconset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "ipad", "size" : "76x76", "scale" : "2x" },
  { "filename" : "b.png", "idiom" : "ipad", "size" : "83.5x83.5", "scale" : "2x" } ] }
-- asset-launch-image/1-bad/Example.xcassets/Start.launchimage/Contents.json --
{ "images" : [ ↓{ "filename" : "a.png", "idiom" : "iphone", "orientation" : "portrait", "scale" : "2x" } ] }
-- asset-launch-image/1-both/Example.xcassets/Start.launchimage/a.png --
-- asset-launch-image/1-good/Example.xcassets/Start.launchimage/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "tv", "orientation" : "landscape", "scale" : "1x" } ] }
-- asset-physical-size-missing/1-bad/Example.xcassets/Exit.arreferenceimage/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal" } ],
  "properties" : { "unit" : "meters", "width" : ↓0 } }
-- asset-physical-size-missing/1-both/Example.xcassets/Exit.arreferenceimage/a.png --
-- asset-physical-size-missing/1-good/Example.xcassets/Exit.arreferenceimage/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal" } ],
  "properties" : { "unit" : "meters", "width" : 0.3 } }
-- asset-scale-missing/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ ↓{ "filename" : "a.png", "idiom" : "universal", "scale" : "2x" } ] }
-- asset-scale-missing/1-both/Example.xcassets/Icon.imageset/a.png --
-- asset-scale-missing/1-both/Example.xcassets/Icon.imageset/b.png --
-- asset-scale-missing/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "scale" : "2x" },
  { "filename" : "b.png", "idiom" : "universal", "scale" : "3x" } ] }
-- asset-unassigned/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "scale" : "2x" },
  { "filename" : ↓"b.png", "idiom" : "universal", "unassigned" : true } ] }
-- asset-unassigned/1-both/Example.xcassets/Icon.imageset/a.png --
-- asset-unassigned/1-both/Example.xcassets/Icon.imageset/b.png --
-- asset-unassigned/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "scale" : "2x" },
  { "filename" : "b.png", "idiom" : "universal", "scale" : "3x" } ] }
-- asset-variant-gap/1-bad/Example.xcassets/Brand.colorset/Contents.json --
{ "colors" : [ ↓{ "idiom" : "universal",
    "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
    "color" : { "platform" : "ios", "reference" : "systemBlueColor" } } ] }
-- asset-variant-gap/1-good/Example.xcassets/Brand.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal",
    "color" : { "platform" : "ios", "reference" : "systemBlueColor" } } ] }
-- auto-layout-disabled/1-bad.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes/>
</document>
-- auto-layout-disabled/1-good.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes/>
</document>
-- bad-asset-number/1-bad/Example.xcassets/Brand.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
    "red" : ↓"0x1FF", "green" : "0x20", "blue" : "0x40", "alpha" : "1.000" } } } ] }
-- bad-asset-number/1-good/Example.xcassets/Brand.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
    "red" : "0xFF", "green" : "0x20", "blue" : "0x40", "alpha" : "1.000" } } } ] }
-- bad-base64/1-bad.view.xml --
<subviews>
    <label id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
        ↓<string key="text" base64-UTF8="YES">Name</string>
    </label>
</subviews>
-- bad-base64/1-good.view.xml --
<subviews>
    <label id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
        <string key="text" base64-UTF8="YES">TmFtZQ</string>
    </label>
</subviews>
-- bad-boolean/1-bad.objects.xml --
<view hidden="↓true" id="a"/>
-- bad-boolean/1-good.objects.xml --
<view hidden="YES" id="a"/>
-- bad-content-priority/1-bad.objects.xml --
<label text="Name" horizontalHuggingPriority="↓1001" id="a"/>
-- bad-content-priority/1-good.objects.xml --
<label text="Name" horizontalHuggingPriority="251" id="a"/>
-- bad-layout-attribute/1-bad.view.xml --
<constraints>
    <constraint firstAttribute="↓breadth" relation="lessThanOrEqual" constant="2000" id="a"/>
</constraints>
-- bad-layout-attribute/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a"/>
</constraints>
-- bad-mask/1-bad.view.xml --
<subviews>
    <view id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<variation key="widthClass=compact">
    <mask key="↓views">
        <exclude reference="a"/>
    </mask>
</variation>
-- bad-mask/1-good.view.xml --
<subviews>
    <view id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<variation key="widthClass=compact">
    <mask key="subviews">
        <exclude reference="a"/>
    </mask>
</variation>
-- bad-multiplier/1-bad.view.xml --
<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
    <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="c"/>
    <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="↓4:0" id="d"/>
</constraints>
-- bad-multiplier/1-good.view.xml --
<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
    <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="c"/>
    <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="4:3" id="d"/>
</constraints>
-- bad-number/1-bad.objects.xml --
<view alpha="↓0,5" id="a"/>
-- bad-number/1-good.objects.xml --
<view alpha="0.5" id="a"/>
-- bad-priority/1-bad.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" priority="↓1001" id="a"/>
</constraints>
-- bad-priority/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" priority="999" id="a"/>
</constraints>
-- bad-relation/1-bad.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="↓lessThan" constant="2000" priority="500" id="a"/>
</constraints>
-- bad-relation/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" priority="500" id="a"/>
</constraints>
-- bad-tools-version/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="↓latest">
    <objects/>
</document>
-- bad-tools-version/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- bad-variation-key/1-bad.objects.xml --
<view id="a">
    <variation key="↓widthClass:compact" alpha="0.5"/>
</view>
-- bad-variation-key/1-good.objects.xml --
<view id="a">
    <variation key="widthClass=compact" alpha="0.5"/>
</view>
-- binary-file/1-bad.xib --
NIBArchive
-- binary-file/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- binary-file/2-bad.xib --
bplist00
-- binary-file/2-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- bottom-bar-shown-when-pushed/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        ↓<viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- bottom-bar-shown-when-pushed/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" hidesBottomBarWhenPushed="YES" id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- circular-reference/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        ↓<viewControllerPlaceholder storyboardIdentifier="Next" storyboardName="Example" referencedIdentifier="Next" id="r" sceneMemberID="viewController"/>
    </objects>
</scene>
-- circular-reference/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewControllerPlaceholder storyboardName="Example" referencedIdentifier="Next" id="r" sceneMemberID="viewController"/>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="Next" id="next" sceneMemberID="viewController"/>
    </objects>
</scene>
-- class-file-name-mismatch/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Example" customClass="↓PageController" id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- class-file-name-mismatch/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Example" customClass="Example" id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- configuration-design-gap/1-bad.yml --
designs:
  ↓shape:
    tall: width < height
    wide: width > height
-- configuration-design-gap/1-good.yml --
designs:
  shape:
    tall: width < height
    wide: width >= height
-- configuration-design-overlap/1-bad.yml --
designs:
  room:
    large: width >= 500
    small: ↓width <= 500
-- configuration-design-overlap/1-good.yml --
designs:
  room:
    large: width >= 500
    small: width < 500
-- configuration-invalid-condition/1-bad.yml --
designs:
  shape:
    tall: ↓widht < height
    wide: otherwise
-- configuration-invalid-condition/1-good.yml --
designs:
  shape:
    tall: width < height
    wide: otherwise
-- configuration-invalid-value/1-bad.yml --
views:
- id: abc-12-def
  hidden: ↓no
-- configuration-invalid-value/1-good.yml --
views:
- id: abc-12-def
  hidden: false
-- configuration-mandatory-rule/1-bad.yml --
lint:
  disabled: [↓duplicate-id]
-- configuration-mandatory-rule/1-good.yml --
lint:
  excluded: [Broken.xib]
-- configuration-unknown-key/1-bad.yml --
↓veiws:
- id: abc-12-def
  hidden: true
-- configuration-unknown-key/1-good.yml --
views:
- id: abc-12-def
  hidden: true
-- configuration-unknown-name/1-bad.yml --
views:
- class: UILabel
  attributes: {↓numberOfLine: 2}
-- configuration-unknown-name/1-good.yml --
views:
- class: UILabel
  attributes: {numberOfLines: 2}
-- conflicting-constraints/1-bad.view.xml --
<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="d"/>
    ↓<constraint firstItem="box" firstAttribute="width" constant="60" id="e"/>
</constraints>
-- conflicting-constraints/1-good.view.xml --
<subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="d"/>
</constraints>
-- conflicting-variations/1-bad.view.xml --
<subviews>
    <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <variation key="heightClass=compact" spacing="↓2"/>
        <variation key="widthClass=compact" spacing="4"/>
    </stackView>
</subviews>
-- conflicting-variations/1-good.view.xml --
<subviews>
    <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <variation key="heightClass=compact" spacing="2"/>
        <variation key="widthClass=compact" spacing="4"/>
        <variation key="heightClass=compact-widthClass=compact" spacing="2"/>
    </stackView>
</subviews>
-- constraint-into-effect-view/1-bad.view.xml --
<subviews>
    <visualEffectView opaque="NO" contentMode="scaleToFill" id="blur">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="content">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="20" y="20" width="40" height="40"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="40" id="c-w"/>
                        <constraint firstAttribute="height" constant="40" id="c-h"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="c-t"/>
            </constraints>
        </view>
        <constraints>
            ↓<constraint firstItem="box" firstAttribute="leading" secondItem="blur" secondAttribute="leading" constant="20" id="c-l"/>
        </constraints>
        <blurEffect style="light"/>
    </visualEffectView>
</subviews>
-- constraint-into-effect-view/1-good.view.xml --
<subviews>
    <visualEffectView opaque="NO" contentMode="scaleToFill" id="blur">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="content">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="20" y="20" width="40" height="40"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="40" id="c-w"/>
                        <constraint firstAttribute="height" constant="40" id="c-h"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="c-t"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="c-l"/>
            </constraints>
        </view>
        <blurEffect style="light"/>
    </visualEffectView>
</subviews>
-- constraint-newer-than-xcode/1-bad.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <development version="5000" identifier="xcode"/>
    </dependencies>
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="44" id="c-h"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                ↓<constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="c-w"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c-t"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
            </constraints>
        </view>
    </objects>
</document>
-- constraint-newer-than-xcode/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <development version="5000" identifier="xcode"/>
    </dependencies>
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="44" id="c-h"/>
                    </constraints>
                </view>
            </subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="c-w"/>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c-t"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
            </constraints>
        </view>
    </objects>
</document>
-- constraint-on-uninstalled-items/1-bad.objects.xml --
<view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="20" width="40" height="40"/>
            <constraints>
                <constraint firstAttribute="width" constant="40" id="c-w"/>
                <constraint firstAttribute="height" constant="40" id="c-h"/>
            </constraints>
        </view>
    </subviews>
    <constraints>
        ↓<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c-l"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c-t"/>
    </constraints>
    <variation key="heightClass=compact">
        <mask key="subviews">
            <exclude reference="box"/>
        </mask>
        <mask key="constraints">
            <exclude reference="c-t"/>
        </mask>
    </variation>
</view>
-- constraint-on-uninstalled-items/1-good.objects.xml --
<view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="20" y="20" width="40" height="40"/>
            <constraints>
                <constraint firstAttribute="width" constant="40" id="c-w"/>
                <constraint firstAttribute="height" constant="40" id="c-h"/>
            </constraints>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c-l"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c-t"/>
    </constraints>
    <variation key="heightClass=compact">
        <mask key="subviews">
            <exclude reference="box"/>
        </mask>
        <mask key="constraints">
            <exclude reference="c-l"/>
            <exclude reference="c-t"/>
        </mask>
    </variation>
</view>
-- constraint-outside-owner/1-bad.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <constraints>
            <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" secondItem="↓root" secondAttribute="width" id="a"/>
        </constraints>
    </view>
</subviews>
-- constraint-outside-owner/1-good.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" secondAttribute="width" id="a"/>
</constraints>
-- constraint-without-attribute/1-bad.view.xml --
<constraints>
    ↓<constraint relation="lessThanOrEqual" constant="2000" id="a"/>
</constraints>
-- constraint-without-attribute/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a"/>
</constraints>
-- constraint-without-second-attribute/1-bad.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" secondItem="↓root" id="a"/>
</constraints>
-- constraint-without-second-attribute/1-good.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" secondAttribute="width" id="a"/>
</constraints>
-- constraint-without-second-item/1-bad.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="↓leading" relation="lessThanOrEqual" constant="20" id="a"/>
</constraints>
-- constraint-without-second-item/1-good.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" relation="lessThanOrEqual" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
</constraints>
-- constraints-without-auto-layout/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <constraints>
                ↓<constraint firstAttribute="height" constant="44" id="a"/>
            </constraints>
        </view>
    </objects>
</document>
-- constraints-without-auto-layout/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
    <objects>
        <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <constraints>
                <constraint firstAttribute="height" relation="lessThanOrEqual" constant="2000" id="a"/>
            </constraints>
        </view>
    </objects>
</document>
-- container-cycle/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <navigationController id="outer" sceneMemberID="viewController">
            <connections>
                <segue destination="inner" kind="relationship" relationship="rootViewController" id="a"/>
            </connections>
        </navigationController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <tabBarController id="inner" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="outer" kind="relationship" relationship="viewControllers" id="b"/>
            </connections>
        </tabBarController>
    </objects>
</scene>
-- container-cycle/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <navigationController id="outer" sceneMemberID="viewController">
            <connections>
                <segue destination="inner" kind="relationship" relationship="rootViewController" id="a"/>
            </connections>
        </navigationController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="inner" sceneMemberID="viewController"/>
    </objects>
</scene>
-- content-across-fold/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="help">
                        <rect key="frame" x="165.5" y="20" width="44" height="44"/>
                        <state key="normal" title="Help"/>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="help" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>
                    <constraint firstItem="help" firstAttribute="width" constant="44" id="c2"/>
                    <constraint firstItem="help" firstAttribute="height" constant="44" id="c3"/>
                    <constraint firstItem="help" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- content-across-fold/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="help">
                        <rect key="frame" x="20" y="20" width="44" height="44"/>
                        <state key="normal" title="Help"/>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="help" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>
                    <constraint firstItem="help" firstAttribute="width" constant="44" id="c2"/>
                    <constraint firstItem="help" firstAttribute="height" constant="44" id="c3"/>
                    <constraint firstItem="help" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- content-under-bars/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="0" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="0" id="c2"/>
                </constraints>
            </view>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        </viewController>
    </objects>
</scene>
-- content-under-bars/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="120" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="120" id="c2"/>
                </constraints>
            </view>
            <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        </viewController>
    </objects>
</scene>
-- content-under-vertical-bar/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="help">
                        <rect key="frame" x="311" y="20" width="44" height="44"/>
                        <state key="normal" title="Help"/>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="help" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>
                    <constraint firstItem="help" firstAttribute="width" constant="44" id="c2"/>
                    <constraint firstItem="help" firstAttribute="height" constant="44" id="c3"/>
                    <constraint firstItem="root" firstAttribute="trailing" secondItem="help" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- content-under-vertical-bar/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="help">
                        <rect key="frame" x="311" y="20" width="44" height="44"/>
                        <state key="normal" title="Help"/>
                    </button>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="help" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c1"/>
                    <constraint firstItem="help" firstAttribute="width" constant="44" id="c2"/>
                    <constraint firstItem="help" firstAttribute="height" constant="44" id="c3"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="help" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- contradictory-mask/1-bad.view.xml --
<subviews>
    <view id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<variation key="widthClass=compact">
    <mask key="subviews">
        <include reference="a"/>
        <exclude reference="↓a"/>
    </mask>
</variation>
-- contradictory-mask/1-good.view.xml --
<subviews>
    <view id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<variation key="widthClass=compact">
    <mask key="subviews">
        <exclude reference="a"/>
    </mask>
</variation>
-- control-without-action/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Account" id="vc" customClass="Account" sceneMemberID="viewController">
            <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    ↓<button opaque="NO" buttonType="system" id="save">
                        <rect key="frame" x="20" y="100" width="100" height="44"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <state key="normal" title="Save"/>
                    </button>
                </subviews>
            </view>
        </viewController>
    </objects>
</scene>
-- control-without-action/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Account" id="vc" customClass="Account" sceneMemberID="viewController">
            <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" buttonType="system" id="save">
                        <rect key="frame" x="20" y="100" width="100" height="44"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <state key="normal" title="Save"/>
                        <connections>
                            <action selector="save:" destination="vc" eventType="touchUpInside" id="act"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
    </objects>
</scene>
-- dangling-mask-reference/1-bad.view.xml --
<variation key="widthClass=compact">
    <mask key="subviews">
        <exclude reference="↓gone"/>
    </mask>
</variation>
-- dangling-mask-reference/1-good.view.xml --
<variation key="widthClass=compact">
    <mask key="subviews"/>
</variation>
-- dangling-reference/1-bad.view.xml --
<connections>
    <outlet property="delegate" destination="↓gone" id="a"/>
</connections>
-- dangling-reference/1-good.view.xml --
<connections>
    <outlet property="delegate" destination="root" id="a"/>
</connections>
-- deep-nesting/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="v0">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
            <view contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                <subviews>
                    ↓<view contentMode="scaleToFill" id="v2">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    </view>
                </subviews>
            </view>
        </subviews>
    </view>
</subviews>
-- deep-nesting/1-both/.ninefold.yml --
lint: {options: {deep-nesting: {limit: 2}}}
-- deep-nesting/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="v0">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>
            <view contentMode="scaleToFill" id="v1">
                <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            </view>
        </subviews>
    </view>
</subviews>
-- deprecated-class/1-bad.view.xml --
<subviews>
    ↓<webView contentMode="scaleToFill" id="web">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
    </webView>
</subviews>
-- deprecated-class/1-good.view.xml --
<subviews>
    <wkWebView contentMode="scaleToFill" id="web">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <wkWebViewConfiguration key="configuration">
            <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
            <wkPreferences key="preferences"/>
        </wkWebViewConfiguration>
    </wkWebView>
</subviews>
-- deprecated-layout-guide/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController">
            <layoutGuides>
                ↓<viewControllerLayoutGuide type="top" id="top"/>
                <viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides>
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="0.0" y="20" width="393" height="44"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="44" id="c-h"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c-t"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
                    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c-r"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- deprecated-layout-guide/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="44" id="c-h"/>
                        </constraints>
                    </view>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c-t"/>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c-l"/>
                    <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c-r"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- disconnected-outlet/1-bad/Page.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="↓Page" sceneMemberID="viewController">
      <view key="view" id="v">
        <subviews><label id="l"/></subviews>
      </view>
    </viewController>
  </objects></scene></scenes>
</document>
-- disconnected-outlet/1-both/App/Page.swift --
import UIKit

@objc(Page) class Page: UIViewController {
  @IBOutlet var heading: UILabel!
  @IBOutlet var subheading: UILabel?

  func show(_ text: String) { heading.text = text }
}
-- disconnected-outlet/1-good/Page.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="Page" sceneMemberID="viewController">
      <view key="view" id="v">
        <subviews><label id="l"/></subviews>
      </view>
      <connections><outlet property="heading" destination="l" id="o"/></connections>
    </viewController>
  </objects></scene></scenes>
</document>
-- document-type/1-bad.xib --
↓<!DOCTYPE document [<!ENTITY name "text">]>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- document-type/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- duplicate-asset-name/1-bad/Example.xcassets/New/Contents.json --
{ "info" : { "author" : "xcode", "version" : 1 } }
-- duplicate-asset-name/1-both/Example.xcassets/Icon.imageset/Contents.json --
-- duplicate-asset-name/1-both/Example.xcassets/New/Icon.imageset/Contents.json --
-- duplicate-asset-name/1-good/Example.xcassets/New/Contents.json --
{ "properties" : { "provides-namespace" : true } }
-- duplicate-asset-variant/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "scale" : "2x" },
  ↓{ "filename" : "b.png", "idiom" : "universal", "scale" : "2x" } ] }
-- duplicate-asset-variant/1-both/Example.xcassets/Icon.imageset/a.png --
-- duplicate-asset-variant/1-both/Example.xcassets/Icon.imageset/b.png --
-- duplicate-asset-variant/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal", "scale" : "2x" },
  { "filename" : "b.png", "idiom" : "universal", "scale" : "3x" } ] }
-- duplicate-attribute/1-bad.objects.xml --
<view hidden="YES" ↓hidden="NO" id="a"/>
-- duplicate-attribute/1-good.objects.xml --
<view hidden="YES" id="a"/>
-- duplicate-constraint/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
    ↓<constraint firstItem="root" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="-20" id="e"/>
</constraints>
-- duplicate-constraint/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
</constraints>
-- duplicate-id/1-bad.objects.xml --
<view id="a"/>
<view id="↓a"/>
-- duplicate-id/1-good.objects.xml --
<view id="a"/>
<view id="b"/>
-- duplicate-key/1-bad.objects.xml --
<view id="a">
    <color key="tintColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
    <color key="↓tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
</view>
-- duplicate-key/1-good.objects.xml --
<view id="a">
    <color key="tintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
</view>
-- duplicate-outlet/1-bad.view.xml --
<subviews>
    <label opaque="NO" contentMode="left" text="Name" lineBreakMode="tailTruncation" id="name">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
    </label>
    <label opaque="NO" contentMode="left" text="Town" lineBreakMode="tailTruncation" id="town">
        <rect key="frame" x="20" y="60" width="100" height="21"/>
    </label>
</subviews>
<connections>
    <outlet property="title" destination="name" id="out1"/>
    ↓<outlet property="title" destination="town" id="out2"/>
</connections>
-- duplicate-outlet/1-good.view.xml --
<subviews>
    <label opaque="NO" contentMode="left" text="Name" lineBreakMode="tailTruncation" id="name">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
    </label>
    <label opaque="NO" contentMode="left" text="Town" lineBreakMode="tailTruncation" id="town">
        <rect key="frame" x="20" y="60" width="100" height="21"/>
    </label>
</subviews>
<connections>
    <outlet property="title" destination="name" id="out1"/>
    <outlet property="subtitle" destination="town" id="out2"/>
</connections>
-- duplicate-resource/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
    <resources>
        <namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        <namedColor name="↓Brand"><color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
</document>
-- duplicate-resource/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
    <resources>
        <namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
</document>
-- duplicate-reuse-identifier/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="cell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                    <tableViewCell reuseIdentifier="↓Row" id="head">
                        <rect key="frame" x="0.0" y="94" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- duplicate-reuse-identifier/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="cell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                    <tableViewCell reuseIdentifier="Head" id="head">
                        <rect key="frame" x="0.0" y="94" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- duplicate-scene-id/1-bad.scenes.xml --
<scene sceneID="a">
    <objects><viewController id="b" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="↓a">
    <objects><viewController id="c" sceneMemberID="viewController"/></objects>
</scene>
-- duplicate-scene-id/1-good.scenes.xml --
<scene sceneID="a">
    <objects><viewController id="b" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="d">
    <objects><viewController id="c" sceneMemberID="viewController"/></objects>
</scene>
-- duplicate-storyboard-identifier/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Details" id="a" sceneMemberID="viewController"/>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="↓Details" id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- duplicate-storyboard-identifier/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Details" id="a" sceneMemberID="viewController"/>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="Settings" id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- duplicate-variation-key/1-bad.objects.xml --
<view id="a">
    <variation key="widthClass=compact" alpha="0.5"/>
    <variation key="↓widthClass=compact" hidden="YES"/>
</view>
-- duplicate-variation-key/1-good.objects.xml --
<view id="a">
    <variation key="widthClass=compact" alpha="0.5" hidden="YES"/>
</view>
-- edge-pinned-twice/1-bad.objects.xml --
<view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="16" y="20" width="40" height="40"/>
            <constraints>
                <constraint firstAttribute="width" constant="40" id="w"/>
                <constraint firstAttribute="height" constant="40" id="h"/>
            </constraints>
        </view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="a"/>
        ↓<constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="b"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c"/>
    </constraints>
</view>
-- edge-pinned-twice/1-good.objects.xml --
<view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
            <rect key="frame" x="16" y="20" width="40" height="40"/>
            <constraints>
                <constraint firstAttribute="width" constant="40" id="w"/>
                <constraint firstAttribute="height" constant="40" id="h"/>
            </constraints>
        </view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="b"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" id="c"/>
    </constraints>
</view>
-- embed-cycle/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="c">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <containerView id="d">
                        <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                        <connections>
                            ↓<segue destination="b" kind="embed" id="e"/>
                        </connections>
                    </containerView>
                </subviews>
            </view>
        </viewController>
    </objects>
</scene>
-- embed-cycle/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="c">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
        </viewController>
    </objects>
</scene>
-- empty-container/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        ↓<tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController"/>
    </objects>
</scene>
-- empty-container/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
            <connections>
                <segue destination="first" kind="relationship" relationship="viewControllers" id="a"/>
            </connections>
        </tabBarController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="first" sceneMemberID="viewController"/>
    </objects>
</scene>
-- empty-file/1-bad.xib --
-- empty-file/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- field-behind-keyboard/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="600" width="200" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="600" id="c2"/>
                    <constraint firstItem="l" firstAttribute="width" constant="200" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- field-behind-keyboard/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="100" width="200" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    </textField>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c2"/>
                    <constraint firstItem="l" firstAttribute="width" constant="200" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- fixed-attribute-varied/1-bad.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a">
        <variation key="widthClass=compact" priority="↓750"/>
    </constraint>
</constraints>
-- fixed-attribute-varied/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a">
        <variation key="widthClass=compact" constant="1000"/>
    </constraint>
</constraints>
-- fixed-font-that-should-scale/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- fixed-font-that-should-scale/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
</subviews>
-- fixed-frame/1-bad.view.xml --
<subviews>
    ↓<view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    </view>
</subviews>
-- fixed-frame/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="40" id="w"/>
            <constraint firstAttribute="height" constant="40" id="h"/>
        </constraints>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
</constraints>
-- fractional-constant/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40.5" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    ↓<constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40.37" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- fractional-constant/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40.5" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40.5" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- fractional-font-size/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17.333333333333336"/>
    </label>
</subviews>
-- fractional-font-size/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- full-screen-required/1-bad/Info.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UIRequiresFullScreen</key>
  ↓<true/>
</dict>
</plist>
-- full-screen-required/1-good/Info.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UIRequiresFullScreen</key>
  <false/>
</dict>
</plist>
-- git-lfs-pointer/1-bad.xib --
↓version https://git-lfs.github.com/spec/v1
-- git-lfs-pointer/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- id-in-variation/1-bad.objects.xml --
<view id="a">
    <variation key="widthClass=compact">
        <subviews>
            <view id="↓b"/>
        </subviews>
    </variation>
</view>
-- id-in-variation/1-good.objects.xml --
<view id="a">
    <subviews>
        <view id="b"/>
    </subviews>
    <variation key="default">
        <mask key="subviews">
            <exclude reference="b"/>
        </mask>
    </variation>
    <variation key="widthClass=compact">
        <mask key="subviews">
            <include reference="b"/>
        </mask>
    </variation>
</view>
-- ignored-design-compatibility/1-bad/Info.plist --
<plist version="1.0">
<dict>
  <key>DTSDKName</key>
  <string>iphoneos27.0</string>
  <key>UIDesignRequiresCompatibility</key>
  ↓<true/>
</dict>
</plist>
-- ignored-design-compatibility/1-good/Info.plist --
<plist version="1.0">
<dict>
  <key>DTSDKName</key>
  <string>iphoneos26.2</string>
  <key>UIDesignRequiresCompatibility</key>
  <true/>
</dict>
</plist>
-- image-button-without-label/1-bad.view.xml --
<subviews>
    ↓<button opaque="NO" contentMode="scaleToFill" id="b">
        <rect key="frame" x="20" y="20" width="44" height="44"/>
        <state key="normal" image="trash"/>
    </button>
</subviews>
-- image-button-without-label/1-good.view.xml --
<subviews>
    <button opaque="NO" contentMode="scaleToFill" id="b">
        <rect key="frame" x="20" y="20" width="44" height="44"/>
        <state key="normal" image="trash"/>
        <accessibility key="accessibilityConfiguration" label="Delete"/>
    </button>
</subviews>
-- incompatible-attributes/1-bad.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" secondAttribute="↓centerY" id="a"/>
</constraints>
-- incompatible-attributes/1-good.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" secondAttribute="width" id="a"/>
</constraints>
-- info-plist-launch-screen/1-bad.plist --
<plist version="1.0">
↓<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
</dict>
</plist>
-- info-plist-launch-screen/1-good.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UILaunchStoryboardName</key>
  <string>LaunchScreen</string>
</dict>
</plist>
-- info-plist-value/1-bad.plist --
<plist version="1.0">
<dict>
  <key>UISupportedInterfaceOrientations</key>
  <array>
    ↓<string>UIInterfaceOrientationLandscapLeft</string>
  </array>
</dict>
</plist>
-- info-plist-value/1-good.plist --
<plist version="1.0">
<dict>
  <key>UISupportedInterfaceOrientations</key>
  <array>
    <string>UIInterfaceOrientationLandscapeLeft</string>
  </array>
</dict>
</plist>
-- invalid-asset-value/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : ↓{ "idiom" : "universal" } }
-- invalid-asset-value/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal" } ] }
-- invalid-string-catalog/1-bad.xcstrings --
↓{ "sourceLanguage" : "en", "version" : "1.0" }
-- invalid-string-catalog/1-good.xcstrings --
{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }
-- json-duplicate-key/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{
  "properties" : {
    "template-rendering-intent" : "original",
    ↓"template-rendering-intent" : "template"
  }
}
-- json-duplicate-key/1-good/Example.xcassets/Icon.imageset/Contents.json --
{
  "properties" : {
    "template-rendering-intent" : "template"
  }
}
-- json-number-out-of-range/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "info" : { "version" : ↓1e999 } }
-- json-number-out-of-range/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "info" : { "version" : 1 } }
-- json-syntax/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{
  "images" : [],
↓}
-- json-syntax/1-good/Example.xcassets/Icon.imageset/Contents.json --
{
  "images" : []
}
-- json-too-deep/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{"images":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}
-- json-too-deep/1-good/Example.xcassets/Icon.imageset/Contents.json --
{"images":[]}
-- launch-screen-with-code/1-bad.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        ↓<view contentMode="scaleToFill" id="root" customClass="Splash">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        </view>
    </objects>
</document>
-- launch-screen-with-code/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" launchScreen="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        </view>
    </objects>
</document>
-- left-or-right/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="40" id="c-w"/>
            <constraint firstAttribute="height" constant="40" id="c-h"/>
        </constraints>
    </view>
</subviews>
<constraints>
    ↓<constraint firstItem="box" firstAttribute="left" secondItem="root" secondAttribute="left" constant="20" id="c-l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c-t"/>
</constraints>
-- left-or-right/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
        <constraints>
            <constraint firstAttribute="width" constant="40" id="c-w"/>
            <constraint firstAttribute="height" constant="40" id="c-h"/>
        </constraints>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c-l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c-t"/>
</constraints>
-- legacy-archive/1-bad.xib --
↓<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
    <data/>
</archive>
-- legacy-archive/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- legacy-segue/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="↓push" identifier="showDetails" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- legacy-segue/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" identifier="showDetails" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- low-contrast/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
                    </label>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- low-contrast/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/>
                    </label>
                </subviews>
                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- malformed-xml/1-bad.objects.xml --
<label text="Salt ↓& pepper" id="a"/>
-- malformed-xml/1-good.objects.xml --
<label text="Salt &amp; pepper" id="a"/>
-- malformed-xml/2-bad.objects.xml --
<label text="a ↓< b" id="a"/>
-- malformed-xml/2-good.objects.xml --
<label text="a &lt; b" id="a"/>
-- many-views/1-bad.objects.xml --
↓<view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
        <view contentMode="scaleToFill" id="v0">
            <rect key="frame" x="0.0" y="0" width="100" height="44"/>
        </view>
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="50" width="100" height="44"/>
        </view>
        <view contentMode="scaleToFill" id="v2">
            <rect key="frame" x="0.0" y="100" width="100" height="44"/>
        </view>
    </subviews>
</view>
-- many-views/1-both/.ninefold.yml --
lint: {options: {many-views: {limit: 3}}}
-- many-views/1-good.objects.xml --
<view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
        <view contentMode="scaleToFill" id="v0">
            <rect key="frame" x="0.0" y="0" width="100" height="44"/>
        </view>
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="50" width="100" height="44"/>
        </view>
    </subviews>
</view>
-- mask-outside-owner/1-bad.view.xml --
<subviews>
    <view id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <subviews>
            <view id="b">
                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
            </view>
        </subviews>
    </view>
</subviews>
<variation key="widthClass=compact">
    <mask key="subviews">
        <exclude reference="↓b"/>
    </mask>
</variation>
-- mask-outside-owner/1-good.view.xml --
<subviews>
    <view id="a">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
        <subviews>
            <view id="b">
                <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
            </view>
        </subviews>
        <variation key="widthClass=compact">
            <mask key="subviews">
                <exclude reference="b"/>
            </mask>
        </variation>
    </view>
</subviews>
-- merge-conflict/1-bad.objects.xml --
↓<<<<<<< HEAD
<view contentMode="center" id="a"/>
=======
<view contentMode="left" id="a"/>
>>>>>>> feature
-- merge-conflict/1-good.objects.xml --
<view contentMode="center" id="a"/>
-- mismatched-accessory/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" opaque="NO" dataMode="static" style="grouped" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                    <tableViewSection headerTitle="About" id="section">
                        <cells>
                            ↓<tableViewCell accessoryType="disclosureIndicator" id="row">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                        <connections>
                                            <segue destination="more" kind="presentation" identifier="more" id="seg"/>
                                        </connections>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                </sections>
            </tableView>
        </tableViewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="More" id="more" sceneMemberID="viewController"/>
    </objects>
</scene>
-- mismatched-accessory/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" opaque="NO" dataMode="static" style="grouped" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                    <tableViewSection headerTitle="About" id="section">
                        <cells>
                            <tableViewCell accessoryType="disclosureIndicator" id="row">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                        <connections>
                                            <segue destination="more" kind="show" identifier="more" id="seg"/>
                                        </connections>
                            </tableViewCell>
                        </cells>
                    </tableViewSection>
                </sections>
            </tableView>
        </tableViewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController storyboardIdentifier="More" id="more" sceneMemberID="viewController"/>
    </objects>
</scene>
-- mismatched-tag/1-bad.objects.xml --
<view id="a">
    <subviews>
↓</view>
-- mismatched-tag/1-good.objects.xml --
<view id="a">
    <subviews/>
</view>
-- misplaced-exit/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController"/>
    </objects>
    ↓<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
</scene>
-- misplaced-exit/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController"/>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
-- misplaced-view/1-bad.view.xml --
<subviews>
    ↓<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="35" y="44" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
</constraints>
-- misplaced-view/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
</constraints>
-- missing-action/1-bad.view.xml --
<subviews>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="button">
        <rect key="frame" x="20" y="80" width="100" height="44"/>
        <state key="normal" title="Open it"/>
        <connections>
            <action selector="↓close:" destination="card" eventType="touchUpInside" id="act"/>
        </connections>
    </button>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
    </view>
</subviews>
-- missing-action/1-both/App/Card.swift --
import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBInspectable var radius = 8.0
  @IBAction func open(_ sender: UITapGestureRecognizer) {}
}
-- missing-action/1-good.view.xml --
<subviews>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="button">
        <rect key="frame" x="20" y="80" width="100" height="44"/>
        <state key="normal" title="Open it"/>
        <connections>
            <action selector="open:" destination="card" eventType="touchUpInside" id="act"/>
        </connections>
    </button>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
    </view>
</subviews>
-- missing-app-storyboard/1-bad/Info.plist --
<plist version="1.0">
<dict>
  <key>UIMainStoryboardFile</key>
  ↓<string>Main</string>
</dict>
</plist>
-- missing-app-storyboard/1-both/Start.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- missing-app-storyboard/1-good/Info.plist --
<plist version="1.0">
<dict>
  <key>UIMainStoryboardFile</key>
  <string>Start</string>
</dict>
</plist>
-- missing-attribute/1-bad.objects.xml --
<view id="a">
    ↓<rect key="frame" x="0.0" y="0.0" width="320"/>
</view>
-- missing-attribute/1-good.objects.xml --
<view id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
</view>
-- missing-class/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="↓Crad" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
    </view>
</subviews>
-- missing-class/1-both/App/Card.swift --
import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBInspectable var radius = 8.0
  @IBAction func open(_ sender: UITapGestureRecognizer) {}
}
-- missing-class/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
    </view>
</subviews>
-- missing-color/1-bad/Page.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <imageView contentMode="scaleAspectFit" id="v">
            <rect key="frame" x="0.0" y="0.0" width="32" height="32"/><color key="tintColor" name="Bland"/>
        </imageView>
    </objects>
    <resources>
        ↓<namedColor name="Bland"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
</document>
-- missing-color/1-both/A.xcassets/Brand.colorset/Contents.json --
{}
-- missing-color/1-good/Page.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <imageView contentMode="scaleAspectFit" id="v">
            <rect key="frame" x="0.0" y="0.0" width="32" height="32"/><color key="tintColor" name="Brand"/>
        </imageView>
    </objects>
    <resources>
        <namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
    </resources>
</document>
-- missing-font/1-bad/Page.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <customFonts key="customFonts">
    <array key="↓Sans-Regular.ttf"><string>Sans-Regular</string></array>
  </customFonts>
</document>
-- missing-font/1-both/Fonts/Sans-Bold.ttf --
-- missing-font/1-good/Page.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <customFonts key="customFonts">
    <array key="Sans-Bold.ttf"><string>Sans-Bold</string></array>
  </customFonts>
</document>
-- missing-image/1-bad/Page.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <imageView image="Snu" contentMode="scaleAspectFit" id="v">
            <rect key="frame" x="0.0" y="0.0" width="32" height="32"/>
        </imageView>
    </objects>
    <resources>
        ↓<image name="Snu" width="32" height="32"/>
    </resources>
</document>
-- missing-image/1-both/A.xcassets/Sun.imageset/Contents.json --
{}
-- missing-image/1-good/Page.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <imageView image="Sun" contentMode="scaleAspectFit" id="v">
            <rect key="frame" x="0.0" y="0.0" width="32" height="32"/>
        </imageView>
    </objects>
    <resources>
        <image name="Sun" width="32" height="32"/>
    </resources>
</document>
-- missing-key-path/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="↓corner">
                <real key="value" value="4"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
    </view>
</subviews>
-- missing-key-path/1-both/App/Card.swift --
import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBInspectable var radius = 8.0
  @IBAction func open(_ sender: UITapGestureRecognizer) {}
}
-- missing-key-path/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius">
                <real key="value" value="4"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
    </view>
</subviews>
-- missing-outlet/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <connections>
            <outlet property="↓titel" destination="card" id="out"/>
        </connections>
    </view>
</subviews>
-- missing-outlet/1-both/App/Card.swift --
import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBInspectable var radius = 8.0
  @IBAction func open(_ sender: UITapGestureRecognizer) {}
}
-- missing-outlet/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <connections>
            <outlet property="title" destination="card" id="out"/>
        </connections>
    </view>
</subviews>
-- missing-referenced-scene/1-bad/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
    ↓<viewControllerPlaceholder storyboardName="Other" id="r" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- missing-referenced-scene/1-both/Other.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- missing-referenced-scene/1-good/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
  <scenes><scene sceneID="s"><objects>
    <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Page" id="r" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- missing-reuse-identifier/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" customClass="ListController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    ↓<tableViewCell id="cell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- missing-reuse-identifier/1-both/App/ListController.swift --
import UIKit

class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
  }
}
-- missing-reuse-identifier/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" customClass="ListController" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="cell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- missing-scene-manifest/1-both/AppDelegate.swift --
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
-- missing-scene-manifest/1-bad/Info.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UIMainStoryboardFile</key>
  ↓<string>Main</string>
</dict>
</plist>
-- missing-scene-manifest/1-good/Info.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UIApplicationSceneManifest</key>
  <dict>
    <key>UISceneConfigurations</key>
    <dict>
      <key>UIWindowSceneSessionRoleApplication</key>
      <array>
        <dict>
          <key>UISceneConfigurationName</key>
          <string>Default</string>
          <key>UISceneStoryboardFile</key>
          <string>Main</string>
        </dict>
      </array>
    </dict>
  </dict>
</dict>
</plist>
-- missing-translation/1-bad/fr.lproj/Page.strings --
↓"save" = "Enregistrer";
-- missing-translation/1-both/en.lproj/Page.strings --
"save" = "Save"; "load" = "Load";
-- missing-translation/1-good/fr.lproj/Page.strings --
"save" = "Enregistrer"; "load" = "Charger";
-- mixed-directions/1-bad.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" secondAttribute="↓left" id="a"/>
</constraints>
-- mixed-directions/1-good.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="root" secondAttribute="leading" id="a"/>
</constraints>
-- multiple-scene-controllers/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
        ↓<viewController id="c" sceneMemberID="viewController"/>
    </objects>
</scene>
-- multiple-scene-controllers/1-good.scenes.xml --
<scene sceneID="a">
    <objects><viewController id="b" sceneMemberID="viewController"/></objects>
</scene>
<scene sceneID="d">
    <objects><viewController id="c" sceneMemberID="viewController"/></objects>
</scene>
-- multiple-view-controllers/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" identifier="showDetails" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- multiple-view-controllers/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Details" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
    </objects>
</scene>
-- multitasking-disabled/1-bad/Info.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UISupportedInterfaceOrientations~ipad</key>
  ↓<array>
    <string>UIInterfaceOrientationLandscapeLeft</string>
    <string>UIInterfaceOrientationLandscapeRight</string>
  </array>
</dict>
</plist>
-- multitasking-disabled/1-good/Info.plist --
<plist version="1.0">
<dict>
  <key>CFBundlePackageType</key>
  <string>APPL</string>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>UISupportedInterfaceOrientations~ipad</key>
  <array>
    <string>UIInterfaceOrientationPortrait</string>
    <string>UIInterfaceOrientationPortraitUpsideDown</string>
    <string>UIInterfaceOrientationLandscapeLeft</string>
    <string>UIInterfaceOrientationLandscapeRight</string>
  </array>
</dict>
</plist>
-- nested-scrolling/1-bad.view.xml --
<subviews>
    <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <prototypes>
            <tableViewCell reuseIdentifier="Row" id="cell">
                <rect key="frame" x="0.0" y="28" width="393" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <subviews>
                        ↓<textView clipsSubviews="YES" contentMode="scaleToFill" text="A note" textAlignment="natural" id="notes">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                            <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        </textView>
                    </subviews>
                </tableViewCellContentView>
            </tableViewCell>
        </prototypes>
    </tableView>
</subviews>
-- nested-scrolling/1-good.view.xml --
<subviews>
    <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <prototypes>
            <tableViewCell reuseIdentifier="Row" id="cell">
                <rect key="frame" x="0.0" y="28" width="393" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                    <subviews>
                        <textView clipsSubviews="YES" contentMode="scaleToFill" scrollEnabled="NO" text="A note" textAlignment="natural" id="notes">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                            <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        </textView>
                    </subviews>
                </tableViewCellContentView>
            </tableViewCell>
        </prototypes>
    </tableView>
</subviews>
-- nested-variation/1-bad.objects.xml --
<view id="a">
    <variation key="widthClass=compact">
        ↓<variation key="heightClass=compact" alpha="0.5"/>
    </variation>
</view>
-- nested-variation/1-good.objects.xml --
<view id="a">
    <variation key="heightClass=compact-widthClass=compact" alpha="0.5"/>
</view>
-- newer-than-deployment-target/1-bad.view.xml --
<subviews>
    ↓<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
    </stackView>
</subviews>
-- newer-than-deployment-target/1-both/.ninefold.yml --
lint: {deployment-target: "8.0"}
-- newer-than-deployment-target/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
    </view>
</subviews>
-- newer-than-deployment-target/2-bad.view.xml --
<subviews>
    <label opaque="NO" text="Welcome" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        ↓<fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
    </label>
</subviews>
-- newer-than-deployment-target/2-both/.ninefold.yml --
lint: {deployment-target: "10.3"}
-- newer-than-deployment-target/2-good.view.xml --
<subviews>
    <label opaque="NO" text="Welcome" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
    </label>
</subviews>
-- newer-than-deployment-target/3-bad.view.xml --
<subviews>
    ↓<activityIndicatorView opaque="NO" contentMode="scaleToFill" style="large" id="busy">
        <rect key="frame" x="20" y="20" width="37" height="37"/>
    </activityIndicatorView>
</subviews>
-- newer-than-deployment-target/3-both/.ninefold.yml --
lint: {deployment-target: "12.0"}
-- newer-than-deployment-target/3-good.view.xml --
<subviews>
    <activityIndicatorView opaque="NO" contentMode="scaleToFill" style="whiteLarge" id="busy">
        <rect key="frame" x="20" y="20" width="37" height="37"/>
    </activityIndicatorView>
</subviews>
-- newer-xcode-required/1-bad.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        ↓<capability name="Image references" minToolsVersion="12.0"/>
    </dependencies>
    <scenes/>
</document>
-- newer-xcode-required/1-both/.ninefold.yml --
lint: {options: {newer-xcode-required: {xcode: 11.3}}}
-- newer-xcode-required/1-good.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <scenes/>
</document>
-- no-initial-view-controller/1-bad.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <viewController storyboardIdentifier="Details" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
-- no-initial-view-controller/1-good.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" initialViewController="a">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <viewController storyboardIdentifier="Details" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
-- non-canonical-variation-key/1-bad.objects.xml --
<view id="a">
    <variation key="↓widthClass=compact-heightClass=regular" alpha="0.5"/>
</view>
-- non-canonical-variation-key/1-good.objects.xml --
<view id="a">
    <variation key="heightClass=regular-widthClass=compact" alpha="0.5"/>
</view>
-- not-an-interface-builder-document/1-bad.xib --
↓<plist version="1.0"/>
-- not-an-interface-builder-document/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- not-utf-8/1-bad.xib --
<?xml version="1.0" encoding="↓ISO-8859-1"?>
<!-- é -->
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- not-utf-8/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<!-- é -->
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- not-xml/1-bad.xib --
↓Not Found
-- not-xml/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- nul-byte/1-bad.objects.xml --
<view id="↓␀"/>
-- nul-byte/1-good.objects.xml --
<view id="a"/>
-- off-screen-view/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="400" y="40" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="400" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- off-screen-view/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="40" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- older-document-target/1-bad.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        ↓<deployment version="2304" identifier="iOS"/>
    </dependencies>
    <scenes/>
</document>
-- older-document-target/1-both/.ninefold.yml --
lint: {deployment-target: "13.0"}
-- older-document-target/1-good.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
    </dependencies>
    <scenes/>
</document>
-- outlet-to-prototype/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="cell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
            <connections>
                ↓<outlet property="row" destination="cell" id="out"/>
            </connections>
        </tableViewController>
    </objects>
</scene>
-- outlet-to-prototype/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="Row" id="cell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- outlet-to-uninstalled-view/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" customClass="PageController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" id="box">
                        <rect key="frame" x="20" y="20" width="40" height="40"/>
                    </view>
                </subviews>
                <variation key="heightClass=compact">
                    <mask key="subviews">
                        <exclude reference="box"/>
                    </mask>
                </variation>
            </view>
            <connections>
                ↓<outlet property="box" destination="box" id="out"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- outlet-to-uninstalled-view/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" customClass="PageController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" id="box">
                        <rect key="frame" x="20" y="20" width="40" height="40"/>
                    </view>
                </subviews>
            </view>
            <connections>
                <outlet property="box" destination="box" id="out"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- overlapping-contents/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="A long title for a row" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                        <rect key="frame" x="20" y="40" width="200" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <label opaque="NO" contentMode="left" text="Another title" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l2">
                        <rect key="frame" x="150" y="40" width="100" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l2" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c3"/>
                    <constraint firstItem="l2" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="100" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- overlapping-contents/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="A long title for a row" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l1">
                        <rect key="frame" x="20" y="40" width="200" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <label opaque="NO" contentMode="left" text="Another title" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l2">
                        <rect key="frame" x="150" y="40" width="100" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l1" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l1" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l2" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c3"/>
                    <constraint firstItem="l2" firstAttribute="leading" secondItem="l1" secondAttribute="trailing" constant="8" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- placeholder-text/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- placeholder-text/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- plain-style-in-navigation-item/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Page" id="nav">
                ↓<barButtonItem key="rightBarButtonItem" title="Save" style="plain" id="item"/>
            </navigationItem>
        </viewController>
    </objects>
</scene>
-- plain-style-in-navigation-item/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Page" id="vc" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Page" id="nav">
                <barButtonItem key="rightBarButtonItem" title="Save" id="item"/>
            </navigationItem>
        </viewController>
    </objects>
</scene>
-- property-list-corrupt/1-bad.plist --
bplist00
-- property-list-corrupt/1-good.plist --
<plist version="1.0"><dict/></plist>
-- property-list-duplicate-key/1-bad.plist --
<plist version="1.0">
<dict>
  <key>UILaunchStoryboardName</key>
  <string>Launch</string>
  ↓<key>UILaunchStoryboardName</key>
  <string>LaunchScreen</string>
</dict>
</plist>
-- property-list-duplicate-key/1-good.plist --
<plist version="1.0">
<dict>
  <key>UILaunchStoryboardName</key>
  <string>LaunchScreen</string>
</dict>
</plist>
-- property-list-syntax/1-bad.plist --
<plist version="1.0">
<dict>
  <key>UIRequiresFullScreen</key>
  ↓<ture/>
</dict>
</plist>
-- property-list-syntax/1-good.plist --
<plist version="1.0">
<dict>
  <key>UIRequiresFullScreen</key>
  <true/>
</dict>
</plist>
-- property-list-unreadable/1-bad.plist --
{ UILaunchStoryboardName = LaunchScreen; }
-- property-list-unreadable/1-good.plist --
<plist version="1.0">
<dict>
  <key>UILaunchStoryboardName</key>
  <string>LaunchScreen</string>
</dict>
</plist>
-- redundant-container-view/1-bad.view.xml --
<subviews>
    ↓<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="holder">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <subviews>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
                <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
        </subviews>
        <constraints>
            <constraint firstAttribute="width" constant="100" id="c-w"/>
            <constraint firstAttribute="height" constant="44" id="c-h"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="holder" secondAttribute="top" id="c-t"/>
            <constraint firstItem="box" firstAttribute="leading" secondItem="holder" secondAttribute="leading" id="c-l"/>
            <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c-r"/>
            <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c-b"/>
        </constraints>
    </view>
</subviews>
<constraints>
    <constraint firstItem="holder" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c-x"/>
    <constraint firstItem="holder" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c-y"/>
</constraints>
-- redundant-container-view/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <constraints>
            <constraint firstAttribute="width" constant="100" id="c-w"/>
            <constraint firstAttribute="height" constant="44" id="c-h"/>
        </constraints>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c-x"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c-y"/>
</constraints>
-- redundant-variation/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Hello" textAlignment="natural" numberOfLines="2" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=regular" numberOfLines="2"/>
    </label>
</subviews>
-- redundant-variation/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Hello" textAlignment="natural" numberOfLines="2" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="widthClass=regular" numberOfLines="1"/>
    </label>
</subviews>
-- redundant-variation/2-bad.view.xml --
<subviews>
    <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <variation key="widthClass=compact" spacing="↓2"/>
        <variation key="heightClass=compact-widthClass=compact" spacing="4"/>
        <variation key="heightClass=regular-widthClass=compact" spacing="6"/>
    </stackView>
</subviews>
-- redundant-variation/2-good.view.xml --
<subviews>
    <stackView opaque="NO" contentMode="scaleToFill" spacing="8" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="100"/>
        <variation key="heightClass=compact-widthClass=compact" spacing="4"/>
        <variation key="heightClass=regular-widthClass=compact" spacing="6"/>
    </stackView>
</subviews>
-- reference-type-mismatch/1-bad.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a"/>
    <constraint firstItem="↓a" firstAttribute="height" relation="lessThanOrEqual" constant="2000" id="b"/>
</constraints>
-- reference-type-mismatch/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a"/>
    <constraint firstItem="root" firstAttribute="height" relation="lessThanOrEqual" constant="2000" id="b"/>
</constraints>
-- relative-to-margin/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    ↓<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
</constraints>
-- relative-to-margin/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="20" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>
    <constraint firstItem="box" firstAttribute="height" constant="40" id="d"/>
</constraints>
-- reuse-identifier-class-mismatch/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="↓Row" id="cell" customClass="RowCell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- reuse-identifier-class-mismatch/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <prototypes>
                    <tableViewCell reuseIdentifier="RowCell" id="cell" customClass="RowCell">
                        <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                    </tableViewCell>
                </prototypes>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- screen-sized-constant/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="0.0" y="40" width="375" height="100"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="0" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="height" constant="100" id="c4"/>
                    ↓<constraint firstItem="l" firstAttribute="width" constant="375" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- screen-sized-constant/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="0.0" y="40" width="375" height="100"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="0" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="height" constant="100" id="c4"/>
                    <constraint firstItem="l" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- segue-from-uninstalled-view/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
                        <rect key="frame" x="20" y="20" width="80" height="40"/>
                        <state key="normal" title="More"/>
                        <connections>
                            ↓<segue destination="b" kind="show" id="seg"/>
                        </connections>
                    </button>
                </subviews>
                        <variation key="widthClass=regular">
                            <mask key="subviews">
                                <exclude reference="button"/>
                            </mask>
                        </variation>
            </view>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- segue-from-uninstalled-view/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
                        <rect key="frame" x="20" y="20" width="80" height="40"/>
                        <state key="normal" title="More"/>
                        <connections>
                            <segue destination="b" kind="show" id="seg"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- segue-without-container/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="b" kind="show" identifier="details" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="presentation" identifier="start" id="back"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- segue-without-container/1-good.scenes.xml --
<scene sceneID="s-0">
    <objects>
        <navigationController id="n" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="root"/>
            </connections>
        </navigationController>
    </objects>
</scene>
<scene sceneID="s-1">
    <objects>
        <viewController id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" identifier="details" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <connections>
                <segue destination="a" kind="presentation" identifier="start" id="back"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- segue-without-destination/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <connections>
                ↓<segue kind="show" id="c"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- segue-without-destination/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" id="c"/>
            </connections>
        </viewController>
    </objects>
</scene>
-- segue-without-identifier/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <connections>
                ↓<segue destination="b" kind="show" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- segue-without-identifier/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <connections>
                <segue destination="b" kind="show" identifier="showDetails" id="seg"/>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- small-touch-target/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="30" height="20"/>
                        <state key="normal" title="Go"/>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="width" constant="30" id="c3"/>
                    <constraint firstItem="l" firstAttribute="height" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- small-touch-target/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="44" height="44"/>
                        <state key="normal" title="Go"/>
                    </button>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="width" constant="44" id="c3"/>
                    <constraint firstItem="l" firstAttribute="height" constant="44" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- stack-view-background/1-bad.view.xml --
<subviews>
    ↓<stackView opaque="NO" contentMode="scaleToFill" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </stackView>
</subviews>
-- stack-view-background/1-good.view.xml --
<subviews>
    <stackView opaque="NO" contentMode="scaleToFill" id="stack">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
    </stackView>
</subviews>
-- stale-translation/1-bad/fr.lproj/Page.strings --
"save" = "Enregistrer"; ↓"load" = "Charger";
-- stale-translation/1-both/en.lproj/Page.strings --
"save" = "Save";
-- stale-translation/1-good/fr.lproj/Page.strings --
"save" = "Enregistrer";
-- static-cells-outside-table-view-controller/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            ↓<tableView key="view" dataMode="static" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                    <tableViewSection id="sec"/>
                </sections>
            </tableView>
        </viewController>
    </objects>
</scene>
-- static-cells-outside-table-view-controller/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <tableViewController storyboardIdentifier="List" id="vc" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" id="table">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                    <tableViewSection id="sec"/>
                </sections>
            </tableView>
        </tableViewController>
    </objects>
</scene>
-- storyboard-identifier-class-mismatch/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="↓Details" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
    </objects>
</scene>
-- storyboard-identifier-class-mismatch/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="DetailsViewController" id="a" customClass="DetailsViewController" sceneMemberID="viewController"/>
    </objects>
</scene>
-- strings-duplicate-key/1-bad.strings --
"a-1.text" = "Cancel";
↓"a-1.text" = "Stop";
-- strings-duplicate-key/1-good.strings --
"a-1.text" = "Cancel";
-- strings-not-text/1-bad.strings --
<plist version="1.0">
<dict>
  <key>a-1.text</key>
  ↓<integer>1</integer>
</dict>
</plist>
-- strings-not-text/1-good.strings --
<plist version="1.0">
<dict>
  <key>a-1.text</key>
  <string>1</string>
</dict>
</plist>
-- strings-syntax/1-bad.strings --
"a-1.text" = "Cancel"
↓"a-2.text" = "Stop";
-- strings-syntax/1-good.strings --
"a-1.text" = "Cancel";
"a-2.text" = "Stop";
-- text-truncated-at-large-sizes/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="Remember my password" lineBreakMode="tailTruncation" numberOfLines="1" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="335" height="20.5"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="root" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- text-truncated-at-large-sizes/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Remember my password" lineBreakMode="tailTruncation" numberOfLines="0" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="335" height="20.5"/>
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="root" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- too-deeply-nested/1-bad.objects.xml --
<view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews><view><subviews></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view></subviews></view>
-- too-deeply-nested/1-good.objects.xml --
<view id="a"/>
-- too-many-attributes/1-bad.objects.xml --
↓<view a0="" a1="" a2="" a3="" a4="" a5="" a6="" a7="" a8="" a9="" a10="" a11="" a12="" a13="" a14="" a15="" a16="" a17="" a18="" a19="" a20="" a21="" a22="" a23="" a24="" a25="" a26="" a27="" a28="" a29="" a30="" a31="" a32="" a33="" a34="" a35="" a36="" a37="" a38="" a39="" a40="" a41="" a42="" a43="" a44="" a45="" a46="" a47="" a48="" a49="" a50="" a51="" a52="" a53="" a54="" a55="" a56="" a57="" a58="" a59="" a60="" a61="" a62="" a63="" a64="" a65="" a66="" a67="" a68="" a69="" a70="" a71="" a72="" a73="" a74="" a75="" a76="" a77="" a78="" a79="" a80="" a81="" a82="" a83="" a84="" a85="" a86="" a87="" a88="" a89="" a90="" a91="" a92="" a93="" a94="" a95="" a96="" a97="" a98="" a99="" a100="" a101="" a102="" a103="" a104="" a105="" a106="" a107="" a108="" a109="" a110="" a111="" a112="" a113="" a114="" a115="" a116="" a117="" a118="" a119="" a120="" a121="" a122="" a123="" a124="" a125="" a126="" a127="" a128="" a129="" a130="" a131="" a132="" a133="" a134="" a135="" a136="" a137="" a138="" a139="" a140="" a141="" a142="" a143="" a144="" a145="" a146="" a147="" a148="" a149="" a150="" a151="" a152="" a153="" a154="" a155="" a156="" a157="" a158="" a159="" a160="" a161="" a162="" a163="" a164="" a165="" a166="" a167="" a168="" a169="" a170="" a171="" a172="" a173="" a174="" a175="" a176="" a177="" a178="" a179="" a180="" a181="" a182="" a183="" a184="" a185="" a186="" a187="" a188="" a189="" a190="" a191="" a192="" a193="" a194="" a195="" a196="" a197="" a198="" a199="" a200="" a201="" a202="" a203="" a204="" a205="" a206="" a207="" a208="" a209="" a210="" a211="" a212="" a213="" a214="" a215="" a216="" a217="" a218="" a219="" a220="" a221="" a222="" a223="" a224="" a225="" a226="" a227="" a228="" a229="" a230="" a231="" a232="" a233="" a234="" a235="" a236="" a237="" a238="" a239="" a240="" a241="" a242="" a243="" a244="" a245="" a246="" a247="" a248="" a249="" a250="" a251="" a252="" a253="" a254="" a255="" a256=""/>
-- too-many-attributes/1-good.objects.xml --
<view id="a"/>
-- trait-variations-disabled/1-bad.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes/>
</document>
-- trait-variations-disabled/1-good.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes/>
</document>
-- truncated-file/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>↓
-- truncated-file/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- truncated-text/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="Remember my password" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="60" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="width" constant="60" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- truncated-text/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Remember my password" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="170" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- unadjusted-text-style/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="44" height="20.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
</constraints>
-- unadjusted-text-style/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="44" height="20.5"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
</constraints>
-- unanswered-merge/1-bad.view.xml --
<subviews>
    <label text="Name" fixedFrame="YES" id="name">
        <rect key="frame" x="20" y="20" width="200" height="21"/>
        <attributedString key="userComments">
            <fragment ↓content="ninefold merge: text of label &quot;Name&quot; 'name' is 'Name' in ours, 'Title' in theirs"/>
        </attributedString>
    </label>
</subviews>
-- unanswered-merge/1-good.view.xml --
<subviews>
    <label text="Name" fixedFrame="YES" id="name">
        <rect key="frame" x="20" y="20" width="200" height="21"/>
    </label>
</subviews>
-- unapplied-runtime-attribute/1-bad.view.xml --
<subviews>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
        <state key="normal" title="Send"/>
        <userDefinedRuntimeAttributes>
            ↓<userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines">
                <integer key="value" value="2"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
    </button>
</subviews>
-- unapplied-runtime-attribute/1-good.view.xml --
<subviews>
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="30"/>
        <state key="normal" title="Send"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="tintColor">
                <color key="value" systemColor="systemRedColor"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
    </button>
</subviews>
-- unbounded-text/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Brightness" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="82.5" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <switch opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch">
        <rect key="frame" x="251" y="15" width="51" height="31"/>
    </switch>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstAttribute="trailing" secondItem="switch" secondAttribute="trailing" constant="20" id="c"/>
    <constraint firstItem="switch" firstAttribute="centerY" secondItem="label" secondAttribute="centerY" id="d"/>
</constraints>
-- unbounded-text/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Brightness" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="82.5" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    <switch opaque="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" id="switch">
        <rect key="frame" x="251" y="15" width="51" height="31"/>
    </switch>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstAttribute="trailing" secondItem="switch" secondAttribute="trailing" constant="20" id="c"/>
    <constraint firstItem="switch" firstAttribute="centerY" secondItem="label" secondAttribute="centerY" id="d"/>
    <constraint firstItem="switch" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" constant="8" id="e"/>
</constraints>
-- unbounded-text/2-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="A note about the weather" textAlignment="natural" lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="204" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
</constraints>
-- unbounded-text/2-good.view.xml --
<subviews>
    <label opaque="NO" text="A note about the weather" textAlignment="natural" lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="280" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
    <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="20" id="c"/>
</constraints>
-- unconstrained-text/1-bad.view.xml --
<subviews>
    ↓<label opaque="NO" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" fixedFrame="YES" id="label">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
-- unconstrained-text/1-good.view.xml --
<subviews>
    <label opaque="NO" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="20" y="20" width="44" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
</subviews>
<constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="a"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="b"/>
</constraints>
-- undismissible-presentation/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
                        <rect key="frame" x="20" y="20" width="80" height="40"/>
                        <state key="normal" title="Imprint"/>
                        <connections>
                            ↓<segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" id="seg"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="text">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            </view>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
-- undismissible-presentation/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="button">
                        <rect key="frame" x="20" y="20" width="80" height="40"/>
                        <state key="normal" title="Imprint"/>
                        <connections>
                            <segue destination="b" kind="presentation" modalPresentationStyle="fullScreen" id="seg"/>
                        </connections>
                    </button>
                </subviews>
            </view>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="text">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="done">
                            <rect key="frame" x="20" y="20" width="80" height="40"/>
                            <state key="normal" title="Done"/>
                            <connections>
                                <segue destination="exit" kind="unwind" unwindAction="closeImprint:" id="back"/>
                            </connections>
                        </button>
                    </subviews>
            </view>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
-- unexpected-attribute/1-bad.objects.xml --
<view id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44" hidden="↓YES"/>
</view>
-- unexpected-attribute/1-good.objects.xml --
<view hidden="YES" id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
</view>
-- unexpected-canvas-device/1-bad.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    ↓<device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes/>
</document>
-- unexpected-canvas-device/1-both/.ninefold.yml --
lint: {options: {unexpected-canvas-device: {device: retina5_9}}}
-- unexpected-canvas-device/1-good.storyboard --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina5_9" orientation="portrait" appearance="light"/>
    <scenes/>
</document>
-- unexpected-element/1-bad.view.xml --
<constraints>
    ↓<view id="a"/>
</constraints>
-- unexpected-element/1-good.view.xml --
<subviews>
    <view id="a"/>
</subviews>
-- uninstalled-anchor/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" id="anchor">
                        <rect key="frame" x="20" y="20" width="40" height="40"/>
                    </view>
                </subviews>
                <variation key="widthClass=regular">
                    <mask key="subviews">
                        <exclude reference="anchor"/>
                    </mask>
                </variation>
            </view>
            <connections>
                ↓<segue destination="b" kind="popoverPresentation" identifier="more" popoverAnchorView="anchor" id="seg">
                    <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/>
                </segue>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- uninstalled-anchor/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="First" id="a" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    <view contentMode="scaleToFill" id="anchor">
                        <rect key="frame" x="20" y="20" width="40" height="40"/>
                    </view>
                </subviews>
            </view>
            <connections>
                <segue destination="b" kind="popoverPresentation" identifier="more" popoverAnchorView="anchor" id="seg">
                    <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES" left="YES" right="YES"/>
                </segue>
            </connections>
        </viewController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="b" sceneMemberID="viewController"/>
    </objects>
</scene>
-- unknown-asset-appearance/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal",
    "appearances" : [ { "appearance" : "luminosity", "value" : ↓"dim" } ] } ] }
-- unknown-asset-appearance/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal",
    "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ] }
-- unknown-asset-idiom/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : ↓"phone" } ] }
-- unknown-asset-idiom/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "iphone" } ] }
-- unknown-asset-in-code/1-bad/Page.swift --
class Page {
  let image = UIImage(named: "↓Snu")
}
-- unknown-asset-in-code/1-both/A.xcassets/Sun.imageset/Contents.json --
{}
-- unknown-asset-in-code/1-good/Page.swift --
class Page {
  let image = UIImage(named: "Sun")
}
-- unknown-asset-key/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal", ↓"height-clas" : "compact" } ] }
-- unknown-asset-key/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal", "height-class" : "compact" } ] }
-- unknown-asset-scale/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal", "scale" : ↓"4x" } ] }
-- unknown-asset-scale/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal", "scale" : "3x" } ] }
-- unknown-asset-size-class/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal", "height-class" : ↓"small" } ] }
-- unknown-asset-size-class/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "idiom" : "universal", "height-class" : "compact" } ] }
-- unknown-asset-value/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "properties" : { "template-rendering-intent" : ↓"mask" } }
-- unknown-asset-value/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "properties" : { "template-rendering-intent" : "template" } }
-- unknown-attribute/1-bad.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="greaterThanOrEqual" const="↓20" id="a"/>
</constraints>
-- unknown-attribute/1-good.view.xml --
<constraints>
    <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="20" id="a"/>
</constraints>
-- unknown-color-space/1-bad/Example.xcassets/Brand.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : ↓"rgb", "components" : {
    "red" : "1.0", "green" : "0.5", "blue" : "0.5", "alpha" : "1.0" } } } ] }
-- unknown-color-space/1-good/Example.xcassets/Brand.colorset/Contents.json --
{ "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
    "red" : "1.0", "green" : "0.5", "blue" : "0.5", "alpha" : "1.0" } } } ] }
-- unknown-device/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <device id="↓ipad14_1" orientation="portrait"/>
    <objects/>
</document>
-- unknown-device/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <device id="ipad9_7" orientation="portrait"/>
    <objects/>
</document>
-- unknown-element/1-bad.view.xml --
<subviews>
    ↓<lable id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
    </lable>
</subviews>
-- unknown-element/1-good.view.xml --
<subviews>
    <label id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
    </label>
</subviews>
-- unknown-layout-guide/1-bad.view.xml --
<viewLayoutGuide key="↓safeAera" id="guide"/>
-- unknown-layout-guide/1-good.view.xml --
<viewLayoutGuide key="safeArea" id="guide"/>
-- unknown-property/1-bad.objects.xml --
<view id="a">
    <color key="↓backgroundColour" white="1" alpha="1" colorSpace="calibratedWhite"/>
</view>
-- unknown-property/1-good.objects.xml --
<view id="a">
    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
</view>
-- unknown-relationship/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <navigationController storyboardIdentifier="Start" id="nav" sceneMemberID="viewController">
            <connections>
                <segue destination="vc" kind="relationship" relationship="↓rootViewControler" id="seg"/>
            </connections>
        </navigationController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- unknown-relationship/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <navigationController storyboardIdentifier="Start" id="nav" sceneMemberID="viewController">
            <connections>
                <segue destination="vc" kind="relationship" relationship="rootViewController" id="seg"/>
            </connections>
        </navigationController>
    </objects>
</scene>
<scene sceneID="s-2">
    <objects>
        <viewController id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- unknown-reuse-identifier-in-code/1-bad/Page.swift --
class Page {
  func cell() { _ = table.dequeueReusableCell(withIdentifier: "↓Rwo") }
}
-- unknown-reuse-identifier-in-code/1-both/Main.storyboard --
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
-- unknown-reuse-identifier-in-code/1-good/Page.swift --
class Page {
  func cell() { _ = table.dequeueReusableCell(withIdentifier: "Row") }
}
-- unknown-reuse-identifier-in-code/2-bad/Page.swift --
class Page: UITableViewController {
  override func viewDidLoad() {
    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "↓Cell")
  }
}
-- unknown-reuse-identifier-in-code/2-both/Row.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <tableViewCell reuseIdentifier="Row" id="cell"/>
  </objects>
</document>
-- unknown-reuse-identifier-in-code/2-good/Page.swift --
class Page: UITableViewController {
  override func viewDidLoad() {
    tableView.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "Row")
  }
}
-- unknown-scene-in-code/1-bad/Page.swift --
class Page {
  func open() { _ = board.instantiateViewController(withIdentifier: "↓Pgae") }
}
-- unknown-scene-in-code/1-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- unknown-scene-in-code/1-good/Page.swift --
class Page {
  func open() { _ = board.instantiateViewController(withIdentifier: "Page") }
}
-- unknown-scene-in-code/2-bad/Page.swift --
class Pgae: UIViewController {
  static var identifier: String { String(describing: self) }
}

class List: UIViewController {
  func open() { _ = storyboard?.instantiateViewController(withIdentifier: ↓Pgae.identifier) }
}
-- unknown-scene-in-code/2-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController">
      <connections><segue destination="a" kind="show" identifier="show" id="g"/></connections>
    </viewController>
  </objects></scene></scenes>
</document>
-- unknown-scene-in-code/2-good/Page.swift --
class Page: UIViewController {
  static var identifier: String { String(describing: self) }
}

class List: UIViewController {
  func open() { _ = storyboard?.instantiateViewController(withIdentifier: Page.identifier) }
}
-- unknown-segue-in-code/1-bad/Page.swift --
class Page {
  func open() { performSegue(withIdentifier: "↓shwo", sender: nil) }
}
-- unknown-segue-in-code/1-both/Main.storyboard --
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
-- unknown-segue-in-code/1-good/Page.swift --
class Page {
  func open() { performSegue(withIdentifier: "show", sender: nil) }
}
-- unknown-segue-in-code/2-bad/Page.swift --
class Page: UIViewController {
  enum Segue: String { case show, open }

  func open() { performSegue(withIdentifier: ↓Segue.open.rawValue, sender: nil) }
}
-- unknown-segue-in-code/2-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController">
      <connections><segue destination="a" kind="show" identifier="show" id="g"/></connections>
    </viewController>
  </objects></scene></scenes>
</document>
-- unknown-segue-in-code/2-good/Page.swift --
class Page: UIViewController {
  enum Segue: String { case show }

  func open() { performSegue(withIdentifier: Segue.show.rawValue, sender: nil) }
}
-- unknown-segue-in-code/3-bad/Page.swift --
class Page: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "↓open" { prepareToShow() }
  }
}
-- unknown-segue-in-code/3-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController">
      <connections><segue destination="a" kind="show" identifier="show" id="g"/></connections>
    </viewController>
  </objects></scene></scenes>
</document>
-- unknown-segue-in-code/3-good/Page.swift --
class Page: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "show" { prepareToShow() }
  }
}
-- unknown-size-class/1-bad.objects.xml --
<view id="a">
    <variation key="↓heightClass=any-widthClass=compact" alpha="0.5"/>
</view>
-- unknown-size-class/1-good.objects.xml --
<view id="a">
    <variation key="widthClass=compact" alpha="0.5"/>
</view>
-- unknown-stack-value/1-bad.objects.xml --
<stackView distribution="↓fillEvenly" id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
</stackView>
-- unknown-stack-value/1-good.objects.xml --
<stackView distribution="fillEqually" id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
</stackView>
-- unknown-storyboard-in-code/1-bad/Page.swift --
class Page {
  func open() { _ = UIStoryboard(name: "↓Mian", bundle: nil) }
}
-- unknown-storyboard-in-code/1-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController"/>
  </objects></scene></scenes>
</document>
-- unknown-storyboard-in-code/1-good/Page.swift --
class Page {
  func open() { _ = UIStoryboard(name: "Main", bundle: nil) }
}
-- unknown-storyboard-in-code/2-bad/Page.m --
#define MAIN @"Mian"

@implementation Page
- (UIStoryboard *)board { return [UIStoryboard storyboardWithName:↓MAIN bundle:nil]; }
@end
-- unknown-storyboard-in-code/2-both/Main.storyboard --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
  <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="Page" id="a" sceneMemberID="viewController">
      <connections><segue destination="a" kind="show" identifier="show" id="g"/></connections>
    </viewController>
  </objects></scene></scenes>
</document>
-- unknown-storyboard-in-code/2-good/Page.m --
#define MAIN @"Main"

@implementation Page
- (UIStoryboard *)board { return [UIStoryboard storyboardWithName:MAIN bundle:nil]; }
@end
-- unknown-string-catalog-key/1-bad.xcstrings --
{ "sourceLanguage" : "en", "version" : "1.0",
  "strings" : { "a-1.text" : { ↓"localisations" : { } } } }
-- unknown-string-catalog-key/1-good.xcstrings --
{ "sourceLanguage" : "en", "version" : "1.0",
  "strings" : { "a-1.text" : { "localizations" : { } } } }
-- unknown-target-runtime/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="↓iOS">
    <objects/>
</document>
-- unknown-target-runtime/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
    <objects/>
</document>
-- unknown-trait/1-bad.objects.xml --
<view id="a">
    <variation key="↓sizeClass=compact" alpha="0.5"/>
</view>
-- unknown-trait/1-good.objects.xml --
<view id="a">
    <variation key="widthClass=compact" alpha="0.5"/>
</view>
-- unknown-value/1-bad.view.xml --
<subviews>
    <label text="Name" id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
        <fontDescription key="fontDescription" type="↓boldSytem" pointSize="17"/>
    </label>
</subviews>
-- unknown-value/1-good.view.xml --
<subviews>
    <label text="Name" id="a">
        <rect key="frame" x="0.0" y="0.0" width="80" height="21"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
    </label>
</subviews>
-- unlabeled-button/1-bad.view.xml --
<subviews>
    ↓<button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="button">
        <rect key="frame" x="20" y="80" width="100" height="44"/>
        <state key="normal"/>
        <connections>
            <action selector="close:" destination="root" eventType="touchUpInside" id="act"/>
        </connections>
    </button>
</subviews>
-- unlabeled-button/1-good.view.xml --
<subviews>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="button">
        <rect key="frame" x="20" y="80" width="100" height="44"/>
        <state key="normal" title="Close"/>
        <connections>
            <action selector="close:" destination="root" eventType="touchUpInside" id="act"/>
        </connections>
    </button>
</subviews>
-- unlisted-base-class/1-bad.view.xml --
<subviews>
    ↓<imageView contentMode="scaleToFill" id="image">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
    </imageView>
</subviews>
-- unlisted-base-class/1-both/.ninefold.yml --
lint:
  options:
    unlisted-base-class:
      classes: [{element-class: UIImageView, base-classes: [AvatarView, IconView]}]
-- unlisted-base-class/1-good.view.xml --
<subviews>
    <imageView contentMode="scaleToFill" id="image" customClass="AvatarView">
        <rect key="frame" x="20" y="20" width="100" height="21"/>
    </imageView>
</subviews>
-- unlisted-color/1-bad.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <color key="tintColor" name="OldBlue"/>
        </view>
    </objects>
    <resources>
        ↓<namedColor name="OldBlue">
            <color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
    </resources>
</document>
-- unlisted-color/1-both/.ninefold.yml --
lint: {options: {unlisted-color: {allowed: [Brand]}}}
-- unlisted-color/1-good.xib --
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
        <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <color key="tintColor" name="Brand"/>
        </view>
    </objects>
    <resources>
        <namedColor name="Brand">
            <color red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor>
    </resources>
</document>
-- unlisted-font/1-bad/Page.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <customFonts key="customFonts">
    <array key="↓Sans-Regular.ttf"><string>Sans-Regular</string></array>
  </customFonts>
</document>
-- unlisted-font/1-both/Fonts/Sans-Bold.ttf --
-- unlisted-font/1-both/Fonts/Sans-Regular.ttf --
-- unlisted-font/1-both/Info.plist --
<plist version="1.0"><dict><key>UIAppFonts</key><array><string>Sans-Bold.ttf</string></array></dict></plist>
-- unlisted-font/1-good/Page.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <customFonts key="customFonts">
    <array key="Sans-Bold.ttf"><string>Sans-Bold</string></array>
  </customFonts>
</document>
-- unreachable-asset-variant/1-bad/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal" },
  ↓{ "filename" : "b.png", "idiom" : "ipad", "height-class" : "compact" } ] }
-- unreachable-asset-variant/1-both/Example.xcassets/Icon.imageset/a.png --
-- unreachable-asset-variant/1-both/Example.xcassets/Icon.imageset/b.png --
-- unreachable-asset-variant/1-good/Example.xcassets/Icon.imageset/Contents.json --
{ "images" : [ { "filename" : "a.png", "idiom" : "universal" },
  { "filename" : "b.png", "idiom" : "ipad", "width-class" : "compact" } ] }
-- unreachable-scene/1-bad.scenes.xml --
<scene sceneID="s-1">
    <objects>
        ↓<viewController id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- unreachable-scene/1-good.scenes.xml --
<scene sceneID="s-1">
    <objects>
        <viewController storyboardIdentifier="Details" id="vc" sceneMemberID="viewController"/>
    </objects>
</scene>
-- unsolved-layout/1-bad.objects.xml --
↓<view id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="20" y="20" width="40" height="40"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="20" id="c"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="20" id="d"/>
        <constraint firstItem="b" firstAttribute="height" constant="1e300" id="e"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="1e300" id="f"/>
    </constraints>
</view>
-- unsolved-layout/1-good.objects.xml --
<view id="a">
    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="20" y="20" width="40" height="40"/>
        </view>
    </subviews>
    <constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" constant="20" id="c"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="20" id="d"/>
        <constraint firstItem="b" firstAttribute="height" constant="40" id="e"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" id="f"/>
    </constraints>
</view>
-- unsupported-document-type/1-bad.xib --
<document type="↓Storyboard" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- unsupported-document-type/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- unsupported-runtime/1-bad.xib --
<document type="↓com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- unsupported-runtime/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505">
    <objects/>
</document>
-- untranslated-document/1-bad/Page.xib --
↓<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects><label text="Name" id="a"/></objects>
</document>
-- untranslated-document/1-both/en.lproj/Other.strings --
"save" = "Save";
-- untranslated-document/1-both/fr.lproj/Other.strings --
"save" = "Enregistrer";
-- untranslated-document/1-good/Page.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects><label text="" id="a"/></objects>
</document>
-- unused-action/1-bad/Rows.swift --
class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
  @IBAction func ↓save(_ sender: Any) {}
}
-- unused-action/1-both/Main.storyboard --
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
-- unused-action/1-good/Rows.swift --
class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
}
-- unused-asset/1-bad/App.xcassets/Moon.imageset/Contents.json --
↓{ "images" : [ { "idiom" : "universal" } ] }
-- unused-asset/1-both/Page.swift --
class Page { let image = UIImage(named: "Sun") }
-- unused-asset/1-good/App.xcassets/Moon.imageset/Contents.json --
-- unused-outlet/1-bad/Rows.swift --
class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
  @IBOutlet var ↓title: UILabel!
}
-- unused-outlet/1-both/Main.storyboard --
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
-- unused-outlet/1-good/Rows.swift --
class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
}
-- unwind-to-other-scene/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <connections>
                <segue destination="↓e" kind="unwind" unwindAction="back:" id="c"/>
            </connections>
        </viewController>
        <exit id="d" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
<scene sceneID="f">
    <objects>
        <viewController id="g" sceneMemberID="viewController"/>
        <exit id="e" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
-- unwind-to-other-scene/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <connections>
                <segue destination="d" kind="unwind" unwindAction="back:" id="c"/>
            </connections>
        </viewController>
        <exit id="d" userLabel="Exit" sceneMemberID="exit"/>
    </objects>
</scene>
-- variation-order/1-bad.objects.xml --
<view id="a">
    <variation key="heightClass=compact-widthClass=compact" alpha="0.5"/>
    <variation key="↓widthClass=compact" alpha="0.8"/>
</view>
-- variation-order/1-good.objects.xml --
<view id="a">
    <variation key="widthClass=compact" alpha="0.8"/>
    <variation key="heightClass=compact-widthClass=compact" alpha="0.5"/>
</view>
-- variations-without-trait-collections/1-bad.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
    <objects>
        <view id="a">
            ↓<variation key="widthClass=compact" alpha="0.5"/>
        </view>
    </objects>
</document>
-- variations-without-trait-collections/1-good.xib --
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES">
    <objects>
        <view id="a">
            <variation key="widthClass=compact" alpha="0.5"/>
        </view>
    </objects>
</document>
-- view-without-size/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    ↓<label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="0" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-355" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- view-without-size/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="20" y="40" width="335" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="l" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-20" id="c3"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- wider-than-narrowest-window/1-bad.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            ↓<view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="20" y="40" width="300" height="40"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="300" id="w"/>
                            <constraint firstAttribute="height" constant="40" id="h"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- wider-than-narrowest-window/1-good.scenes.xml --
<scene sceneID="a">
    <objects>
        <viewController id="b" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                        <rect key="frame" x="20" y="40" width="300" height="40"/>
                        <constraints>
                            <constraint firstAttribute="width" priority="999" constant="300" id="w"/>
                            <constraint firstAttribute="height" constant="40" id="h"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
                    <constraint firstItem="root" firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="box" secondAttribute="trailing" constant="20" id="c4"/>
                </constraints>
            </view>
        </viewController>
    </objects>
</scene>
-- wrong-module/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="↓Card">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
    </view>
</subviews>
-- wrong-module/1-both/App/Card.swift --
import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBInspectable var radius = 8.0
  @IBAction func open(_ sender: UITapGestureRecognizer) {}
}
-- wrong-module/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
    </view>
</subviews>
-- wrong-outlet-type/1-bad.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <connections>
            <outlet property="↓title" destination="open" id="out"/>
        </connections>
    </view>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="open">
        <rect key="frame" x="20" y="80" width="100" height="44"/>
        <state key="normal" title="Open it"/>
    </button>
</subviews>
-- wrong-outlet-type/1-both/App/Card.swift --
import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBOutlet var opener: UIControl!
}
-- wrong-outlet-type/1-good.view.xml --
<subviews>
    <view contentMode="scaleToFill" id="card" customClass="Card" customModule="App" customModuleProvider="target">
        <rect key="frame" x="20" y="20" width="100" height="44"/>
        <connections>
            <outlet property="opener" destination="open" id="out"/>
        </connections>
    </view>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" lineBreakMode="middleTruncation" id="open">
        <rect key="frame" x="20" y="80" width="100" height="44"/>
        <state key="normal" title="Open it"/>
    </button>
</subviews>
-- wrong-runtime-attribute-type/1-bad.view.xml --
<userDefinedRuntimeAttributes>
    ↓<userDefinedRuntimeAttribute type="string" keyPath="caption">
        <real key="value" value="3"/>
    </userDefinedRuntimeAttribute>
</userDefinedRuntimeAttributes>
-- wrong-runtime-attribute-type/1-good.view.xml --
<userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="caption">
        <real key="value" value="3"/>
    </userDefinedRuntimeAttribute>
</userDefinedRuntimeAttributes>
-- yaml-duplicate-key/1-bad.yml --
views: []
↓views: []
-- yaml-duplicate-key/1-good.yml --
views: []
-- yaml-number-out-of-range/1-bad.yml --
views:
- id: abc-12-def
  intrinsicSize: {width: ↓1e999}
-- yaml-number-out-of-range/1-good.yml --
views:
- id: abc-12-def
  intrinsicSize: {width: 100}
-- yaml-syntax/1-bad.yml --
designs:
  form:
    phone: horizontal↓: compact
-- yaml-syntax/1-good.yml --
designs:
  form:
    phone: horizontal = compact
    other: otherwise
-- yaml-too-deep/1-bad.yml --
views: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
-- yaml-too-deep/1-good.yml --
views: []
-- yaml-unsupported/1-bad.yml --
views:
- id: ↓&one abc-12-def
  hidden: true
-- yaml-unsupported/1-good.yml --
views:
- id: abc-12-def
  hidden: true
-- zero-multiplier/1-bad.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="greaterThanOrEqual" secondItem="root" secondAttribute="width" multiplier="↓0" constant="20" id="a"/>
</constraints>
-- zero-multiplier/1-good.view.xml --
<subviews>
    <view id="box">
        <rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
    </view>
</subviews>
<constraints>
    <constraint firstItem="box" firstAttribute="width" relation="greaterThanOrEqual" constant="20" id="a"/>
</constraints>
"""###
}
