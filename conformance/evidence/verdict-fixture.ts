/** Runs one check on hand-made exchanges, for tests of checks. */
import type { Check, Evidence } from './check.ts'
import type { Judgement } from '../exchange/judgement.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { evidenceOf } from '../exchange/exchange-fixture.ts'

/** Returns the judgment of the check `id` on these exchanges. Throws if `checks` does not contain it. */
export function judged(
  checks: readonly Check[],
  id: string,
  exchanges: readonly Exchange[],
  parts: Partial<Evidence> = {},
): Judgement {
  const found = checks.find((check) => check.id === id)
  if (found === undefined) throw new TypeError(`no check ${id}`)
  return found.judge(evidenceOf(exchanges, parts))
}

/** Returns the kind of a judgment; for an inconclusive judgment, its code. */
export function kindOf(judgement: Judgement): string {
  return judgement.kind === 'inconclusive' ? judgement.code : judgement.kind
}

/** Returns the issues of a violation as `at: received`; empty for any other judgment. */
export function issuesOf(judgement: Judgement): readonly string[] {
  return judgement.kind === 'violated' ? judgement.issues.map(({ at, received }) => `${at}: ${received}`) : []
}
