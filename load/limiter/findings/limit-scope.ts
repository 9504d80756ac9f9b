/** Whether a limit is counted per key, account, address or for everybody: from who is refused when one key is spent. Pure. */
import type { LimitScope, LimitScopeName } from '../../../schemas/fairness-run.ts'

/** The outcome of a request right after a key was spent; null when it could not be sent or showed nothing. */
export type ScopeRound = {
  /** The spent key from the address that spent it. */
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

/** The requests that each way to count refuses once the key is spent; it accepts the others. */
const REFUSED: Readonly<Record<LimitScopeName, readonly Place[]>> = {
  key: ['spent', 'elsewhere'],
  account: ['spent', 'elsewhere', 'sibling', 'siblingElsewhere'],
  address: ['spent', 'other', 'sibling'],
  'key-and-address': ['spent'],
  global: PLACES,
}
const NAMES: readonly LimitScopeName[] = ['key', 'account', 'address', 'key-and-address', 'global']

/** One round can be fooled by a unit that came back at the wrong moment; so many must agree. */
const ENOUGH_ROUNDS = 2

/**
 * The ways to count that agree with every conclusive round. A round in which the spent key was let through again shows
 * nothing, and neither does one that fits no way to count: units came back meanwhile. None at all means that
 * rounds contradict each other, or that too few show anything.
 */
export function scopeOf(rounds: readonly ScopeRound[]): LimitScope {
  const telling = rounds.filter((round) => round.spent === 'refused' && scopesAgreeing(round).length > 0)
  if (telling.length < ENOUGH_ROUNDS) {
    const why = `${telling.length} of ${rounds.length} rounds are conclusive: the limit recovers too quickly, or several limits work together`
    return { among: [], why }
  }
  const among = NAMES.filter((name) => telling.every((round) => agrees(name, round)))
  if (among.length === 0) return { among, why: 'rounds contradict each other' }
  if (among.length === 1) return { among, why: `${telling.length} rounds agree` }
  return { among, why: missing(among, telling) }
}

/** The ways to count that agree with one round. */
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
