/** The wording of clauses, gaps and readings, for reports that quote what a check rests on. */
import clauses from '../schemas/clauses.json' with { type: 'json' }
import gaps from '../schemas/gaps.json' with { type: 'json' }
import { profileFiles } from '../schemas/available-profiles.ts'
import type { CheckRecord, Run } from './run.ts'

type Gap = {
  readonly readings: readonly { readonly key: string; readonly name: string; readonly meaning: string }[]
}

/** Looks up the wording behind an id such as `C2.3.3` or `G7.2`; null when there is none. */
export type ClauseLookup = (id: string) => string | null

const wordings = new Map([...clauses, ...gaps].map(({ id, text }) => [id, text]))

/** The wording that `schemas/clauses.json` and `schemas/gaps.json` give. */
export const clauseText: ClauseLookup = (id) => wordings.get(id) ?? null

/**
 * Returns the meaning of the reading in force for the gap behind a check, e.g. "an object `error` with message, type,
 * param and code". Null where none is in force. Runs of older versions do not list their readings; of those the
 * profile's are known.
 */
export function readingText({ layer, reading }: CheckRecord, { suite, readings }: Run): string | null {
  const inForce = readings?.find(({ key }) => key === reading)
  const profile = layer === 'profile' ? profileFiles.find(({ name }) => name === suite.profile) : undefined
  const name = inForce?.reading ?? profile?.readings[reading ?? '']?.reading
  if (name === undefined) return null
  const known: readonly Gap[] = gaps
  const entries = known.flatMap((gap) => gap.readings)
  return entries.find((entry) => entry.key === reading && entry.name === name)?.meaning ?? null
}
