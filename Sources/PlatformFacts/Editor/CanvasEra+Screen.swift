package import InterfaceTraits

extension CanvasEra {
  /// The insets of the safe area that the canvas draws, without bars.
  ///
  /// - Parameters:
  ///   - device: The device; nil for a canvas without one, which is drawn as a phone with a home button.
  ///   - orientation: Which way up the canvas is.
  ///   - owner: What the canvas shows.
  /// - Returns: The insets, in points.
  package func safeArea(
    of device: Device?, _ orientation: Orientation, owner: CanvasOwner = .viewController
  ) -> EdgeInsets {
    guard let device else {
      guard orientation == .portrait else { return .zero }
      return EdgeInsets(
        top: follows(.noStatusBarWithHomeButton) ? 0 : 20, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeArea(orientation, top: topInset(of: device, owner: owner))
    if device.hasHomeIndicator, follows(.insetsCountTwice) {
      insets.top *= 2
      insets.bottom *= 2
    }
    return insets
  }

  private func topInset(of device: Device, owner: CanvasOwner) -> Double {
    switch device.idiom {
    case .phone where !device.hasHomeIndicator:
      return follows(.noStatusBarWithHomeButton) ? 0 : device.portraitInsets.top
    case .phone:
      switch device.id {
      case "retina5_9" where follows(.notchOf50Points): return 50
      case "retina5_9" where follows(.notchOf47Points): return 47
      case "retina6_0" where follows(.notchOf44Points): return 44
      case "retina6_1" where follows(.notchOf44Points): return 44
      case "retina6_7" where follows(.notchOf44Points): return 44
      default: return device.portraitInsets.top
      }
    case .pad:
      let isHidden =
        device.hasHomeIndicator || owner == .viewController
        ? follows(.noStatusBarOnTablets) : follows(.noStatusBarInTabletXibs)
      return isHidden ? 0 : device.portraitInsets.top
    case .tv, .mac: return device.portraitInsets.top
    }
  }

  /// What a canvas without `<device>` is like.
  package struct DevicelessCanvas: Hashable, Sendable {
    /// The canvas in portrait, in points.
    package var size: Size
    /// The traits without the scale.
    package var traits: TraitCollection
  }

  /// The canvas of a document without `<device>`, in portrait.
  ///
  /// Measured on public documents (format section 7.3, layout rule 1).
  /// - Parameters:
  ///   - usesTraitCollections: What `useTraitCollections` says.
  ///   - isPad: Whether the target runtime is `iOS.CocoaTouch.iPad`.
  ///   - simulatedSize: The size of the simulated destination, in points, when the document gives one.
  ///   - simulatedType: The type of the simulated destination, such as `retina4`, or nil.
  /// - Returns: The canvas.
  package func canvasWithoutDevice(
    usesTraitCollections: Bool, isPad: Bool, simulatedSize: Size?, simulatedType: String?
  ) -> DevicelessCanvas {
    let isPhone = follows(.phoneWithoutDevice)
    let traits =
      isPhone
      ? TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone)
      : TraitCollection(userInterfaceIdiom: isPad ? .pad : nil)
    let simulated =
      simulatedSize
      ?? (usesTraitCollections ? nil : simulatedType.flatMap { Self.size(simulatedType: $0) })
    let size =
      simulated
      ?? (isPad
        ? Size(width: 768, height: 1024)
        : isPhone
          ? Size(width: 375, height: 667)
          : usesTraitCollections ? Size(width: 600, height: 600) : Size(width: 320, height: 480))
    return DevicelessCanvas(size: size, traits: traits)
  }

  /// The canvas that a type of simulated screen metrics stands for, in points; nil for other text.
  static func size(simulatedType type: String) -> Size? {
    switch type {
    case "retina3_5", "retina3_5.fullscreen": Size(width: 320, height: 480)
    case "retina4", "retina4_0.fullscreen": Size(width: 320, height: 568)
    case "retina47", "retina4_7.fullscreen": Size(width: 375, height: 667)
    case "retina55", "retina5_5.fullscreen": Size(width: 414, height: 736)
    default: nil
    }
  }
}
