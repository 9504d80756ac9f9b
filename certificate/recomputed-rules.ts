/** The rules about what follows from the transcript: anyone who changes a conclusion alone is caught here. */
import { PlanError, resolvePlan, type Plan } from '../conformance/engine/plan.ts'
import { recordFlaws } from '../conformance/transport/record-flaws.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { certificateFacts, coverageOf } from './bundle-content.ts'
import { canonicalJson } from './canonical-json.ts'
import { memberText, type OpenBundle } from './open-bundle.ts'
import { rule, type Rule } from './rule.ts'

const readable = rule('run-readable', 'recomputed', ({ stated }) =>
  'problem' in stated ? [stated.problem] : [],
)

const verdicts = rule('verdicts', 'recomputed', (bundle) =>
  compared(bundle, (stated, recomputed) => {
    const own = recordsOf(recomputed)
    const theirs = recordsOf(stated)
    const ids = new Set([...own.keys(), ...theirs.keys()])
    const different = [...ids].filter((id) => own.get(id) !== theirs.get(id))
    if (stated.checks.length !== theirs.size) different.push('a check that stands twice')
    return different.map((id) => verdictDifference(id, stated, recomputed))
  }),
)

const rest = rule('run', 'recomputed', (bundle) =>
  compared(bundle, (stated, recomputed) => {
    const { checks: _, ...theirs } = stated
    const { checks: __, ...own } = recomputed
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])]
    return names
      .filter((name) => jsonOf(Reflect.get(theirs, name)) !== jsonOf(Reflect.get(own, name)))
      .map((name) => `run.json: ${name} is not what follows from the transcript`)
  }),
)

const manifest = rule('manifest', 'recomputed', ({ manifest: stated, recomputed }) => {
  if (recomputed === null) return []
  const facts: object = certificateFacts(recomputed, stated.suite)
  return Object.keys(facts)
    .filter((name) => jsonOf(Reflect.get(stated, name)) !== jsonOf(Reflect.get(facts, name)))
    .map((name) => `manifest.json: ${name} is not what follows from the transcript`)
})

const coverage = rule('coverage', 'recomputed', ({ members, recomputed }) =>
  recomputed === null || memberText(members, 'coverage.json') === canonicalJson(coverageOf(recomputed))
    ? []
    : ['coverage.json is not what follows from the transcript'],
)

const plan = rule('readings', 'recomputed', ({ statement, transcript }) => {
  if (!('value' in statement) || !('value' in transcript)) return []
  const { header } = transcript.value
  const resolved = planOf(header.profile, statement.value)
  if (resolved === null) return [`there is no profile ${JSON.stringify(header.profile.slice(0, 60))} here`]
  const isSame =
    jsonOf(Object.fromEntries(resolved.readings)) === jsonOf(header.readings) &&
    jsonOf(Object.fromEntries(resolved.capabilities)) === jsonOf(header.capabilities) &&
    resolved.statement?.name === header.statement?.name &&
    resolved.statement?.extends === header.statement?.extends
  return isSame ? [] : ['the readings in the transcript are not those that follow from the statement']
})

const records = rule('records', 'recomputed', ({ transcript }) => {
  if (!('value' in transcript)) return []
  const { header, exchanges, secrets } = transcript.value
  return recordFlaws(exchanges, [
    ...header.secretPlaceholders,
    ...secrets.map(({ placeholder }) => placeholder),
  ])
})

function compared(
  { stated, recomputed }: OpenBundle,
  difference: (stated: Run, recomputed: Run) => readonly string[],
): readonly string[] {
  return recomputed === null || !('value' in stated) ? [] : difference(stated.value, recomputed)
}

function recordsOf({ checks }: Run): ReadonlyMap<string, string> {
  return new Map(checks.map((check) => [check.id, jsonOf(check)] as const))
}

function verdictDifference(id: string, stated: Run, recomputed: Run): string {
  const [theirs, own] = [stated, recomputed].map(
    ({ checks }) => checks.find((check) => check.id === id)?.verdict ?? 'missing',
  )
  return theirs === own
    ? `${id}: its words are not those that follow from the transcript`
    : `${id}: stated ${theirs}, recomputed ${own}`
}

function planOf(profile: string, statement: Parameters<typeof resolvePlan>[0]['statement']): Plan | null {
  try {
    return resolvePlan({ profile, statement, require: [] })
  } catch (error) {
    if (error instanceof PlanError) return null
    throw error
  }
}

function jsonOf(value: unknown): string {
  return value === undefined ? '' : canonicalJson(value)
}

/** Every rule about what follows from the transcript. */
export const recomputedRules: readonly Rule[] = [readable, verdicts, rest, manifest, coverage, plan, records]
