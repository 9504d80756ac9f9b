/** Finds the parts of a run in their folders, and refuses what does not belong together. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { usageError } from '../load-error.ts'
import { ROWS_FILE } from '../rows/keep-rows.ts'
import { readRowHeader } from '../rows/read-rows.ts'
import { hasRows } from '../rows/row-pieces.ts'
import { SAMPLES_FILE } from '../samples/collect-samples.ts'
import { LIVE_ROWS, LIVE_SAMPLES } from './live-files.ts'
import { PART_FILE, readPart, type LoadPart, type PartPlace } from './load-part.ts'
import { podEndIn } from './pod-end.ts'
import { placeOf } from './segment.ts'

/** A part with its files. `rowsPath` is null where it left no rows. */
export type FoundPart = {
  readonly folder: string
  readonly part: LoadPart
  readonly place: PartPlace
  readonly rowsPath: string | null
  readonly samplesPath: string
}

/**
 * Returns the parts in these folders, by their number. `plan` stands for the `load-part.json` of folders that k6 alone wrote, as many as
 * there are folders. Throws LoadError `usage` for a folder that holds no part, a part of another run, and a part that is there twice.
 */
export async function findParts(
  folders: readonly string[],
  plan: LoadPart | null,
): Promise<readonly FoundPart[]> {
  const found: FoundPart[] = []
  for (const folder of folders) found.push(await findPart(folder, plan, folders.length))
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

/** Returns the name of a part in messages. */
export function partName({ number, of }: PartPlace): string {
  return `part ${number} of ${of}`
}

async function findPart(folder: string, plan: LoadPart | null, count: number): Promise<FoundPart> {
  if (!existsSync(folder)) throw usageError(`there is no folder ${folder}`)
  const own = readPart(join(folder, PART_FILE))
  // An interrupted run may lie in the folder of an older one, whose files have their final names.
  const isInterrupted = own?.end === null
  const rowsPath = firstRows(folder, isInterrupted ? [LIVE_ROWS] : [LIVE_ROWS, ROWS_FILE])
  const samplesPath = join(folder, isInterrupted ? LIVE_SAMPLES : SAMPLES_FILE)
  if (own !== null) {
    if (own.place === null)
      throw usageError(`${folder} holds a plan and no part: give the folders that its processes wrote`)
    return { folder, part: own, place: own.place, rowsPath, samplesPath }
  }
  if (plan === null) throw usageError(noPartText(folder))
  const header = rowsPath === null ? null : await readRowHeader(rowsPath)
  const place = header === null ? null : placeOf(header.segment, count)
  if (place === null) {
    const found = header === null ? 'it has no rows' : `its segment is ${header.segment ?? 'the whole run'}`
    throw usageError(`${folder} is not one of ${count} parts: ${found}`)
  }
  return {
    folder,
    part: { ...plan, place, host: null, end: podEndIn(folder) },
    place,
    rowsPath,
    samplesPath,
  }
}

function noPartText(folder: string): string {
  return existsSync(join(folder, 'load-run.json'))
    ? `${folder} holds a whole run (load-run.json): there is nothing to merge`
    : `${folder} holds no ${PART_FILE}: give the folders of 'assay load --segment', or --plan for those that k6 wrote`
}

function requireSameRun(first: FoundPart, other: FoundPart): void {
  const [one, two] = [first.part.plan, other.part.plan].map((plan): Readonly<Record<string, unknown>> => plan)
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(two ?? {})])
  const differing = [...names].find((name) => JSON.stringify(one?.[name]) !== JSON.stringify(two?.[name]))
  const what = first.place.of === other.place.of ? differing : 'the number of parts'
  if (what === undefined) return
  throw usageError(`${first.folder} and ${other.folder} are not parts of one run: ${what} differs`)
}

function firstRows(folder: string, names: readonly string[]): string | null {
  return names.map((name) => join(folder, name)).find(hasRows) ?? null
}
