// What the public signatures of this module are made of.
@_exported public import struct InterfaceCode.CodeFile
@_exported public import struct InterfaceCode.CodeOptions
@_exported public import struct InterfaceComparison.Change
@_exported public import enum InterfaceComparison.ChangeKind
@_exported public import struct InterfaceComparison.DocumentDifference
@_exported public import struct InterfaceComparison.ObjectDifference
@_exported public import struct InterfaceComparison.SceneDifference
@_exported public import enum InterfaceMending.UpgradeStep
@_exported public import struct InterfacePicture.Overlays
@_exported public import enum InterfacePicture.SheetAxis
@_exported public import InterfaceSource
@_exported public import InterfaceTraits
