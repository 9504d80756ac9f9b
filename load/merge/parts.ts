import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { usageError } from '../load-error.ts'
import { ROWS_FILE } from '../rows/store-rows.ts'
import { readRowHeader } from '../rows/read-rows.ts'
import { hasRows } from '../rows/row-files.ts'
import type { K6Ending } from '../runner/k6-exit.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import { readSummary } from '../runner/k6-summary.ts'
import { SAMPLES_FILE } from '../samples/collect-samples.ts'
import {
  LIVE_ROWS,
  PART_FILE,
  readPart,
  type LoadPart,
  type PartEnd,
  type PartPosition,
} from './load-part.ts'

const UNKNOWN_ENDING: K6Ending = { exitCode: null, signal: null, stopped: false, late: false, lost: true }
const NO_LOG: LogFindings = { exceptions: [], exceptionCount: 0, tail: [] }
/** A part of a load with its files. `rowsPath` is null if the part has no row file. */
export type FoundPart = {
  readonly folder: string
  readonly part: LoadPart
  readonly place: PartPosition
  readonly end: PartEnd
  readonly rowsPath: string | null
  readonly samplesPath: string
}

/** Returns the parts of a divided load, by number. Throws LoadError `usage` if a folder has no part, or if parts do not fit together. */
export async function findParts(
  folders: readonly string[],
  plan: LoadPart | null,
): Promise<readonly FoundPart[]> {
  // An initializer pod of the k6 operator leaves an empty folder.
  const own = folders.filter((folder) => plan === null || !isEmpty(folder))
  const found: FoundPart[] = []
  for (const folder of own) found.push(await findPart(folder, plan, own.length))
  const [first, ...others] = found
  if (first === undefined) throw usageError('no folder is given')
  for (const other of others) requireSameRun(first, other)
  const seen = new Map<number, FoundPart>()
  for (const one of found) {
    const twin = seen.get(one.place.number)
    if (twin !== undefined)
      throw usageError(`${twin.folder} and ${one.folder} overlap: both hold ${partName(one.place)}`)
    seen.set(one.place.number, one)
  }
  return found.toSorted((a, b) => a.place.number - b.place.number)
}

function isEmpty(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length === 0
}

/** Returns the name of a part for messages, such as `part 1 of 3`. */
export function partName({ number, of }: PartPosition): string {
  return `part ${number} of ${of}`
}

async function findPart(folder: string, plan: LoadPart | null, count: number): Promise<FoundPart> {
  if (!existsSync(folder)) throw usageError(`there is no folder ${folder}`)
  const own = readPart(join(folder, PART_FILE))
  const rowsPath = [LIVE_ROWS, ROWS_FILE].map((name) => join(folder, name)).find(hasRows) ?? null
  const samplesPath = join(folder, SAMPLES_FILE)
  if (own !== null) {
    const { place, end } = own
    if (place === null || end === null)
      throw usageError(`${folder} holds a plan and no part: give the folders that its processes wrote`)
    return { folder, part: own, place, end, rowsPath, samplesPath }
  }
  if (plan === null) throw usageError(noPartText(folder, rowsPath !== null))
  const header = rowsPath === null ? null : await readRowHeader(rowsPath)
  const place = header === null ? null : placeOf(header.segment, count)
  if (place === null) {
    const found = header === null ? 'it has no rows' : `its segment is ${header.segment ?? 'the whole run'}`
    throw usageError(`${folder} is not one of ${count} parts: ${found}`)
  }
  return { folder, part: plan, place, end: podEndIn(folder), rowsPath, samplesPath }
}

function noPartText(folder: string, isBegun: boolean): string {
  if (existsSync(join(folder, 'load-run.json')))
    return `${folder} holds a whole run (load-run.json): there is nothing to merge`
  return isBegun
    ? `${folder} holds a part without an end (rows, no ${PART_FILE}): its process was ended or still runs. Send all parts again, or leave it out; for parts of pods, give --plan`
    : `${folder} holds no ${PART_FILE}: give the folders of 'assay load --segment', or --plan for those that k6 wrote`
}

function requireSameRun(first: FoundPart, other: FoundPart): void {
  // The machines of the parts may need different flags, such as --k6.
  const [one, two] = [first, other].map(({ part }): Readonly<Record<string, unknown>> => ({
    ...part.plan,
    flags: null,
  }))
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(two ?? {})])
  const differing = [...names].find((name) => JSON.stringify(one?.[name]) !== JSON.stringify(two?.[name]))
  const what = first.place.of === other.place.of ? differing : 'the number of parts'
  if (what === undefined) return
  throw usageError(
    `${first.folder} and ${other.folder} are not parts of one run: ${what} differs. Give all parts the same options and --start-at`,
  )
}

const SUMMARY_FILE = 'summary.json'

function podEndIn(folder: string): PartEnd {
  const path = join(folder, SUMMARY_FILE)
  const { summary, problem } = readSummary(existsSync(path) ? readFileSync(path, 'utf8') : null)
  return {
    ending: UNKNOWN_ENDING,
    iterations: summary?.iterations ?? null,
    problem,
    log: NO_LOG,
    cpuShare: null,
    memory: null,
    wait: null,
    calibrations: [],
    networkNotes: [],
    stoppedAtMs: null,
    durationMs: 0,
  }
}

/** Returns the parts of a load. Marks parts whose exit code was lost with their pod as finished, if all requests were completed. */
export function withKnownEnds(parts: readonly FoundPart[], requests: number): readonly FoundPart[] {
  const isWhole = parts.every(({ end }) => end.iterations !== null) && completedIn(parts) >= requests
  if (!isWhole) return parts
  const ending = { exitCode: 0, signal: null, stopped: false, late: false }
  return parts.map((part) =>
    part.end.ending.lost === true ? { ...part, end: { ...part.end, ending } } : part,
  )
}

/** Returns the total number of requests that the parts completed. */
export function completedIn(parts: readonly FoundPart[]): number {
  return parts.reduce((sum, { end }) => sum + (end.iterations ?? 0), 0)
}

/** Returns the k6 options for one part: `segment` is its share, such as `1/3:2/3`. `sequence` lists all borders: `0,1/3,2/3,1`. */
export function segmentOf({ number, of }: PartPosition): {
  readonly segment: string
  readonly sequence: string
} {
  const sequence = Array.from({ length: of + 1 }, (_, index) => edge(index, of)).join(',')
  return { segment: `${edge(number - 1, of)}:${edge(number, of)}`, sequence }
}

function edge(index: number, of: number): string {
  if (index === 0) return '0'
  return index === of ? '1' : `${index}/${of}`
}

/** Returns the part that sends the share `segment` (such as `1/3:2/3`) of a load with `of` parts. Null if there is none. */
export function placeOf(segment: string | null, of: number): PartPosition | null {
  if (segment === null) return of === 1 ? { number: 1, of } : null
  const places = Array.from({ length: of }, (_, index) => ({ number: index + 1, of }))
  return places.find((place) => isSame(segmentOf(place).segment, segment)) ?? null
}

// Returns whether two segments are equal. Fractions are compared as numbers, because k6 reduces them to lowest terms.
function isSame(a: string, b: string): boolean {
  const [fromA, toA] = a.split(':').map(valueOf)
  const [fromB, toB] = b.split(':').map(valueOf)
  return isNear(fromA, fromB) && isNear(toA, toB)
}

function isNear(a = Number.NaN, b = Number.NaN): boolean {
  return Math.abs(a - b) < 1e-9
}

function valueOf(fraction: string): number {
  const [over = '', under = '1'] = fraction.split('/')
  return Number(over) / Number(under)
}
