// Generated from schemas/vocabulary.txt by `swift run regenerate`: do not edit.
// swift-format-ignore-file

extension AttributeName {
  /// The type of the attribute, unless an element specifies another.
  package var kind: AttributeKind { Self.kinds[Int(rawValue)] }

  private static let kinds: [AttributeKind] = [
    .enumeration, .string, .string, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool,
    .enumeration, .enumeration, .bool, .real, .bool, .bool, .bool, .bool, .bool, .bool, .bool,
    .bool, .bool, .bool, .bool, .bool, .bool, .real, .bool, .bool, .bool, .bool, .bool,
    .enumeration, .string, .bool, .string, .bool, .bool, .enumeration, .enumeration, .bool, .bool,
    .bool, .bool, .string, .enumeration, .string, .string, .string, .string, .string, .string,
    .enumeration, .bool, .enumeration, .enumeration, .bool, .enumeration, .real, .real,
    .enumeration, .real, .bool, .bool, .string, .bool, .enumeration, .enumeration, .bool, .bool,
    .bool, .string, .string, .bool, .bool, .string, .enumeration, .bool, .bool, .bool, .bool,
    .string, .string, .string, .bool, .string, .enumeration, .enumeration, .real, .string,
    .enumeration, .enumeration, .enumeration, .enumeration, .bool, .bool, .real, .enumeration,
    .real, .integer, .string, .enumeration, .string, .string, .string, .real, .enumeration,
    .enumeration, .real, .string, .bool, .bool, .bool, .bool, .string, .reference, .string,
    .reference, .enumeration, .bool, .string, .bool, .enumeration, .bool, .bool, .bool, .integer,
    .bool, .enumeration, .bool, .bool, .bool, .bool, .real, .real, .real, .enumeration, .bool,
    .string, .enumeration, .reference, .real, .bool, .bool, .bool, .bool, .bool, .bool,
    .enumeration, .string, .bool, .real, .bool, .bool, .real, .bool, .integer, .string, .real,
    .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .string, .string, .real,
    .contentPriority, .contentPriority, .contentPriority, .identifier, .string, .string,
    .enumeration, .real, .enumeration, .real, .reference, .integer, .real, .enumeration,
    .enumeration, .enumeration, .reference, .string, .bool, .enumeration, .bool, .enumeration,
    .real, .bool, .bool, .key, .string, .enumeration, .enumeration, .bool, .enumeration,
    .enumeration, .string, .string, .string, .enumeration, .bool, .bool, .string, .enumeration,
    .bool, .real, .real, .bool, .bool, .integer, .enumeration, .real, .real, .bool, .string, .bool,
    .real, .bool, .real, .enumeration, .real, .real, .real, .real, .integer, .real, .real, .string,
    .real, .bool, .bool, .bool, .string, .enumeration, .string, .real, .real, .real, .real, .real,
    .real, .real, .integer, .real, .real, .real, .real, .string, .real, .integer, .bool,
    .enumeration, .enumeration, .integer, .bool, .bool, .multiplier, .string, .bool, .enumeration,
    .string, .string, .bool, .bool, .integer, .integer, .integer, .integer, .bool, .bool,
    .enumeration, .real, .bool, .real, .real, .string, .bool, .bool, .bool, .string, .enumeration,
    .extent, .extent, .bool, .real, .bool, .reference, .reference, .enumeration, .enumeration,
    .integer, .real, .real, .real, .bool, .bool, .bool, .string, .priority, .real, .string,
    .enumeration, .string, .bool, .bool, .string, .enumeration, .bool, .bool, .real, .reference,
    .string, .enumeration, .enumeration, .string, .string, .enumeration, .string, .bool, .string,
    .enumeration, .string, .bool, .real, .bool, .enumeration, .bool, .real, .enumeration, .bool,
    .string, .enumeration, .string, .real, .enumeration, .bool, .enumeration, .bool, .string,
    .enumeration, .reference, .string, .real, .real, .integer, .enumeration, .bool, .enumeration,
    .bool, .bool, .bool, .string, .integer, .enumeration, .string, .enumeration, .enumeration,
    .enumeration, .string, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool,
    .bool, .bool, .bool, .bool, .bool, .bool, .bool, .bool, .string, .bool, .real, .enumeration,
    .enumeration, .enumeration, .enumeration, .real, .enumeration, .enumeration, .enumeration,
    .integer, .bool, .enumeration, .bool, .bool, .bool, .enumeration, .real, .string, .string,
    .string, .real, .real, .string, .string, .bool, .string, .bool, .enumeration, .enumeration,
    .bool, .string, .string, .string, .reference, .integer, .real, .string, .string, .enumeration,
    .string, .reference, .real, .real, .string, .enumeration, .real, .string, .bool, .string, .real,
    .string, .real, .enumeration, .bool, .bool, .enumeration, .string, .string, .bool, .bool, .bool,
    .bool, .bool, .bool, .bool, .bool, .bool, .bool, .string, .bool, .bool, .real, .real, .string,
    .enumeration, .string, .real, .contentPriority, .contentPriority, .contentPriority, .bool,
    .string, .bool, .bool, .bool, .enumeration, .real, .real, .bool, .bool, .real, .string, .real,
    .real, .bool,
  ]

  /// The type of the attribute on an element.
  package func kind(on element: ElementName) -> AttributeKind {
    switch (element, self) {
    case (.accessibilityTraits, .image): .bool
    case (.adaptation, .id): .string
    case (.array, .key): .string
    case (.bool, .value): .bool
    case (.constraint, .placeholder): .bool
    case (.designable, .name): .reference
    case (.device, .id): .string
    case (.extendedEdge, .bottom): .bool
    case (.extendedEdge, .top): .bool
    case (.fontDescription, .size): .string
    case (.frame, .height): .string
    case (.frame, .maxX): .string
    case (.frame, .maxY): .string
    case (.frame, .minX): .string
    case (.frame, .minY): .string
    case (.frame, .width): .string
    case (.integer, .value): .integer
    case (.isElement, .value): .bool
    case (.mutableArray, .key): .string
    case (.popoverArrowDirection, .left): .bool
    case (.popoverArrowDirection, .right): .bool
    case (.priority, .horizontal): .contentPriority
    case (.priority, .vertical): .contentPriority
    case (.range, .location): .integer
    case (.rectEdge, .bottom): .bool
    case (.rectEdge, .left): .bool
    case (.rectEdge, .right): .bool
    case (.rectEdge, .top): .bool
    case (.userDefinedRuntimeAttribute, .value): .string
    default: kind
    }
  }

  /// The known values of an attribute of kind `enumeration`, sorted.
  package var values: [String] {
    switch self {
    case .accessoryType:
      [
        "checkmark", "detailButton", "detailDisclosureButton", "disclosureIndicator", "none",
      ]
    case .affinity:
      [
        "maxX", "maxY", "minX", "minY",
      ]
    case .alignment:
      [
        "bottom", "center", "fill", "firstBaseline", "justified", "lastBaseline", "leading", "left",
        "natural", "right", "top", "trailing",
      ]
    case .appearance:
      [
        "dark", "light",
      ]
    case .autocapitalizationType:
      [
        "allCharacters", "none", "sentences", "words",
      ]
    case .autocorrectionType:
      [
        "no", "yes",
      ]
    case .axis:
      [
        "horizontal", "vertical",
      ]
    case .barStyle:
      [
        "black", "blackOpaque", "blackTranslucent", "default",
      ]
    case .baseWritingDirection:
      [
        "leftToRight", "natural", "rightToLeft",
      ]
    case .baselineAdjustment:
      [
        "alignBaselines", "alignCenters", "none",
      ]
    case .behavior:
      [
        "automatic", "displace", "overlay", "tile",
      ]
    case .borderStyle:
      [
        "bezel", "line", "none", "roundedRect",
      ]
    case .buttonSize:
      [
        "large", "medium", "mini", "small",
      ]
    case .buttonType:
      [
        "close", "contactAdd", "detailDisclosure", "infoDark", "infoLight", "roundedRect", "system",
      ]
    case .clearButtonMode:
      [
        "always", "never", "unlessEditing", "whileEditing",
      ]
    case .colorSpace:
      [
        "calibratedCMYK", "calibratedRGB", "calibratedWhite", "catalog", "custom", "deviceCMYK",
        "deviceRGB", "deviceWhite",
      ]
    case .configurationType:
      [
        "font", "pointSize",
      ]
    case .contentHorizontalAlignment:
      [
        "center", "fill", "leading", "left", "right", "trailing",
      ]
    case .contentInsetAdjustmentBehavior:
      [
        "always", "automatic", "never", "scrollableAxes",
      ]
    case .contentMode:
      [
        "TopLeft", "bottom", "bottomLeft", "bottomRight", "center", "left", "redraw", "right",
        "scaleAspectFill", "scaleAspectFit", "scaleToFill", "top", "topLeft", "topRight",
      ]
    case .contentVerticalAlignment:
      [
        "bottom", "center", "fill", "top",
      ]
    case .cornerStyle:
      [
        "capsule", "dynamic", "fixed", "large", "medium", "small",
      ]
    case .customColorSpace:
      [
        "calibratedRGB", "calibratedWhite", "deviceRGB", "displayP3", "extendedGray",
        "extendedSRGB", "genericCMYKColorSpace", "genericGamma22GrayColorSpace",
        "genericLabColorSpace", "genericRGB", "sRGB",
      ]
    case .dataMode:
      [
        "none", "prototypes", "static",
      ]
    case .datePickerMode:
      [
        "countDownTimer", "date", "dateAndTime", "time", "yearAndMonth",
      ]
    case .direction:
      [
        "down", "left", "right", "up",
      ]
    case .distribution:
      [
        "equalCentering", "equalSpacing", "fill", "fillEqually", "fillProportionally",
      ]
    case .editingAccessoryType:
      [
        "checkmark", "detailButton", "detailDisclosureButton", "disclosureIndicator", "none",
      ]
    case .eventType:
      [
        "editingChanged", "editingDidBegin", "editingDidEnd", "editingDidEndOnExit",
        "primaryActionTriggered", "touchCancel", "touchDown", "touchDragEnter", "touchDragExit",
        "touchDragInside", "touchDragOutside", "touchUpInside", "touchUpOutside", "valueChanged",
      ]
    case .firstAttribute:
      [
        "baseline", "bottom", "bottomMargin", "centerX", "centerXWithinMargins", "centerY",
        "centerYWithinMargins", "firstBaseline", "height", "leading", "leadingMargin", "left",
        "leftMargin", "right", "rightMargin", "top", "topMargin", "trailing", "trailingMargin",
        "width",
      ]
    case .focusStyle:
      [
        "custom", "default",
      ]
    case .imageContentMode:
      [
        "TopLeft", "bottom", "bottomLeft", "bottomRight", "center", "left", "redraw", "right",
        "scaleAspectFill", "scaleAspectFit", "scaleToFill", "top", "topLeft", "topRight",
      ]
    case .imagePlacement:
      [
        "bottom", "leading", "top", "trailing",
      ]
    case .indicator:
      [
        "automatic", "none", "popup",
      ]
    case .indicatorStyle:
      [
        "black", "default", "white",
      ]
    case .inheritsFrom:
      [
        "commit", "parent",
      ]
    case .interfaceStyle:
      [
        "dark", "light", "unspecified",
      ]
    case .itemPositioning:
      [
        "centered", "fill",
      ]
    case .keyboardAppearance:
      [
        "alert", "dark", "default", "light",
      ]
    case .keyboardDismissMode:
      [
        "interactive", "none", "onDrag",
      ]
    case .keyboardType:
      [
        "URL", "alphabet", "asciiCapableNumberPad", "decimalPad", "default", "emailAddress",
        "namePhonePad", "numberPad", "numbersAndPunctuation", "phonePad", "twitter", "webSearch",
      ]
    case .kind:
      [
        "action", "custom", "embed", "modal", "outlet", "popover", "popoverPresentation",
        "presentation", "push", "relationship", "replace", "show", "showDetail", "unwind",
      ]
    case .largeTitleDisplayMode:
      [
        "always", "automatic", "never",
      ]
    case .layoutManager:
      [
        "textKit1", "textKit2",
      ]
    case .lineBreakMode:
      [
        "charWrapping", "characterWrap", "clip", "clipping", "headTruncation", "middleTruncation",
        "tailTruncation", "truncatingHead", "truncatingMiddle", "truncatingTail", "wordWrap",
        "wordWrapping",
      ]
    case .mapType:
      [
        "hybrid", "hybridFlyover", "mutedStandard", "satellite", "satelliteFlyover", "standard",
      ]
    case .metaFont:
      [
        "cellTitle", "controlContent", "label", "menu", "message", "smallSystem", "system",
        "systemBold", "toolTip",
      ]
    case .modalPresentationStyle:
      [
        "automatic", "blurOverFullScreen", "currentContext", "custom", "formSheet", "fullScreen",
        "none", "overCurrentContext", "overFullScreen", "pageSheet", "popover",
      ]
    case .modalTransitionStyle:
      [
        "coverVertical", "crossDissolve", "flipHorizontal", "partialCurl",
      ]
    case .navigationOrientation:
      [
        "horizontal", "vertical",
      ]
    case .orientation:
      [
        "landscape", "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown",
      ]
    case .placeholderIdentifier:
      [
        "IBFilesOwner", "IBFirstResponder", "UpstreamPlaceholder-1",
      ]
    case .preferredBehavioralStyle:
      [
        "automatic", "mac", "pad",
      ]
    case .preferredDisplayMode:
      [
        "automatic", "beside",
      ]
    case .progressViewStyle:
      [
        "bar", "default",
      ]
    case .propertyAccessControl:
      [
        "none",
      ]
    case .relation:
      [
        "equal", "greaterThanOrEqual", "lessThanOrEqual",
      ]
    case .relationship:
      [
        "compactViewController", "detailViewController", "masterViewController",
        "rootViewController", "supplementaryViewController", "viewControllers",
      ]
    case .renderingMode:
      [
        "automatic", "original", "template",
      ]
    case .returnKeyType:
      [
        "continue", "default", "done", "emergencyCall", "go", "google", "join", "next", "route",
        "search", "send", "yahoo",
      ]
    case .role:
      [
        "cancel", "destructive", "primary",
      ]
    case .scale:
      [
        "default", "large", "medium", "small",
      ]
    case .sceneMemberID:
      [
        "exit", "firstResponder", "viewController",
      ]
    case .scrollDirection:
      [
        "horizontal", "vertical",
      ]
    case .searchBarStyle:
      [
        "default", "minimal", "prominent",
      ]
    case .secondAttribute:
      [
        "baseline", "bottom", "bottomMargin", "centerX", "centerXWithinMargins", "centerY",
        "centerYWithinMargins", "firstBaseline", "height", "leading", "leadingMargin", "left",
        "leftMargin", "right", "rightMargin", "top", "topMargin", "trailing", "trailingMargin",
        "width",
      ]
    case .sectionInsetReference:
      [
        "contentInset", "layoutMargins", "safeArea",
      ]
    case .segmentControlStyle:
      [
        "bar", "bezeled", "bordered", "plain",
      ]
    case .selectionStyle:
      [
        "blue", "default", "gray", "none",
      ]
    case .semanticContentAttribute:
      [
        "forceLeftToRight", "forceRightToLeft", "playback", "spatial", "unspecified",
      ]
    case .separatorInsetReference:
      [
        "fromAutomaticInsets", "fromCellEdges",
      ]
    case .separatorStyle:
      [
        "default", "none", "singleLineEtched",
      ]
    case .sizingRule:
      [
        "default", "oversize", "typographic",
      ]
    case .smartDashesType:
      [
        "no", "yes",
      ]
    case .smartInsertDeleteType:
      [
        "no", "yes",
      ]
    case .smartQuotesType:
      [
        "no", "yes",
      ]
    case .spacingType:
      [
        "standard",
      ]
    case .spellCheckingType:
      [
        "no", "yes",
      ]
    case .spineLocation:
      [
        "max", "mid", "min", "none",
      ]
    case .stackedItemPositioning:
      [
        "automatic",
      ]
    case .statusBarStyle:
      [
        "blackOpaque", "blackTranslucent", "lightContent",
      ]
    case .symbolScale:
      [
        "default", "large", "medium", "small",
      ]
    case .symbolType:
      [
        "layoutAnchor",
      ]
    case .textAlignment:
      [
        "center", "justified", "left", "natural", "right",
      ]
    case .titleAlignment:
      [
        "automatic", "center", "leading", "trailing",
      ]
    case .transitionStyle:
      [
        "pageCurl", "scroll",
      ]
    case .trigger:
      [
        "accessoryAction",
      ]
    case .verifyAmbiguity:
      [
        "ignoreSizes", "off",
      ]
    case .weight:
      [
        "black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin", "ultraLight",
      ]
    default: []
    }
  }
}
