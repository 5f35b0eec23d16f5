package import InterfaceSource

/// Kinds that `CheckMasks` reports: what the masks of variations name.
extension DiagnosticKind {
  package static let contradictoryMask = DiagnosticKind(
    "contradictory-mask", .warning, .variations,
    summary: "A mask both includes and excludes an object.",
    rationale: "The later entry counts.",
    cure: "Remove one of the two entries.",
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
            <mask key="subviews">
                <include reference="a"/>
                <exclude reference="↓a"/>
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

  package static let danglingMaskReference = DiagnosticKind(
    "dangling-mask-reference", .warning, .variations,
    summary: "A mask names an id that no object has.",
    rationale: "The entry is ignored.",
    cure: "Remove the entry.",
    examples: [
      DiagnosticExample(
        .view,
        """
        <variation key="widthClass=compact">
            <mask key="subviews">
                <exclude reference="↓gone"/>
            </mask>
        </variation>
        """,
        mended: """
          <variation key="widthClass=compact">
              <mask key="subviews"/>
          </variation>
          """)
    ])

  package static let maskOutsideOwner = DiagnosticKind(
    "mask-outside-owner", .warning, .variations,
    summary: "A mask names an object that does not belong to the owner of the mask.",
    rationale:
      "Masks install the direct subviews of their view and the constraints that it owns. The "
      + "entry is ignored.",
    cure: "Move the entry to the superview or owner of the object, or remove it.",
    examples: [
      DiagnosticExample(
        .view,
        """
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
        """,
        mended: """
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
          """)
    ])
}
