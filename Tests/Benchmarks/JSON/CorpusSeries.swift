/// Numbers of one kind and many lengths.
struct CorpusSeries: Decodable {
  let integers: [Int]
  let decimals: [Double]
}

extension CorpusWords {
  mutating func series() -> String {
    let integers = array(5 + below(60)) { $0.sign() + $0.digits(1 + $0.below($0.isOne(in: 4) ? 18 : 6)) }
    let decimals = array(5 + below(60)) { words in
      let number = words.sign() + words.digits(1 + words.below(4)) + "." + words.digits(1 + words.below(14))
      return words.isOne(in: 6)
        ? number + words.pick(["e", "E", "e+", "e-"]) + words.digits(1 + words.below(2)) : number
    }
    return "{\"integers\":\(integers),\"decimals\":\(decimals)}"
  }

  private mutating func sign() -> String { isOne(in: 4) ? "-" : "" }
}
