/** `load-part.json`: what one process knows of a load whose rows lie beside it. Several of them make a whole run: see merge-parts.ts. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { parseJson } from '../../conformance/codec/parse-json.ts'
import type { LoadRun, Memory, ProcessorWait, Workload } from '../../schemas/compiled/load-run.ts'
import { validators } from '../../schemas/compiled/validators.js'
import type { Calibration } from '../analysis/instrument-error.ts'
import { isObject } from '../guards.ts'
import { usageError } from '../load-error.ts'
import type { K6Ending } from '../runner/k6-exit.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import { unwritable } from '../unwritable.ts'

/** Growing rows, one a line, in one file or more. They are in the folder of the run. */
export const LIVE_ROWS = 'rows.ndjson'

/** The name of the file in the folder of a run. */
export const PART_FILE = 'load-part.json'

const SCHEMA_ID = 'urn:assay:load-part'

/**
 * What all parts of a run share. `slos` are the objectives as they were written. `traceSha256` is the digest of the recordings, null
 * without any. `t0EpochUs` is the common start, microseconds since 1970.
 */
export type PartPlan = Pick<LoadRun, 'scenario' | 'suite' | 'target' | 'statement'> & {
  readonly workload: Workload
  readonly seed: string
  readonly traceSha256: string | null
  readonly slos: readonly string[]
  readonly t0EpochUs: number
}

/** Part `number`, from 1, `of` so many. */
export type PartPlace = { readonly number: number; readonly of: number }

/** The end of a part. `stoppedAtMs`: when its user stopped it. `iterations` is null where k6 left no summary, and `problem` is the reason. */
export type PartEnd = {
  readonly ending: K6Ending
  readonly iterations: number | null
  readonly problem: string | null
  readonly log: LogFindings
  readonly cpuShare: number | null
  readonly memory: Memory | null
  readonly wait: ProcessorWait | null
  readonly calibrations: readonly Calibration[]
  readonly networkNotes: readonly string[]
  readonly stoppedAtMs: number | null
  readonly durationMs: number
}

/** `place` and `end` are null in a plan that is still to be shared among processes. */
export type LoadPart = {
  readonly schema: 'assay.load-part/1'
  readonly plan: PartPlan
  readonly place: PartPlace | null
  readonly engine: string
  readonly startedAt: string
  readonly end: PartEnd | null
}

/** Reads the file at `path`; null when there is none. Throws LoadError `usage` with one line for any other file. */
export function readPart(path: string): LoadPart | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null
  }
  const value = parseJson(text)
  if (isLoadPart(value)) return value
  const [first] = value === undefined ? [] : (validators[SCHEMA_ID]?.errors ?? [])
  const where =
    first === undefined ? 'it is not JSON' : `${first.instancePath || '/'} violates ${first.keyword}`
  throw usageError(`${path} is not a part of a load of this version: ${where}`)
}

function isLoadPart(value: unknown): value is LoadPart {
  const validate = validators[SCHEMA_ID]
  if (validate === undefined) throw new TypeError(`the schema ${SCHEMA_ID} is not compiled`)
  return isObject(value) && validate(value)
}

/** Writes the part into the folder of its run, whole or not at all. Throws LoadError `out-unwritable`. */
export function writePart(folder: string, part: LoadPart): void {
  const path = join(folder, PART_FILE)
  try {
    writeFileSync(`${path}.part`, `${JSON.stringify(part, null, 2)}\n`)
    renameSync(`${path}.part`, path)
  } catch (cause) {
    throw unwritable(folder, cause)
  }
}

/** Removes the file: what it describes is about to be replaced. */
export function dropPart(folder: string): void {
  rmSync(join(folder, PART_FILE), { force: true })
}

/** Returns the digest of recordings; null without any. */
export function traceDigest(trace: readonly unknown[]): string | null {
  return trace.length === 0 ? null : createHash('sha256').update(JSON.stringify(trace)).digest('hex')
}
