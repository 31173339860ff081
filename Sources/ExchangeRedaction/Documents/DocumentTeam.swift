import LosslessJSON

/// Several workers that redact one stream of documents: the very bytes that one alone would write.
///
/// Each batch is parted among them. They learn apart, put together what they know, and write apart.
package struct DocumentTeam: Sendable {
  private let workers: [DocumentWorker]

  /// Throws nothing; `count` is one at least.
  package init(_ settings: DocumentSettings, count: Int) {
    workers = (0..<max(count, 1)).map { _ in DocumentWorker(settings) }
  }

  /// The documents in their order, each written or refused.
  package func redact(_ documents: [JSONDocument]) async -> [RedactedDocument] {
    let parts = Self.parts(documents, workers.count)
    let knowledge = await each { worker, number in await worker.learn(parts[number]) }
    guard var all = knowledge.first else { return [] }
    for other in knowledge.dropFirst() { all.add(other) }
    let known = all
    return await each { worker, _ in await worker.write(known) }.flatMap { $0 }
  }

  package var report: DocumentReport {
    get async {
      var report = DocumentReport()
      for worker in workers { report.add(await worker.report) }
      return report
    }
  }

  /// Runs some work of every worker at once; the results are in the order of the workers.
  private func each<T: Sendable>(_ work: @escaping @Sendable (DocumentWorker, Int) async -> T) async -> [T] {
    await withTaskGroup(of: (Int, T).self) { group in
      for (number, worker) in workers.enumerated() { group.addTask { (number, await work(worker, number)) } }
      var results: [(Int, T)] = []
      for await result in group { results.append(result) }
      return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// As many runs of documents, of about the same bytes.
  private static func parts(_ documents: [JSONDocument], _ count: Int) -> [[JSONDocument]] {
    let total = documents.reduce(0) { $0 + $1.bytes.count }
    var parts = [[JSONDocument]](repeating: [], count: count)
    var held = 0
    for document in documents {
      parts[min(count - 1, total == 0 ? 0 : held * count / total)].append(document)
      held += document.bytes.count
    }
    return parts
  }
}

/// One of a team.
actor DocumentWorker {
  private var redactor: DocumentRedactor

  init(_ settings: DocumentSettings) { redactor = DocumentRedactor(settings) }

  func learn(_ documents: [JSONDocument]) -> RunKnowledge { redactor.learn(documents) }
  func write(_ knowledge: RunKnowledge) -> [RedactedDocument] { redactor.write(knowledge) }
  var report: DocumentReport { redactor.report }
}
