import { count } from '../../../schemas/count.ts'
import { check, checkWhen, type Check, type Evidence } from '../../evidence/check.ts'
import { examine } from '../../evidence/evidence.ts'
import { errorBodyRule } from '../../evidence/error-shape.ts'
import { chanceOfPair, MAX_CHANCE } from '../../evidence/paired-answers.ts'
import { isServerError } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import {
  headerValue,
  headerValues,
  isClientError,
  isRefusalWithoutLimit,
  isJsonMediaType,
  is2xx,
  mediaTypeOf,
  statusIssue,
  statusOf,
  strictJson,
} from '../../exchange/reply.ts'
import { numbersOf } from '../../statement/readings.ts'
import { hasPart, isNeeded, needsAnything } from '../../statement/signup-request.ts'
import { EMPTY, RENEWED, SIGNUP_MISTAKES, type SignupMistake } from '../signup-mistakes.ts'
import {
  BAD_SIGNUPS,
  calls,
  givesKey,
  GOOD_SIGNUPS,
  keysIn,
  onCalls,
  SIGNUP,
  signupCall,
  timesInBody,
  UNUSUAL,
  whenAccepted,
  whenKeyReceived,
  whenSignupOffered,
} from './signup-evidence.ts'

const response = { ...SIGNUP, reading: 'signup.response' } as const
const conditions = { ...SIGNUP, reading: 'errors.conditions' } as const

export const jsonAnswers = checkWhen(whenSignupOffered, {
  ...SIGNUP,
  id: 'signup.json-answers',
  clause: 'C4.2',
  title: 'the answers of sign-up, refusals too, are one JSON value each (RFC 8259), with a JSON media type',
  because: ['core.errors-strict-json'],
  trippedBy: ['signup-errors-text', 'signup-html', 'signup-two-values'],
  judge: (evidence, first) => {
    // Leaves out redirects, server errors, which other checks report, and the answers of a gateway, such as 429.
    const answers = calls(evidence, [...GOOD_SIGNUPS, ...BAD_SIGNUPS, ...RENEWED]).filter(
      (exchange) =>
        ![204, 429].includes(statusOf(exchange) ?? 0) && (is2xx(exchange) || isClientError(exchange)),
    )
    if (answers.length === 0) return inconclusive('prerequisite', 'no answer has a body', [first])
    return examine(evidence, answers, jsonIssues)
  },
})

// Returns an issue if the body is not JSON, or if its media type is not a JSON type.
function jsonIssues(exchange: Exchange): readonly Issue[] {
  const [json, type] = [strictJson(exchange), mediaTypeOf(exchange)]
  if (!json.ok) return [{ at: `${exchange.id} body`, expected: 'one JSON value', received: json.problem }]
  if (isJsonMediaType(type)) return []
  return [{ at: `${exchange.id} header content-type`, expected: 'a JSON type', received: type ?? 'missing' }]
}

export const errorsBody = check({
  ...SIGNUP,
  id: 'signup.errors-body',
  isFormat: true,
  reading: 'errors.body',
  title: 'a refused sign-up has the error body of the reading',
  because: ['signup.json-answers', 'core.errors-body', 'core.errors-strict-json'],
  trippedBy: ['signup-error-detail'],
  judge: (evidence) => {
    const rule = errorBodyRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    return whenAccepted(evidence, (first) => {
      const refused = calls(evidence, [...BAD_SIGNUPS, ...RENEWED]).filter(isRefusalWithoutLimit)
      if (refused.length === 0) return inconclusive('prerequisite', 'no sign-up was refused', [first])
      return examine(evidence, refused, (exchange) => {
        const json = strictJson(exchange)
        if (json.ok) return rule(exchange)
        return [{ at: `${exchange.id} body`, expected: 'a JSON error body', received: json.problem }]
      })
    })
  },
})

// Proxies log header fields.
export const keyNotInHeaders = checkWhen(whenKeyReceived, {
  ...SIGNUP,
  id: 'signup.key-not-in-headers',
  reading: 'key.format',
  title: 'no answer has the new key in a header: no Location, no Set-Cookie, no other',
  trippedBy: ['signup-key-in-cookie'],
  judge: (evidence) => {
    const keys = keysIn(evidence)
    return examine(evidence, calls(evidence).filter(isSeen), ({ id, response: answer }) =>
      (answer?.headers ?? [])
        .filter(([, value]) => keys.some((key) => value.includes(key)))
        .map(([name]) => ({
          at: `${id} header ${name}`,
          expected: 'no part of the key',
          received: 'the key',
        })),
    )
  },
})

function isSeen(exchange: Exchange): boolean {
  return statusOf(exchange) !== null && statusOf(exchange) !== 429
}

export const keyOnce = checkWhen(whenKeyReceived, {
  ...response,
  id: 'signup.key-once',
  level: 'SHOULD',
  title: 'the key appears once in the answer, and not in a message or link as well',
  trippedBy: ['signup-key-in-message'],
  judge: (evidence, kept, first) =>
    examine(evidence, [first], () => {
      const times = timesInBody(first, kept.placeholder)
      if (times <= 1) return []
      return [{ at: `${first.id} body`, expected: 'the key once', received: count(times, 'time') }]
    }),
})

export const passwordNotEchoed = checkWhen(whenSignupOffered, {
  ...response,
  id: 'signup.password-not-echoed',
  title: 'no answer repeats the password',
  trippedBy: ['signup-password-echoed', 'signup-password-in-error'],
  judge: (evidence) => {
    const sent = evidence.secretPlaceholders.filter((secret) =>
      calls(evidence).some(({ request }) => request.body?.text?.includes(secret)),
    )
    if (sent.length === 0) return notApplicable('no password was sent')
    return examine(evidence, calls(evidence).filter(isSeen), (exchange) =>
      sent.flatMap((password) => {
        const isInHeader = (exchange.response?.headers ?? []).some(([, value]) => value.includes(password))
        if (!isInHeader && timesInBody(exchange, password) === 0) return []
        const at = `${exchange.id} ${isInHeader ? 'header' : 'body'}`
        return [{ at, expected: 'no password', received: 'the password' }]
      }),
    )
  },
})

// Source: RFC 9111 section 5.2.2.5.
export const noStore = checkWhen(whenKeyReceived, {
  ...response,
  id: 'signup.no-store',
  level: 'SHOULD',
  title: 'an answer with a key must not be cached: Cache-Control has no-store',
  trippedBy: ['signup-cacheable'],
  judge: (evidence, _, first) =>
    examine(evidence, [first], ({ id, response: answer }) => {
      const value = headerValues(answer?.headers ?? [], 'cache-control').join(', ')
      if (/(^|[\s,])no-store\b/i.test(value)) return []
      const received = value === '' ? 'missing' : value.slice(0, 80)
      return [{ at: `${id} header cache-control`, expected: 'no-store', received }]
    }),
})

export const noKeyForMistakes = check({
  ...SIGNUP,
  id: 'signup.no-key-for-mistakes',
  clause: 'C4.7',
  title:
    'a refused sign-up gives no key, and one with an address in use does not give the key of its account',
  trippedBy: ['signup-key-in-refusal', 'signup-duplicate-first-key'],
  judge: (evidence) =>
    onCalls(evidence, BAD_SIGNUPS, (exchange) => {
      const first = signupCall(evidence, 'first')?.kept
      if (
        exchange.label === 'duplicate' &&
        first !== undefined &&
        timesInBody(exchange, first.placeholder) > 0
      )
        return [{ at: `${exchange.id} body`, expected: 'no key', received: 'the key of the account in use' }]
      return !is2xx(exchange) && givesKey(evidence, exchange)
        ? [{ at: `${exchange.id} ${exchange.kept?.pointer ?? ''}`, expected: 'no key', received: 'a key' }]
        : []
    }),
})

// The level is SHOULD, because a service may allow two accounts.
export const duplicateNoNewKey = check({
  ...SIGNUP,
  id: 'signup.duplicate-no-new-key',
  reading: 'signup.request',
  level: 'SHOULD',
  title:
    'a sign-up with an address in use and another password does not get a key, nor do two at once if they were sent',
  because: ['signup.no-key-for-mistakes'],
  trippedBy: ['signup-duplicate-new-key', 'signup-refused-twice'],
  judge: (evidence) =>
    hasPart(evidence.readings, 'email')
      ? onCalls(evidence, ['duplicate', RENEWED[1]], (call) => {
          // Of two simultaneous sign-ups, the service may handle either first.
          const others = call.label === 'duplicate' ? [] : calls(evidence, RENEWED)
          if (![call, ...others].every((one) => is2xx(one) && givesKey(evidence, one))) return []
          const received = `${statusOf(call) ?? 0} with a key`
          return [{ at: `${call.id} status`, expected: '4xx, or 2xx without a key', received }]
        })
      : whenAccepted(evidence, () =>
          notApplicable('the request of the reading has no email', 'signup.request'),
        ),
})

export const never5xx = check({
  ...conditions,
  id: 'signup.mistakes-never-5xx',
  title:
    'no sign-up with a mistake, a name beyond ASCII or a long password, and none of two at once, is answered with a server error, and a repeated one is refused with 4xx or answered 2xx',
  beside: '*',
  trippedBy: [
    'signup-race-500',
    'signup-crash-on-mistake',
    'signup-duplicate-500',
    'signup-case-500',
    'signup-name-500',
    'signup-password-500',
  ],
  judge: (evidence) => {
    const atOnce = serverErrorsAtOnce(evidence)
    const blamed = mayBeChance(evidence) ? [] : atOnce
    const judged = onCalls(evidence, [...BAD_SIGNUPS, UNUSUAL, ...RENEWED], (exchange) =>
      serverErrorIssues(evidence, exchange, blamed),
    )
    const [raced] = atOnce
    const isUnsure = raced !== undefined && othersOf(evidence).every((call) => !isServerError(call))
    if (judged.kind !== 'satisfied' || !isUnsure) return judged
    const why = `${raced.id} got ${statusOf(raced) ?? 0}, and too few other calls were sent to exclude chance`
    return inconclusive('prerequisite', why, [raced])
  },
})

// Returns the issues about a 5xx. `blamed` are the attempts of two simultaneous sign-ups whose 5xx cannot be chance.
function serverErrorIssues(
  evidence: Evidence,
  exchange: Exchange,
  blamed: readonly Exchange[],
): readonly Issue[] {
  const raced = blamed.find(({ label }) => label === exchange.label)
  if (raced !== undefined) return [statusIssue(raced, 'no 5xx to one of two sign-ups at once')]
  if ((statusOf(exchange) ?? 0) >= 500) {
    const plain = signupCall(evidence, 'second-plain')
    const isForContent = exchange.label === UNUSUAL && plain !== undefined && is2xx(plain)
    const what = isForContent ? ' to a name beyond ASCII and a password of more than 72 bytes' : ''
    return [statusIssue(exchange, `no 5xx${what}`)]
  }
  const isClean = exchange.label !== 'duplicate' || is2xx(exchange) || isClientError(exchange)
  return isClean ? [] : [statusIssue(exchange, '4xx or 2xx')]
}

// Returns the attempts of two simultaneous sign-ups that got a 5xx. A repetition proves nothing: by then, the other has the address.
function serverErrorsAtOnce({ sentAgain }: Evidence): readonly Exchange[] {
  return sentAgain.filter((call) => isAtOnce(call) && isServerError(call))
}

function isAtOnce({ label }: Exchange): boolean {
  return label === RENEWED[0] || label === RENEWED[1]
}

function othersOf({ exchanges, sentAgain }: Evidence): readonly Exchange[] {
  return [...exchanges, ...sentAgain].filter((call) => !isAtOnce(call))
}

// Returns whether a 5xx to one of two simultaneous sign-ups may be chance: other calls get a 5xx too often, or are too few.
function mayBeChance(evidence: Evidence): boolean {
  const others = othersOf(evidence)
  return chanceOfPair(others.filter(isServerError).length, others.length) > MAX_CHANCE
}

export const refusedNotKept = check({
  ...conditions,
  id: 'signup.refused-not-kept',
  level: 'SHOULD',
  title: 'a sign-up that was refused for its password does not take its address',
  because: ['signup.mistakes-never-5xx'],
  trippedBy: ['signup-refused-409'],
  judge: (evidence) =>
    whenAccepted(evidence, (first) => {
      const [renewed, duplicate] = [calls(evidence, RENEWED), signupCall(evidence, 'duplicate')]
      if (renewed.length === 0 || duplicate === undefined)
        return notApplicable('no sign-up was refused for its password, or too many accounts were created')
      // Without a key in any answer, an answer 2xx does not show whether the address is in use.
      const isAnswered = (call: Exchange) =>
        givesKey(evidence, call) || (is2xx(call) && first.kept === undefined)
      const isTaken = renewed.every((call) => !isAnswered(call) && statusOf(call) === statusOf(duplicate))
      const expected = `another answer than that to the address in use (${duplicate.id})`
      return examine(evidence, renewed, (call) => (isTaken ? [statusIssue(call, expected)] : []))
    }),
})

/** The checks that the target refuses invalid sign-ups: one check for each kind of mistake. */
export const mistakes: readonly Check[] = SIGNUP_MISTAKES.map((mistake) =>
  check({
    ...conditions,
    id: `signup.refuses-${mistake.label}`,
    level: mistake.level,
    ...(isDeclaredNeed(mistake) ? { bindsWith: ['signup.request'] } : {}),
    because: ['signup.mistakes-never-5xx'],
    title: `a sign-up with ${mistake.title} is refused`,
    trippedBy: [`signup-accepts-${mistake.label}`],
    judge: (evidence) => judgeMistake(evidence, mistake),
  }),
)

function isDeclaredNeed(mistake: SignupMistake): boolean {
  return mistake.kind === 'part' && mistake.level === 'SHOULD' && mistake.value === undefined
}

function judgeMistake(evidence: Evidence, mistake: SignupMistake): Judgement {
  const { readings } = evidence
  return whenAccepted(evidence, (first) => {
    if (mistake.kind === 'part' && !hasPart(readings, mistake.part))
      return notApplicable(`the request of the reading has no ${mistake.part}`)
    if (mistake.label === EMPTY && !needsAnything(readings))
      return notApplicable('the reading of signup.request declares no member as required')
    if (mistake.kind === 'part' && mistake.value === undefined && !isNeeded(readings, mistake.part))
      return notApplicable(`the reading of signup.request does not declare ${mistake.part} as required`)
    const exchange = signupCall(evidence, mistake.label)
    if (exchange !== undefined)
      return examine(evidence, [exchange], (answer) => refusalIssues(evidence, answer))
    const why = 'not sent: the target created four accounts or answered 429 before'
    // A target may reach the limit of accounts without a violation.
    return mistake.level === 'SHOULD' ? notApplicable(why) : inconclusive('prerequisite', why, [first])
  })
}

const ROWS = ['malformed', 'invalid', 'tooLarge'] as const

function refusalIssues(evidence: Evidence, answer: Exchange): readonly Issue[] {
  const listed = [...new Set(ROWS.flatMap((row) => numbersOf(evidence.readings, 'errors.status', row)))]
  const expected = listed.length === 0 ? '4xx' : listed.join(' or ')
  const status = statusOf(answer) ?? 0
  if (is2xx(answer) && keysIn(evidence).some((key) => timesInBody(answer, key) > 0))
    return [{ at: `${answer.id} status`, expected, received: `${status} with a key` }]
  const fits = listed.length === 0 ? isClientError(answer) : listed.includes(status)
  return fits ? [] : [statusIssue(answer, expected)]
}

export const getHarmless = checkWhen(whenSignupOffered, {
  ...conditions,
  id: 'signup.get-harmless',
  title: 'GET on the path of sign-up gives no key and no server error',
  trippedBy: ['signup-get-500', 'signup-get-key'],
  judge: (evidence) =>
    examine(evidence, calls(evidence, ['get']), (get) => {
      if (get.kept !== undefined)
        return [{ at: `${get.id} ${get.kept.pointer}`, expected: 'no key', received: 'a key' }]
      return (statusOf(get) ?? 0) >= 500 ? [statusIssue(get, 'no 5xx')] : []
    }),
})

// Source: RFC 9110 section 10.2.3.
export const limitSaysWhen = check({
  ...SIGNUP,
  id: 'signup.limit-says-when',
  reading: 'limits.exceeded',
  level: 'SHOULD',
  title: 'a 429 to a sign-up carries Retry-After',
  trippedBy: ['signup-limit-bare'],
  judge: (evidence) => {
    const limited = calls(evidence).filter((exchange) => statusOf(exchange) === 429)
    if (limited.length === 0)
      return whenSignupOffered(evidence, () => notApplicable('no sign-up was answered 429'))
    const bare = limited.filter(
      ({ response: answer }) => headerValue(answer?.headers ?? [], 'retry-after') === null,
    )
    const [expected, received] = ['seconds or a date', 'missing']
    return violatedUnlessEmpty(
      bare.map(({ id }) => ({ at: `${id} header retry-after`, expected, received })),
      limited,
    )
  },
})
