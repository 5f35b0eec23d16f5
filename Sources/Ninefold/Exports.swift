// What the public signatures of this module are made of.
@_exported public import InterfaceSource
@_exported public import InterfaceTraits
