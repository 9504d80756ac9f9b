import { recordFlaws } from '../conformance/session/replay.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { certificateFacts } from './bundle-content.ts'
import { canonicalJson } from './canonical-json.ts'
import type { OpenBundle } from './open-bundle.ts'
import { rule, type Rule } from './rule.ts'

/** The rules that compare the results in the certificate with the results recomputed from its transcript. */
export const recomputedRules: readonly Rule[] = [
  rule('run-readable', 'recomputed', ({ stated }) => ('problem' in stated ? [stated.problem] : [])),
  rule('verdicts', 'recomputed', (bundle) =>
    compared(bundle, (stated, recomputed) => {
      const different = changedChecks(stated, recomputed).map((id) =>
        verdictDifference(id, stated, recomputed),
      )
      const [theirs, own] = [stated, recomputed].map(({ checks }) => checks.map(({ id }) => id).join())
      return different.length > 0 || theirs === own
        ? different
        : ['run.json has its checks in another order, or twice']
    }),
  ),
  rule('run', 'recomputed', (bundle) =>
    compared(bundle, (stated, recomputed) =>
      changedMembers(stated, recomputed).map(
        (name) => `run.json: ${name} is not what follows from the transcript`,
      ),
    ),
  ),
  rule('manifest', 'recomputed', ({ manifest: stated, recomputed }) => {
    if (recomputed === null) return []
    const { members: _, ...facts } = stated
    return changedNames(facts, certificateFacts(recomputed, stated.suite)).map(
      (name) => `manifest.json: ${name} is not what follows from the transcript`,
    )
  }),
  rule('readings', 'recomputed', ({ readingsFlaw }) => (readingsFlaw === null ? [] : [readingsFlaw])),
  rule('records', 'recomputed', ({ transcript }) => {
    if (!('value' in transcript)) return []
    const { header, exchanges, secrets } = transcript.value
    return recordFlaws(exchanges, [
      ...header.secretPlaceholders,
      ...secrets.map(({ placeholder }) => placeholder),
    ])
  }),
]

function compared(
  { stated, recomputed }: OpenBundle,
  difference: (stated: Run, recomputed: Run) => readonly string[],
): readonly string[] {
  return recomputed === null || !('value' in stated) ? [] : difference(stated.value, recomputed)
}

/** Returns the ids of the checks whose results differ between two runs. */
export function changedChecks(one: Run, other: Run): readonly string[] {
  return changedNames(recordsOf(one), recordsOf(other))
}

/** Returns the names of the members that differ between two runs, except `checks` (see {@link changedChecks}). */
export function changedMembers(one: Run, other: Run): readonly string[] {
  return changedNames({ ...one, checks: null }, { ...other, checks: null })
}

function recordsOf({ checks }: Run): object {
  return Object.fromEntries(checks.map((check) => [check.id, check]))
}

function changedNames(one: object, other: object): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => jsonOf(Reflect.get(one, name)) !== jsonOf(Reflect.get(other, name)))
}

function verdictDifference(id: string, stated: Run, recomputed: Run): string {
  const [theirs, own] = [stated, recomputed].map(
    ({ checks }) => checks.find((check) => check.id === id)?.verdict ?? 'missing',
  )
  return theirs === own
    ? `${id}: its words are not those that follow from the transcript`
    : `${id}: stated ${theirs}, recomputed ${own}`
}

function jsonOf(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value)
}
