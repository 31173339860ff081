import LosslessJSON

/// One input of a redaction and what became of it.
struct RedactSource {
  /// As named on the command line; `-` is standard input.
  let file: String
  /// The file to write; nil is standard output.
  let target: String?
  /// Its first bytes are a byte order mark that the reader passed over.
  var hasMark = false
  /// Documents that were read, and those among them that were written.
  var read = 0
  var written = 0
  /// Whether something of it was left out because it could not be read.
  var isDamaged = false
  /// Nothing of it is written: where one document was expected, nothing tells what another one means.
  var isLeftOut = false

  /// How findings call it.
  var name: String { file == "-" ? "standard input" : file }

  /// Whether anything could be done for it.
  var isDone: Bool { read > 0 || !isDamaged }

  /// Whether an output comes into being: none whose every document was refused or left out.
  var isWorthWriting: Bool { !isLeftOut && (written > 0 || read == 0 && !isDamaged) }

  init(_ file: String, to target: String?) {
    self.file = file
    self.target = target
  }
}
