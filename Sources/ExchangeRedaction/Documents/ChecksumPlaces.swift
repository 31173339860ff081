/// Which places are called like a checksum, asked once a place.
struct ChecksumPlaces {
  /// 0: not asked yet; 1: no; 2: yes.
  private var known: [UInt8] = []

  mutating func speak(_ place: Int, in tree: PathTree) -> Bool {
    if place >= known.count { known += [UInt8](repeating: 0, count: max(place + 1, tree.count) - known.count) }
    if known[place] == 0 { known[place] = tree.names(place).last.map(Checksums.speaks) ?? false ? 2 : 1 }
    return known[place] == 2
  }
}
