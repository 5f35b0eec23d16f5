/// The version of Ninefold, according to Semantic Versioning.
public let ninefoldVersion = "0.1.0"
