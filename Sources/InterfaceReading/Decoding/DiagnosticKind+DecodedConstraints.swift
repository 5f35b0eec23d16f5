package import InterfaceSource

/// Kinds that `DecodeConstraints` reports: what constraints, variations and masks cannot say.
extension DiagnosticKind {
  package static let badLayoutAttribute = DiagnosticKind(
    "bad-layout-attribute", .error, .constraints,
    summary: "The value is not a layout attribute.",
    rationale: "The constraint cannot be interpreted and is left out.",
    cure: "Write one of the layout attributes that the note lists.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <constraints>
            <constraint firstAttribute="↓breadth" relation="lessThanOrEqual" constant="2000" id="a"/>
        </constraints>
        """,
        mended: """
          <constraints>
              <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a"/>
          </constraints>
          """)
    ])

  package static let badMultiplier = DiagnosticKind(
    "bad-multiplier", .error, .constraints,
    summary: "The value is not a multiplier.",
    rationale: "A multiplier is a number, a:b or a/b with b not 0. 1 is assumed.",
    cure: "Write the multiplier as a number or a ratio.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
        </subviews>
        <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="c"/>
            <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="↓4:0" id="d"/>
        </constraints>
        """,
        mended: """
          <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
          </subviews>
          <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
              <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" id="c"/>
              <constraint firstItem="box" firstAttribute="width" secondItem="box" secondAttribute="height" multiplier="4:3" id="d"/>
          </constraints>
          """)
    ])

  package static let badPriority = DiagnosticKind(
    "bad-priority", .error, .constraints,
    summary: "The priority of a constraint is not between 1 and 1000.",
    rationale: "UIKit has no other priorities. 1000, required, is assumed.",
    cure: "Write a number from 1 to 1000.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <constraints>
            <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" priority="↓1001" id="a"/>
        </constraints>
        """,
        mended: """
          <constraints>
              <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" priority="999" id="a"/>
          </constraints>
          """)
    ])

  package static let badRelation = DiagnosticKind(
    "bad-relation", .error, .constraints,
    summary: "The value is not a relation.",
    rationale: "Relations are equal, lessThanOrEqual and greaterThanOrEqual. equal is assumed.",
    cure: "Write one of the three, or leave the attribute out for equal.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <constraints>
            <constraint firstAttribute="width" relation="↓lessThan" constant="2000" priority="500" id="a"/>
        </constraints>
        """,
        mended: """
          <constraints>
              <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" priority="500" id="a"/>
          </constraints>
          """)
    ])

  package static let constraintWithoutAttribute = DiagnosticKind(
    "constraint-without-attribute", .error, .constraints,
    summary: "A constraint has no first attribute.",
    rationale: "It does not say what it constrains, and is left out.",
    cure: "Add firstAttribute.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <constraints>
            ↓<constraint relation="lessThanOrEqual" constant="2000" id="a"/>
        </constraints>
        """,
        mended: """
          <constraints>
              <constraint firstAttribute="width" relation="lessThanOrEqual" constant="2000" id="a"/>
          </constraints>
          """)
    ])

  package static let badMask = DiagnosticKind(
    "bad-mask", .error, .variations,
    summary: "The key of a mask is neither subviews nor constraints.",
    rationale: "Masks install and uninstall subviews and constraints, nothing else. This one is "
      + "ignored.",
    cure: "Write subviews or constraints as the key.",
    examples: [
      DiagnosticExample(
        .view,
        """
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
        """,
        mended: """
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
          """)
    ])

  package static let badVariationKey = DiagnosticKind(
    "bad-variation-key", .error, .variations,
    summary: "The key of a variation cannot be read.",
    rationale:
      "A key is 'default' or parts such as heightClass=regular that are joined by '-', each "
      + "trait once. The variation is ignored.",
    cure: "Correct the key.",
    examples: [
      DiagnosticExample(
        .objects,
        """
        <view id="a">
            <variation key="↓widthClass:compact" alpha="0.5"/>
        </view>
        """,
        mended: """
          <view id="a">
              <variation key="widthClass=compact" alpha="0.5"/>
          </view>
          """)
    ])

  package static let nestedVariation = DiagnosticKind(
    "nested-variation", .error, .variations,
    summary: "A variation stands inside a variation.",
    rationale: "The format does not nest them. The inner one is ignored.",
    cure: "Join the two keys in one variation that stands beside the other.",
    examples: [
      DiagnosticExample(
        .objects,
        """
        <view id="a">
            <variation key="widthClass=compact">
                ↓<variation key="heightClass=compact" alpha="0.5"/>
            </variation>
        </view>
        """,
        mended: """
          <view id="a">
              <variation key="heightClass=compact-widthClass=compact" alpha="0.5"/>
          </view>
          """)
    ])
}
