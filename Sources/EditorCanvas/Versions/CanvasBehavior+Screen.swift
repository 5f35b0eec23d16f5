package import InterfaceTraits
package import PlatformFacts

extension CanvasBehavior {
  /// Returns the safe area insets that the canvas draws, without bars.
  ///
  /// - Parameters:
  ///   - device: The device, or `nil` for a canvas without one, which is drawn as a phone with a
  ///     home button.
  ///   - orientation: The orientation of the canvas.
  ///   - owner: The owner of the canvas.
  /// - Returns: The insets, in points.
  package func safeArea(
    of device: Device?, _ orientation: Orientation, owner: CanvasOwner = .viewController
  ) -> LayoutInsets {
    guard let device else {
      guard orientation == .portrait else { return .zero }
      return LayoutInsets(
        top: follows(.noStatusBarWithHomeButton) ? 0 : CanvasTable.statusBar, left: 0, bottom: 0,
        right: 0)
    }
    var insets = device.safeArea(orientation, top: topInset(of: device, owner: owner))
    let added = addedInsets(of: device, owner: owner)
    insets.top += added.top
    insets.bottom += added.bottom
    return insets
  }

  /// Returns the insets that the canvas adds to those of a device in its orientation: those in
  /// portrait under `insets-count-twice`.
  func addedInsets(of device: Device?, owner: CanvasOwner) -> LayoutInsets {
    guard let device, device.hasHomeIndicator, follows(.insetsCountTwice) else { return .zero }
    return device.safeArea(.portrait, top: topInset(of: device, owner: owner))
  }

  /// Returns the device whose screen the canvas shows for the one that the document names.
  func drawnDevice(for device: Device) -> Device {
    let replaced = CanvasTable.replacedDevices.first { $0.device == device.id && follows($0.rule) }
    return replaced.flatMap { Device.named($0.drawnAs) } ?? device
  }

  private func topInset(of device: Device, owner: CanvasOwner) -> Double {
    switch device.idiom {
    case .phone where !device.hasHomeIndicator:
      return follows(.noStatusBarWithHomeButton) ? 0 : device.portraitInsets.top
    case .phone:
      let notch = CanvasTable.notches.first { $0.devices.contains(device.id) && follows($0.rule) }
      return notch?.top ?? device.portraitInsets.top
    case .pad:
      let isHidden =
        device.hasHomeIndicator || owner == .viewController
        ? follows(.noStatusBarOnTablets) : follows(.noStatusBarInTabletXibs)
      return isHidden ? 0 : device.portraitInsets.top
    case .tv, .mac: return device.portraitInsets.top
    }
  }

  /// The properties of a canvas without `<device>`.
  package struct DevicelessCanvas: Hashable, Sendable {
    /// The size of the canvas in portrait orientation, in points.
    package var size: LayoutSize
    /// The traits without the scale.
    package var traits: TraitCollection
  }

  /// Returns the canvas of a document without `<device>`, in portrait orientation.
  ///
  /// Source: measurements of public documents (docs/internals/auto-layout.md, 'The canvas: Size').
  /// - Parameters:
  ///   - usesTraitCollections: The value of `useTraitCollections`.
  ///   - isPad: Whether the target runtime is `iOS.CocoaTouch.iPad`.
  ///   - simulatedSize: The size of the simulated destination, in points, if the document declares
  ///     one.
  ///   - simulatedType: The type of the simulated destination, such as `retina4`, or `nil`.
  /// - Returns: The canvas.
  package func canvasWithoutDevice(
    usesTraitCollections: Bool, isPad: Bool, simulatedSize: LayoutSize?, simulatedType: String?
  ) -> DevicelessCanvas {
    let isPhone = follows(.phoneWithoutDevice)
    let traits =
      isPhone
      ? TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone)
      : TraitCollection(userInterfaceIdiom: isPad ? .pad : nil)
    let simulated =
      simulatedSize
      ?? (usesTraitCollections ? nil : simulatedType.flatMap { CanvasTable.simulated[$0] })
    let size =
      simulated
      ?? (isPad
        ? CanvasTable.pad
        : isPhone
          ? CanvasTable.phone
          : usesTraitCollections ? CanvasTable.withSizeClasses : CanvasTable.withoutSizeClasses)
    return DevicelessCanvas(size: size, traits: traits)
  }
}
