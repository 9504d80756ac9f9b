/** Determines the scope of a limit (key, account, address, all) from the requests that are refused when one key is used up. Pure. */
import type { LimitScope, LimitScopeName } from '../../../schemas/compiled/fairness-run.ts'

/** The outcomes of requests right after a key was used up; null if a request was not sent or showed nothing. */
export type ScopeRound = {
  /** The used-up key from the address that used it up. */
  readonly spent: RequestOutcome
  /** The same key from another address. */
  readonly elsewhere: RequestOutcome
  /** Another key of another account from the same address, and from another one. */
  readonly other: RequestOutcome
  readonly otherElsewhere: RequestOutcome
  /** Another key of the same account, from the same address, and from another one. */
  readonly sibling: RequestOutcome
  readonly siblingElsewhere?: RequestOutcome
}

/** The outcome of one request. */
export type RequestOutcome = 'accepted' | 'refused' | null

const PLACES = ['spent', 'elsewhere', 'other', 'otherElsewhere', 'sibling', 'siblingElsewhere'] as const

type Place = (typeof PLACES)[number]

/** The requests that each scope refuses once the key is used up. It accepts the others. */
const REFUSED: Readonly<Record<LimitScopeName, readonly Place[]>> = {
  key: ['spent', 'elsewhere'],
  account: ['spent', 'elsewhere', 'sibling', 'siblingElsewhere'],
  address: ['spent', 'other', 'sibling'],
  'key-and-address': ['spent'],
  global: PLACES,
}
const NAMES: readonly LimitScopeName[] = ['key', 'account', 'address', 'key-and-address', 'global']

/** The least number of rounds that must agree: one round may be wrong because quota came back at that moment. */
const MIN_ROUNDS = 2

/**
 * Returns the scopes that agree with all conclusive rounds. A round is not conclusive if the used-up key was accepted again,
 * or if it fits no scope, because quota came back meanwhile. Returns none if rounds contradict each other, or if too few are
 * conclusive.
 */
export function scopeOf(rounds: readonly ScopeRound[]): LimitScope {
  const conclusive = rounds.filter((round) => round.spent === 'refused' && scopesAgreeing(round).length > 0)
  if (conclusive.length < MIN_ROUNDS) {
    const why = `${conclusive.length} of ${rounds.length} rounds are conclusive: the limit recovers too quickly, or several limits work together`
    return { among: [], why }
  }
  const among = NAMES.filter((name) => conclusive.every((round) => agrees(name, round)))
  if (among.length === 0) return { among, why: 'rounds contradict each other' }
  if (among.length === 1) return { among, why: `${conclusive.length} rounds agree` }
  return { among, why: missing(among, conclusive) }
}

/** Returns the scopes that agree with one round. */
export function scopesAgreeing(round: ScopeRound): readonly LimitScopeName[] {
  return NAMES.filter((name) => agrees(name, round))
}

function agrees(name: LimitScopeName, round: ScopeRound): boolean {
  return PLACES.every((place) => {
    const outcome = round[place] ?? null
    return outcome === null || (outcome === 'refused') === REFUSED[name].includes(place)
  })
}

function missing(among: readonly LimitScopeName[], rounds: readonly ScopeRound[]): string {
  const needs = [
    rounds.every(({ elsewhere }) => elsewhere === null) ? 'a second address' : null,
    rounds.every(({ other }) => other === null) ? 'a key of another account' : null,
    rounds.every(({ sibling }) => sibling === null) && among.includes('account')
      ? 'a second key of one account'
      : null,
  ].filter((need) => need !== null)
  return needs.length === 0 ? 'more rounds would show it' : `${needs.join(' and ')} would distinguish them`
}
