/** The text that a schedule is digested from. Pure: Node and k6 give the same bytes, which are all ASCII. */
import type { Workload } from './workload.ts'
import { arrivalsOf } from './arrivals.ts'
import { workloadEntries, type ScheduleData } from './entries.ts'
import { readWorkload } from './read-workload.ts'

/** A closed model has no end of its own, so its digest covers this many requests; the rest follow the same rule. */
const CLOSED_ENTRIES = 10_000
const LINES_PER_PIECE = 1000

/**
 * The canonical text in pieces: a line of JSON with rule, seed and workload, then one line per request with index,
 * start in microseconds (empty in a closed model), think time, transport, key, prefix, prompt and answer lengths.
 */
export function* canonicalSchedule(workload: Workload, seed: string, data: ScheduleData): Generator<string> {
  // Read back, because that gives the members in one order, however the workload was put together.
  const validated = readWorkload(workload)
  yield `${JSON.stringify({ rule: 'assay.schedule/3', prompt: 'words/3', seed, workload: validated })}\n`
  const starts = arrivalsOf(workload, seed, data.trace)
  const entryAt = workloadEntries(workload, seed, data)
  const count = starts?.length ?? CLOSED_ENTRIES
  let piece = ''
  for (let index = 0; index < count; index += 1) {
    const { thinkUs, transport, keyIndex, prefixTokens, promptTokens, maxTokens } = entryAt(index)
    const startUs = starts?.[index] ?? ''
    piece += `${index},${startUs},${thinkUs},${transport},${keyIndex},${prefixTokens},${promptTokens},${maxTokens}\n`
    if (index % LINES_PER_PIECE === LINES_PER_PIECE - 1) {
      yield piece
      piece = ''
    }
  }
  yield piece
}
