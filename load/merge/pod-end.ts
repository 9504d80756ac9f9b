/** Reads the end of a process that k6 alone ran, as far as its files show. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSummary } from '../runner/k6-summary.ts'
import { LOST, NO_LOG } from './combine-ends.ts'
import type { LoadPart, PartEnd, PartPlace } from './load-part.ts'
import { requestCountOfPart, type SharedSchedule } from './part-shares.ts'

const SUMMARY_FILE = 'summary.json'

/**
 * Returns the end of a part that k6 alone wrote; null without a summary. k6 also writes a summary when a signal or its script ends it, so
 * the summary alone does not show how it ended.
 */
export function podEndIn(folder: string): PartEnd | null {
  const path = join(folder, SUMMARY_FILE)
  if (!existsSync(path)) return null
  const { summary, problem } = readSummary(readFileSync(path, 'utf8'))
  return {
    ending: LOST,
    iterations: summary?.iterations ?? null,
    problem,
    log: NO_LOG,
    cpuShare: null,
    memory: null,
    clockStepMs: 0,
    calibrations: [],
    isUnfinished: false,
    networkNotes: [],
    stoppedAtMs: null,
    durationMs: 0,
  }
}

/** Returns the part with its end: one without a recorded end is complete where it completed all requests that k6 gives it of the schedule. */
export function withKnownEnd<Part extends { readonly part: LoadPart; readonly place: PartPlace }>(
  found: Part,
  schedule: SharedSchedule | null,
): Part {
  const { end } = found.part
  if (end?.ending.lost !== true || end.iterations === null || schedule === null) return found
  if (end.iterations < requestCountOfPart(found.place, schedule)) return found
  const ending = { exitCode: 0, signal: null, stopped: false, late: false }
  return { ...found, part: { ...found.part, end: { ...end, ending } } }
}
