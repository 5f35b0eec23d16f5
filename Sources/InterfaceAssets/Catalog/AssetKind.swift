/// The kind of asset that a folder with an extension in an asset catalog contains.
package enum AssetKind: String, Hashable, Sendable, CaseIterable {
  case imageSet = "imageset"
  case colorSet = "colorset"
  case symbolSet = "symbolset"
  case dataSet = "dataset"
  case appIconSet = "appiconset"
  case launchImage = "launchimage"
  case brandAssets = "brandassets"
  case imageStack = "imagestack"
  case imageStackLayer = "imagestacklayer"
  case solidImageStack = "solidimagestack"
  case solidImageStackLayer = "solidimagestacklayer"
  case iconSet = "iconset"
  case mipmapSet = "mipmapset"
  case textureSet = "textureset"
  case cubeTextureSet = "cubetextureset"
  case sticker = "sticker"
  case stickerPack = "stickerpack"
  case stickerSequence = "stickersequence"
  case stickersIconSet = "stickersiconset"
  case arReferenceImage = "arreferenceimage"
  case arObject = "arobject"
  case arResourceGroup = "arresourcegroup"
  case complicationSet = "complicationset"
  case gameCenterLeaderboard = "gcleaderboard"
  case gameCenterLeaderboardSet = "gcleaderboardset"
  case gameCenterDashboardImage = "gcdashboardimage"

  /// Returns the kind of a folder by its extension, or `nil` for a group.
  ///
  /// A sprite atlas is a group because its image sets are used by their own names.
  init?(folder name: Substring) {
    let bytes = name.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else {
      return nil
    }
    self.init(rawValue: Substring(bytes[bytes.index(after: dot)...]).lowercased())
  }
}
