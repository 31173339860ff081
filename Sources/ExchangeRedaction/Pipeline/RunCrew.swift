/// The workers of one run: they take its endpoints one by one, each worker with a memory of its own.
struct RunCrew {
  /// What all of them know.
  var redactor: LeafRedactor
  let threads: WorkerThreads
  /// One for each thread.
  let memos: [JudgementMemo]

  /// `table` gives each piece its own.
  func map<Result>(
    _ pieces: Int, on table: () -> RunTable, _ work: (Int, LeafRedactor) -> Result
  ) -> [Result] {
    threads.map(pieces) { piece, worker in work(piece, redactor.working(on: table(), memos[worker])) }
  }

  /// Lets every endpoint be written apart; the run's table takes what was drawn in their order, as if one had written all.
  func write<Result>(
    _ stage: RunWriter.Stage, _ work: (RunWriter.Stage.Element, LeafRedactor) -> Result
  ) -> [Result] {
    let table = redactor.table
    let done = map(stage.count, on: table.writing) { number, redactor in
      var part = stage[number]
      let scoped = redactor.scoped(to: part.endpoint)
      part.redactor.use(scoped.memo)
      let result = work(part, scoped)
      return (result: result, draws: redactor.table.takeDraws())
    }
    for one in done { table.add(one.draws) }
    return done.map(\.result)
  }
}
