/** The form of a refusal beyond the limit. Pure. Source: gap G8.4. */
import { check, type Check } from '../../evidence/check.ts'
import { errorRule } from '../../evidence/error-shape.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { numbersOf, stringOf, stringsOf } from '../../statement/readings.ts'
import {
  bodyText,
  headerValue,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
} from '../../exchange/reply.ts'
import { labelIn } from '../limits-served.ts'
import {
  limitCall,
  fieldIssue,
  isRefused,
  ON_LIMITS,
  formatRoundedSeconds,
  whenSpent,
  type Spent,
} from './limits-evidence.ts'
import { upperMedian } from '../../../schemas/median.ts'

const shared = {
  capability: 'limits',
  gap: 'G8.4',
  reading: 'limits.exceeded',
  level: 'MUST',
  on: ON_LIMITS,
} as const

/** The reading that promises Retry-After and an error body as well. */
export const FULL_READING = '429-retry-after'

const status = check({
  ...shared,
  id: 'limits.refusal-status',
  title: 'a call beyond the limit has the status of the reading',
  trippedBy: ['limit-403', 'limit-500'],
  judge: (evidence) => {
    const expected = numbersOf(evidence.readings, 'limits.exceeded', 'status')
    const wanted = expected.length === 0 ? 'no refusal: it is to wait' : expected.join(' or ')
    return onLimitRefusals(evidence, (refusal) =>
      expected.includes(statusOf(refusal) ?? 0) ? [] : [statusIssue(refusal, wanted)],
    )
  },
})

/** Anyone who gets a 5xx believes that the service is broken: it tries again at once, or wakes somebody up. */
const noServerError = check({
  ...shared,
  id: 'limits.refusal-no-server-error',
  title: 'a limit is not a server error, unless the reading says so',
  trippedBy: ['limit-500'],
  judge: (evidence) => {
    const expected = numbersOf(evidence.readings, 'limits.exceeded', 'status')
    return onLimitRefusals(evidence, (refusal) => {
      const received = statusOf(refusal) ?? 0
      return received >= 500 && !expected.includes(received) ? [statusIssue(refusal, 'no 5xx')] : []
    })
  },
})

const body = check({
  ...shared,
  id: 'limits.refusal-body',
  title: 'a call beyond the limit is answered with an error body',
  trippedBy: ['limit-body-empty', 'limit-body-without-error', 'limit-html'],
  judge: (evidence) => {
    const rule = errorRule(evidence.readings)
    if (rule === null) return notApplicable('no reading of errors.body names a schema')
    return onPromised(evidence, 'an error body', (refusal) => {
      const json = strictJson(refusal)
      if (json.ok) return rule(json.value, refusal.id)
      return [{ at: `${refusal.id} body`, expected: 'a JSON error body', received: json.problem }]
    })
  },
})

const mediaType = check({
  ...shared,
  id: 'limits.refusal-media-type',
  title: 'the body of a refusal has the media type of an error',
  trippedBy: ['limit-html', 'limit-media-text'],
  judge: (evidence) => {
    const expected = stringsOf(evidence.readings, 'errors.body', 'mediaTypes')
    if (expected.length === 0) return notApplicable('no reading of errors.body names a media type')
    return onPromised(evidence, 'an error body', (refusal) =>
      expected.includes(mediaTypeOf(refusal) ?? '')
        ? []
        : [fieldIssue(refusal, 'content-type', expected.join(' or '))],
    )
  },
})

const QUICK_MS = 1000
const FEWEST_OTHERS = 2
const WAY_UNKNOWN = 'the network is slow, and too few other calls without work for the target show how slow'
const WAY_UNSTEADY = 'some answers came late as well: the way there, or this machine, was slow at times'

/** A refusal that takes as long as an answer costs the target what the limit was to save. */
const quick = check({
  ...shared,
  id: 'limits.refusal-quick',
  level: 'SHOULD',
  title: 'a call beyond the limit is refused at once',
  trippedBy: ['limit-refusal-slow'],
  judge: (evidence) =>
    whenSpent(evidence, (spent) => {
      const { refusals } = spent
      // The quickest: a stall on the way, or of our machine, makes some of them late, and never all.
      const quickestMs = Math.min(...refusals.map(headersMsOf))
      // Where the way there is slow, nothing can come within a second.
      const usualMs = Math.max(QUICK_MS, upperMedian(answersMsOf(spent)) / 2)
      return quickestMs <= usualMs ? satisfied(refusals) : beyond(spent, quickestMs, usualMs)
    }),
})

// Judges refusals of which even the quickest took longer than usual, by calls that cost the target as little.
function beyond(spent: Spent, quickestMs: number, usualMs: number): Judgement {
  const { evidence, refused, refusals } = spent
  const others = freeCalls(evidence).filter((one) => statusOf(one) !== statusOf(refused))
  // Neither does a single one show it, nor do answers: several refusals may each be late by a stall of its own while they are not.
  if (others.length < FEWEST_OTHERS) return inconclusive('prerequisite', WAY_UNKNOWN, refusals)
  const wayMs = others.map(headersMsOf)
  if (quickestMs <= QUICK_MS + Math.min(...wayMs)) return satisfied([...refusals, ...others])
  const maxMs = QUICK_MS + Math.max(...wayMs)
  if (quickestMs <= maxMs || isUnsteady(answersMsOf(spent), quickestMs))
    return inconclusive('timeout', WAY_UNSTEADY, refusals)
  const received = `${formatRoundedSeconds(quickestMs)} in the quickest of ${refusals.length}`
  const expected = `within ${formatRoundedSeconds(Math.max(usualMs, maxMs))}`
  return violatedUnlessEmpty([{ at: `${refusals[0]?.id} headers`, expected, received }], refusals)
}

function answersMsOf({ calls, refusals }: Spent): readonly number[] {
  return calls.filter((one) => !refusals.includes(one)).map(headersMsOf)
}

// Whether an answer took as long only because of a stall.
function isUnsteady(answersMs: readonly number[], refusalMs: number): boolean {
  const slowestMs = Math.max(0, ...answersMs)
  return slowestMs >= refusalMs && slowestMs > 2 * upperMedian(answersMs)
}

function headersMsOf({ timing }: Exchange): number {
  return timing.headersMs ?? timing.endMs
}

// Calls with a wrong key, and those that are not a request: they cost the target as little as a refusal for the limit.
function freeCalls(evidence: Evidence): readonly Exchange[] {
  const kinds = ['wrong', 'invalid-1', 'invalid-2']
  const labels = (['recovery', 'recovery-again'] as const).flatMap((series) =>
    kinds.map((kind) => labelIn(series, kind)),
  )
  return labels.flatMap((label) => limitCall(evidence, label) ?? []).filter(isRefused)
}

/** Refusals end up in logs and on screens more than anything else does. */
const noKey = check({
  ...shared,
  id: 'limits.refusal-no-key',
  title: 'no refusal repeats the key',
  trippedBy: ['limit-key-in-body'],
  judge: (evidence) =>
    onLimitRefusals(evidence, (refusal) => {
      const secrets = evidence.secretPlaceholders
      const fields = (refusal.response?.headers ?? []).filter(([, value]) => mentions(value, secrets))
      const places = [
        ...fields.map(([name]) => `header ${name}`),
        ...(mentions(bodyText(refusal) ?? '', secrets) ? ['body'] : []),
      ]
      return places.map((place) => ({
        at: `${refusal.id} ${place}`,
        expected: 'no part of the key',
        received: 'the key',
      }))
    }),
})

/** Checks of refusals. */
export const limitRefusalChecks: readonly Check[] = [status, noServerError, body, mediaType, quick, noKey]

/** Applies a rule to every refusal for the limit. */
export function onLimitRefusals(
  evidence: Evidence,
  rule: (refusal: Exchange) => readonly Issue[],
): Judgement {
  return whenSpent(evidence, (spent) => eachRefusal(spent, rule))
}

/** Applies a rule to every refusal where the reading promises what the rule looks at. */
export function onPromised(
  evidence: Evidence,
  what: string,
  rule: (refusal: Exchange) => readonly Issue[],
): Judgement {
  const reading = stringOf(evidence.readings, 'limits.exceeded', 'reading') ?? FULL_READING
  return whenSpent(evidence, (spent) =>
    reading === FULL_READING
      ? eachRefusal(spent, rule)
      : notApplicable(`the reading ${reading} of limits.exceeded promises no ${what.replace(/^an? /, '')}`),
  )
}

/** Returns whether an answer says when to come again. */
export function saysWhen(refusal: Exchange): boolean {
  return headerValue(refusal.response?.headers ?? [], 'retry-after') !== null
}

function mentions(text: string, secrets: readonly string[]): boolean {
  return secrets.some((secret) => text.includes(secret))
}

// All refusals of a target look alike: a few show what is wrong with them.
const SHOWN = 3

function eachRefusal({ refusals }: Spent, rule: (refusal: Exchange) => readonly Issue[]): Judgement {
  const offending = refusals.filter((refusal) => rule(refusal).length > 0)
  if (offending.length === 0) return violatedUnlessEmpty([], refusals)
  return violatedUnlessEmpty(offending.slice(0, SHOWN).flatMap(rule), offending)
}
