/** The scopes of a limit, as results name them: what counts together. */

/** The scopes that a statement can declare, as in `gaps.json`. */
export const DECLARABLE_SCOPES: readonly string[] = ['key', 'account', 'address']

/** Returns a scope as readers see it, for example `per key` or `all keys together`. */
export function limitScopeText(scope: string): string {
  return scope === 'global' ? 'all keys together' : `per ${scope.replaceAll('-', ' ')}`
}
