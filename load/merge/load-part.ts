import { rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseJson } from '../../conformance/codec/parse-json.ts'
import type { Workload } from '../../schemas/compiled/load-run.ts'
import { conforms } from '../../conformance/exchange/schema.ts'
import { readUserFile } from '../../schemas/files.ts'
import type { Calibration } from '../analysis/instrument-error.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { usageError } from '../load-error.ts'
import { writeGuarded } from '../runner/write-run.ts'
import type { K6Evidence, LoadSubject } from './record-load.ts'

/** The name of the file to which k6 writes one row per request. After the load, it is compressed and renamed. */
export const LIVE_ROWS = 'rows.ndjson'

/** The name of the file that describes one process's share of a load. */
export const PART_FILE = 'load-part.json'

const SCHEMA_ID = 'urn:assay:load-part'

type PartPlan = LoadSubject & {
  readonly workload: Workload
  readonly seed: string
  readonly traceSha256: string | null
  readonly slos: readonly string[]
  readonly t0EpochUs: number
}

/** The position of a part of a load: `number` is counted from 1, and `of` is the number of all parts. */
export type PartPosition = { readonly number: number; readonly of: number }

/** How a part of a load ended. `stoppedAtMs` is when it was stopped, in ms since 1970; null if it was not stopped. */
export type PartEnd = Omit<K6Evidence, 'summaryResult'> & {
  readonly iterations: number | null
  readonly problem: string | null
  readonly calibrations: readonly Calibration[]
  readonly networkNotes: readonly string[]
  readonly stoppedAtMs: number | null
  readonly durationMs: number
}

/** The content of `load-part.json`: a part of a load that one process sent, or a plan of a whole load (`place` and `end` are null). */
export type LoadPart = {
  readonly schema: 'assay.load-part/1'
  readonly plan: PartPlan
  readonly place: PartPosition | null
  readonly engine: string
  readonly startedAt: string
  readonly end: PartEnd | null
}

/** Reads a part from a file. Returns null if the file cannot be read. Throws LoadError `usage` if its content is not a part. */
export function readPart(path: string): LoadPart | null {
  let text: string
  try {
    text = readUserFile(path).toString()
  } catch {
    return null
  }
  const value = parseJson(text)
  if (isLoadPart(value)) return value
  const [issue] = value === undefined ? [] : conforms(SCHEMA_ID, value, '')
  const where = issue === undefined ? 'it is not JSON' : violationText({ ...issue, at: issue.at.trim() })
  throw usageError(`${path} is not a part of a load of this version: ${where}`)
}

function isLoadPart(value: unknown): value is LoadPart {
  return conforms(SCHEMA_ID, value, '').length === 0
}

/** Writes a part into its folder. Throws LoadError `out-unwritable` if that fails. */
export function writePart(folder: string, part: LoadPart): void {
  writeGuarded(join(folder, PART_FILE), `${JSON.stringify(part, null, 2)}\n`)
}

/** Removes the part file of an earlier run from `folder`. */
export function removePart(folder: string): void {
  rmSync(join(folder, PART_FILE), { force: true })
}

/** Returns the SHA-256 digest of a trace. Returns null if the trace is empty. */
export function traceDigest(trace: readonly unknown[]): string | null {
  return trace.length === 0 ? null : createHash('sha256').update(JSON.stringify(trace)).digest('hex')
}
