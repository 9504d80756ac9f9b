import { certificateNotes } from '../exchange/connection-advice.ts'
import type { CapabilityRecord } from '../../schemas/compiled/run.ts'
import { ORDERS } from '../core/probes/core-completion-probes.ts'
import { isRefusalWithoutLimit } from '../exchange/reply.ts'
import type { Exchange, FailureCode, Omission } from '../exchange/exchange.ts'
import { quotasOutOfReach } from '../limits/declared-quotas.ts'
import type { Plan } from '../statement/plan.ts'
import type { Readings } from '../statement/readings.ts'
import { count, firstNames } from '../../schemas/count.ts'
import { SECOND_MS } from '../../schemas/durations.ts'
import { brokeOffUnanswered, isLater as isLaterAttempt, isOfLimits, shedsLoad } from '../exchange/attempts.ts'
import type { TranscriptEnd, TranscriptHeader } from '../../schemas/compiled/transcript.ts'

/** The facts of a run in `run.json`, such as its target, its times and its options, but not its verdicts. */
export type RunFacts = Pick<
  TranscriptHeader,
  'suite' | 'baseUrl' | 'model' | 'seed' | 'disguised' | 'repeat' | 'startedAt' | 'requestHeaders' | 'proxy'
> &
  Pick<TranscriptEnd, 'durationMs' | 'cost' | 'certificateEndsMs'> & {
    readonly plan: Plan
    readonly exchanges: readonly Exchange[]
    readonly omissions: readonly Omission[]
  }

/** Returns the notes of a run, such as undecided capabilities, an expiring certificate, and incidents. */
export function notesOf(facts: RunFacts, capabilities: readonly CapabilityRecord[]): readonly string[] {
  return [
    ...undecidedNotes(capabilities, facts.plan),
    ...headerNotes(facts.requestHeaders ?? []),
    ...proxyNotes(facts.proxy),
    ...certificateNotes(facts.certificateEndsMs, Date.parse(facts.startedAt)),
    ...(facts.disguised === true ? [DISGUISE_NOTE] : []),
    ...(facts.repeat === undefined
      ? []
      : [`probes that depend on the model ran ${facts.repeat} times (--repeat)`]),
    ...quotaNotes(facts.plan.readings, facts.exchanges),
    ...runNotes(facts.exchanges),
  ]
}

/** Returns a note for each declared quota that no call can spend. */
export function quotaNotes(readings: Readings, exchanges: readonly Exchange[]): readonly string[] {
  if (!exchanges.some(isOfLimits)) return []
  return quotasOutOfReach(readings).map(({ quota, unit, windowMs }) => {
    const window = windowMs === null ? '' : ` in ${windowMs / SECOND_MS} s`
    return `the declared quota of ${quota} (unit ${unit})${window} is not used up, because Assay uses up only the smallest quota of a unit; what is judged of it is what header fields announce`
  })
}

const NAMED = 5

/** Returns one note for each kind of event that fails no check but that the user should know, such as repeated calls. */
export function runNotes(exchanges: readonly Exchange[]): readonly string[] {
  const isLater = (exchange: Exchange, holds: (other: Exchange) => boolean): boolean =>
    exchanges.some((other) => isLaterAttempt(other, exchange) && holds(other))
  const lost = exchanges.filter(
    (exchange) => brokeOffUnanswered(exchange) && isLater(exchange, ({ response }) => response !== null),
  )
  // Calls of limits are meant to be refused.
  const others = exchanges.filter((exchange) => !isOfLimits(exchange))
  // A 503 with Retry-After counts as a limit (RFC 9110 section 15.6.4). It fails no check, but the report mentions it.
  const shed = others.filter((exchange) => exchange.isValidCall === true && shedsLoad(exchange))
  // If the last attempt also got 429, the checks of the call report it as inconclusive.
  const throttled = others.filter(
    (exchange) => exchange.response?.status === 429 && isServedLast(exchange, exchanges),
  )
  const reordered = exchanges.filter(
    (exchange) =>
      exchange.probe === 'core.roles' && ORDERS.includes(exchange.label) && isRefusalWithoutLimit(exchange),
  )
  const endsBy = (code: FailureCode) =>
    exchanges.filter(({ end }) => end.kind === 'failed' && end.code === code)
  const away = endsBy('refused').filter(({ sentAgain }) => sentAgain !== undefined)
  // RFC 6455 section 7.1.5. Checks report answers that are not whole.
  const abrupt = endsBy('reset').filter(
    ({ kind, socket, sentAgain }) =>
      kind === 'conversation' && socket !== undefined && sentAgain === undefined,
  )
  return [
    ...noteOf(
      lost,
      'broke off by a reset before any answer; each was judged by the answer that came when it was sent again',
    ),
    ...noteOf(shed, 'got 503 with Retry-After: taken for a limit and waited for, no failure'),
    ...noteOf(away, 'found no service, which had answered before: waited for, at most 20 s in all'),
    ...noteOf(abrupt, 'over WebSocket ended without a close frame: clients report code 1006'),
    ...noteOf(
      reordered,
      'with messages in an unusual order, or an empty one, got 4xx: observed, since no rule forbids it',
    ),
    ...noteOf(throttled, 'got 429: waited for and sent again, no failure'),
  ]
}

function isServedLast(exchange: Exchange, exchanges: readonly Exchange[]): boolean {
  const later = exchanges.filter((other) => isLaterAttempt(other, exchange))
  const last = later.toSorted((left, right) => left.attempt - right.attempt).at(-1)
  return last !== undefined && last.response !== null && last.response.status !== 429
}

function noteOf(exchanges: readonly Exchange[], what: string): readonly string[] {
  if (exchanges.length === 0) return []
  const ids = exchanges.map(({ id }) => id)
  return [`${count(exchanges.length, 'request')} ${what} (${firstNames(ids, NAMED)})`]
}

function undecidedNotes(records: readonly CapabilityRecord[], plan: Plan): readonly string[] {
  const isAnswering = records.some(({ id, counts }) => id === 'core' && counts.pass > 0)
  if (!isAnswering) return []
  const undecided = records.filter(
    ({ id, outcome, counts }) =>
      outcome === 'incomplete' &&
      plan.capabilities.get(id) === 'auto' &&
      counts.pass + counts.fail + counts.warn === 0,
  )
  return undecided.map(
    ({ id }) =>
      `nothing shows whether this target offers ${id}; if it does not, declare "${id}": "unsupported" under "capabilities" in a statement (--statement), and the rest decides`,
  )
}

const DISGUISE_NOTE =
  'the run was disguised: its client, prompts, names and order were drawn from the seed (--disguise)'

// Returns a note on added header fields, which a client that follows only the interface does not send.
function headerNotes(names: readonly string[]): readonly string[] {
  if (names.length === 0) return []
  return [`every request had header fields that the interface does not name: ${names.join(', ')} (--header)`]
}

// Returns a note on the proxy, because it may have caused failures.
function proxyNotes(name: string | undefined): readonly string[] {
  return name === undefined ? [] : [`every request went through the proxy ${name}`]
}
