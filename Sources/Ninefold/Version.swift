/// The version of Ninefold, by the rules of Semantic Versioning.
public let ninefoldVersion = "0.1.0"
