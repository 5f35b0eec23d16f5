// The modules whose types appear in public signatures of this module.
@_exported public import struct InterfaceComparison.Change
@_exported public import enum InterfaceComparison.ChangeKind
@_exported public import struct InterfaceComparison.DocumentDifference
@_exported public import struct InterfaceComparison.ObjectDifference
@_exported public import struct InterfaceComparison.SceneDifference
@_exported public import struct InterfaceEmission.CodeFile
@_exported public import struct InterfaceEmission.CodeOptions
@_exported public import enum InterfaceLayout.FrameComponent
@_exported public import enum InterfaceLint.UpgradeStep
@_exported public import struct InterfacePicture.Overlays
@_exported public import enum InterfacePicture.Bezel
@_exported public import enum InterfacePicture.SheetAxis
@_exported public import struct InterfaceResolution.LocalizableText
@_exported public import struct InterfaceResolution.ObjectConnection
@_exported public import struct InterfaceResolution.ResolvedAppearance
@_exported public import struct InterfaceResolution.ResolvedAsset
@_exported public import struct InterfaceResolution.ResolvedConstraint
@_exported public import struct InterfaceResolution.ResolvedGuide
@_exported public import struct InterfaceResolution.ResolvedImage
@_exported public import struct InterfaceResolution.ResolvedLayer
@_exported public import struct InterfaceResolution.ResolvedView
@_exported public import struct InterfaceResolution.StyledText
@_exported public import struct InterfaceResolution.SymbolConfiguration
@_exported public import enum InterfaceResolution.ViewContent
@_exported public import typealias InterfaceResolution.ViewIndex
@_exported public import InterfaceSource
@_exported public import InterfaceTraits
@_exported public import enum PlatformFacts.FontWeight
@_exported public import struct PlatformFacts.RGBA
@_exported public import enum PlatformFacts.SymbolScale
@_exported public import enum PlatformFacts.TableCellAccessory
@_exported public import enum PlatformFacts.TextStyle
@_exported public import enum TextMeasurement.ButtonImagePlacement
@_exported public import enum TextMeasurement.DatePickerPresentation
@_exported public import struct TextMeasurement.FontDescriptor
@_exported public import enum TextMeasurement.LineBreakMode
@_exported public import enum TextMeasurement.TextFieldBorderStyle
