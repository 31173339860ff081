/// One value of a YAML text. What it holds is named by positions in the document's nodes, so that an alias costs one
/// number whatever it stands for, and nothing is ever copied out into the size that a hostile text has in mind.
struct YAMLNode: Sendable {
  enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([Int])
    /// What merge keys bring stands behind the mapping's own members.
    case mapping([Member])
  }

  struct Member: Sendable {
    let name: String
    let value: Int
  }

  let content: Content
}
