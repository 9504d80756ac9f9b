/** The set of checks that a certificate was judged by, frozen: later additions never fail an older certificate. */
import clauses from '../schemas/clauses.json' with { type: 'json' }
import gaps from '../schemas/gaps.json' with { type: 'json' }
import frozen from '../schemas/check-sets.json' with { type: 'json' }
import manifest from '../package.json' with { type: 'json' }
import type { Check, Level } from '../conformance/evidence/check.ts'
import { allChecks } from '../conformance/session/registry.ts'
import { canonicalJson, sha256 } from './canonical-json.ts'

/** One check of a set: its id, and the level that it had. */
export type FrozenCheck = { readonly id: string; readonly level: Level }

/** A set of checks with the digests of what they hold a service to. `suite.json` holds it as canonical JSON. */
export type CheckSet = {
  readonly schema: 'assay.check-set/1'
  readonly version: string
  readonly clauses: string
  readonly gaps: string
  readonly checks: readonly FrozenCheck[]
}

/** A check set that a verifier knows. `isCurrent`: it is that of the verifier's own version. */
export type KnownCheckSet = { readonly set: CheckSet; readonly digest: string; readonly isCurrent: boolean }

/** The check set of this version. */
export function currentCheckSet(): CheckSet {
  return {
    schema: 'assay.check-set/1',
    version: manifest.version,
    clauses: sha256(canonicalJson(clauses)),
    gaps: sha256(canonicalJson(gaps)),
    checks: allChecks.map(({ id, level }) => ({ id, level })),
  }
}

/** The digest by which a check set is known. */
export function checkSetDigest(set: CheckSet): string {
  return sha256(canonicalJson(set))
}

/** Every check set that this version knows: its own, and those of released versions. */
export function knownCheckSets(older: readonly CheckSet[] = frozenCheckSets()): readonly KnownCheckSet[] {
  const known = (set: CheckSet, isCurrent: boolean): KnownCheckSet => ({
    set,
    digest: checkSetDigest(set),
    isCurrent,
  })
  return [known(currentCheckSet(), true), ...older.map((set) => known(set, false))]
}

/** The checks of a set as this version has them, at the levels that they had then. Null: this version lacks one of them. */
export function checksOfSet({ checks }: CheckSet): readonly Check[] | null {
  const found = checks.map(({ id, level }) => {
    const own = byId.get(id)
    return own === undefined ? null : { ...own, level }
  })
  return found.every((check) => check !== null) ? found : null
}

const byId = new Map(allChecks.map((check) => [check.id, check] as const))

function frozenCheckSets(): readonly CheckSet[] {
  return frozen
}
