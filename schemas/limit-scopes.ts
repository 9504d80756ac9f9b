/** The scopes of a limit, as results name them, and the common part of runs against a limiter. */
import type { FairnessRun } from './compiled/fairness-run.ts'
import type { LimiterRun } from './compiled/limiter-run.ts'

/** The common part of every run that sends requests to a limiter. */
export type AskedRun = Omit<Pick<LimiterRun, keyof LimiterRun & keyof FairnessRun>, 'schema' | 'scenario'>

/** The scopes that a statement can declare, as in `gaps.json`. */
export const DECLARABLE_SCOPES: readonly string[] = ['key', 'account', 'address']

/** Returns a scope as readers see it, for example `per key` or `all keys together`. */
export function limitScopeText(scope: string): string {
  return scope === 'global' ? 'all keys together' : `per ${scope.replaceAll('-', ' ')}`
}
