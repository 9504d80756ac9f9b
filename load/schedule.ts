/** What will be sent and when, fixed before the start, and its digest, so that two runs can be told to be the same. */
import { createHash } from 'node:crypto'
import type { Workload } from './workload.ts'

/** `sha256` is over a canonical text of arrivals, lengths and prompt rule: same seed and workload, same digest. */
export type Schedule = { readonly seed: string; readonly sha256: string }

/**
 * The schedule of a run. Both models of this version follow from few numbers (start i is at i / rate; the closed
 * model has none), so the text holds those instead of a list of starts.
 */
export function scheduleOf(workload: Workload, seed: string): Schedule {
  const text = JSON.stringify({
    rule: 'assay.schedule/1',
    seed,
    arrivals: workload.model,
    ratePerSecond: workload.ratePerSecond,
    vus: workload.vus,
    durationSeconds: workload.durationSeconds,
    prompt: { rule: 'words/1', tokens: workload.promptTokens },
    maxTokens: workload.maxTokens,
  })
  return { seed, sha256: createHash('sha256').update(text).digest('hex') }
}
